package dev.incipit.app.command;

import dev.incipit.api.Json;
import dev.incipit.generate.Change;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** What an index lacks, lists in vain, or lists under an old address or in old words, for people and for programs. */
record Drift(List<Change> changes) {
    Drift {
        changes = List.copyOf(changes);
    }

    boolean none() {
        return changes.isEmpty();
    }

    /** A line each: what is wrong, where, which page. */
    List<String> lines() {
        return changes.stream()
                .map(change -> plain(
                        switch (change) {
                            case Change.Missing missing ->
                                "missing  " + missing.title() + "  " + missing.url() + "  (" + missing.section() + ")";
                            case Change.Gone gone ->
                                "gone     line " + gone.line() + ": " + gone.title() + "  " + gone.url() + "  "
                                        + gone.reason();
                            case Change.Moved moved ->
                                "moved    line " + moved.line() + ": " + moved.title() + "  " + moved.url() + "  to "
                                        + moved.to();
                            case Change.Reworded reworded ->
                                "reworded line " + reworded.line() + ": " + reworded.title() + "  " + reworded.url()
                                        + "  the page no longer says so";
                        }))
                .toList();
    }

    /** "2 missing, 1 gone, 0 moved, 0 reworded". */
    String counts() {
        return count(Change.Missing.class) + " missing, " + count(Change.Gone.class) + " gone, "
                + count(Change.Moved.class) + " moved, " + count(Change.Reworded.class) + " reworded";
    }

    /** One object with a list of each. */
    String json() {
        var body = new Body(
                of(Change.Missing.class).toList(),
                of(Change.Gone.class).toList(),
                of(Change.Moved.class).toList(),
                of(Change.Reworded.class).toList());
        return new String(Json.write(body), StandardCharsets.UTF_8);
    }

    private <T extends Change> Stream<T> of(Class<T> kind) {
        return changes.stream().filter(kind::isInstance).map(kind::cast);
    }

    private long count(Class<? extends Change> kind) {
        return of(kind).count();
    }

    /** Titles come from a stranger's site, and a terminal obeys control characters. */
    private static String plain(String line) {
        return line.replaceAll("\\p{Cntrl}", " ");
    }

    /** The JSON's members. */
    record Body(
            List<Change.Missing> missing,
            List<Change.Gone> gone,
            List<Change.Moved> moved,
            List<Change.Reworded> reworded) {}
}
