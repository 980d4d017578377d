package dev.incipit.app.command;

import dev.incipit.app.AccountStore;
import dev.incipit.app.settings.Settings;
import java.time.InstantSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of every command that uses the store. */
final class StoreOptions {
    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    /** Opens the store, which a running service may have open too. */
    AccountStore open() {
        return AccountStore.open(Settings.load(common.config()), InstantSource.system());
    }

    /** Whether to print JSON. */
    boolean json() {
        return json;
    }
}
