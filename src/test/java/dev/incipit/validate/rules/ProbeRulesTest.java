package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.ProbeResults;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ProbeRulesTest {
    private final List<Probe> probes = new ArrayList<>();

    private ProbeRulesTest add(int count, Verdict verdict) {
        return add(count, verdict, "/a", "/a", "text/html");
    }

    private ProbeRulesTest add(int count, Verdict verdict, String path, String landed, String type) {
        for (int i = 0; i < count; i++) {
            probes.add(new Probe(probes.size() + 1, url(path), verdict, "404", url(landed), url(landed), type));
        }
        return this;
    }

    private static WebUrl url(String path) {
        return WebUrl.parse("https://a.example" + path).orElseThrow();
    }

    private LintContext subject() {
        return new LintContext(Linted.file("# T\n"), Optional.empty(), Optional.of(new ProbeResults(probes)));
    }

    @Test
    void oneDeadLinkInTenIsAWarningAndMoreAFailure() {
        assertEquals("pass", verdict(ProbeRules.linksAlive(add(9, Verdict.OK).subject())));
        assertEquals(
                "warning 10", verdict(ProbeRules.linksAlive(add(1, Verdict.DEAD).subject())));
        assertEquals(
                "fail 10", verdict(ProbeRules.linksAlive(add(1, Verdict.DEAD).subject())));
    }

    @Test
    void whatCouldNotBeJudgedDoesNotCount() {
        assertEquals("fail", verdict(ProbeRules.linksAlive(subject())));
        assertEquals(
                "warning", verdict(ProbeRules.linksAlive(add(5, Verdict.UNKNOWN).subject())));
        assertEquals(
                "fail 6", verdict(ProbeRules.linksAlive(add(1, Verdict.DEAD).subject())));
        assertEquals("fail", verdict(ProbeRules.linksDirect(subject())));
        assertEquals("fail", verdict(ProbeRules.markdownServed(subject())));
    }

    @Test
    void oneLinkInFiveMayHaveMoved() {
        add(4, Verdict.OK).add(1, Verdict.OK, "/old", "/new", "text/html").add(5, Verdict.DEAD, "/o", "/n", "");
        assertEquals("pass", verdict(ProbeRules.linksDirect(subject())));
        assertEquals(
                "Line 5: https://a.example/old moved to https://a.example/new. Link that.",
                ProbeRules.linksDirect(subject()).message());
        add(1, Verdict.OK, "/old", "/new", "text/html");
        assertEquals("warning 5", verdict(ProbeRules.linksDirect(subject())));
    }

    @Test
    void markdownServedAsHtmlFailsFromTwoAndMoreThanOneInFive() {
        add(9, Verdict.OK, "/a.md", "/a.md", "text/markdown").add(5, Verdict.OK, "/a.html", "/a.html", "text/html");
        assertEquals("pass", verdict(ProbeRules.markdownServed(subject())));
        add(2, Verdict.OK, "/A.TXT", "/A.TXT", "Text/HTML; charset=utf-8");
        assertEquals("warning 15", verdict(ProbeRules.markdownServed(subject())));
        add(1, Verdict.OK, "/a.md", "/a.md", "text/html");
        assertEquals("fail 15", verdict(ProbeRules.markdownServed(subject())));
    }

    @Test
    void oneAloneIsNoFailure() {
        add(1, Verdict.OK, "/a.md", "/a.md", "text/html");
        assertEquals("warning 1", verdict(ProbeRules.markdownServed(subject())));
    }

    @Test
    void aLinkThatMovedToTheHomePageMayBeGone() {
        add(1, Verdict.OK, "/a", "/", "text/html");
        assertEquals(
                "Line 1: https://a.example/a moved to https://a.example/, the home page: the page may be gone."
                        + " Link another, or remove it.",
                ProbeRules.linksDirect(subject()).message());
        probes.clear();
        add(1, Verdict.OK, "/a", "/?page=b", "text/html");
        assertEquals(
                "Line 1: https://a.example/a moved to https://a.example/?page=b. Link that.",
                ProbeRules.linksDirect(subject()).message());
    }

    @Test
    void markdownThatLeadsElsewhereIsToldWhere() {
        probes.add(new Probe(1, url("/a.md"), Verdict.OK, "200", url("/a.md"), url("/login"), "text/html"));
        assertEquals(
                "Line 1: https://a.example/a.md leads to https://a.example/login, which is served as HTML."
                        + " Serve Markdown under the link's own address.",
                ProbeRules.markdownServed(subject()).message());
    }
}
