package dev.incipit.history;

import dev.incipit.account.Operation;
import dev.incipit.text.Words;
import java.time.Duration;
import java.time.Instant;

/**
 * A run that has ended.
 *
 * @param id random and positive
 * @param person the address of the user at a web page; empty for a run of a key
 * @param site the host; empty if a text was sent
 * @param note sentences for the caller, such as what was left out; may be empty
 * @param counted whether it took one of the month's allowance
 */
public record EndedRun(
        long id,
        long accountId,
        long keyId,
        Door door,
        String person,
        Task task,
        String site,
        Outcome outcome,
        int pages,
        String note,
        Instant begunAt,
        Duration duration,
        boolean counted) {
    private static final int PERSON_MAX = 400;
    private static final int SITE_MAX = 300;
    private static final int NOTE_MAX = 2_000;

    public EndedRun {
        person = Words.beginning(person, PERSON_MAX);
        site = Words.beginning(site, SITE_MAX);
        note = Words.beginning(note, NOTE_MAX);
    }

    public enum Door {
        API,
        MCP,
        PAGE
    }

    public enum Task {
        GENERATE(Operation.GENERATE),
        VALIDATE(Operation.VALIDATE),
        /** A page or file read for an agent, which counts as a validation. */
        READ(Operation.VALIDATE);

        private final Operation operation;

        Task(Operation operation) {
            this.operation = operation;
        }

        /** The operation whose allowance it takes from. */
        public Operation operation() {
            return operation;
        }
    }

    public enum Outcome {
        DONE,
        /** A report whose status is a warning. */
        WARNED,
        /** A report whose status is a failure. */
        FAULTY,
        BLOCKED,
        UNREACHABLE,
        /** The caller left before the end. */
        LEFT,
        FAILED
    }
}
