package dev.incipit.validate.probe;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.probe.FileLocator.Located;
import dev.incipit.validate.recognize.FileContent;
import dev.incipit.validate.subject.FileDelivery;
import dev.incipit.validate.subject.FileDelivery.RobotsFinding;
import dev.incipit.validate.subject.RobotsProbe;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What a site answered about its file's surroundings. A failed or late response is empty: the rules of robots.txt are then
 * unknown, and the others count as absent.
 *
 * @param robots response for {@code /robots.txt}
 * @param companion response for {@code llms-full.txt} beside the file
 * @param pages responses of the pages that may point to the file
 */
public record SiteContext(Optional<FetchOutcome> robots, Optional<FetchOutcome> companion, List<FetchOutcome> pages) {
    /** No response arrived. */
    public static final SiteContext UNKNOWN = new SiteContext(Optional.empty(), Optional.empty(), List.of());

    public SiteContext {
        pages = List.copyOf(pages);
    }

    /** Returns what these responses mean for the file. */
    public FileDelivery delivery(Located located, Fetched file) {
        var addresses = List.of(located.asked(), file.url().withoutFragment());
        return new FileDelivery(
                located.asked(),
                file,
                located.expected(),
                robots.map(answer -> RobotsProbe.judge(answer, file.url())).orElse(RobotsFinding.UNAVAILABLE),
                companion.map(SiteContext::isCompanion).orElse(false),
                pages.stream().anyMatch(page -> pointsTo(page, addresses)));
    }

    private static boolean isCompanion(FetchOutcome outcome) {
        return outcome instanceof Fetched fetched
                && fetched.status() == 200
                && FileContent.isText(new String(fetched.body(), StandardCharsets.UTF_8));
    }

    private static boolean pointsTo(FetchOutcome outcome, List<WebUrl> files) {
        return outcome instanceof Fetched fetched && !fetched.isRedirect() && DescribedBy.pointsTo(fetched, files);
    }
}
