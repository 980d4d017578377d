package dev.incipit.sites;

import java.util.Optional;

/** Where {@link ManySites} takes the lines of a list from. */
@FunctionalInterface
public interface LineSource {
    /**
     * The next line.
     *
     * @param wait whether to wait for a line; then an empty answer is the end of the list, else it only says that there is none yet
     */
    Optional<ListLine> next(boolean wait) throws InterruptedException;
}
