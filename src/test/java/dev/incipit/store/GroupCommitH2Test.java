package dev.incipit.store;

final class GroupCommitH2Test extends GroupCommitContract {
    GroupCommitH2Test() {
        super(Stores.H2);
    }
}
