package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.Accounts.Account;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AccountsViewTest {
    private static final List<String> PLANS = List.of("free", "pro");

    private static Account named(String name, String plan) {
        return new Account(name, plan, Instant.EPOCH, Optional.empty(), 1, 2, 3);
    }

    private static AccountsView sought(String word) {
        var all = List.of(named("Acme", "pro"), named("bolt", "free"), named("profit", "free"));
        return AccountsView.of(all, word, PLANS, Map.of("bolt", List.of("ann@sea.example")));
    }

    @ParameterizedTest
    @CsvSource({"'', Acme bolt profit", "acM, Acme", "ANN@sea, bolt", "pro, Acme profit", "fre, ''", "none, ''"})
    void anAccountIsFoundByItsNameItsUsersOrItsPlan(String word, String names) {
        var view = sought(word);
        assertEquals(
                names,
                String.join(" ", view.accounts().stream().map(Account::name).toList()));
        assertEquals(view.accounts().size(), view.found());
    }

    @Test
    void aPlanIsFoundThoughItsNameHasCapitals() {
        var all = List.of(named("Acme", "Team"), named("bolt", "free"));
        assertEquals(1, AccountsView.of(all, "team", PLANS, Map.of()).found());
    }

    @Test
    void ofManyTheFirstAreShownAndAllCounted() {
        var many = IntStream.range(0, AccountsView.SHOWN_MAX + 1)
                .mapToObj(i -> named("a" + i, "free"))
                .toList();
        var view = AccountsView.of(many, "", PLANS, Map.of());
        assertEquals(AccountsView.SHOWN_MAX, view.accounts().size());
        assertEquals(AccountsView.SHOWN_MAX + 1, view.found());
    }

    @Test
    void aPlanThatTheSettingsNameNoMoreIsStillThatOfItsAccount() {
        var view = sought("");
        assertEquals(PLANS, view.choice(named("Acme", "pro")));
        assertEquals(List.of("free", "pro", "old"), view.choice(named("Acme", "old")));
        assertEquals(List.of("ann@sea.example"), view.users(named("bolt", "free")));
        assertEquals(List.of(), view.users(named("Acme", "pro")));
    }
}
