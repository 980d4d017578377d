package dev.incipit.account;

/** A key let in: who it is, whose, its plan, and what it had left of each limit when it came. */
public record Grant(
        long keyId, long accountId, Plan plan, RateState rate, QuotaState generations, QuotaState validations) {
    /** The month's allowance of an operation as it stood when the key came. */
    public QuotaState quota(Operation operation) {
        return switch (operation) {
            case GENERATE -> generations;
            case VALIDATE -> validations;
        };
    }
}
