package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.time.Duration;

/** How many requests a run may have at each host, and how long it waits between two. */
sealed interface HostPlaces permits PoliteFetcher, HostPlaces.Fixed {
    /** How many requests the run may have at the host now, those under way included; zero while others have them all. */
    int places(WebUrl host);

    /** At least this long between two requests to the host, one at a time. */
    void delay(WebUrl host, Duration atLeast);

    /** Woken when other runs make room for this one at a host. */
    Wakeup wakeup();

    /** The same number at every host, and no pauses: files and archives. */
    record Fixed(int count, Wakeup wakeup) implements HostPlaces {
        @Override
        public int places(WebUrl host) {
            return count;
        }

        @Override
        public void delay(WebUrl host, Duration atLeast) {
            // Files need no pauses.
        }
    }
}
