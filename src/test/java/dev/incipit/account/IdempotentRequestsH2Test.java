package dev.incipit.account;

import dev.incipit.store.Stores;

final class IdempotentRequestsH2Test extends IdempotentRequestsContract {
    IdempotentRequestsH2Test() {
        super(Stores.H2);
    }
}
