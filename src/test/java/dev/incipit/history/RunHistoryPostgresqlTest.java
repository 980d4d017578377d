package dev.incipit.history;

import dev.incipit.store.Stores;

final class RunHistoryPostgresqlTest extends RunHistoryContract {
    RunHistoryPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
