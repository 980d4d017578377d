package dev.incipit.account;

import dev.incipit.store.Stores;

final class OwnKeysH2Test extends OwnKeysContract {
    OwnKeysH2Test() {
        super(Stores.H2);
    }
}
