package dev.incipit.people;

import dev.incipit.store.Stores;

final class PeoplePostgresqlTest extends PeopleContract {
    PeoplePostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
