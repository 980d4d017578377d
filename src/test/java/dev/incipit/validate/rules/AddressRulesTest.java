package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.PageSpelling;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the generator folds or never asks, the linter finds, and the reverse. */
final class AddressRulesTest {
    private static LintContext subject(String address) {
        var text = "# T\n\n## S\n\n- [A](" + address + "): notes\n- [B](https://example.org/b): more\n";
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
        return new LintContext(file, Optional.empty(), Optional.empty());
    }

    private static PageSpelling spelling(String address) {
        return PageSpelling.of(WebUrl.parse(address).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"utm_source", "GCLID", "gclsrc", "srsltid", "epik", "hsctatracking", "ref_src", "_ga", "mkt_tok"
            })
    void aTrackingParameterIsOneToBoth(String name) {
        var address = "https://example.org/a?" + name + "=1";
        assertNotEquals(Status.PASS, AddressRules.noTracking(subject(address)).status());
        assertEquals(spelling("https://example.org/a"), spelling(address));
    }

    /** The query ends where the fragment begins (RFC 3986 §3.5), so that nothing is left to take out there. */
    @Test
    void aQuestionMarkInTheFragmentBeginsNoQuery() {
        assertEquals(
                Status.PASS,
                AddressRules.noTracking(subject("https://example.org/#x?utm_source=1"))
                        .status());
    }

