package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.SectionWish;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.compose.IndexOutline.Entry;
import dev.incipit.generate.compose.IndexOutline.Part;
import dev.incipit.url.PathGlob;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SectionWishesTest {
    private static final List<Part> PARTS =
            List.of(part("Docs", "/docs/a", "/docs/b"), part("Blog", "/blog/a"), part("Optional", "/imprint"));

    @Test
    void withoutWishesNothingChanges() {
        assertEquals(PARTS, new SectionWishes(List.of()).applied(PARTS));
    }

    @Test
    void wantedSectionsComeFirstUnderTheirNames() {
        assertEquals(
                List.of("News: /blog/a", "Docs: /docs/a /docs/b", "Optional: /imprint"),
                applied(new SectionWish("News", Optional.of("blog"), List.of())));
    }

    @Test
    void aPageGoesToTheFirstSectionThatItMatches() {
        assertEquals(
                List.of("Start: /docs/a", "Docs: /docs/b", "Blog: /blog/a", "Optional: /imprint"),
                applied(wish("Start", "/docs/a"), wish("Second", "/docs/a")));
    }

    @Test
    void whatAnAgentMaySkipStaysLast() {
        assertEquals(
                List.of("Docs: /docs/a /docs/b", "Optional: /blog/a /imprint"),
                applied(wish("Optional", "/blog/**"), wish("Docs")));
    }

    private static SectionWish wish(String name, String... globs) {
        return new SectionWish(
                name, Optional.empty(), Stream.of(globs).map(PathGlob::parse).toList());
    }

    private static List<String> applied(SectionWish... wishes) {
        return new SectionWishes(List.of(wishes))
                .applied(PARTS).stream()
                        .map(part -> part.name() + ":"
                                + part.entries().stream()
                                        .map(entry -> " " + entry.page().url().path())
                                        .reduce("", String::concat))
                        .toList();
    }

    private static Part part(String name, String... paths) {
        var pages = new TestPages();
        Stream.of(paths).forEach(path -> pages.add(path, path, "Text"));
        return new Part(
                name, pages.pages().stream().map(page -> new Entry("A", page)).toList());
    }
}
