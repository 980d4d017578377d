package dev.incipit.web.desk;

import dev.incipit.account.Accounts.Account;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The operator's list.
 *
 * @param plans names of the plans
 * @param people from an account's name to the addresses of its users
 */
public record AccountsView(List<Account> accounts, List<String> plans, Map<String, List<String>> people) {
    public List<String> users(Account account) {
        return people.getOrDefault(account.name(), List.of());
    }

    /** The plans to choose from; one that the settings do not name any more is among them where an account has it. */
    public List<String> choice(Account account) {
        if (plans.contains(account.plan())) {
            return plans;
        }
        var all = new ArrayList<>(plans);
        all.add(account.plan());
        return all;
    }
}
