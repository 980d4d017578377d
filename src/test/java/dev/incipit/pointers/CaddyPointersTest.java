package dev.incipit.pointers;

/** The configuration for Caddy, run in Caddy. */
final class CaddyPointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.CADDY;
    }
}
