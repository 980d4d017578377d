package dev.incipit.pointers;

/** The function for Netlify, run by Node.js in the way that Netlify documents; Netlify itself is not asked. */
final class NetlifyPointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.NETLIFY;
    }
}
