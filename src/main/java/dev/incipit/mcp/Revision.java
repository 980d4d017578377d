package dev.incipit.mcp;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The supported revisions of the protocol, newest first. */
public enum Revision {
    /** Stateless: each request names its revision and the client's capabilities. */
    V2026_07_28("2026-07-28"),
    V2025_11_25("2025-11-25"),
    V2025_06_18("2025-06-18");

    private final String date;

    Revision(String date) {
        this.date = date;
    }

    static Optional<Revision> of(String date) {
        return Arrays.stream(values())
                .filter(revision -> revision.date.equals(date))
                .findFirst();
    }

    /** The newest revision that begins with {@code initialize}. */
    static Revision newestLegacy() {
        return V2025_11_25;
    }

    static List<String> dates() {
        return Arrays.stream(values()).map(Revision::date).toList();
    }

    /** Its name on the wire. */
    public String date() {
        return date;
    }

    /** Whether each request carries its own metadata, without {@code initialize} before it. */
    public boolean isModern() {
        return this == V2026_07_28;
    }
}
