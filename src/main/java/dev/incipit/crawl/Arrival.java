package dev.incipit.crawl;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.Site;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.Optional;

/** The way to a site's first page: scheme, robots.txt, redirects, refreshes; and what it means when it ends early. */
final class Arrival {
    private static final int REFRESHES_MAX = 3;

    private final Fetcher fetcher;
    private final PageVisitor visitor;
    private final RobotsFile robotsFile;

    Arrival(Fetcher fetcher, PageVisitor visitor, RobotsFile robotsFile) {
        this.fetcher = fetcher;
        this.visitor = visitor;
        this.robotsFile = robotsFile;
    }

    /** Where it led. */
    sealed interface Result {}

    /** The first page was read. */
    record Arrived(SiteScope scope, RobotsRules robots, PageAnswer home) implements Result {}

    /** It was not. */
    record Ended(CrawlOutcome outcome) implements Result {}

    /** Goes there. */
    Result at(Site site) throws InterruptedException {
        var home = site.home().withoutFragment();
        var standing = robotsFile.ask(home);
        if (site.schemeAssumed() && standing instanceof RobotsFile.NotReached(var failure) && speaksNoTls(failure)) {
            var plain = WebUrl.parse(
                    "http" + home.toString().substring(home.scheme().length()));
            if (plain.isPresent()) {
                var second = robotsFile.ask(plain.get());
                if (!(second instanceof RobotsFile.NotReached)) {
                    return enter(site, plain.get(), second, 0);
                }
            }
        }
        return enter(site, home, standing, 0);
    }

    /** decisions §5: a bad certificate is an answer, no listener, a time-out and a host without TLS are not. */
    private static boolean speaksNoTls(FetchOutcome failure) {
        return failure instanceof FetchOutcome.Unreachable unreachable
                && switch (unreachable.cause()) {
                    case CONNECT, TLS -> true;
                    case DNS, CERTIFICATE, TIMEOUT, PROTOCOL, REDIRECTS, TOO_LARGE -> false;
                };
    }

    private Result enter(Site site, WebUrl url, RobotsFile.Standing standing, int refreshes)
            throws InterruptedException {
        return switch (standing) {
            case RobotsFile.NotReached(var failure) -> new Ended(FirstPageFailure.of(failure));
            case RobotsFile.Shut(var reason) -> new Ended(FirstPageFailure.robotsShut(reason));
            case RobotsFile.Ruled(var rules) when !rules.allows(url) -> new Ended(FirstPageFailure.robotsForbids());
            case RobotsFile.Ruled(var rules) -> firstPage(site, url, rules, refreshes);
        };
    }

    private Result firstPage(Site site, WebUrl url, RobotsRules rules, int refreshes) throws InterruptedException {
        long start = System.nanoTime();
        var outcome = fetcher.fetch(
                new FetchRequest(FetchRequest.Method.GET, url, PageVisitor.HEADERS, PageVisitor.PAGE_BYTES_MAX));
        if (!(outcome instanceof FetchOutcome.Fetched fetched)) {
            return new Ended(FirstPageFailure.of(outcome));
        }
        var answer = visitor.answerOf(url, outcome, start);
        if (answer.reading().isEmpty()) {
            return new Ended(FirstPageFailure.unread(answer.visit(), fetched.contentType()));
        }
        var reading = answer.reading().get();
        var standing = reading.url().origin().equals(url.origin())
                ? new RobotsFile.Ruled(rules)
                : robotsFile.ask(reading.url());
        var onward = onward(reading, refreshes);
        if (onward.isPresent()) {
            var next = onward.get();
            boolean sameHost = next.origin().equals(reading.url().origin());
            return enter(site, next, sameHost ? standing : robotsFile.ask(next), refreshes + 1);
        }
        return landed(site, reading.url(), standing, answer);
    }

    private static Result landed(Site site, WebUrl landed, RobotsFile.Standing standing, PageAnswer answer) {
        return switch (standing) {
            case RobotsFile.NotReached(var failure) -> new Ended(FirstPageFailure.of(failure));
            case RobotsFile.Shut(var reason) -> new Ended(FirstPageFailure.robotsShut(reason));
            case RobotsFile.Ruled(var rules) when !rules.allows(landed) -> new Ended(FirstPageFailure.robotsForbids());
            case RobotsFile.Ruled(var rules) -> new Arrived(SiteScope.of(site, landed), rules, answer);
        };
    }

    /** A page that only sends on by an immediate refresh is a redirect. */
    private static Optional<WebUrl> onward(PageAnswer.Reading reading, int refreshes) {
        return PageVisitor.onward(reading).filter(_ -> refreshes < REFRESHES_MAX);
    }
}
