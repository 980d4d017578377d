package dev.incipit.pointers;

/** The configuration for Apache, run in Apache. */
final class ApachePointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.APACHE;
    }
}
