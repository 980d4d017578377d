package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.PackFile.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PackReportTest {
    @Test
    void copiesAreSummedAndTheThreeLargestNamed() {
        var report = new PackReport();
        report.add("llms.txt", "# Tides\n");
        report.add("a.md", Kind.COPY, "one ".repeat(100));
        report.add("b.md", Kind.COPY, "one ".repeat(400));
        report.add("c.md", Kind.COPY, "one ".repeat(200));
        report.add("d.md", Kind.COPY, "one ".repeat(300));
        report.add("docs/llms.txt", Kind.SECTION_INDEX, "one ".repeat(25));
        var lines = report.lines();
        assertEquals(List.of("docs/llms.txt", "4 Markdown copies"), List.copyOf(lines.keySet()));
        assertEquals("100 B, 25 tokens", lines.get("docs/llms.txt"));
        assertEquals("4.0 kB, 1000 tokens; the largest: b.md 400, d.md 300, c.md 200", lines.get("4 Markdown copies"));
    }

    @Test
    void oneCopyIsOne() {
        var report = new PackReport();
        report.add("a.md", Kind.COPY, "text");
        assertEquals(List.of("1 Markdown copy"), List.copyOf(report.lines().keySet()));
    }

    @Test
    void theJsonHasEveryFileWithItsKind() {
        var report = new PackReport();
        report.add("llms.txt", "abcd");
        report.add("llms-full.txt", "abcdefgh");
        report.add("docs/llms.txt", Kind.SECTION_INDEX, "");
        var json = report.json("example.com", 3, List.of("A note."));
        assertTrue(json.contains("\"path\":\"llms.txt\",\"kind\":\"index\",\"bytes\":4"), json);
        assertTrue(json.contains("\"path\":\"llms-full.txt\",\"kind\":\"full\",\"bytes\":8"), json);
        assertTrue(json.contains("\"kind\":\"section-index\",\"bytes\":0"), json);
        assertTrue(json.contains("\"site\":\"example.com\",\"pages\":3") && json.contains("[\"A note.\"]"), json);
    }
}
