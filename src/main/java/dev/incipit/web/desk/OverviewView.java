package dev.incipit.web.desk;

import dev.incipit.account.Plan;
import java.time.Instant;
import java.util.List;

/**
 * What the overview shows.
 *
 * @param keys the keys that are live or were used this month
 * @param resetAt when the next month begins
 * @param firstKey whether the account has no key of its own yet
 */
record OverviewView(
        Plan plan, List<KeyUse> keys, Instant resetAt, UseChart generations, UseChart validations, boolean firstKey) {
    record KeyUse(String name, boolean live, UseMeter generations, UseMeter validations) {}
}
