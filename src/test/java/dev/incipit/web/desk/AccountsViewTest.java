package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.Accounts.Account;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AccountsViewTest {
    private static Account on(String plan) {
        return new Account("acme", plan, Instant.EPOCH, Optional.empty(), 1, 2, 3);
    }

    @Test
    void aPlanThatTheSettingsNameNoMoreIsStillThatOfItsAccount() {
        var view = new AccountsView(List.of(), List.of("free", "pro"), Map.of("acme", List.of("ann@acme.example")));
        assertEquals(List.of("free", "pro"), view.choice(on("pro")));
        assertEquals(List.of("free", "pro", "old"), view.choice(on("old")));
        assertEquals(List.of("ann@acme.example"), view.users(on("pro")));
    }
}
