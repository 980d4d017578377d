package dev.incipit.people;

import dev.incipit.store.Stores;

final class PeopleH2Test extends PeopleContract {
    PeopleH2Test() {
        super(Stores.H2);
    }
}