    @Test
    void anAddressIsReadAsMarkdownReadsIt() {
        assertEquals("fail 5", verdict(AddressRules.urlScheme(subject("javascript&colon;alert(1)"))));
        assertEquals("fail 5", verdict(AddressRules.urlScheme(subject("&#106;avascript:alert(1)"))));
        assertEquals(
                "warning 5", verdict(AddressRules.noTracking(subject("https://example.org/?a=1&amp;utm_medium=x"))));
        assertEquals("fail 6", verdict(AddressRules.uniqueLinks(subject("https://example.org/&#98;"))));
        assertEquals("pass", verdict(AddressRules.uniqueLinks(subject("https://example.org/?a=1&amp;b=2"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "ref", "source", "page", "utmost", "phpsessid"})
    void anotherParameterIsNone(String name) {
        assertEquals(
                Status.PASS,
                AddressRules.noTracking(subject("https://example.org/a?" + name + "=1"))
                        .status());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "a.localhost",
                "wiki",
                "wiki.corp",
                "printer.local",
                "a.internal",
                "router.home.arpa",
                "nas.lan",
                "x.test",
                "y.invalid",
                "db.svc",
                "intranet.",
                "10.0.0.1.",
                "127.1.",
                "metadata.goog",
                "10.0.0.1",
                "[::1]"
            })
    void aNameThatIsNotPublicIsFound(String host) {
        assertEquals(
                Status.FAIL,
                AddressRules.urlPublic(subject("http://" + host + "/")).status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"example.org", "example.org.", "local.example", "corp.example.com", "8.8.8.8", "[2600::]"})
    void aPublicNameIsNone(String host) {
        assertEquals(
                Status.PASS,
                AddressRules.urlPublic(subject("http://" + host + "/")).status());
    }

    @Test
    void aLinkIntoTheFileIsToldApartFromARelativeOne() {
        var fragment = Linted.subject("# T\n\n- [A](#a)\n");
        assertEquals("fail 3", verdict(AddressRules.urlAbsolute(fragment)));
        assertEquals(
                "Line 3: \"#a\" leads into this file. Link a page.",
                AddressRules.urlAbsolute(fragment).message());
        assertTrue(AddressRules.urlAbsolute(Linted.subject("# T\n\n- [A](/a)\n"))
                .message()
                .contains("is relative"));
    }

    @Test
    void itemsWithoutAnAddressAreNoPartOfTheShareThatRepeats() {
        var items = "# T\n\n## S\n\n- [A](/a)\n- [B](/b)\n- [C](/c)\n- [A again](/a)\n";
        assertEquals("fail 8", verdict(AddressRules.uniqueLinks(Linted.subject(items + "- words\n".repeat(40)))));
        assertEquals("warning 8", verdict(AddressRules.uniqueLinks(Linted.subject(items + "- [D](/d)\n"))));
        var bare = "# T\n\n## S\n- A: https://a.example/a\n- [A](https://a.example/a/)\n";
        assertEquals("fail 5", verdict(AddressRules.uniqueLinks(Linted.subject(bare))));
    }

    @Test
    void aFileOfLinksIntoItselfFailsAndOneOfSomeIsWarnedOf() {
        assertEquals("fail 3", verdict(AddressRules.urlAbsolute(Linted.subject("# T\n\n- [A](#a)\n- [B](#b)\n"))));
        var some = Linted.subject("# T\n\n- [A](#a)\n- [B](https://b.example/)\n");
        assertEquals("warning 3", verdict(AddressRules.urlAbsolute(some)));
    }

    @Test
    void halfOfTheLinksMayBeHttpOrTrackTheirVisitors() {
        var http = "[A](http://a.example/)";
        var tracked = "[A](https://a.example/?gclid=1)";
        var good = "[B](https://b.example/)";
        assertEquals("warning 3", verdict(AddressRules.httpsLinks(Linted.subject("# T\n\n" + http + good))));
        assertEquals("warning 3", verdict(AddressRules.noTracking(Linted.subject("# T\n\n" + tracked + good))));
        assertEquals("fail 3", verdict(AddressRules.httpsLinks(Linted.subject("# T\n\n" + http))));
        assertEquals("fail 3", verdict(AddressRules.noTracking(Linted.subject("# T\n\n" + tracked))));
    }

    @Test
    void whereNoPageIsLinkedTheSchemeOfLinksIsNoFault() {
        assertEquals("fail", verdict(AddressRules.httpsLinks(Linted.subject("# T\n\n[A](mailto:a@b.example)\n"))));
        assertTrue(AddressRules.httpsLinks(Linted.subject("# T\n\nA\n")).cause().isPresent());
    }

    @Test
    void definitionsAndAutolinksAreJudgedAsLinksAre() {
        var bad = "# T\n\nSee [x], <http://localhost:3000/> and <javascript:alert(1)>.\n\n"
                + "[x]: https://example.org/?utm_source=x\n";
        assertEquals("fail 3", verdict(AddressRules.urlScheme(Linted.subject(bad))));
        assertEquals("fail 3", verdict(AddressRules.urlPublic(Linted.subject(bad))));
        assertEquals("warning 5", verdict(AddressRules.noTracking(Linted.subject(bad))));
        var good = "# T\n\nWrite to <mailto:a@example.org>, see [x] or <https://example.org/?a=1>,"
                + " run `<http://localhost/>`.\n\n[x]: /docs/a.md\n";
        assertEquals("pass", verdict(AddressRules.urlScheme(Linted.subject(good))));
        assertEquals("pass", verdict(AddressRules.urlPublic(Linted.subject(good))));
        assertEquals("pass", verdict(AddressRules.noTracking(Linted.subject(good))));
        assertEquals("pass", verdict(AddressRules.urlAbsolute(Linted.subject(good))));
    }

    @ParameterizedTest
    @CsvSource({
        "(https://example.org/a), begins with a sign",
        "“https://example.org/a”, begins with a sign",
        "docs/a.md, is relative",
        "../a?b=https://example.org, is relative",
        "_next/a, is relative"
    })
    void aSignBeforeAnAddressIsNotCalledARelativeOne(String address, String words) {
        var finding = AddressRules.urlAbsolute(subject(address));
        assertEquals("warning 5", verdict(finding));
        assertTrue(finding.message().contains(words), finding.message());
    }

    @Test
    void aSchemeThatStandsTwiceIsNoHost() {
        var finding = AddressRules.urlPublic(subject("https://https://example.org/a"));
        assertEquals("Line 5: the address has a scheme twice. Write https:// once.", finding.message());
    }
}
