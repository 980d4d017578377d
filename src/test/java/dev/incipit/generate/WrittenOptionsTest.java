package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.WrittenOptions.Member;
import dev.incipit.generate.WrittenOptions.WrittenSection;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WrittenOptionsTest {
    private static WrittenOptions with(List<String> include, int pages, List<String> also, String base, String title) {
        return new WrittenOptions(
                include,
                List.of(),
                OptionalInt.of(pages),
                also,
                Optional.of(base),
                Optional.of(title),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of());
    }

    private static List<String> faults(WrittenOptions options) {
        var faults = new ArrayList<String>();
        options.checked((member, fault) -> faults.add(member.written() + " " + fault));
        return faults;
    }

    @Test
    void whatIsRightIsTaken() {
        var options = with(List.of("/docs/**"), 5_000, List.of("Blog.Your.Site"), "https://your.site/docs", " A \n B ")
                .checked((member, fault) -> {
                    throw new AssertionError(member + fault);
                });
        assertEquals(OptionalInt.of(5_000), options.pagesMax());
        assertEquals(Set.of("blog.your.site"), options.extent().hosts());
        assertEquals(WebUrl.parse("https://your.site/docs"), options.published());
        assertEquals(Optional.of("A B"), options.title());
        assertFalse(options.keepsOut(WebUrl.parse("https://your.site/docs/a").orElseThrow()));
        assertTrue(options.keepsOut(WebUrl.parse("https://your.site/blog/a").orElseThrow()));
    }

    @Test
    void nothingWrittenIsNothingChosen() {
        assertEquals(RunOptions.NONE, WrittenOptions.NONE.checked((member, fault) -> {
            throw new AssertionError(member + fault);
        }));
    }

    @Test
    void everyFaultIsToldAtOnce() {
        assertEquals(
                List.of(
                        "include must be a path that begins with /, such as /blog/**, not 'docs'",
                        "also must be the name of a host, such as blog.your.site, not 'https://b.site'",
                        "max-pages must be from 1 to 5000, not 5001",
                        "base-url must be an http or https address, such as https://your.site",
                        "title must be a text that is not empty"),
                faults(with(List.of("docs"), 5_001, List.of("https://b.site"), "your.site", "  ")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "your.site",
                "ftp://your.site",
                "https://your.site/?a",
                "https://me@your.site",
                "https://your.site/#a"
            })
    void whatIsNoPlaceForASiteIsRefused(String base) {
        assertEquals(1, faults(with(List.of(), 1, List.of(), base, "A")).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a/b", "user@a.site", "a.site?x", "a.site:99999", "//a.site"})
    void whatIsNoHostIsRefused(String host) {
        assertEquals(
                1,
                faults(with(List.of(), 1, List.of(host), "https://a.site", "A")).size());
    }

    @Test
    void listsAndTextsAreBounded() {
        var many = Collections.nCopies(WrittenOptions.PATTERNS_MAX + 1, "/a");
        assertEquals(1, faults(with(many, 1, List.of(), "https://a.site", "A")).size());
        var hosts = Collections.nCopies(WrittenOptions.HOSTS_MAX + 1, "b.site");
        assertEquals(1, faults(with(List.of(), 1, hosts, "https://a.site", "A")).size());
        var name = "a".repeat(WrittenOptions.TITLE_MAX + 1);
        assertEquals(
                1, faults(with(List.of(), 1, List.of(), "https://a.site", name)).size());
    }

    @Test
    void sectionsHaveDifferentNames() {
        var section = new WrittenSection("Guides", Optional.empty(), List.of("/guide/**", "x"));
        var options = new WrittenOptions(
                List.of(),
                List.of(),
                OptionalInt.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(section, section),
                List.of("/a", "/b/*"),
                List.of());
        assertEquals(3, faults(options).size());
        assertEquals(List.of("/a"), options.checked((_, _) -> {}).extent().wanted());
    }

    @Test
    void whatIsWrittenWinsMemberByMember() {
        var line = with(List.of(), 7, List.of(), "https://a.site", "Line");
        var file = with(List.of("/docs/**"), 9, List.of("b.site"), "https://b.site", "File");
        var both = line.over(file);
        assertEquals(List.of("/docs/**"), both.include());
        assertEquals(OptionalInt.of(7), both.maxPages());
        assertEquals(List.of("b.site"), both.also());
        assertEquals(Optional.of("Line"), both.title());
        assertEquals(file, WrittenOptions.NONE.over(file));
        assertEquals("must-list", Member.MUST_LIST.written());
    }
}
