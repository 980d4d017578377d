package dev.incipit.html;

import dev.incipit.text.CombiningMarks;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/**
 * A page as a reader sees it.
 *
 * @param url the URL of the response, after redirects, without fragment
 * @param metadata what its head and markup state about it
 * @param markdown its main content: CommonMark with GFM tables, links absolute; empty if nothing is readable
 * @param headings the headings of the main content in order, as plain text, each cut at {@link #HEADING_CHARACTERS_MAX}
 * @param paragraphs the first text paragraphs of the main content as plain text, at most {@link #PARAGRAPHS_MAX}, each cut at
 *     {@link #PARAGRAPH_CHARACTERS_MAX}
 * @param links all links of the page, boilerplate included, in document order, each target once per region, at most
 *     {@link #LINKS_MAX} (hostile.md row 20)
 * @param language that of its text, else the one it declares, else English
 */
public record Page(
        WebUrl url,
        PageMetadata metadata,
        String markdown,
        List<Heading> headings,
        List<String> paragraphs,
        List<PageLink> links,
        Locale language) {
    /** The maximum number of {@link #links}. */
    public static final int LINKS_MAX = 10_000;

    /** The maximum length of a heading's text. */
    public static final int HEADING_CHARACTERS_MAX = 1_000;

    /** The maximum length of a paragraph's text. */
    public static final int PARAGRAPH_CHARACTERS_MAX = 4_000;

    /** The maximum number of {@link #paragraphs}. */
    public static final int PARAGRAPHS_MAX = 20;

    public Page {
        markdown = CombiningMarks.bounded(markdown);
        headings = List.copyOf(headings);
        paragraphs = CombiningMarks.bounded(paragraphs);
        links = List.copyOf(links);
    }

    /** A page in the language that its text tells. */
    public Page(
            WebUrl url,
            PageMetadata metadata,
            String markdown,
            List<Heading> headings,
            List<String> paragraphs,
            List<PageLink> links) {
        this(url, metadata, markdown, headings, paragraphs, links, PageLanguage.of(metadata, markdown));
    }

    /** The page without some of its text. */
    public Page withMarkdown(String less) {
        return new Page(url, metadata, less, headings, paragraphs, links, language);
    }

    /** The page with other links. */
    public Page withLinks(List<PageLink> others) {
        return new Page(url, metadata, markdown, headings, paragraphs, others, language);
    }

    /** The page at a point in time. Once it has expired it is {@link PageMetadata#noindex}. */
    public Page asOf(Instant now) {
        return new Page(url, metadata.asOf(now), markdown, headings, paragraphs, links, language);
    }

    /** A heading of the main content; level 1 to 6. */
    public record Heading(int level, String text) {
        public Heading {
            text = CombiningMarks.bounded(text);
        }
    }
}
