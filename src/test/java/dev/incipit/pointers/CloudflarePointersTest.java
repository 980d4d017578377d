package dev.incipit.pointers;

/** The function for Cloudflare, run by Node.js in the way that Cloudflare documents; Cloudflare itself is not asked. */
final class CloudflarePointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.CLOUDFLARE;
    }
}
