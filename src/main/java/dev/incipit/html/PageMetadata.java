package dev.incipit.html;

import dev.incipit.text.CombiningMarks;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a page states about itself.
 *
 * @param title the title element, white space collapsed, including the site's suffix; empty if there is none
 * @param heading the page's own h1, as plain text without permalink signs
 * @param description the meta description, else og:description
 * @param siteName og:site_name, application-name, the WebSite of its JSON-LD or the crate of rustdoc
 * @param language the html element's lang, or Content-Language: a BCP 47 tag in lower case
 * @param kind schema.org or Open Graph type in lower case, such as {@code article}, {@code product}, or what the site's software
 *     calls the page's template: {@code attachment}, {@code archive}, {@code search}, {@code notfound}, {@code cart}
 * @param markdownTwin link rel=alternate type=text/markdown
 * @param languageAlternates link rel=alternate hreflang: tag to URL
 * @param refresh target of an immediate meta refresh
 * @param forward where a script sends the page's readers on, on any host
 * @param noindex whether robots meta or header (which the caller passes in) says noindex, none, noai or noimageai
 * @param nofollow whether robots meta or header says nofollow or none
 * @param date when its article was published, or its event begins (Open Graph, schema.org)
 * @param footer the short lines of its footer and its postal addresses
 * @param unavailableAfter when the page expires by robots meta or header (unavailable_after)
 */
public record PageMetadata(
        String title,
        Optional<String> heading,
        Optional<String> description,
        Optional<String> siteName,
        Optional<String> language,
        Optional<String> generator,
        Optional<String> kind,
        Optional<WebUrl> canonical,
        Optional<WebUrl> markdownTwin,
        Map<String, WebUrl> languageAlternates,
        Optional<WebUrl> refresh,
        Optional<WebUrl> forward,
        boolean noindex,
        boolean nofollow,
        Optional<LocalDate> date,
        List<String> footer,
        Optional<Instant> unavailableAfter) {
    private static final Set<String> PRODUCTS = Set.of("product", "og:product", "productgroup");

    public PageMetadata {
        title = CombiningMarks.bounded(title);
        heading = heading.map(CombiningMarks::bounded);
        description = description.map(CombiningMarks::bounded);
        siteName = siteName.map(CombiningMarks::bounded);
        languageAlternates = Map.copyOf(languageAlternates);
        footer = CombiningMarks.bounded(footer);
    }

    /** What it is called: its title, and its heading if it has one. */
    public Stream<String> names() {
        return Stream.concat(Stream.of(title), heading.stream());
    }

    /** What it calls itself: its heading, or else its title. */
    public String name() {
        return heading.orElse(title);
    }

    /** Whether the markup says that it is a thing for sale (schema.org, Open Graph). */
    public boolean isProduct() {
        return kind.filter(PRODUCTS::contains).isPresent();
    }

    /** Whether the page names a tool as its maker whose name begins so. */
    public boolean isMadeBy(String tool) {
        return generator.filter(name -> name.startsWith(tool)).isPresent();
    }

    /** The metadata at a point in time: an expired page is noindex. */
    PageMetadata asOf(Instant now) {
        return new PageMetadata(
                title,
                heading,
                description,
                siteName,
                language,
                generator,
                kind,
                canonical,
                markdownTwin,
                languageAlternates,
                refresh,
                forward,
                noindex || unavailableAfter.filter(now::isAfter).isPresent(),
                nofollow,
                date,
                footer,
                unavailableAfter);
    }
}
