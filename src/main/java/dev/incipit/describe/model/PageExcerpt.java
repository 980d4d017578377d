package dev.incipit.describe.model;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.words.LineForm;
import dev.incipit.describe.words.Orders;
import dev.incipit.digest.Sha256;
import dev.incipit.html.Page;
import dev.incipit.text.Words;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the model is shown of a page, and the only text against which its words are checked. Cut to a limit, without invisible
 * characters and without paragraphs written to steer a model.
 *
 * @param title as in the index
 * @param language of the page, a BCP 47 tag
 * @param paragraphs title element, meta description, headings and text, each on one line
 */
public record PageExcerpt(String title, String language, List<String> paragraphs) {
    /** About four hundred and fifty tokens: the beginning of a page says what it is for. */
    public static final int CHARACTERS_MAX = 1_800;

    private static final int HEADINGS_MAX = 12;
    private static final int TITLES_MAX = 60;
    private static final int PARAGRAPH_CHARACTERS_MAX = 600;

    public PageExcerpt {
        paragraphs = List.copyOf(paragraphs);
    }

    public static PageExcerpt of(DescribedPage subject) {
        return new PageExcerpt(visible(subject.title()), language(subject.page()), bounded(texts(subject.page())));
    }

    /** Returns the excerpt of a site: its first page, and the titles of its other pages. */
    public static PageExcerpt of(DescribedPage home, List<DescribedPage> subjects) {
        var own = bounded(texts(home.page()));
        var titles = bounded(subjects.stream().limit(TITLES_MAX).map(DescribedPage::title));
        return new PageExcerpt(
                visible(home.title()),
                language(home.page()),
                Stream.concat(own.stream(), titles.stream()).distinct().toList());
    }

    public String text() {
        return String.join("\n", paragraphs);
    }

    /** Returns a hash of what the model is shown here and how it is asked: an equal key means an equal question. */
    public String key(String task, String model) {
        // No part contains a NUL, so two different lists of parts never make the same text.
        return Sha256.hex(String.join("\0", Prompt.VERSION, task, model, title, language, text()));
    }

    private static Stream<String> texts(Page page) {
        var metadata = page.metadata();
        var text = page.paragraphs().isEmpty() ? Stream.of(page.markdown()) : page.paragraphs().stream();
        return Stream.of(
                        Stream.of(metadata.title()),
                        metadata.description().stream(),
                        page.headings().stream().limit(HEADINGS_MAX).map(Page.Heading::text),
                        text)
                .flatMap(texts -> texts);
    }

    private static List<String> bounded(Stream<String> texts) {
        Set<String> kept = new LinkedHashSet<>();
        int left = CHARACTERS_MAX;
        for (var text : (Iterable<String>) texts::iterator) {
            var paragraph = cut(visible(text), Math.min(left, PARAGRAPH_CHARACTERS_MAX));
            if (!paragraph.isEmpty() && !Orders.steer(paragraph) && kept.add(paragraph)) {
                left -= paragraph.length();
            }
        }
        return List.copyOf(kept);
    }

    private static String cut(String text, int charactersMax) {
        if (text.length() <= charactersMax) {
            return text;
        }
        int space = text.lastIndexOf(' ', charactersMax);
        return Words.beginning(text, space > charactersMax / 2 ? space : charactersMax);
    }

    /** Returns what a reader sees, on one line: without text hidden in format, tag and private-use characters. */
    private static String visible(String text) {
        var head = text.substring(0, Math.min(text.length(), 4 * PARAGRAPH_CHARACTERS_MAX));
        var line = new StringBuilder();
        head.codePoints()
                .map(sign -> Character.isWhitespace(sign) || Character.isSpaceChar(sign) ? ' ' : sign)
                .filter(sign -> !LineForm.isInvisible(sign))
                .filter(sign -> sign != ' ' || (!line.isEmpty() && line.charAt(line.length() - 1) != ' '))
                .forEach(line::appendCodePoint);
        return line.toString().strip();
    }

    private static String language(Page page) {
        return page.metadata().language().orElse("");
    }
}
