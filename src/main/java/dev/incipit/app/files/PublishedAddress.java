package dev.incipit.app.files;

import dev.incipit.generate.PreviousRun;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for sites that are crawled before they are published, on the machine that built them. */
public final class PublishedAddress {
    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description =
                    "Write the site's addresses as they will be once it is published at URL, for a site that is crawled "
                            + "elsewhere, such as http://localhost:8080.")
    private @Nullable String base;

    /** How addresses in the files differ from those that are crawled. */
    public record Change(String crawled, String published) {
        /** The text as it is published. */
        public String outward(String text) {
            return moved(text, crawled, published);
        }

        /** A file of the published site as if it were one of the crawled. */
        public PreviousRun inward(PreviousRun file) {
            return new PreviousRun(
                    moved(file.index(), published, crawled), file.full().map(text -> moved(text, published, crawled)));
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

    /** The change for a site; none without the option. */
    public Change of(Site site) {
        var crawled = site.home().origin();
        return new Change(crawled, base == null ? crawled : published(base));
    }

    private static String published(String base) {
        var url = WebUrl.parse(base)
                .orElseThrow(() ->
                        new InvalidInput("--base-url must be an http or https address, such as https://your.site."));
        if (url.hasUserInfo() || base.indexOf('?') >= 0 || base.indexOf('#') >= 0) {
            throw new InvalidInput("--base-url must end with a host or a folder, such as https://your.site/docs.");
        }
        return url.toString().replaceFirst("/+$", "");
    }
}
