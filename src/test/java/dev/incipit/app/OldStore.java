package dev.incipit.app;

import dev.incipit.account.Admission;
import dev.incipit.account.Operation;
import dev.incipit.app.settings.Settings;
import dev.incipit.store.DatabaseConfig;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/**
 * Makes a store as a version left it, to be kept under {@code src/test/resources/stores/VERSION}: two accounts, three keys, some of
 * the allowance used. Run by hand, once for each release, with the class path of the tests: {@code OldStore FOLDER}, which writes
 * {@code FOLDER/store.mv.db}; or {@code OldStore JDBC-ADDRESS USER}, for a database of PostgreSQL to be dumped by
 * {@code pg_dump --inserts --no-owner --no-privileges}. It prints the keys, which {@code keys.txt} beside them holds.
 */
final class OldStore {
    /** Within the month that the fixtures' usage is counted in. */
    static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");

    private OldStore() {}

    public static void main(String[] arguments) {
        var config = arguments.length > 1
                ? DatabaseConfig.at(arguments[0], arguments[1], "")
                : DatabaseConfig.at(
                        "jdbc:h2:file:" + Path.of(arguments[0], "store").toAbsolutePath(), "", "");
        try (var store = open(config)) {
            store.accounts().create("acme", "pro");
            store.accounts().create("Søren & Fils", "free");
            var pro = store.keys().create("acme", "nightly build").key().reveal();
            var free = store.keys().create("Søren & Fils", "").key().reveal();
            var revoked = store.keys().create("acme", "lost");
            store.keys().revoke(revoked.entry().id());
            use(store, pro, Operation.GENERATE);
            use(store, pro, Operation.GENERATE);
            use(store, pro, Operation.VALIDATE);
            use(store, free, Operation.VALIDATE);
            System.out.println(pro + "\n" + free + "\n" + revoked.key().reveal());
        }
    }

    static AccountStore open(DatabaseConfig config) {
        var settings = Settings.read(Optional.empty(), Instance.settings(config, Map.of()), _ -> Optional.empty());
        return AccountStore.open(settings, InstantSource.fixed(NOW));
    }

    private static void use(AccountStore store, String key, Operation operation) {
        var in = (Admission.Admitted) store.admission().admit(Optional.of(key), "192.0.2.1");
        var spent = (Admission.Spent) store.admission().spend(in.grant(), operation);
        store.admission().settle(spent.receipt(), false);
    }
}
