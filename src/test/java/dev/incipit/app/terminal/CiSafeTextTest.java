package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that try to be commands of the system that runs us, in each format. */
final class CiSafeTextTest {
    private static final Pattern COMMAND =
            Pattern.compile("##[a-z]*\\[|section_(start|end):|travis_fold:|[\\u0000-\\u0008\\u000b-\\u001f]");
    private static final List<String> TRIES = List.of(
            "::error file=app.js,line=1::hijacked",
            "::add-mask::the",
            "::stop-commands::x",
            "##[add-mask]the",
            "##[group]x",
            "###[error]x",
            "##vso[task.setvariable variable=x]y",
            "##VSO[task.complete]",
            "##teamcity[message]",
            "section_start:1:x[collapsed=true]",
            "travis_fold:start:x");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "::error::x|: :error::x",
                "  ::add-mask::x|  : :add-mask::x",
                "\u00a0\u2003::x::|\u00a0\u2003: :x::",
                "\u200b::x::|\u200b: :x::",
                "a ::x::|a ::x::",
                "C++ std::vector|C++ std::vector",
                "##[x]|# #[x]",
                "a ###[x]|a ## #[x]",
                "##vso[x]|# #vso[x]",
                "## Section|## Section",
                "##a b[c]|##a b[c]",
                "##TeamCity[x]|# #TeamCity[x]",
                "section_start:1:x|section_start :1:x",
                "section_ends: one|section_ends: one",
                "travis_fold:end:x|travis_fold :end:x",
                "plain|plain"
            })
    void commandsAreBroken(String text, String safe) {
        assertEquals(safe, CiSafeText.of(text));
        assertEquals(safe, CiSafeText.of(safe));
    }

    @Test
    void eachLineOfATextIsALine() {
        assertEquals("a\n: :error::x", CiSafeText.of("a\n::error::x"));
        assertEquals("a ::error::x", CiSafeText.of("a\r::error::x"));
        assertEquals(" : :error::x", CiSafeText.of("\r::error::x"));
    }

    @Test
    void ofControlCharactersTabsAndOurOwnColoursAreLeft() {
        assertEquals("\u001b[31mred\u001b[0m\tx", CiSafeText.of("\u001b[31mred\u001b[0m\tx"));
        assertEquals("\u001b[1m: :error::x\u001b[0m", CiSafeText.of("\u001b[1m::error::x\u001b[0m"));
        assertEquals(
                -1, CiSafeText.of("\u001b[0Kx\r\u001b[2J\u001b]0;title\u0007").indexOf('\u001b'));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\u001b[8m", "\u001b[37;41m", "\u001b[1;31m", "\u202e", "\u2066", "\u009b31m", "\u2028", "\u0085"
            })
    void noForeignSequenceHidesOrTurnsWords(String sequence) {
        assertEquals(' ', CiSafeText.of("a" + sequence + "b").charAt(1));
    }

    @Test
    void jsonMeansTheSameAndHoldsNoCommand() throws IOException {
        var words =
                "a\u007f\u009b31m\u202e\u2069\u2028 ##vso[task.x] ###[error]x \\##[y] ## Docs ::error::é\ud83d\ude00";
        var json = new ObjectMapper().writeValueAsString(List.of(words));
        var safe = CiSafeText.json(json);
        assertEquals(words, new ObjectMapper().readTree(safe).get(0).textValue());
        assertFalse(COMMAND.matcher(safe).find(), safe);
        assertTrue(
                safe.chars().noneMatch(here -> here == 0x7F || here == 0x9B || here == 0x202E || here == 0x2028), safe);
        assertTrue(safe.contains("## Docs ::error::é\ud83d\ude00"), safe);
    }

    @Test
    void aLongTextIsReadOnce() {
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            for (var piece : List.of("#", "##a", ":", " ", "\u001b[", "section_")) {
                CiSafeText.of(piece.repeat(200_000 / piece.length()));
                CiSafeText.json(piece.repeat(200_000 / piece.length()));
            }
        });
    }

    private String file() throws IOException {
        var text = new StringBuilder("# ::error file=app.js::hijacked\n\n> ##[group]quote\n\n");
        for (var words : TRIES) {
            for (int padding = 0; padding < 60; padding += 4) {
                text.append("### ")
                        .append("a".repeat(padding))
                        .append(' ')
                        .append(words)
                        .append('\n');
            }
        }
        for (var words : TRIES) {
            text.append("\n## ")
                    .append(words)
                    .append("\n\n## ")
                    .append(words)
                    .append("\n\n- [")
                    .append(words)
                    .append("](")
                    .append(words.replace(' ', '_'))
                    .append(") ")
                    .append(words)
                    .append("\n- ")
                    .append(words)
                    .append(" http://x\n<")
                    .append(words)
                    .append(">\n");
        }
        return Files.writeString(folder.resolve("llms.txt"), text).toString();
    }

    private static void assertHarmless(Stream<String> lines) {
        lines.forEach(line -> {
            assertFalse(line.strip().startsWith("::"), line);
            assertFalse(COMMAND.matcher(line.toLowerCase(Locale.ROOT)).find(), line);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "batch"})
    void noLineForPeopleIsACommand(String format) throws IOException {
        var file = file();
        var list = Files.writeString(folder.resolve("list"), file + "\n::error::x\nx##[group]\n")
                .toString();
        var session = format.equals("batch")
                ? Session.of("validate", "--no-links", "--batch", list)
                : Session.of("validate", "--no-links", file, "::error::x", "##[group]y");
        assertHarmless(Stream.concat(session.out().lines(), session.error().lines()));
    }

    @Test
    void eachTryByItselfIsHarmlessInTheTable() throws IOException {
        var files = new ArrayList<String>();
        for (var words : TRIES) {
            for (int padding = 0; padding < 60; padding += 7) {
                var heading = "\n\n## " + "a".repeat(padding) + " " + words;
                files.add(Files.writeString(folder.resolve(files.size() + ".txt"), "# T" + heading + heading)
                        .toString());
            }
        }
        assertHarmless(validated(files, "table").out().lines());
        assertOurs(validated(files, "github"));
    }

    /** One run over all of them, in which each has a table of its own. */
    private static Session validated(List<String> files, String format) {
        return Session.of(Stream.concat(Stream.of("validate", "--no-links", "--format", format), files.stream())
                .toArray(String[]::new));
    }

    @Test
    void annotationsAreOurOwnAlone() throws IOException {
        assertOurs(Session.of("validate", "--no-links", "--format", "github", file(), "::error::x"));
    }

    private static void assertOurs(Session session) {
        session.out().lines().forEach(line -> {
            assertTrue(line.matches("(::(error|warning) [^:]*title=incipit[^:]*::.*)|(incipit: .*)"), line);
            assertFalse(COMMAND.matcher(line.toLowerCase(Locale.ROOT)).find(), line);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "sarif", "gitlab", "junit"})
    void noFormatForProgramsIsACommand(String format) throws IOException {
        var out =
                Session.of("validate", "--no-links", "--format", format, file()).out();
        assertHarmless(out.lines());
    }

    @Test
    void jsonHoldsTheWordsAsTheyAre() throws IOException {
        var file = Files.writeString(folder.resolve("json.txt"), "# T\n\n## ##[x]\n\n## ##[x]\n")
                .toString();
        var out = Session.of("validate", "--no-links", "--json", file).out();
        assertTrue(new ObjectMapper().readTree(out).toString().contains("##[x]"), out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"::error::x", "##[group]x", "a\n::error::x"})
    void noComplaintIsACommand(String words) {
        for (var command : List.of("generate", "validate", "extract", "keys", words)) {
            var session = Session.of(command, words);
            assertHarmless(Stream.concat(session.out().lines(), session.error().lines()));
        }
    }
}
