package dev.incipit.pointers;

import org.junit.jupiter.api.Tag;

/** The function for Vercel, run by Node.js in the way that Vercel documents; Vercel itself is not asked. */
@Tag("full")
final class VercelPointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.VERCEL;
    }
}
