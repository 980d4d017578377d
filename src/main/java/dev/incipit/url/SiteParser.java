package dev.incipit.url;

import java.util.Optional;
import java.util.function.Function;

/** Reads what people type for a website: a bare host name or a full address (decisions §5). */
public final class SiteParser {
    private final Function<WebUrl, Optional<String>> refusal;

    /**
     * A parser that refuses what {@code refusal} refuses.
     *
     * @param refusal why an address may not be asked by its spelling alone (a private literal, {@code localhost}), or empty;
     *     the address guard of the fetch room
     */
    public SiteParser(Function<WebUrl, Optional<String>> refusal) {
        this.refusal = refusal;
    }

    /** The site, or a sentence that says what would be right. */
    public Parsed parse(String text) {
        return WebUrl.parse(text)
                .filter(url -> refusal.apply(url).isEmpty())
                .<Parsed>map(url -> new Valid(new Site(text, url, false)))
                .orElseGet(() -> new Invalid("url must be a public website address."));
    }

    /** What came of parsing. */
    public sealed interface Parsed {}

    /** A site that may be asked. */
    public record Valid(Site site) implements Parsed {}

    /** Not a site; {@code reason} is a sentence for the caller. */
    public record Invalid(String reason) implements Parsed {}
}
