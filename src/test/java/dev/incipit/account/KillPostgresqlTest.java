package dev.incipit.account;

import dev.incipit.store.Stores;

final class KillPostgresqlTest extends KillContract {
    KillPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
