package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.items;
import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.subject.LintContext;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReachRulesTest {
    private static LintContext links(String... addresses) {
        return items(
                Stream.of(addresses).map(address -> "- [A](" + address + ")").toArray(String[]::new));
    }

    private static String count(int links) {
        return verdict(ReachRules.linkCount(
                links(IntStream.range(0, links).mapToObj(i -> "/" + i).toArray(String[]::new))));
    }

    @Test
    void aFileHasThreeToTwoHundredLinks() {
        assertEquals("fail", count(0));
        assertEquals("warning", count(1));
        assertEquals("warning", count(2));
        assertEquals("pass", count(3));
        assertEquals("pass", count(200));
        assertEquals("warning", count(201));
        assertEquals("warning", count(1_000));
        assertEquals("fail", count(1_001));
    }

    @Test
    void partsOfOnePageAreOneLinkAndOfThisFileNone() {
        assertEquals(
                "Only 2 links: an agent finds little to read. Link the main pages.",
                ReachRules.linkCount(links("https://a.example/b#c", "https://A.example/b/#d", "/e", "#f", "#g"))
                        .message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/a.md /b.MDX /c.txt /d.markdown /e   | pass",
                "/a.md /b.md /c.md /d /e              | warning",
                "/a /b                                | fail",
                "/a.md /b.pdf /c.png                  | pass",
                "/b.pdf /c.png                        | fail",
                "/a.md #b                             | pass",
                "/a.md mailto:a@b.example             | warning",
                "/a.md/                               | fail",
                "/a.md?x=y.html                       | pass"
            })
    void fourOfFiveLinksLeadToMarkdown(String addresses, String verdict) {
        assertEquals(verdict, verdict(ReachRules.markdownLinks(links(addresses.split(" ")))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/a /b                                                        | pass",
                "https://a.example.org/ https://b.example.org/                | pass",
                "https://a.example/ https://b.example/                        | pass",
                "https://a.example/ https://b.example/ https://c.example/     | warning",
                "/a https://b.example/ https://c.example/                     | pass",
                "mailto:a@b.example                                           | warning",
                "#a                                                           | warning"
            })
    void halfOfTheLinksStayOnOneSite(String addresses, String verdict) {
        assertEquals(verdict, verdict(ReachRules.sameSite(links(addresses.split(" ")))));
    }

    @Test
    void whereTheFilesAddressIsKnownItsSiteIsMeant() {
        var text = "# T\n\n## S\n\n- [A](https://a.net/)\n- [B](https://a.net/b)\n";
        assertEquals("pass", verdict(ReachRules.sameSite(subject("https://www.a.net/llms.txt", text))));
        assertEquals("warning", verdict(ReachRules.sameSite(subject("https://b.net/llms.txt", text))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "- A: https://a.example/a                          ; 1",
                "- https://a.example/a | A                         ; 1",
                "- A↵  https://a.example/a                         ; 1",
                "- A↵  - B: https://a.example/a                    ; 1",
                "- A: `https://a.example/a`                        ; 0",
                "Words: https://a.example/a                        ; 0",
                "- [A](https://a.example/a#b)↵- [B](https://a.example/a#c) ; 1",
                "- [A](#b)                                         ; 0"
            })
    void theAddressOfAnItemCountsAndItsFragmentDoesNot(String list, int count) {
        var context = subject("# T\n\n## S\n\n" + list.replace("↵", "\n") + "\n");
        assertEquals(count, context.file().pages().size());
        assertEquals(count == 0 ? "fail" : "warning", verdict(ReachRules.linkCount(context)));
    }

    @Test
    void allCountsOfLinksAgree() {
        var context = subject("# T\n\n## S\n\n- [A](https://a.example/a#b)\n- [B](https://a.example/a#c)\n"
                + "- [C](https://a.example/c)\n- [D](#d)\n");
        assertEquals(
                "Only 2 links: an agent finds little to read. Link the main pages.",
                ReachRules.linkCount(context).message());
        assertTrue(ReachRules.markdownLinks(context).message().startsWith("2 of 2 links"));
        assertEquals(
                "2 of 2 links stay on the site.", ReachRules.sameSite(context).message());
    }
}
