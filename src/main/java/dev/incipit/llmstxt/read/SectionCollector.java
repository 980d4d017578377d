package dev.incipit.llmstxt.read;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Separator;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Assigns entries to their sections while a file is read. */
final class SectionCollector {
    private final List<FileSection> sections = new ArrayList<>();
    private final List<Entry> loose = new ArrayList<>();
    private List<Entry> entries = loose;
    private Optional<Heading> current = Optional.empty();
    /** Text of the lines that continue the last entry. */
    private final StringBuilder more = new StringBuilder();

    /** The same with inline code blanked. */
    private final StringBuilder plain = new StringBuilder();

    boolean open() {
        return current.isPresent();
    }

    /** Adds the next heading; one of level 1 or 2 ends the section before it. */
    void heading(Heading heading, List<Line> lines) {
        endEntry();
        if (heading.level() <= 2) {
            endSection(lines, heading.line() - 1);
            current = heading.level() == 2 ? Optional.of(heading) : Optional.empty();
            entries = current.isPresent() ? new ArrayList<>() : loose;
        }
    }

    void entry(Entry entry) {
        endEntry();
        entries.add(entry);
    }

    /** Adds a line that continues the notes of the entry above. */
    void goOn(Line line) {
        var text = line.text().stripTrailing();
        int from = Math.min(Lines.start(text), text.length());
        more.append(' ').append(text, from, text.length());
        plain.append(' ').append(line.plain(), from, text.length());
    }

    void end(List<Line> lines) {
        endEntry();
        endSection(lines, lines.size());
    }

    List<FileSection> sections() {
        return sections;
    }

    List<Entry> looseEntries() {
        return loose;
    }

    private void endEntry() {
        if (!more.isEmpty() && !entries.isEmpty()) {
            entries.set(entries.size() - 1, withMore(entries.getLast()));
        }
        more.setLength(0);
        plain.setLength(0);
    }

    private Entry withMore(Entry entry) {
        if (entry.link().isEmpty()) {
            return withAddress(entry);
        }
        var words = more.toString().strip();
        var link = entry.link().get();
        boolean first = link.note().isEmpty();
        boolean colon = first && entry.separator() == Separator.ABSENT && words.startsWith(":");
        var notes = colon ? words.substring(1).strip() : words;
        var note = first ? notes : link.note().get() + " " + notes;
        var separator =
                entry.separator() != Separator.ABSENT ? entry.separator() : colon ? Separator.COLON : Separator.NONE;
        return new Entry(
                entry.line(), entry.mark(), Optional.of(link.with(note)), separator, entry.flaws(), entry.meant());
    }

    /** An item without a link may name its address in a line below. */
    private Entry withAddress(Entry entry) {
        var meant = entry.meant().or(() -> EntryReader.meant(more.toString(), plain.toString()));
        return new Entry(entry.line(), entry.mark(), entry.link(), entry.separator(), entry.flaws(), meant);
    }

    private void endSection(List<Line> lines, int last) {
        current.ifPresent(
                heading -> sections.add(new FileSection(heading, lines.subList(heading.line(), last), entries)));
    }
}
