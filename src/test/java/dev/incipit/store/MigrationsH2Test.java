package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class MigrationsH2Test extends MigrationsContract {
    MigrationsH2Test() {
        super(Stores.H2);
    }

    @Test
    void aStoreThatIsRefusedIsClosed() {
        var config = Stores.H2.fresh();
        try (var beside = new Database(config)) {
            Migrations.run(beside);
            beside.change("update \"flyway_schema_history\" set \"version\" = '99' where \"version\" = '1'");
            var sessions = sessions(beside);
            assertThrows(StoreFailed.class, () -> Migrations.open(config));
            assertEquals(sessions, sessions(beside));
        }
    }

    private static int sessions(Database database) {
        return database.rows("select * from information_schema.sessions").size();
    }
}
