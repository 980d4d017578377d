package dev.incipit.app.files;

import dev.incipit.api.Json;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.generate.IndexChange;
import dev.incipit.generate.PackChange;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Differences between an index and its site: missing, gone, moved and reworded entries, as text and as JSON. */
public record IndexDiff(List<IndexChange> changes, List<PackChange> pack) {
    public IndexDiff {
        changes = List.copyOf(changes);
        pack = List.copyOf(pack);
    }

    public boolean none() {
        return changes.isEmpty() && pack.isEmpty();
    }

    /** One line for each difference: its kind, line and page. */
    public List<String> lines() {
        return Stream.concat(ofIndex(), pack.stream().map(IndexDiff::line))
                .map(IndexDiff::plain)
                .toList();
    }

    private static String line(PackChange change) {
        return String.format(
                        Locale.ROOT,
                        "%-8s %s: %s  %s  %s",
                        Words.word(change.kind()),
                        change.file(),
                        change.title(),
                        change.url(),
                        change.detail())
                .stripTrailing();
    }

    private Stream<String> ofIndex() {
        return changes.stream().map(change -> switch (change) {
            case IndexChange.Missing missing ->
                "missing  " + missing.title() + "  " + missing.url() + "  (" + missing.section() + ")";
            case IndexChange.Gone gone ->
                "gone     line " + gone.line() + ": " + gone.title() + "  " + gone.url() + "  " + gone.reason();
            case IndexChange.Moved moved ->
                "moved    line " + moved.line() + ": " + moved.title() + "  " + moved.url() + "  to " + moved.to();
            case IndexChange.Reworded reworded ->
                "reworded line " + reworded.line() + ": " + reworded.title() + "  " + reworded.url()
                        + "  the page no longer says so";
        });
    }

    /** "2 missing, 1 gone, 0 moved, 0 reworded". */
    public String counts() {
        var files = pack.stream().map(PackChange::file).distinct().count();
        var beside = pack.isEmpty() ? "" : "; " + pack.size() + " in " + Amounts.of(files, "other file");
        return count(IndexChange.Missing.class) + " missing, " + count(IndexChange.Gone.class) + " gone, "
                + count(IndexChange.Moved.class) + " moved, " + count(IndexChange.Reworded.class) + " reworded"
                + beside;
    }

    /** A JSON object with one list for each kind of difference. */
    public String json() {
        var body = new Body(
                of(IndexChange.Missing.class).toList(),
                of(IndexChange.Gone.class).toList(),
                of(IndexChange.Moved.class).toList(),
                of(IndexChange.Reworded.class).toList(),
                pack);
        return Json.text(body);
    }

    private <T extends IndexChange> Stream<T> of(Class<T> kind) {
        return changes.stream().filter(kind::isInstance).map(kind::cast);
    }

    private long count(Class<? extends IndexChange> kind) {
        return of(kind).count();
    }

    /** Replaces control characters: titles come from a crawled site, and a terminal would obey them. */
    private static String plain(String line) {
        return line.replaceAll("\\p{Cntrl}", " ");
    }

    record Body(
            List<IndexChange.Missing> missing,
            List<IndexChange.Gone> gone,
            List<IndexChange.Moved> moved,
            List<IndexChange.Reworded> reworded,
            List<PackChange> pack) {}
}
