package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.Cause;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.CheckGroup;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is said of a file once, and which checks only refer to it (checks.md §11, causes). */
final class FollowersTest {
    private static final String SUMMARY = "> Acme sells paint brushes to people who paint houses.\n\n";
    private static final String LINKS = """
            - [Install guide](https://acme.com/a.md): how a brush is put together
            - [API reference](https://acme.com/b.md): every bristle and what it is for
            - [Pricing](https://acme.com/c.md): what a brush and a dozen of them cost
            """;
    private static final String WHOLE = "# Acme\n\n" + SUMMARY + "## Docs\n\n" + LINKS;

    private static List<Check> checks(String text) {
        var context = subject(text);
        return Catalogue.reported(false, false).stream()
                .map(kind -> kind.judge(context))
                .toList();
    }

    /** The checks that refer to a cause, which must not pass itself. */
    private static Set<String> followers(String text, Cause cause) {
        var checks = checks(text);
        var followers = checks.stream()
                .filter(check -> check.cause().filter(cause::equals).isPresent())
                .toList();
        assertTrue(followers.stream().allMatch(check -> check.message().equals("See " + cause.id() + ".")));
        assertTrue(checks.stream()
                .anyMatch(check -> check.id().equals(cause.id())
                        && check.status() != Status.PASS
                        && check.cause().isEmpty()));
        return followers.stream().map(Check::id).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Status status(String text, String id) {
        return checks(text).stream()
                .filter(check -> check.id().equals(id))
                .findFirst()
                .orElseThrow()
                .status();
    }

    @Test
    void aFileWithAllItsPartsHasNoFollower() {
        assertTrue(checks(WHOLE).stream().allMatch(check -> check.cause().isEmpty()));
    }

    @Test
    void withoutATitleOnlyThatIsSaid() {
        assertEquals(
                Set.of("h1-single", "h1-first", "title-text"),
                followers(WHOLE.substring("# Acme\n\n".length()), Cause.TITLE));
        assertEquals(Set.of("title-text", "heading-syntax"), followers(WHOLE.replace("# Acme", "#"), Cause.TITLE));
        assertEquals(Set.of("heading-syntax"), followers(WHOLE.replace("# Acme", "Acme\n===="), Cause.TITLE));
    }

    @Test
    void withoutASummaryOnlyThatIsSaid() {
        var text = WHOLE.replace(SUMMARY, "");
        assertEquals(Set.of("summary-position", "summary-quality"), followers(text, Cause.SUMMARY));
        assertEquals(Status.WARNING, status(text, "summary-position"));
        assertEquals(Status.FAIL, status(text, "summary-quality"));
    }

    @Test
    void withoutAnyLinkOnlyThatIsSaid() {
        var everything = Set.of(
                "sections-present",
                "section-not-empty",
                "list-items",
                "notes-separator",
                "bullet-marker",
                "descriptions",
                "description-quality",
                "link-text",
                "unique-titles",
                "markdown-links",
                "https-links",
                "same-site",
                "key-pages",
                "section-balance");
        assertEquals(everything, followers("# Acme\n\n" + SUMMARY + "Some words.\n", Cause.LINKS));
        // An item without a link is told where it stands.
        var items = followers("# Acme\n\n" + SUMMARY + "## Facts\n\n- Founded in 1908\n", Cause.LINKS);
        assertTrue(items.contains("descriptions") && items.contains("link-text") && !items.contains("list-items"));
        // Links into the file itself lead nowhere.
        assertTrue(followers(
                        "# Acme\n\n" + SUMMARY + "## Docs\n\n- [Facts](#facts): all facts of the house\n", Cause.LINKS)
                .contains("sections-present"));
    }

    @Test
    void withLinksButNoSectionOnlyThatIsSaid() {
        assertEquals(
                Set.of(
                        "links-in-sections",
                        "section-not-empty",
                        "list-items",
                        "notes-separator",
                        "bullet-marker",
                        "descriptions",
                        "description-quality",
                        "link-text",
                        "unique-titles",
                        "section-balance"),
                followers("# Acme\n\n" + SUMMARY + LINKS, Cause.SECTIONS));
    }

    @Test
    void anItemWithoutALinkIsNotAlsoToldToLackNotesAndName() {
        var text = WHOLE + "- Just words\n- GitHub: https://github.com/acme\n";
        assertEquals(Set.of("descriptions", "link-text"), followers(text, Cause.ITEMS));
        // A link without notes has no such excuse.
        assertEquals(Set.of("link-text"), followers(text + "- [About](https://acme.com/d.md)\n", Cause.ITEMS));
        assertEquals(
                Set.of("descriptions"),
                followers(text + "- [here](https://acme.com/d.md): where we are now\n", Cause.ITEMS));
    }

    @Test
    void aMalformedLinkIsToldOnce() {
        var space = WHOLE + "- [About] (https://acme.com/d.md): who we are and where\n";
        assertEquals(Set.of("list-items"), followers(space, Cause.SYNTAX));
        var noName = WHOLE + "- [](https://acme.com/d.md): who we are and where\n";
        assertEquals(Set.of("list-items", "link-text"), followers(noName, Cause.SYNTAX));
        var inside = WHOLE + "- [About](https://acme.com/a b): who we are and where\n";
        assertEquals(Set.of("url-valid"), followers(inside, Cause.SYNTAX));
        // Beside an item without a link it is told where both stand.
        assertEquals(Set.of(), followers(space + "- Just words\n", Cause.SYNTAX));
    }

    @Test
    void whereNoLinkHasNotesTheirQualityIsNotJudged() {
        var text = WHOLE.replaceAll("(?m)\\): .*$", ")");
        assertEquals(Set.of("description-quality"), followers(text, Cause.NOTES));
    }

    @Test
    void whereFrontMatterStandsFirstTheTitleCannot() {
        assertEquals(Set.of("h1-first"), followers("---\nlayout: x\n---\n\n" + WHOLE, Cause.MARKDOWN));
        // Of a file with robots.txt rules too, only these are told there.
        var both = "---\nlayout: x\n---\n\n" + WHOLE + "\n## R\n\nDisallow: /a\nAllow: /b\n";
        assertEquals(Set.of(), followers(both, Cause.MARKDOWN));
        assertEquals(Status.FAIL, status(both, "h1-first"));
        assertEquals(
                "Line 4: text before the title. Move it below the summary.",
                HeadingRules.h1First(subject("---\nlayout: x\n---\nWords.\n\n" + WHOLE))
                        .message());
    }

    @Test
    void ofAFileInAnotherFormatOnlyThatIsSaid() {
        var groups = CheckGroup.of(
                checks("openapi: 3.1.0\ninfo:\n  title: Acme\n# paths\n# follow\npaths:\n  /a:\n    get: {}\n"));
        assertEquals(
                List.of("plain-markdown", "llms-full"),
                groups.stream().map(group -> group.check().id()).toList());
        assertTrue(groups.getFirst().followers().stream()
                .anyMatch(check -> check.id().equals("h1-single")));
    }
}
