package dev.incipit.account;

/** An admitted key: its id, its account, its plan, and what it had left of each limit on arrival. */
public record Grant(
        long keyId, long accountId, Plan plan, RateState rate, QuotaState generations, QuotaState validations) {
    public QuotaState quota(Operation operation) {
        return switch (operation) {
            case GENERATE -> generations;
            case VALIDATE -> validations;
        };
    }
}
