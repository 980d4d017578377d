package dev.incipit.pointers;

/** The configuration for Nginx, run in Nginx. */
final class NginxPointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.NGINX;
    }
}
