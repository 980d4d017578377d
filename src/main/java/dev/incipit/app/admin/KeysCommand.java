package dev.incipit.app.admin;

import dev.incipit.account.Keys.Created;
import dev.incipit.account.Keys.Entry;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextTable;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Manages the accounts' API keys (decisions §7). A raw key is shown once, when it is created. */
@Command(
        name = "keys",
        description = "Create, list and revoke API keys.",
        footer = {
            "",
            "Examples:",
            "  incipit keys create acme --label website",
            "  incipit keys list acme",
            "  incipit keys revoke 7"
        })
public record KeysCommand(Terminal terminal) {
    private static final String NEVER = "never";

    /** JSON form of a key; {@code key} is the raw key, null except when it is created. */
    record KeyBody(
            long id,
            @Nullable String key,
            String firstCharacters,
            String label,
            String account,
            String created,
            @Nullable String lastUsed,
            @Nullable String revoked) {
        static KeyBody of(Entry entry, @Nullable String key) {
            return new KeyBody(
                    entry.id(),
                    key,
                    entry.firstCharacters(),
                    entry.label(),
                    entry.account(),
                    entry.createdAt().toString(),
                    entry.lastUsedAt().map(Instant::toString).orElse(null),
                    entry.revokedAt().map(Instant::toString).orElse(null));
        }
    }

    /** JSON form of a list of keys, oldest first. */
    record KeysBody(List<KeyBody> keys) {}

    @Command(
            name = "create",
            description = "Create a key and print it, only this once, on the last line.",
            footer = {"", "Examples:", "  incipit keys create acme", "  key=$(incipit keys create acme --label ci)"})
    int create(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "ACCOUNT", description = "The account it is for.") String account,
            @Option(
                            names = "--label",
                            paramLabel = "TEXT",
                            defaultValue = "",
                            description = "A label that tells it from other keys.")
                    String label) {
        Created created;
        try (var store = options.open()) {
            created = store.keys().create(account, label);
        }
        if (options.json()) {
            terminal.printJson(KeyBody.of(created.entry(), created.key().reveal()));
        } else {
            terminal.say("Key " + created.entry().id() + " of account " + account
                    + ". Keep it safe: only its hash is stored, so it cannot be shown again.");
            terminal.printExactly(created.key().reveal());
        }
        return ExitCodes.DONE;
    }

    @Command(
            name = "list",
            description = "Show the keys of an account, or all.",
            footer = {"", "Examples:", "  incipit keys list", "  incipit keys list acme --json"})
    int list(
            @Mixin StoreOptions options,
            @Parameters(arity = "0..1", paramLabel = "ACCOUNT", description = "Only its keys.") @Nullable
                    String account) {
        try (var store = options.open()) {
            var keys = store.keys().list(Optional.ofNullable(account));
            return print(
                    options,
                    new KeysBody(keys.stream().map(key -> KeyBody.of(key, null)).toList()),
                    keys);
        }
    }

    @Command(
            name = "revoke",
            description = "Revoke a key: it is refused from the next request on.",
            footer = {"", "Examples:", "  incipit keys revoke 7"})
    int revoke(
            @Mixin StoreOptions options,
            @Parameters(paramLabel = "ID", description = "Its number in the list.") long id) {
        try (var store = options.open()) {
            var revoked = store.keys().revoke(id);
            return print(options, KeyBody.of(revoked, null), List.of(revoked));
        }
    }

    private int print(StoreOptions options, Record body, List<Entry> keys) {
        var table =
                new TextTable(terminal.outStyle(), "ID", "KEY", "LABEL", "ACCOUNT", "CREATED", "LAST USED", "REVOKED");
        for (var key : keys) {
            table.row(
                    key.id(),
                    key.firstCharacters() + "…",
                    key.label(),
                    key.account(),
                    Amounts.time(key.createdAt()),
                    key.lastUsedAt().map(Amounts::time).orElse(NEVER),
                    key.revokedAt().map(Amounts::time).orElse(""));
        }
        return options.print(terminal, body, table, "There are no keys yet: 'incipit keys create ACCOUNT' makes one.");
    }
}
