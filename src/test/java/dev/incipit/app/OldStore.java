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
        try (var ledger = open(config)) {
            ledger.accounts().create("acme", "pro");
            ledger.accounts().create("Søren & Fils", "free");
            var pro = ledger.keys().create("acme", "nightly build").key().reveal();
            var free = ledger.keys().create("Søren & Fils", "").key().reveal();
            var revoked = ledger.keys().create("acme", "lost");
            ledger.keys().revoke(revoked.entry().id());
            use(ledger, pro, Operation.GENERATE);
            use(ledger, pro, Operation.GENERATE);
            use(ledger, pro, Operation.VALIDATE);
            use(ledger, free, Operation.VALIDATE);
            System.out.println(pro + "\n" + free + "\n" + revoked.key().reveal());
        }
    }

    static Ledger open(DatabaseConfig config) {
        var settings = Settings.read(Optional.empty(), Instance.settings(config, Map.of()), _ -> Optional.empty());
        return Ledger.open(settings, InstantSource.fixed(NOW));
    }

    private static void use(Ledger ledger, String key, Operation operation) {
        var in = (Admission.Admitted) ledger.admission().admit(Optional.of(key), "192.0.2.1");
        var spent = (Admission.Spent) ledger.admission().spend(in.grant(), operation);
        ledger.admission().settle(spent.receipt(), false);
    }
}
