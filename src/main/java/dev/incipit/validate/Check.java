package dev.incipit.validate;

import java.util.OptionalInt;

/**
 * One check's result: fields of the interface, section 2.4, and the place it speaks of.
 *
 * @param line the first line that is at fault, from 1; empty where the whole file or its delivery is, or nothing. Not on the wire
 */
public record Check(Tier tier, String id, String name, Status status, String message, OptionalInt line) {
    /** Does the file keep the format, or does it help an agent? */
    public enum Tier {
        STRUCTURE("structure"),
        READINESS("readiness");

        private final String word;

        Tier(String word) {
            this.word = word;
        }

        /** As the interface writes it. */
        public String word() {
            return word;
        }
    }

    /** Result of a check, and of a report as a whole. */
    public enum Status {
        PASS("pass"),
        WARNING("warning"),
        FAIL("fail");

        private final String word;

        Status(String word) {
            this.word = word;
        }

        /** As the interface writes it. */
        public String word() {
            return word;
        }
    }
}
