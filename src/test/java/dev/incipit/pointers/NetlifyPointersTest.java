package dev.incipit.pointers;

import org.junit.jupiter.api.Tag;

/** The function for Netlify, run by Node.js in the way that Netlify documents; Netlify itself is not asked. */
@Tag("full")
final class NetlifyPointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.NETLIFY;
    }
}
