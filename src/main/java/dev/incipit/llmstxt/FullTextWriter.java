package dev.incipit.llmstxt;

import dev.incipit.llmstxt.write.NormalForm;
import dev.incipit.llmstxt.write.PageText;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Writes llms-full.txt: the head of the index, then each page below a heading and its address. Headings are shifted so that
 * each page's are below its own; no page can open or close a block of another page.
 *
 * <p>The file is {@link #head} followed by one {@link #page} after the other, so that a caller with a size limit can measure
 * each part before adding it.
 */
public final class FullTextWriter {
    /** Returns the file's head: title, summary, details. */
    public String head(LlmsTxt index) {
        return new LlmsTxtWriter().write(index.with(List.of()));
    }

    /** Returns the part of one page, after a blank line: heading, {@code Source:} line, text. */
    public String page(FullPage page) {
        var heading = NormalForm.heading(page.title());
        var address = NormalForm.target(page.url());
        var text = PageText.below(page.markdown(), page.title());
        var block = new StringBuilder(text.length() + heading.length() + address.length() + 32);
        block.append('\n').append(FullTextReader.HEADING).append(heading.isEmpty() ? address : heading);
        block.append("\n\n").append(FullTextReader.SOURCE).append(address).append('\n');
        if (!text.isEmpty()) {
            block.append('\n').append(text).append('\n');
        }
        return block.toString();
    }

    /** Returns the size of a part in bytes of UTF-8. */
    public static long sizeBytes(String part) {
        return part.getBytes(StandardCharsets.UTF_8).length;
    }
}
