package dev.incipit.account;

import dev.incipit.store.Stores;

final class OwnKeysPostgresqlTest extends OwnKeysContract {
    OwnKeysPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
