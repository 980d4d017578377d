package dev.incipit.account;

import dev.incipit.store.Stores;

final class IdempotentRequestsPostgresqlTest extends IdempotentRequestsContract {
    IdempotentRequestsPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
