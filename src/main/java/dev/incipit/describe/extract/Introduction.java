package dev.incipit.describe.extract;

import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Finds what a page says before its first subheading: that is about the page, later text about a part of it. */
final class Introduction {
    private static final int PARAGRAPHS_MAX = 3;

    /** How much Markdown is examined; an introduction is never longer. */
    private static final int MARKDOWN_MAX = 8_000;

    /** How many characters of a paragraph's start are compared. */
    private static final int START_CHARACTERS = 40;

    private static final Pattern SUB_HEADING = Pattern.compile("(?m)^#{2,6} ");
    private static final Pattern LINK_TARGET = Pattern.compile("\\]\\([^()\\n]{0,2000}\\)");

    private Introduction() {}

    /** Returns the introduction's first informative paragraphs; without an introduction, the first one of the page. */
    static List<String> of(Page page, Predicate<String> tells) {
        var paragraphs =
                page.paragraphs().stream().map(SiteRepeats::fold).filter(tells).toList();
        if (page.markdown().isEmpty()) {
            return firstOf(paragraphs, PARAGRAPHS_MAX);
        }
        var before = beforeSubHeading(
                page.markdown().substring(0, Math.min(page.markdown().length(), MARKDOWN_MAX)));
        var own = paragraphs.stream()
                .filter(paragraph -> before.contains(start(paragraph)))
                .toList();
        return own.isEmpty() ? firstOf(paragraphs, 1) : firstOf(own, PARAGRAPHS_MAX);
    }

    private static String beforeSubHeading(String markdown) {
        var heading = SUB_HEADING.matcher(markdown);
        var before = heading.find() ? markdown.substring(0, heading.start()) : markdown;
        return TextKey.of(LINK_TARGET.matcher(before).replaceAll("]"));
    }

    private static String start(String paragraph) {
        return TextKey.of(paragraph.substring(0, Math.min(paragraph.length(), START_CHARACTERS)));
    }

    private static List<String> firstOf(List<String> paragraphs, int max) {
        return paragraphs.subList(0, Math.min(max, paragraphs.size()));
    }
}
