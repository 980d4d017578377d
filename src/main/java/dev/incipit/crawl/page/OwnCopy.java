package dev.incipit.crawl.page;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.html.ContentSniffer;
import dev.incipit.llmstxt.MarkdownCopy;
import java.nio.charset.StandardCharsets;

/** A Markdown copy that an earlier run wrote. Read as a page or its twin, it would stand for what the page said then. */
final class OwnCopy {
    /** The phrase for it. */
    static final String REASON = "a copy that Incipit wrote";

    private OwnCopy() {}

    static boolean is(Fetched fetched) {
        return ContentSniffer.kind(fetched.contentType(), fetched.body()) != ContentSniffer.Kind.HTML
                && MarkdownCopy.of(new String(fetched.body(), StandardCharsets.UTF_8))
                        .isPresent();
    }
}
