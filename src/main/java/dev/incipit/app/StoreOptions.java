package dev.incipit.app;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command on the store takes. */
final class StoreOptions {
    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    CommonOptions common() {
        return common;
    }

    /** Whether machines read the answer. */
    boolean json() {
        return json;
    }
}
