package dev.incipit.account;

import dev.incipit.store.Stores;

final class OperatorH2Test extends OperatorContract {
    OperatorH2Test() {
        super(Stores.H2);
    }
}
