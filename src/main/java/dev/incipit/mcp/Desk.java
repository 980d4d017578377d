package dev.incipit.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.llmstxt.LlmsTxt;
import java.util.Optional;

/**
 * Does the work of the tools. Each address goes through the checks of the HTTP API; every method throws {@link
 * dev.incipit.problem.Problem} for what the caller can act on.
 */
public interface Desk {
    /** Lints a file, as POST /api/v1/validate does; returns the body of its response. */
    ObjectNode validate(Optional<String> url, Optional<String> content, Optional<Boolean> checkLinks)
            throws InterruptedException;

    /** Generates an index file, as POST /api/v1/generate does; returns the body of its response. */
    ObjectNode generate(Optional<String> url, Optional<String> instructions, Progress progress)
            throws InterruptedException;

    /** Reads the index file that covers an address. */
    Index index(Optional<String> url) throws InterruptedException;

    Text page(Optional<String> url) throws InterruptedException;

    @FunctionalInterface
    interface Progress {
        void at(int done, int total, String message);
    }

    /**
     * An index file.
     *
     * @param supplied the address as the caller wrote it
     * @param document its links' targets are absolute where they can be
     * @param cut whether the file is too long to be read whole
     */
    record Index(String supplied, String url, LlmsTxt document, boolean cut) {}

    /**
     * A page as Markdown.
     *
     * @param supplied the address as the caller wrote it
     * @param url the address after redirects
     */
    record Text(String supplied, String url, String title, String markdown) {}
}
