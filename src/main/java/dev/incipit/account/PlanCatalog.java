package dev.incipit.account;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The available plans (settings {@code plans.*}), smallest first. */
public record PlanCatalog(List<Plan> plans) {
    /** The default plan of a new account. */
    public static final String FREE = "free";

    /** The plan of the account created at the first start. */
    public static final String BUSINESS = "business";

    /** Decisions §3. */
    public static final PlanCatalog DEFAULTS = new PlanCatalog(List.of(
            new Plan(FREE, 10, 100, 10, 0),
            new Plan("starter", 100, 1_000, 30, 50),
            new Plan("pro", 500, 5_000, 60, 100),
            new Plan(BUSINESS, 2_000, 20_000, 120, 100)));

    /** @throws IllegalArgumentException if two plans have the same name */
    public PlanCatalog {
        plans = List.copyOf(plans);
        if (plans.stream().map(Plan::name).distinct().count() < plans.size()) {
            throw new IllegalArgumentException("two plans have the same name");
        }
    }

    public Optional<Plan> plan(String name) {
        return plans.stream().filter(plan -> plan.name().equals(name)).findFirst();
    }

    /** Returns the names as a list for a sentence. */
    String names() {
        return plans.stream().map(Plan::name).collect(Collectors.joining(", "));
    }
}
