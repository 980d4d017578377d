package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Separator;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.llmstxt.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SectionCollectorTest {
    private final SectionCollector collector = new SectionCollector();
    private final List<Line> lines = new ArrayList<>();

    private Line line(String text, Kind kind) {
        var line = new Line(lines.size() + 1, text, text, kind);
        lines.add(line);
        return line;
    }

    private void heading(int level, String text) {
        var line = line("#".repeat(level) + " " + text, Kind.HEADING);
        collector.heading(new Heading(line.number(), level, text, Heading.Form.ATX), lines);
    }

    private void entry(Separator separator, Optional<String> note) {
        var line = line("- [a](/a)", Kind.ENTRY);
        collector.entry(new Entry(line.number(), "-", Optional.of(new Link("a", "/a", note)), separator, Set.of()));
    }

    @Test
    void aHeadingOfLevelOneOrTwoEndsTheSectionBeforeIt() {
        entry(Separator.ABSENT, Optional.empty());
        heading(2, "S");
        entry(Separator.ABSENT, Optional.empty());
        heading(3, "deeper");
        entry(Separator.ABSENT, Optional.empty());
        heading(2, "R");
        heading(1, "T");
        entry(Separator.ABSENT, Optional.empty());
        collector.end(lines);
        assertEquals(
                List.of("S", "R"),
                collector.sections().stream().map(FileSection::name).toList());
        assertEquals(2, collector.sections().getFirst().entries().size());
        assertEquals(3, collector.sections().getFirst().lines().size());
        assertEquals(0, collector.sections().getLast().lines().size());
        assertEquals(2, collector.looseEntries().size());
    }

    @ParameterizedTest(name = "{0} {1}, {2}")
    @CsvSource({
        "ABSENT, '',  : more, COLON,  more",
        "ABSENT, '',  more,   NONE,   more",
        "ABSENT, '',  :,      COLON,  ''",
        "COLON,  a,   more,   COLON,  a more",
        "COLON,  a,   : more, COLON,  a : more",
        "COLON,  '',  : more, COLON,  : more",
        "DASH,   a,   more,   DASH,   a more"
    })
    void lineThatGoesOnBelongsToTheNotes(Separator before, String note, String more, Separator after, String notes) {
        entry(before, Optional.of(note).filter(text -> !text.isEmpty()));
        collector.goOn(line("  " + more, Kind.CONTINUATION));
        collector.end(lines);
        var entry = collector.looseEntries().getFirst();
        assertEquals(after, entry.separator());
        assertEquals(notes, entry.link().orElseThrow().note().orElse(""));
    }

    @Test
    void severalLinesGoOnWithOneEntryOnly() {
        entry(Separator.COLON, Optional.of("a"));
        collector.goOn(line("  b", Kind.CONTINUATION));
        collector.goOn(line("  c", Kind.CONTINUATION));
        entry(Separator.COLON, Optional.of("d"));
        collector.end(lines);
        assertEquals(
                List.of("a b c", "d"),
                collector.looseEntries().stream()
                        .map(entry -> entry.link().orElseThrow().note().orElseThrow())
                        .toList());
    }
}
