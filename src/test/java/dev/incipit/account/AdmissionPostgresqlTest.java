package dev.incipit.account;

import dev.incipit.store.Stores;

final class AdmissionPostgresqlTest extends AdmissionContract {
    AdmissionPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
