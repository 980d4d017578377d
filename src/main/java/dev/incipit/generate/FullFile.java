package dev.incipit.generate;

import dev.incipit.llmstxt.FullPage;
import dev.incipit.llmstxt.FullTextWriter;
import dev.incipit.llmstxt.LlmsTxt;
import java.util.List;

/**
 * The full file: pages in the given order, up to the plan's cap and the file's size limit. A page that does not fit is left out
 * as a whole.
 *
 * @param included number of pages inlined
 * @param cut number of pages that the plan allows and that did not fit
 */
record FullFile(String text, int included, int cut) {
    static FullFile write(LlmsTxt index, List<FullPage> pages, int pagesMax, GenerateLimits limits) {
        return new FullFile(new FullTextWriter().head(index), 0, 0).with(pages, pagesMax, limits);
    }

    /** Adds further pages at the end. */
    FullFile with(List<FullPage> pages, int pagesMax, GenerateLimits limits) {
        var writer = new FullTextWriter();
        var whole = new StringBuilder(text);
        var bytes = FullTextWriter.sizeBytes(text);
        int in = included;
        int out = cut;
        for (var page : pages) {
            if (in == pagesMax) {
                break;
            }
            var block = writer.page(page);
            var size = FullTextWriter.sizeBytes(block);
            if (FullTextWriter.sizeBytes(page.markdown()) > limits.pageBytesMax()
                    || bytes + size > limits.fullBytesMax()) {
                out++;
            } else {
                whole.append(block);
                bytes += size;
                in++;
            }
        }
        // The plan allows no more pages than these, whatever their size.
        return new FullFile(whole.toString(), in, Math.min(out, pagesMax - in));
    }
}
