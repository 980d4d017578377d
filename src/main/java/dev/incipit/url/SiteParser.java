package dev.incipit.url;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Parses what people type for a website: a bare host name or a full URL (decisions §5).
 *
 * @param refusal why the spelling of a URL alone rules it out (a private IP literal, {@code localhost}), as the end of a
 * sentence, or empty; the address guard of the fetch package
 */
public record SiteParser(Function<WebUrl, Optional<String>> refusal) {
    /** Refuses no URL for its spelling: for sites that are not asked. */
    public static final SiteParser ANY = new SiteParser(_ -> Optional.empty());

    /** In code points (decisions §5). */
    private static final int LENGTH_MAX = 2_048;

    /** How the reason of a refusal begins that is not about the spelling. */
    public static final String NOT_PUBLIC = "url must be the address of a public website: ";

    private static final String EXAMPLE = "such as example.com or https://example.com/docs.";

    private static final Pattern SCHEME = Pattern.compile("[^/?#]*://");
    /** In a query or a fragment it stands for itself. */
    private static final Pattern BACKSLASH = Pattern.compile("[^?#\\\\]*+\\\\");

    /** Parses the text into a site, or a sentence that says what would be valid. */
    public Parsed parse(String text) {
        var supplied = text.strip();
        if (supplied.isEmpty()) {
            return new Invalid("url must be the address of a website, " + EXAMPLE);
        }
        if (supplied.codePointCount(0, supplied.length()) > LENGTH_MAX) {
            return new Invalid("url must be at most 2048 characters long.");
        }
        // Browsers drop or convert these. Here they are a mistake, or an attempt to be read differently by two parsers.
        if (supplied.chars().anyMatch(Character::isISOControl)
                || BACKSLASH.matcher(supplied).lookingAt()) {
            return new Invalid("url must be written without control characters and backslashes, " + EXAMPLE);
        }
        boolean schemeAssumed = !SCHEME.matcher(supplied).lookingAt() && !supplied.startsWith("/");
        return WebUrl.parse(schemeAssumed ? "https://" + supplied : supplied)
                .map(url -> judged(supplied, url, schemeAssumed))
                .orElseGet(() -> new Invalid("url must be an http or https address of a website, " + EXAMPLE));
    }

    private Parsed judged(String supplied, WebUrl url, boolean schemeAssumed) {
        if (url.hasUserInfo()) {
            return new Invalid("url must be written without a user name or password, " + EXAMPLE);
        }
        return refusal.apply(url)
                .<Parsed>map(reason -> new Invalid(NOT_PUBLIC + reason + "."))
                .orElseGet(() -> new Valid(new Site(supplied, withoutFinalDot(url), schemeAssumed)));
    }

    /** A final dot marks a name as absolute (RFC 1034 §3.1); it is not another site. */
    private static WebUrl withoutFinalDot(WebUrl url) {
        var plain = url.withoutFragment();
        var host = plain.host();
        var port = plain.authority().substring(host.length());
        var rest = plain.toString().substring(plain.origin().length());
        return WebUrl.parse(plain.scheme() + "://" + InternalNames.withoutFinalDot(host) + port + rest)
                .orElse(plain);
    }

    public sealed interface Parsed {}

    public record Valid(Site site) implements Parsed {}

    /** Not a site; {@code reason} is a sentence for the caller. */
    public record Invalid(String reason) implements Parsed {}
}
