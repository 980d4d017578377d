package dev.incipit.validate;

import dev.incipit.url.Site;

/** What a caller wants linted. */
public sealed interface ValidateOrder {
    /** Whether links are sampled and probed. */
    boolean checkLinks();

    /** The file a site serves. */
    record ByUrl(Site site, boolean checkLinks) implements ValidateOrder {}

    /** A text at hand. */
    record ByContent(byte[] content, boolean checkLinks) implements ValidateOrder {}
}
