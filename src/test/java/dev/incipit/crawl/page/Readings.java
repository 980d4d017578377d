package dev.incipit.crawl.page;

import static dev.incipit.url.TestUrls.url;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.html.PageReader;
import dev.incipit.url.SiteScope;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Pages as a crawl reads them, of a site that is never asked. */
public final class Readings {
    public static final SiteScope SITE = new SiteScope(url("/"), "/");

    /** Two sentences, of more words than agree by chance. */
    public static final String PROSE =
            "The tide of the morning is the higher one of the two, and whoever digs for clams comes at the ebb of it, with a"
                    + " bucket, a fork and a lamp. The tide of the evening is for those who fish from the long pier beside"
                    + " the old harbour.";

    private Readings() {}

    /** An HTML page, of the markup of its head and of its main content. */
    public static Reading html(String path, String head, String main) {
        return read(path, "<!doctype html>" + head + "<main>" + main + "</main>", "text/html");
    }

    public static Reading markdown(String path, String text) {
        return read(path, text, "text/markdown");
    }

    private static Reading read(String path, String body, String type) {
        var page = new PageReader().read(url(path), body.getBytes(StandardCharsets.UTF_8), type + "; charset=utf-8");
        return new Reading(
                page,
                type.equals("text/markdown"),
                TextFingerprint.of(page.markdown()),
                Optional.empty(),
                page.metadata().markdownTwin());
    }

    /** Robots rules that forbid these paths. */
    public static RobotsRules forbidding(String... paths) {
        var file = "User-agent: *\nDisallow: " + String.join("\nDisallow: ", paths) + "\n";
        return RobotsRules.parse(url("/robots.txt"), file.getBytes(StandardCharsets.UTF_8), "Incipit");
    }
}
