package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.subject.LintContext;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code ↵} stands for the end of a line and {@code ␍} for a carriage return. */
final class TextRulesTest {
    private static LintContext written(String text) {
        return subject(text.replace("↵", "\n").replace("␍", "\r"));
    }

    @Test
    void aFileIsEmptyWithoutALetterOrDigit() {
        assertEquals("fail 1", verdict(TextRules.notEmpty(subject(""))));
        assertEquals("fail 1", verdict(TextRules.notEmpty(subject(" \n# \n- \n"))));
        assertEquals("pass", verdict(TextRules.notEmpty(subject("7"))));
        assertEquals("pass", verdict(TextRules.notEmpty(subject("𝒜"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<!DOCTYPE html><title>T</title>                       | fail 1",
                "  <HTML lang=en>                                      | fail 1",
                "<!-- a comment --><?xml version='1.0'?>↵<html>        | fail 1",
                "<header>                                              | pass",
                "<div><nav><script><style> and no heading              | fail 1",
                "# T↵<div><nav><script><style>                         | pass",
                "<div><nav><script> and no heading                     | pass",
                "<division><navy><scripts><styles>                     | pass",
                "# T                                                   | pass",
                "<!-- a comment without an end <html>                  | pass"
            })
    void aPageIsHtmlByItsStartOrByItsTagsWithoutAHeading(String text, String verdict) {
        assertEquals(verdict, verdict(TextRules.notHtml(written(text))));
    }

    @Test
    void tagsCountInTheFirstFourThousandCharacters() {
        var tags = "<div><nav><script><style>";
        assertEquals("fail 1", verdict(TextRules.notHtml(subject("x".repeat(4_000) + tags))));
        assertEquals("pass", verdict(TextRules.notHtml(subject("x".repeat(4_090) + tags))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "User-agent: *↵Disallow: /a      | fail 1",
                "# T↵↵ allow: /↵crawl-delay: 1   | fail 3",
                "User-agent: *                   | pass",
                "{ \"a\": 1 }                    | fail 1",
                "{}                              | fail 1",
                "{a}                             | pass",
                "[{\"a\": 1}]                    | fail 1",
                "[\"a\", \"b\"]                  | fail 1",
                "[\"a\"](/b)                     | pass",
                "[a]                             | pass",
                "<rss version=2>                 | fail 1",
                "<SVG>                           | fail 1",
                "<b>                             | pass",
                "---↵title: T↵---↵# T            | warning 1",
                "# T                             | pass"
            })
    void anotherFormatIsKnownByItsFirstSigns(String text, String verdict) {
        assertEquals(verdict, verdict(TextRules.plainMarkdown(written(text))));
    }

    @Test
    void bytesThatAreNoUtf8AreToldByPlace() {
        var bytes = "# T\n\nGr\u00FC\u00DFe\n".getBytes(StandardCharsets.ISO_8859_1);
        var finding = TextRules.utf8(subject(bytes));
        assertEquals("fail 3", verdict(finding));
        assertEquals("Byte 7, line 3: not UTF-8. Save the file as UTF-8.", finding.message());
        assertEquals("pass", verdict(TextRules.utf8(subject("# T\n\nGrüße\n"))));
        assertEquals(
                "fail 1", verdict(TextRules.utf8(subject("# T\n\nA queue\n".getBytes(StandardCharsets.UTF_16LE)))));
        assertEquals(
                "fail 1", verdict(TextRules.utf8(subject("# T\n\nA queue\n".getBytes(StandardCharsets.UTF_16BE)))));
        assertEquals("warning 3", verdict(TextRules.utf8(subject("# Title\n\nA queue\0\n"))));
        assertEquals("warning 3", verdict(TextRules.utf8(subject("# T\n\nGr\u0007\n"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a↵b↵c↵      | pass",
                "a␍↵b␍↵c     | pass",
                "a↵b␍↵c      | warning 2",
                "a␍↵b␍↵c↵    | warning 3",
                "a␍b         | warning 1",
                "a↵b␍c       | warning 2"
            })
    void lineEndsMustBeOfOneKindAndNotOfOldMacs(String text, String verdict) {
        assertEquals(verdict, verdict(TextRules.lineEndings(written(text))));
    }

    @Test
    void aFileMayHaveFiveHundredAndTwelveThousandBytes() {
        assertEquals("pass", verdict(TextRules.sizeLimit(subject("x".repeat(512_000)))));
        assertEquals("fail", verdict(TextRules.sizeLimit(subject("x".repeat(512_001)))));
    }

    @Test
    void twentyTagsAreAWarningAndOneMoreAFailure() {
        assertEquals("pass", verdict(TextRules.htmlMarkup(subject("# T\n\n`<b>` <https://a.example>\n"))));
        assertEquals("warning 3", verdict(TextRules.htmlMarkup(subject("# T\n\n" + "<b>x</b>".repeat(10)))));
        assertEquals("fail 3", verdict(TextRules.htmlMarkup(subject("# T\n\n" + "<b>x</b>".repeat(10) + "<br>"))));
    }

    @Test
    void aFenceThatIsNeverClosedIsFound() {
        assertEquals("fail 3", verdict(TextRules.codeFences(subject("# T\n\n```\nx\n"))));
        assertEquals("pass", verdict(TextRules.codeFences(subject("# T\n\n```\nx\n```\n"))));
    }

    @Test
    void charactersAreCountedForTheBudgetAndNotBytes() {
        assertEquals("pass", verdict(TextRules.tokenBudget(subject("ü".repeat(50_000)))));
        assertEquals("warning", verdict(TextRules.tokenBudget(subject("x".repeat(50_001)))));
        assertEquals("warning", verdict(TextRules.tokenBudget(subject("x".repeat(100_000)))));
        assertEquals("fail", verdict(TextRules.tokenBudget(subject("x".repeat(100_001)))));
        assertEquals(
                "5 characters (about 2 tokens).",
                TextRules.tokenBudget(subject("abcde")).message());
    }

    @Test
    void tokensOfWideTextsAreEstimatedByTheirBytes() {
        assertEquals(
                "12 characters (about 3 tokens).",
                TextRules.tokenBudget(subject("abcdefghijkl")).message());
        assertEquals(
                "12 characters (about 9 tokens).",
                TextRules.tokenBudget(subject("列".repeat(12))).message());
        assertEquals(
                "12 characters (about 3 tokens).",
                TextRules.tokenBudget(subject("列列列列abcdefgh")).message());
        assertEquals(
                "12 characters (about 6 tokens).",
                TextRules.tokenBudget(subject("列列列列列abcdefg")).message());
    }

    @Test
    void aBoundThatConcernsTheFileIsNamed() {
        assertTrue(TextRules.tokenBudget(subject("x".repeat(50_001))).message().contains("over 50 000"));
        assertTrue(TextRules.tokenBudget(subject("x".repeat(100_001))).message().contains("cut at 100 000"));
    }

    @Test
    void howFarAFileIsTooLargeIsToldWhereItIsKnown() {
        assertTrue(
                TextRules.sizeLimit(subject("x".repeat(600_000))).message().startsWith("600000 bytes: over 512 000."));
        assertTrue(TextRules.sizeLimit(subject("x".repeat(512_004))).message().startsWith("Over 512 000 bytes."));
    }
}
