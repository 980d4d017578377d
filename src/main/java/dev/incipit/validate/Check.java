package dev.incipit.validate;

/** One check's result: fields of the interface, section 2.4. */
public record Check(Tier tier, String id, String name, Status status, String message) {
    /** Does the file keep the format, or does it help an agent? */
    public enum Tier {
        STRUCTURE,
        READINESS
    }

    /** Result of a check, and of a report as a whole. */
    public enum Status {
        PASS,
        WARNING,
        FAIL
    }
}
