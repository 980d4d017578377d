package dev.incipit.web.desk;

import dev.incipit.account.Accounts.Account;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The operator's list.
 *
 * @param found how many there are of what was looked for
 * @param sought what was typed, empty for all
 * @param people from an account's name to the addresses of its users
 */
record AccountsView(
        List<Account> accounts, int found, String sought, List<String> plans, Map<String, List<String>> people) {
    static final int SHOWN_MAX = 200;

    /** The accounts whose name, plan or users contain what is sought, in any case. */
    static AccountsView of(List<Account> all, String sought, List<String> plans, Map<String, List<String>> people) {
        var word = sought.toLowerCase(Locale.ROOT);
        var found = all.stream()
                .filter(account -> account.name().toLowerCase(Locale.ROOT).contains(word)
                        || account.plan().equalsIgnoreCase(word)
                        || people.getOrDefault(account.name(), List.of()).stream()
                                .anyMatch(user -> user.contains(word)))
                .toList();
        var shown = found.stream().limit(SHOWN_MAX).toList();
        return new AccountsView(shown, found.size(), sought, plans, people);
    }

    List<String> users(Account account) {
        return people.getOrDefault(account.name(), List.of());
    }

    /** The plans to choose from; one that the settings do not name any more is among them where an account has it. */
    List<String> choice(Account account) {
        if (plans.contains(account.plan())) {
            return plans;
        }
        var all = new ArrayList<>(plans);
        all.add(account.plan());
        return all;
    }
}
