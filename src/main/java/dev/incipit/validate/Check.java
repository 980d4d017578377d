package dev.incipit.validate;

import dev.incipit.text.Words;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Result of one check: the fields of interface section 2.4, and the line it concerns.
 *
 * @param line the first faulty line, from 1; empty on a pass or if the whole file or its delivery is at fault; not in responses
 * @param weight in the score of its tier; not in responses
 * @param cause the check that already says why this one does not pass; the message then only refers to it; not in responses
 */
public record Check(
        Tier tier,
        String id,
        String name,
        Status status,
        String message,
        OptionalInt line,
        int weight,
        Optional<Cause> cause) {
    /** The same check as if it had passed. */
    Check passed() {
        return passed(message);
    }

    Check passed(String why) {
        return new Check(tier, id, name, Status.PASS, why, line, weight, Optional.empty());
    }

    /** Whether a check judges the file's format or its use to an agent. */
    public enum Tier {
        STRUCTURE,
        READINESS;

        public String word() {
            return Words.word(this);
        }
    }

    /** Result of a check, and of a report as a whole. */
    public enum Status {
        PASS,
        WARNING,
        FAIL;

        public String word() {
            return Words.word(this);
        }
    }
}
