package dev.incipit.account;

import dev.incipit.store.Stores;

final class StormH2Test extends StormContract {
    StormH2Test() {
        super(Stores.H2);
    }
}
