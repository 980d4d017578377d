package dev.incipit.app.command;

import dev.incipit.app.AccountStore;
import dev.incipit.app.settings.Settings;
import java.time.InstantSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command on the store takes. */
final class StoreOptions {
    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    /** The store, beside a service that may be running on it. */
    AccountStore open() {
        return AccountStore.open(Settings.load(common.config()), InstantSource.system());
    }

    /** Whether machines read the answer. */
    boolean json() {
        return json;
    }
}
