package dev.incipit.store;

final class MigrationsPostgresqlTest extends MigrationsContract {
    MigrationsPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
