package dev.incipit.validate.subject;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Optional;

/**
 * How a site serves its file.
 *
 * @param expected where agents look for the file: in the given folder and at the root
 * @param robots whether robots.txt allows agents to fetch the file
 * @param companionServed whether a full file is served beside it
 * @param pointedTo whether the page at its folder, or the home page, points to it
 */
public record FileDelivery(
        WebUrl asked,
        FetchOutcome outcome,
        List<WebUrl> expected,
        RobotsFinding robots,
        boolean companionServed,
        boolean pointedTo) {
    public FileDelivery {
        expected = List.copyOf(expected);
    }

    /** Returns the response that holds the file; empty if there is none. */
    public Optional<Fetched> fetched() {
        return outcome instanceof Fetched fetched ? Optional.of(fetched) : Optional.empty();
    }

    /** Whether the site could not be reached, or refused, so that nothing is known of the file. */
    public boolean unreached() {
        return switch (outcome) {
            case FetchOutcome.Fetched _ -> false;
            case FetchOutcome.Missing missing -> FetchOutcome.isServerError(missing.status());
            case FetchOutcome.Refused _, FetchOutcome.Guarded _, FetchOutcome.Unreachable _ -> true;
        };
    }

    /** Returns the response that holds the file, for checks that run only if there is one. */
    public Fetched file() {
        return fetched().orElseThrow(() -> new IllegalStateException("the check needs a fetched file"));
    }

    /**
     * What robots.txt says about the file.
     *
     * @param shutOut live-fetch agents that may not fetch it
     * @param everyone whether agents without a group of their own may not fetch it
     * @param unavailable whether robots.txt answered with a server error or too late, which disallows all (RFC 9309 §2.3.1.4)
     * @param line line of the rule that disallows the first of them, from 1; 0 if unknown
     */
    public record RobotsFinding(List<String> shutOut, boolean everyone, boolean unavailable, int line) {
        /** No agent is disallowed. */
        public static final RobotsFinding OPEN = new RobotsFinding(List.of(), false, false, 0);
        /** The rules are unknown. */
        public static final RobotsFinding UNAVAILABLE = new RobotsFinding(List.of(), false, true, 0);

        public RobotsFinding {
            shutOut = List.copyOf(shutOut);
        }
    }
}
