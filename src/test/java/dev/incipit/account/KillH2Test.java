package dev.incipit.account;

import dev.incipit.store.Stores;

final class KillH2Test extends KillContract {
    KillH2Test() {
        super(Stores.H2);
    }
}
