package dev.incipit.app.admin;

import dev.incipit.app.AccountStore;
import dev.incipit.app.settings.CommonOptions;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextTable;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.StoreFailed;
import java.time.InstantSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of every command that uses the store. */
final class StoreOptions {
    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    Settings settings() {
        return common.settings();
    }

    /** Opens the store, which a running service may have open too; creates it if there is none. */
    AccountStore openOrCreate() {
        return AccountStore.open(settings(), InstantSource.system());
    }

    /**
     * Opens the store, which a running service may have open too.
     *
     * @throws StoreFailed if there is none
     */
    AccountStore open() {
        var settings = settings();
        requireStore(settings.store());
        return AccountStore.open(settings, InstantSource.system());
    }

    /** Refuses to open a store that is not there, which would create it. */
    static void requireStore(DatabaseConfig store) {
        store.missingFile().ifPresent(file -> {
            throw new StoreFailed("There is no store at " + file
                    + ". 'incipit serve' or 'incipit accounts create NAME' makes one; --config names another.");
        });
    }

    boolean json() {
        return json;
    }

    /** Prints a result as JSON or as a table, for people {@code none} in place of an empty one; returns the exit code. */
    int print(Terminal terminal, Record body, TextTable table, String none) {
        if (json) {
            terminal.printJson(body);
        } else {
            table.print(terminal, none);
        }
        return ExitCodes.DONE;
    }
}
