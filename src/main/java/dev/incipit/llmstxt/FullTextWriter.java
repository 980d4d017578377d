package dev.incipit.llmstxt;

import java.util.List;

/**
 * Pages to llms-full.txt: the index's head, then each page below a heading and its address. Headings are shifted so that each
 * page sits under its own; no page can open or close another's block.
 *
 * <p>The file is {@link #head} and then one {@link #page} after the other, so that a caller who must keep to a size can weigh
 * each part before taking it.
 */
public final class FullTextWriter {
    /**
     * The pages as one text, below the index's title, summary and details.
     *
     * @param index gives title, summary and details (the instructions block among them) of the file's head
     * @param pages in the order they are to be read
     */
    public String write(LlmsTxt index, List<FullPage> pages) {
        var text = new StringBuilder(head(index));
        for (var page : pages) {
            text.append(page(page));
        }
        return text.toString();
    }

    /** The file's head: title, summary, details. */
    public String head(LlmsTxt index) {
        return new LlmsTxtWriter().write(new LlmsTxt(index.title(), index.summary(), index.details(), List.of()));
    }

    /** One page's part of the file, a blank line before it: heading, {@code Source:} line, text. */
    public String page(FullPage page) {
        var heading = NormalForm.heading(page.title());
        var address = NormalForm.target(page.url());
        var text = PageText.below(page.markdown(), page.title());
        var block = new StringBuilder(text.length() + heading.length() + address.length() + 32);
        block.append("\n## ").append(heading.isEmpty() ? address : heading);
        block.append("\n\nSource: ").append(address).append('\n');
        if (!text.isEmpty()) {
            block.append('\n').append(text).append('\n');
        }
        return block.toString();
    }

    /** What a part of the file takes, in bytes of UTF-8. */
    public static long sizeBytes(String part) {
        long bytes = 0;
        for (int at = 0; at < part.length(); at++) {
            char here = part.charAt(at);
            boolean pair = Character.isHighSurrogate(here)
                    && at + 1 < part.length()
                    && Character.isLowSurrogate(part.charAt(at + 1));
            if (here < 0x80 || (!pair && Character.isSurrogate(here))) {
                bytes += 1;
            } else if (here < 0x800) {
                bytes += 2;
            } else if (pair) {
                bytes += 4;
                at++;
            } else {
                bytes += 3;
            }
        }
        return bytes;
    }
}
