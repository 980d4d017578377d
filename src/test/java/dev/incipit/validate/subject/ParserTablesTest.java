package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.llmstxt.ParsedLlmsTxt;
import dev.incipit.validate.Quality;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parser over real files, and its time over texts of one kind. */
final class ParserTablesTest {
    private static final int ROUNDS = 7;

    private final LlmsTxtParser parser = new LlmsTxtParser();

    @Test
    void realFilesAreReadWithTheirTitlesAndTheirLinks() throws IOException {
        var mapper = new ObjectMapper();
        int all = 0;
        int lost = 0;
        var titles = new ArrayList<String>();
        for (var file : Quality.files("corpus")) {
            var name = file.getFileName().toString();
            var expected = mapper.readTree(Quality.bytes("expected/" + name.replaceAll("txt$", "json")))
                    .get("tolerant");
            var text = SourceText.of(Quality.bytes("corpus/" + name)).text();
            var parsed = parser.parse(text);
            if (!expected.get("title").asText("").equals(parsed.document().title())) {
                titles.add(name + ": " + parsed.document().title());
            }
            var found = targets(parsed);
            for (var section : expected.get("sections")) {
                for (var link : section.get("links")) {
                    var target = link.get("url").asText("");
                    all += target.isEmpty() ? 0 : 1;
                    lost += target.isEmpty() || found.remove(target) ? 0 : 1;
                }
            }
        }
        assertEquals(List.of(), titles);
        assertTrue(all > 5_000, "links: " + all);
        assertTrue(lost * 100 <= all, lost + " of " + all + " links are lost");
    }

    private static List<String> targets(ParsedLlmsTxt parsed) {
        var targets = new ArrayList<String>();
        parsed.document().sections().forEach(section -> section.links().forEach(link -> targets.add(link.target())));
        return targets;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- [a](https://q.org/b): c\n",
                "- \n",
                "  - a\n",
                "1. a\n",
                "## a\n",
                "[a](",
                "[",
                "`a",
                "<!--",
                "> ",
                "**",
                "a ",
                "a\n",
                "```\n",
                "[a][b] "
            })
    void fourTimesTheTextTakesAtMostAboutFourTimesTheTime(String unit) {
        var small = ("# T\n\n> S\n\n## A\n\n" + unit.repeat(100_000 / unit.length()));
        var large = ("# T\n\n> S\n\n## A\n\n" + unit.repeat(400_000 / unit.length()));
        long quick = cpuNanos(small);
        long slow = cpuNanos(large);
        // 16 would be quadratic, and take seconds; some milliseconds are the collector's and the compiler's.
        assertTrue(slow < 8 * quick + 50_000_000, quick + " ns and " + slow + " ns");
    }

    /** The best of some rounds: processor time, since the machine may be busy with other things. */
    private long cpuNanos(String text) {
        var threads = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long start = threads.getCurrentThreadCpuTime();
            parser.parse(text);
            best = Math.min(best, threads.getCurrentThreadCpuTime() - start);
        }
        return best;
    }

    @Test
    void theTextIsReadWhateverItsLineEnds() {
        var text = "# T\n\n> S\n\n## A\n\n- [a](https://q.org/b): c\n";
        var document = parser.parse(text).document();
        for (var end : List.of("\r\n", "\r")) {
            assertEquals(document, parser.parse(text.replace("\n", end)).document());
        }
        assertEquals(document, parser.parse("\uFEFF" + text).document());
        assertEquals(0, text.getBytes(StandardCharsets.UTF_8).length - text.length());
    }
}
