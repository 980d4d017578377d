package dev.incipit.validate;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Optional;

/**
 * How a site serves its file.
 *
 * @param asked the address that was asked for the file
 * @param outcome what came of it
 * @param expected where agents look for the file: in the given folder and at the root
 * @param robots whether robots.txt lets agents at the file
 * @param companionServed whether a full file is served beside it
 * @param pointedTo whether the page at its folder, or the home page, points to it
 */
record Delivery(
        WebUrl asked,
        FetchOutcome outcome,
        List<WebUrl> expected,
        RobotsFinding robots,
        boolean companionServed,
        boolean pointedTo) {
    Delivery {
        expected = List.copyOf(expected);
    }

    /** The answer that holds the file; empty where it could not be had. */
    Optional<Fetched> fetched() {
        return outcome instanceof Fetched fetched ? Optional.of(fetched) : Optional.empty();
    }

    /** The answer that holds the file, for checks that run only where there is one. */
    Fetched file() {
        return fetched().orElseThrow(() -> new IllegalStateException("a check of the file ran without one"));
    }

    /**
     * What robots.txt says of the file.
     *
     * @param shutOut live-fetch agents that may not have it
     * @param everyone whether agents without a group of their own may not
     * @param unavailable robots.txt answered with a server error or not in time, which closes all (RFC 9309 §2.3.1.4)
     * @param line of the rule that shuts out the first of them, from 1; 0 when unknown
     */
    record RobotsFinding(List<String> shutOut, boolean everyone, boolean unavailable, int line) {
        /** Nobody is shut out. */
        static final RobotsFinding OPEN = new RobotsFinding(List.of(), false, false, 0);
        /** Nothing can be known. */
        static final RobotsFinding UNAVAILABLE = new RobotsFinding(List.of(), false, true, 0);

        RobotsFinding {
            shutOut = List.copyOf(shutOut);
        }
    }
}
