package dev.incipit.validate;

import dev.incipit.url.Site;
import dev.incipit.validate.recognize.FileContent;
import dev.incipit.validate.subject.LintContext.Companion;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What a caller wants linted. */
public sealed interface ValidateOrder {
    /** Maximum size of a text in UTF-8, without a byte-order mark (decisions §6). */
    int BYTES_MAX = SourceText.BYTES_MAX;

    /** How much of a text is read: what is longer shows that the text goes on. */
    int BYTES_READ_MAX = SourceText.BYTES_READ_MAX;

    /** Whether links are sampled and probed. */
    boolean checkLinks();

    /** The file that a site serves. */
    record ByUrl(Site site, boolean checkLinks) implements ValidateOrder {}

    /**
     * A text that the caller supplies.
     *
     * @param companion whether an llms-full.txt lies beside it, if that is known
     */
    record ByContent(byte[] content, boolean checkLinks, Companion companion) implements ValidateOrder {
        /** A text from no known place. */
        public ByContent(byte[] content, boolean checkLinks) {
            this(content, checkLinks, Companion.NOT_LOOKED_FOR);
        }

        /**
         * A text from a folder.
         *
         * @param companion the start of the llms-full.txt there, if there is one; it counts if it is neither empty nor HTML
         */
        public static ByContent besides(byte[] content, boolean checkLinks, Optional<byte[]> companion) {
            var full = companion
                    .map(start -> new String(start, StandardCharsets.UTF_8))
                    .filter(FileContent::isText);
            return new ByContent(content, checkLinks, Companion.of(full.isPresent()));
        }
    }
}
