package dev.incipit.store;

final class DatabaseH2Test extends DatabaseContract {
    DatabaseH2Test() {
        super(Stores.H2);
    }
}
