package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.llmstxt.write.PageText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FullTextWriterTest {
    private static final LlmsTxt INDEX = new LlmsTxt("Site", Optional.of("A site."), "Some words.", List.of());

    private final FullTextWriter writer = new FullTextWriter();

    private String whole(List<FullPage> pages) {
        return writer.head(INDEX) + pages.stream().map(writer::page).collect(Collectors.joining());
    }

    @Test
    void eachPageStandsBelowItsTitleAndItsAddress() {
        var text = whole(List.of(page("# One\n\nFirst.\n\n## More\n\nSecond.")));
        assertEquals("""
                # Site

                > A site.

                Some words.

                ## One

                Source: https://site.org/one

                First.

                ### More

                Second.
                """, text);
    }

    @Test
    void headingsKeepTheirOrderOfDepthBelowThePage() {
        assertEquals("### A\n\n#### B\n\n###### F", PageText.below("# A\n\n## B\n\n###### F", "Other"));
        assertEquals("### A\n\n### B", PageText.below("A\n=\n\nB\n===", "Other"));
    }

    @Test
    void aHeadingThatRepeatsTheTitleStaysWhereWordsStandBeforeIt() {
        assertEquals("Bags, Travel\n\n### Tote\n\n12 €", PageText.below("Bags, Travel\n\n# Tote\n\n12 €", "Tote"));
        assertEquals(
                "![Tote](https://site.org/tote.png)\n\n12 €",
                PageText.below("![Tote](https://site.org/tote.png)\n\n# Tote\n\n12 €", "Tote")
                        .replace("\n\n\n", "\n"));
    }

    @Test
    void aTitleRepeatedManyTimesGoesInLinearTime() throws Throwable {
        var text = "# Tote\n".repeat(600_000) + "12 €";
        var took = ProcessorTime.of(() -> assertEquals("12 €", PageText.below(text, "Tote")));
        assertTrue(took.compareTo(Duration.ofSeconds(4)) < 0, "in quadratic time 10 s: " + took);
    }

    @Test
    void aTitleGoesWithItsCopyAndBelowALinkToItsCategory() {
        assertEquals("12 €", PageText.below("# Tote\n\n## [Tote](https://site.org/tote)\n\n12 €", "Tote"));
        assertEquals(
                "[Bags](https://site.org/bags)\n\n12 €",
                PageText.below("[Bags](https://site.org/bags)\n\n# Tote\n\n12 €", "Tote")
                        .replace("\n\n\n", "\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```\n# open",
                "~~~~ py\n~~~\nopen",
                "- ```\nout\n```",
                "- a\nlazy\n  ```\n  x",
                "<div>\n```\n</div>\n\ntext\n```",
                "<!-- open",
                "text <!-- open",
                "<script>\nx",
                "<pre>\n\n",
                "<![CDATA[\n",
                "> ```\n> x",
                "1. ```\n   x\n",
                "para\n    ```\n",
                "text\n```js\ncode\n````x\n"
            })
    void noPageSwallowsTheNext(String markdown) {
        var text = whole(List.of(page(markdown), page("The end.")));
        assertEquals(
                List.of("Site", "One", "One"),
                HeadingsByFlexmark.upToLevel2(text),
                () -> "the second page is not found in:\n" + text);
    }

    @Test
    void codeThatIsClosedStaysAsItIs() {
        var code = "```md\n# not a heading\n<!-- nor a comment\n```";
        assertEquals(code, PageText.below(code, "T"));
    }

    @Test
    void frontMatterIsLeftOut() {
        assertEquals("Text.", PageText.below("---\ntitle: x\n---\n\nText.", "T"));
        assertEquals("Text.", PageText.below("--- \ntitle: x\n---\t\n\nText.", "T"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"```a\n", "- ", "> ", "<!--", "#", "`", "- ```\n", "  ", "\t", "a\n=\n", "[", "~~~\n````\n"})
    void aMegabyteOfAnythingIsWrittenInSeconds(String unit) throws Throwable {
        var markdown = unit.repeat((1 << 20) / unit.length());
        var took = ProcessorTime.of(() -> assertTrue(writer.page(page(markdown)).startsWith("\n## One\n")));
        assertTrue(took.compareTo(Duration.ofSeconds(2)) < 0, () -> "took " + took);
    }

    private static FullPage page(String markdown) {
        return new FullPage("One", "https://site.org/one", markdown);
    }
}
