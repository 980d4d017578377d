package dev.incipit.api.body;

/**
 * Body of GET /api/v1/usage.
 *
 * @param plan name of the account's plan
 * @param period the calendar month (UTC) that the allowances are for
 * @param requestsPerMinute the per-minute limit; {@code remaining} is what this request left
 */
public record UsageResponse(
        String plan,
        Period period,
        Allowance generations,
        Allowance validations,
        Minute requestsPerMinute,
        int fullPagesMax) {
    /** From the first second of the month to the first of the next, RFC 3339. */
    public record Period(String start, String end) {}

    /** A month's allowance of one operation for this key. */
    public record Allowance(int limit, int used, int remaining) {}

    public record Minute(int limit, int remaining) {}
}
