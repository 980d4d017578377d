package dev.incipit.account;

import dev.incipit.store.Stores;

final class AdmissionH2Test extends AdmissionContract {
    AdmissionH2Test() {
        super(Stores.H2);
    }
}
