package dev.incipit.validate;

import dev.incipit.url.Site;

/** What a caller wants linted. */
public sealed interface ValidateOrder {
    /** Whether links are sampled and probed. */
    boolean checkLinks();

    /** The file that a site serves. */
    record ByUrl(Site site, boolean checkLinks) implements ValidateOrder {}

    /** A text that the caller supplies. */
    record ByContent(byte[] content, boolean checkLinks) implements ValidateOrder {}
}
