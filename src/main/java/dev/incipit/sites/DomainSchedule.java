package dev.incipit.sites;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The sites that wait and those that run, never two at one registrable domain. Sites are taken in the order of the list, except those
 * whose domain is busy. Used by one thread.
 */
final class DomainSchedule {
    /** A sorted list has many sites of one domain in a row; so far ahead another is sought. */
    static final int WAITING_MAX = 4_096;

    /** Instructions take memory while they wait. */
    private static final int CHARACTERS_MAX = 8 << 20;

    private final Deque<ListLine.Listed> waiting = new ArrayDeque<>();
    private final Set<String> busy = new HashSet<>();
    private long characters;
    private int running;

    boolean hasRoom() {
        return waiting.size() < WAITING_MAX && characters < CHARACTERS_MAX;
    }

    void add(ListLine.Listed site) {
        waiting.add(site);
        characters += weight(site);
    }

    /** The next site that may run now, if any; its domains are busy until it is released. */
    Optional<ListLine.Listed> take() {
        for (var sites = waiting.iterator(); sites.hasNext(); ) {
            var site = sites.next();
            if (site.domains().stream().noneMatch(busy::contains)) {
                sites.remove();
                characters -= weight(site);
                busy.addAll(site.domains());
                running++;
                return Optional.of(site);
            }
        }
        return Optional.empty();
    }

    void release(ListLine.Listed site) {
        busy.removeAll(site.domains());
        running--;
    }

    boolean isIdle() {
        return waiting.isEmpty() && running == 0;
    }

    private static int weight(ListLine.Listed site) {
        return site.order().instructions().map(String::length).orElse(0)
                + site.order().site().supplied().length();
    }
}
