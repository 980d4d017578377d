package dev.incipit.store;

final class MigrationsH2Test extends MigrationsContract {
    MigrationsH2Test() {
        super(Stores.H2);
    }
}
