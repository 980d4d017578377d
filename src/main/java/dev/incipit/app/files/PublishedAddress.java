package dev.incipit.app.files;

import dev.incipit.generate.PreviousRun;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes addresses for sites that are crawled before they are published, on the machine that built them. */
public final class PublishedAddress {
    private PublishedAddress() {}

    /** How addresses in the files differ from those that are crawled. */
    public record Change(String crawled, String published) {
        public String outward(String text) {
            return moved(text, crawled, published);
        }

        /** A file of the published site as if it were one of the crawled. */
        public PreviousRun inward(PreviousRun file) {
            return new PreviousRun(
                    inward(file.index()),
                    file.full().map(this::inward),
                    inward(file.sections()),
                    inward(file.copies()));
        }

        private Map<String, String> inward(Map<String, String> files) {
            var moved = new HashMap<String, String>();
            files.forEach((place, text) -> moved.put(place, inward(text)));
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

    /** The change for a site that is or will be published at an address; none without one. */
    public static Change of(Site site, Optional<WebUrl> published) {
        var crawled = site.home().origin();
        return new Change(crawled, published.map(url -> place(site.home(), url)).orElse(crawled));
    }

    /** The address of the root of what is crawled: {@code localhost:8080/docs} is not published below {@code /docs/docs}. */
    private static String place(WebUrl crawled, WebUrl published) {
        return crawled.folder().startsWith(published.folder())
                ? published.origin()
                : published.toString().replaceFirst("/+$", "");
    }
}
