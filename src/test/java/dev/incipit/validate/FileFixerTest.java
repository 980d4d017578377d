package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.rules.Catalogue;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileFixerTest {
    private static final String HEAD = "# Wrenbox\n\n> A small queue.\n\n## Docs\n\n";

    private final FileFixer fixer = new FileFixer(ComputePool.ofCommand());

    private String fixed(String text) throws InterruptedException {
        return fixer.fix(text.getBytes(StandardCharsets.UTF_8), CheckSelection.ALL)
                .map(fixed -> new String(fixed.content(), StandardCharsets.UTF_8))
                .orElse(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "* [a](https://x.org/a): Notes             | - [a](https://x.org/a): Notes",
                "1. [a](https://x.org/a): Notes            | - [a](https://x.org/a): Notes",
                "- [a](https://x.org/a) - Notes - more     | - [a](https://x.org/a): Notes - more",
                "- [a](https://x.org/a_(b)) – Notes        | - [a](https://x.org/a_(b)): Notes",
                "- [a](https://x.org/a)：Notes             | - [a](https://x.org/a): Notes",
                "- [a] (https://x.org/a): Notes            | - [a](https://x.org/a): Notes",
                "- [a](https://x.org/a?utm_source=l&b=1#c): N | - [a](https://x.org/a?b=1#c): N",
                "- [a](https://x.org/a?gclid=1): N         | - [a](https://x.org/a): N",
                "+ [a] (https://x.org/a?utm_medium=x) - N  | - [a](https://x.org/a): N",
                "- [a](https://x.org/a): Notes - not these | - [a](https://x.org/a): Notes - not these",
                "- Text * with - marks                     | - Text * with - marks",
                "- `[a] (https://x.org/a?utm_id=1)` - x    | - `[a] (https://x.org/a?utm_id=1)` - x"
            })
    void anItemIsMendedAndNothingElseOfItsLine(String before, String after) throws InterruptedException {
        assertEquals(HEAD + after + "\n", fixed(HEAD + before + "\n"));
    }

    @Test
    void headingsAreMended() throws InterruptedException {
        assertEquals("# Wrenbox\n\n## Docs\n", fixed("Wrenbox\n=======\n\nDocs\n---\n"));
        assertEquals("# Wrenbox\n\n## Docs\n", fixed("# Wrenbox\n\n##Docs\n"));
    }

    @Test
    void aMendedHeadingBringsItsItemsUnderTheRules() throws InterruptedException {
        assertEquals(
                "# Wrenbox\n\n## Docs\n\n- [a](https://x.org/a)\n",
                fixed("# Wrenbox\n\n##Docs\n\n* [a](https://x.org/a)\n"));
    }

    @Test
    void onlyHostsThatAnswerByHttpsElsewhereAreRewritten() throws InterruptedException {
        assertEquals(
                HEAD + "- [a](https://x.org/a)\n- [b](https://x.org/b)\n- [c](http://y.org/c)\n",
                fixed(HEAD + "- [a](https://x.org/a)\n- [b](http://x.org/b)\n- [c](http://y.org/c)\n"));
    }

    @Test
    void aRepeatedItemGoesUnlessSomethingHangsOnIt() throws InterruptedException {
        var item = "- [a](https://x.org/a): Notes\n";
        assertEquals(HEAD + item + "- [b](https://x.org/b)\n", fixed(HEAD + item + "- [b](https://x.org/b)\n" + item));
        var hanging = HEAD + item + item + "  - [b](https://x.org/b)\n";
        assertEquals(hanging, fixed(hanging));
    }

    @Test
    void mixedLineEndsBecomeTheMostFrequent() throws InterruptedException {
        assertEquals("# W\r\n\r\n> Q\r\n", fixed("# W\r\n\r\n> Q\n"));
        assertEquals("# W\n\n> Q\n", fixed("# W\r\r> Q\r"));
    }

    @Test
    void whatIsNotAtFaultKeepsItsBytes() throws InterruptedException {
        var odd = "\uFEFF# Wrenbox  \r\n\r\n>  Q\t\r\n\r\n## Docs ##\r\n\r\n* [a](https://x.org/a)  \r\n\t\r\nend";
        var expected = odd.replace("* [a]", "- [a]");
        assertArrayEquals(
                expected.getBytes(StandardCharsets.UTF_8),
                fixer.fix(odd.getBytes(StandardCharsets.UTF_8), CheckSelection.ALL)
                        .orElseThrow()
                        .content());
    }

    @Test
    void whatIsMendedIsCountedByItsCheck() throws InterruptedException {
        var text = HEAD + "* [a](https://x.org/a) - N\n* [b](https://x.org/b)\n";
        var fixed = fixer.fix(text.getBytes(StandardCharsets.UTF_8), CheckSelection.ALL)
                .orElseThrow();
        assertEquals(Map.of("notes-separator", 1, "bullet-marker", 2), fixed.counts());
    }

    @Test
    void whatIsIgnoredStays() throws InterruptedException {
        var text = (HEAD + "* [a](https://x.org/a) - N\n").getBytes(StandardCharsets.UTF_8);
        var selection = new CheckSelection(Set.of(), Set.of("bullet-marker"), true);
        assertEquals(
                HEAD + "* [a](https://x.org/a): N\n",
                new String(fixer.fix(text, selection).orElseThrow().content(), StandardCharsets.UTF_8));
        var commented = (HEAD + "* [a](https://x.org/a)\n\n<!-- incipit: ignore bullet-marker -->\n")
                .getBytes(StandardCharsets.UTF_8);
        assertEquals(Optional.empty(), fixer.fix(commented, selection));
    }

    @Test
    void bytesThatAreNoTextAreLeftAlone() throws InterruptedException {
        assertEquals(Optional.empty(), fixer.fix(bytes("\u00FF\n##A\n"), CheckSelection.ALL));
        assertEquals(Optional.empty(), fixer.fix(bytes("##A\n\u00FF"), CheckSelection.ALL));
        assertEquals(Optional.empty(), fixer.fix(bytes("##A\n" + " ".repeat(512_000)), CheckSelection.ALL));
        assertEquals(Optional.empty(), fixer.fix(new byte[0], CheckSelection.ALL));
    }

    private static byte[] bytes(String latin) {
        return latin.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void noFileOfTheTablesGetsWorseAndASecondRunFindsNothing() throws InterruptedException {
        int mended = 0;
        for (var row : Quality.table("mutations.tsv")) {
            var before = Quality.bytes(row.get("file"));
            var fixed = fixer.fix(before, CheckSelection.ALL);
            if (fixed.isPresent()) {
                mended++;
                var after = fixed.get().content();
                for (var tier : Tier.values()) {
                    assertTrue(score(after, tier) >= score(before, tier), row + " " + tier);
                }
                assertEquals(Optional.empty(), fixer.fix(after, CheckSelection.ALL), row.toString());
            }
        }
        assertTrue(mended > 10, mended + " files");
    }

    private static int score(byte[] content, Tier tier) {
        var file = LintedFile.of(SourceText.of(content), Optional.empty());
        return ScoreCard.of(
                        Catalogue.reported(false, false),
                        new LintContext(file, Optional.empty(), Optional.empty()),
                        CheckSelection.ALL)
                .score(tier);
    }
}
