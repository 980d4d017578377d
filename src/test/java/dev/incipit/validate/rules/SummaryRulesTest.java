package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.FileDelivery;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.Linted;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code ↵} stands for the end of a line; each text follows a title and a blank line. */
final class SummaryRulesTest {
    private static final String FORTY = "Forty signs of background and no one more";

    private static LintContext written(String text) {
        return subject("# Marrow\n\n" + text.replace("↵", "\n") + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "> A summary.                    | pass    | pass",
                "<!-- c -->↵> A summary.         | pass    | pass",
                "Text.↵↵> A summary.             | pass    | warning 5",
                "Text.                           | warning | warning",
                "## S↵> A quote.                 | warning | warning"
            })
    void theSummaryStandsRightUnderTheTitle(String text, String present, String position) {
        assertEquals(present, verdict(SummaryRules.summaryPresent(written(text))));
        assertEquals(position, verdict(SummaryRules.summaryPosition(written(text))));
    }

    @Test
    void aSummaryHasThirtyToFiveHundredCharacters() {
        assertEquals("warning 3", verdict(SummaryRules.summaryQuality(written("> " + "x".repeat(29)))));
        assertEquals("pass", verdict(SummaryRules.summaryQuality(written("> " + "x".repeat(30)))));
        var badges =
                "![Build](https://a.example/build.svg) [![Coverage](https://a.example/c.svg)](https://a.example/c)";
        assertEquals("warning 3", verdict(SummaryRules.summaryQuality(written("> " + badges))));
        assertEquals("pass", verdict(SummaryRules.summaryQuality(written("> " + badges + " " + "x".repeat(20)))));
        assertEquals("pass", verdict(SummaryRules.summaryQuality(written("> " + "x".repeat(500)))));
        assertEquals("warning 3", verdict(SummaryRules.summaryQuality(written("> " + "x".repeat(501)))));
        assertEquals("fail", verdict(SummaryRules.summaryQuality(written("Text."))));
    }

    @Test
    void aSummaryThatIsTheTitleIsNone() {
        assertEquals("fail 3", verdict(SummaryRules.summaryQuality(written("> *marrow!*"))));
    }

    @Test
    void fortyCharactersBesideTheSummaryAreBackground() {
        assertEquals("pass", verdict(SummaryRules.context(written(FORTY.substring(0, 40)))));
        assertEquals("warning", verdict(SummaryRules.context(written(FORTY.substring(0, 39)))));
        assertEquals("warning", verdict(SummaryRules.context(written("> " + FORTY))));
        assertEquals("pass", verdict(SummaryRules.context(written("> A summary.\n\nWords.\n\n> " + FORTY))));
        assertEquals("warning", verdict(SummaryRules.context(written("### " + FORTY))));
    }

    @Test
    void aBlockForAgentsIsBackgroundTooAndUnderAnH1IsLost() {
        var block = "## Instructions for agents\n\nQuote the times.";
        assertEquals("pass", verdict(SummaryRules.context(written(block))));
        assertEquals("pass", verdict(SummaryRules.agentInstructions(written(block))));
        assertEquals("warning 3", verdict(SummaryRules.agentInstructions(written(block.substring(1)))));
        assertEquals("warning", verdict(SummaryRules.agentInstructions(written(FORTY))));
    }

    @Test
    void aFullFileStandsBesideTheFileOrIsNamedInIt() {
        assertEquals("warning", verdict(SummaryRules.llmsFull(written("Text."))));
        assertEquals("pass", verdict(SummaryRules.llmsFull(written("[All](/llms-full.txt)"))));
        assertEquals("pass", verdict(SummaryRules.llmsFull(served(true))));
        assertEquals("warning", verdict(SummaryRules.llmsFull(served(false))));
    }

    private static LintContext served(boolean companion) {
        var asked = WebUrl.parse("https://a.example/llms.txt").orElseThrow();
        var missing = new FetchOutcome.Missing(asked, 404);
        var delivery = new FileDelivery(asked, missing, List.of(asked), RobotsFinding.OPEN, companion, false);
        return new LintContext(Linted.file("# T\n"), Optional.of(delivery), Optional.empty());
    }

    @Test
    void aSummaryOfWideCharactersCountsDouble() {
        assertEquals("warning 3", verdict(SummaryRules.summaryQuality(written("> " + "列".repeat(14)))));
        assertEquals("pass", verdict(SummaryRules.summaryQuality(written("> " + "列".repeat(15)))));
        assertEquals("pass", verdict(SummaryRules.summaryQuality(written("> " + "列".repeat(250)))));
        assertEquals("warning 3", verdict(SummaryRules.summaryQuality(written("> " + "列".repeat(251)))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# Second↵↵> A summary.          | warning 5",
                "### Third↵↵> A summary.         | warning 5",
                "> A summary.↵↵# Second          | pass"
            })
    void noHeadingStandsBetweenTheTitleAndTheSummary(String text, String position) {
        assertEquals(position, verdict(SummaryRules.summaryPosition(written(text))));
    }

    @Test
    void anUnderlinedTitleIsOneHeading() {
        assertEquals("pass", verdict(SummaryRules.summaryPosition(subject("Marrow\n======\n\n> A summary.\n"))));
    }

    @Test
    void withoutAPlaceBesideTheFileNobodyClaimsToHaveLookedThere() {
        assertEquals(
                "No llms-full.txt: none is linked or named. Link one.",
                SummaryRules.llmsFull(written("Text.")).message());
        assertEquals(
                "No llms-full.txt beside the file and none linked. Serve one, or link it.",
                SummaryRules.llmsFull(served(false)).message());
        var file = Linted.file("# T\n");
        var beside = new LintContext(file, Optional.empty(), Optional.empty(), LintContext.Companion.PRESENT);
        assertEquals("pass", verdict(SummaryRules.llmsFull(beside)));
    }

    @Test
    void aWideMarkBeginsNoQuote() {
        assertEquals(
                "Line 3: no summary, since \"＞\" is no \">\". Write \">\".",
                SummaryRules.summaryPresent(subject("# A\n\n＞ What it is.\n")).message());
    }
}
