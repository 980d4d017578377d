package dev.incipit.store;

final class DatabasePostgresqlTest extends DatabaseContract {
    DatabasePostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
