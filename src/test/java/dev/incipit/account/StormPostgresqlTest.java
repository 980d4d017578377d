package dev.incipit.account;

import dev.incipit.store.Stores;

final class StormPostgresqlTest extends StormContract {
    StormPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
