package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.subject.LintContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code ↵} stands for the end of a line. */
final class HeadingRulesTest {
    private static LintContext written(String text) {
        return subject(text.replace("↵", "\n") + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# T                   | pass      | pass   | pass",
                "T↵=                   | warning 1 | pass   | pass",
                "#                     | fail      | pass   | pass",
                "Text.                 | fail      | fail   | fail",
                "# T↵# U               | pass      | fail 2 | pass",
                "# T↵#                 | pass      | fail 2 | pass",
                "Text.↵↵# T            | pass      | pass   | fail 1",
                "↵↵# T                 | pass      | pass   | pass",
                "<!-- c -->↵# T        | pass      | pass   | warning 1"
            })
    void thereIsOneTitleAndItComesFirst(String text, String present, String single, String first) {
        assertEquals(present, verdict(HeadingRules.h1Present(written(text))));
        assertEquals(single, verdict(HeadingRules.h1Single(written(text))));
        assertEquals(first, verdict(HeadingRules.h1First(written(text))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Harbour of Marrow      | pass",
                "Home                   | warning 1",
                "**Docs**               | warning 1",
                "Docs of Marrow         | pass",
                "https://a.example/     | warning 1",
                "www.a.example          | warning 1",
                "_www.a.example_        | warning 1",
                "Marrow, ftp://a.example | warning 1",
                "[Marrow](/a)           | warning 1",
                "www is a word          | pass"
            })
    void theTitleIsTheNameOfTheSite(String title, String verdict) {
        assertEquals(verdict, verdict(HeadingRules.titleText(written("# " + title))));
    }

    @Test
    void aTitleHasAHundredCharacters() {
        assertEquals("pass", verdict(HeadingRules.titleText(written("# " + "ü".repeat(100)))));
        assertEquals("pass", verdict(HeadingRules.titleText(written("# " + "𝒜".repeat(100)))));
        assertEquals("warning 1", verdict(HeadingRules.titleText(written("# " + "x".repeat(101)))));
        assertEquals("fail", verdict(HeadingRules.titleText(written("#"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# T↵## S               | pass",
                "# T↵## S↵### U         | warning 3",
                "# T↵### U↵## S         | fail 2",
                "# T↵### U              | fail 2"
            })
    void deepHeadingsFailOnlyBeforeTheFirstSection(String text, String verdict) {
        assertEquals(verdict, verdict(HeadingRules.headingLevels(written(text))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# T↵## S               | pass",
                "# T↵##S                | fail 2",
                "# T↵##                 | fail 2",
                "# T↵S↵---              | warning 2",
                "# T↵S↵---↵##R          | fail 4"
            })
    void aHeadingIsMarksASpaceAndAName(String text, String verdict) {
        assertEquals(verdict, verdict(HeadingRules.headingSyntax(written(text))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## Guides↵## Data           | pass",
                "## Guides↵## *guides!*      | fail 3",
                "## C↵## C++                 | pass",
                "## –↵## …                   | pass"
            })
    void sectionsHaveTheirOwnNamesByLettersAndDigits(String sections, String verdict) {
        assertEquals(verdict, verdict(HeadingRules.sectionNames(written("# T↵" + sections))));
    }

    @Test
    void aTitleOfWideCharactersIsTooLongSooner() {
        assertEquals("pass", verdict(HeadingRules.titleText(written("# " + "列".repeat(50)))));
        var finding = HeadingRules.titleText(written("# " + "列".repeat(51)));
        assertEquals("warning 1", verdict(finding));
        assertEquals(
                "Line 1: a title of 102 characters (Han, kana and hangul count as two), over 100."
                        + " Write the site's name, and put the rest into the summary.",
                finding.message());
    }

    @Test
    void whatKeepsAHeadingFromBeingOneIsTold() {
        assertEquals(
                "Line 3: the space after \"##\" is U+00A0. Write a plain one.",
                HeadingRules.headingSyntax(subject("# A\n\n##\u00A0Docs\n")).message());
        assertEquals(
                "Line 3: write \"## Name\" with a space and a name.",
                HeadingRules.headingSyntax(subject("# A\n\n##Docs\n")).message());
        assertEquals(
                "Line 1: the title holds a link. Write the site's name alone.",
                HeadingRules.titleText(subject("# [Acme](https://acme.dev)\n")).message());
        assertEquals(
                "No title. Start the file with \"# Name of the site\".",
                HeadingRules.h1Present(subject("Acme\n")).message());
    }

    @ParameterizedTest
    @CsvSource({
        "Startseite, warning 1",
        "ホーム, warning 1",
        "Документация, warning 1",
        "Startseite Berlin, pass",
        "환영합니다, warning 1"
    })
    void aTitleOfAnyLanguageNamesTheSite(String title, String verdict) {
        assertEquals(verdict, verdict(HeadingRules.titleText(subject("# " + title + "\n"))));
    }

    @Test
    void aFileInAStringIsToldSo() {
        assertEquals(
                "Line 1: line ends are written as \"\\n\". Write the text itself, not a string that holds it.",
                HeadingRules.titleText(subject("# Acme\\n\\n> A queue.\\n")).message());
        assertEquals(
                "Line 1: no title, since the text is a string that holds the file. Write the text itself.",
                HeadingRules.h1Present(subject("\"# Acme\\n\\n> A queue.\\n\"")).message());
    }
}
