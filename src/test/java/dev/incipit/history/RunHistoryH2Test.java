package dev.incipit.history;

import dev.incipit.store.Stores;

final class RunHistoryH2Test extends RunHistoryContract {
    RunHistoryH2Test() {
        super(Stores.H2);
    }
}
