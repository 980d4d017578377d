package dev.incipit.app.files;

import dev.incipit.generate.PreviousRun;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the addresses in a run's files differ from those that are crawled: a site may be crawled before it is published, on the
 * machine that built it.
 *
 * @param crawled the address of the root of what is crawled
 * @param published the address of the same root once it is published; equal where nothing differs
 */
public record PublishedAddress(String crawled, String published) {
    private static final Pattern PAGE = Pattern.compile("\\.(?:html?|php|aspx?|txt|md)$");

    /** Of a site that is or will be published at an address; without one nothing differs. */
    public static PublishedAddress of(Site site, Optional<WebUrl> published) {
        var crawled = site.home().origin();
        return new PublishedAddress(
                crawled, published.map(url -> root(site.home(), url)).orElse(crawled));
    }

    /** {@code localhost:8080/docs} is not published below {@code /docs/docs}. */
    private static String root(WebUrl crawled, WebUrl published) {
        var root = published.toString().replaceFirst("/+$", "");
        // "v1.2" is a folder too: an address to publish at is no file.
        var folder = PAGE.matcher(published.path()).find()
                ? published.folder()
                : root.substring(published.origin().length()) + "/";
        return crawled.folder().startsWith(folder) ? published.origin() : root;
    }

    public String outward(String text) {
        return moved(text, crawled, published);
    }

    /** A file of the published site as if it were one of the crawled. */
    public PreviousRun inward(PreviousRun file) {
        return new PreviousRun(
                inward(file.index()), file.full().map(this::inward), inward(file.sections()), inward(file.copies()));
    }

    private Map<String, String> inward(Map<String, String> files) {
        var moved = new HashMap<>(files);
        moved.replaceAll((_, text) -> inward(text));
        return moved;
    }

    private String inward(String text) {
        return moved(text, published, crawled);
    }

    private static String moved(String text, String from, String to) {
        return from.equals(to)
                ? text
                // Up to the end of a host, so that https://your.site.example is another one.
                : Pattern.compile(Pattern.quote(from) + "(?=[/?#\\s)>\"'\\]]|$)")
                        .matcher(text)
                        .replaceAll(Matcher.quoteReplacement(to));
    }
}
