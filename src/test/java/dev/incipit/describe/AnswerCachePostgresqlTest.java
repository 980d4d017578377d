package dev.incipit.describe;

import dev.incipit.store.Stores;

final class AnswerCachePostgresqlTest extends AnswerCacheContract {
    AnswerCachePostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
