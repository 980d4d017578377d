package dev.incipit.llmstxt.read;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Flaw;
import dev.incipit.llmstxt.Entry.Separator;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.Heading.Form;
import dev.incipit.llmstxt.Line.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Where a file departs from the format of llmstxt.org: title, summary, details without headings, H2 lists of links. What the writer
 * writes must not depart from it anywhere; the linter has its own rules.
 */
public final class Departures {
    private final List<Departure> found = new ArrayList<>();

    private Departures() {}

    /** A departure from the format; lines count from 1. */
    public record Departure(int line, String what) {}

    /** Returns the departures in the order of their lines; those of the whole file are on line 1. */
    public static List<Departure> of(FileOutline outline) {
        var departures = new Departures();
        departures.headings(outline);
        departures.sections(outline);
        departures.found.sort(Comparator.comparingInt(Departure::line));
        return departures.found;
    }

    private void headings(FileOutline outline) {
        var title = outline.title();
        if (title.isEmpty()) {
            add(1, "no title");
        }
        outline.lines().stream()
                .filter(line -> line.kind() != Kind.BLANK && line.kind() != Kind.COMMENT)
                .findFirst()
                .filter(first ->
                        title.isPresent() && first.number() < title.get().line())
                .ifPresent(first -> add(first.number(), "text before the title"));
        for (var heading : outline.headings()) {
            if (heading.level() == 1 && !title.map(heading::equals).orElse(false)) {
                add(heading.line(), "second title");
            } else if (heading.level() > 2) {
                add(heading.line(), "heading of level " + heading.level());
            }
            if (heading.form() == Form.UNDERLINED) {
                add(heading.line(), "underlined heading");
            }
            if (heading.text().isEmpty()) {
                add(heading.line(), "heading without words");
            }
        }
        outline.unspaced().forEach(heading -> add(heading.line(), "no space after #"));
        if (outline.openFence() > 0) {
            add(outline.openFence(), "code fence never closed");
        }
    }

    private void sections(FileOutline outline) {
        for (var section : outline.sections()) {
            for (var line : section.lines()) {
                switch (line.kind()) {
                    case TEXT, TABLE, QUOTE -> add(line.number(), "text between list items");
                    case CODE -> add(line.number(), "code between list items");
                    case NESTED_ITEM -> add(line.number(), "nested item");
                    case BLANK, FRONT_MATTER, COMMENT, HEADING, ENTRY, CONTINUATION, RULE, DEFINITION -> {}
                }
            }
            section.entries().forEach(this::entry);
        }
    }

    private void entry(Entry entry) {
        for (var flaw : Flaw.values()) {
            if (entry.flaws().contains(flaw)) {
                add(entry.line(), flaw.toString().toLowerCase(Locale.ROOT).replace('_', ' '));
            }
        }
        if (!entry.mark().isEmpty() && !entry.mark().equals("-")) {
            add(entry.line(), "list marker " + entry.mark());
        }
        if (entry.separator() != Separator.COLON && entry.separator() != Separator.ABSENT) {
            add(entry.line(), "no colon before the notes");
        }
    }

    private void add(int line, String what) {
        found.add(new Departure(line, what));
    }
}
