package dev.incipit.store;

final class GroupCommitPostgresqlTest extends GroupCommitContract {
    GroupCommitPostgresqlTest() {
        super(Stores.POSTGRESQL);
    }
}
