package dev.incipit.pointers;

/** The function for Vercel, run by Node.js in the way that Vercel documents; Vercel itself is not asked. */
final class VercelPointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.VERCEL;
    }
}
