package dev.incipit.account;

import dev.incipit.store.Stores;

final class OperatorPostgresqlTest extends OperatorContract {
    OperatorPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
