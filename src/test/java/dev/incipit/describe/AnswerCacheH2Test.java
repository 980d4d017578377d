package dev.incipit.describe;

import dev.incipit.store.Stores;

final class AnswerCacheH2Test extends AnswerCacheContract {
    AnswerCacheH2Test() {
        super(Stores.H2);
    }
}
