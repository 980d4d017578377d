package dev.incipit.validate;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.LinkSample.Picked;
import dev.incipit.validate.Probes.Probe;
import dev.incipit.validate.Probes.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/** Asks one link: HEAD, then GET where that leaves a doubt, and says what the answer means (checks.md §6). */
final class LinkQuestion {
    private static final int REDIRECTS_MAX = 5;
    private static final long BYTES_MAX = 64 << 10;
    private static final int NOT_MODIFIED = 304;
    private static final Set<Integer> GONE = Set.of(404, 410);
    private static final Set<Integer> BROKEN = Set.of(500, 502, 504);

    private final Fetcher web;
    private final Fanout fanout;
    private final ProbeLimits limits;

    LinkQuestion(Fetcher web, Fanout fanout, ProbeLimits limits) {
        this.web = web;
        this.fanout = fanout;
        this.limits = limits;
    }

    int hostConcurrencyMax() {
        return limits.hostConcurrencyMax();
    }

    /**
     * What becomes of a link.
     *
     * @param shut which addresses are not to be asked, by robots.txt or since they act; no redirect is followed there
     */
    Probe ask(Picked picked, Predicate<WebUrl> shut) throws InterruptedException {
        var head = fetch(Method.HEAD, picked.url(), shut);
        if (verdict(head) == Verdict.OK) {
            return probe(picked, head);
        }
        var answer = fetch(Method.GET, picked.url(), shut);
        if (isBroken(answer)) {
            Thread.sleep(limits.pause());
            answer = fetch(Method.GET, picked.url(), shut);
        }
        return probe(picked, answer);
    }

    private FetchOutcome fetch(Method method, WebUrl url, Predicate<WebUrl> shut) throws InterruptedException {
        // A range of a coded body could not be undone, and nothing is gained by coding so little.
        Map<String, String> headers = method == Method.GET
                ? Map.of("Accept-Encoding", "identity", "Range", "bytes=0-1023")
                : Map.of("Accept-Encoding", "identity");
        var request = new FetchRequest(method, url, headers, BYTES_MAX, shut);
        Callable<FetchOutcome> task = () -> web.fetch(request);
        return fanout.run(List.of(task), limits.requestTimeout())
                .getFirst()
                .orElseGet(() -> new Unreachable(url, Cause.TIMEOUT, "timed out"));
    }

    private static Probe probe(Picked picked, FetchOutcome answer) {
        var landed = answer instanceof Fetched fetched && isMoved(picked.url(), fetched) ? fetched.url() : picked.url();
        var type = answer instanceof Fetched fetched ? fetched.contentType() : "";
        return new Probe(picked.line(), picked.url(), verdict(answer), phrase(answer), landed, type);
    }

    private static boolean isMoved(WebUrl url, Fetched fetched) {
        return fetched.redirects().stream().anyMatch(FetchOutcome.Redirect::isPermanent)
                && !fetched.url().path().equals(url.path());
    }

    private static boolean isBroken(FetchOutcome answer) {
        return answer instanceof Missing missing && BROKEN.contains(missing.status());
    }

    /** What the answer says of the link; a server error counts as the second of its kind. */
    static Verdict verdict(FetchOutcome answer) {
        return switch (answer) {
            case Fetched fetched when fetched.redirects().size() > REDIRECTS_MAX -> Verdict.DEAD;
            case Fetched fetched when fetched.isRedirect() -> Verdict.UNKNOWN;
            case Fetched fetched -> isNotFoundPage(fetched) ? Verdict.DEAD : Verdict.OK;
            case Missing missing when missing.status() == NOT_MODIFIED -> Verdict.OK;
            case Missing missing
            when GONE.contains(missing.status()) || BROKEN.contains(missing.status()) -> Verdict.DEAD;
            case Missing _, Refused _, Guarded _ -> Verdict.UNKNOWN;
            case Unreachable unreachable -> verdict(unreachable);
        };
    }

    private static Verdict verdict(Unreachable unreachable) {
        return switch (unreachable.cause()) {
            case CONNECT -> unreachable.detail().contains("refused") ? Verdict.DEAD : Verdict.UNKNOWN;
            // Only a name that is known not to exist is dead; a name service that fails says nothing.
            case DNS, CERTIFICATE, REDIRECTS -> Verdict.DEAD;
            case NAME_SERVICE, TLS, TIMEOUT, PROTOCOL, TOO_LARGE -> Verdict.UNKNOWN;
        };
    }

    private static boolean isNotFoundPage(Fetched fetched) {
        if (!fetched.contentType().toLowerCase(Locale.ROOT).startsWith("text/html")) {
            return false;
        }
        var text = new String(fetched.body(), StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
        int open = text.indexOf("<title");
        int start = open < 0 ? -1 : text.indexOf('>', open);
        int end = start < 0 ? -1 : text.indexOf('<', start);
        return end >= 0 && NotFoundPage.isNamed(text.substring(start + 1, end));
    }

    private static String phrase(FetchOutcome answer) {
        return switch (answer) {
            case Fetched fetched when fetched.redirects().size() > REDIRECTS_MAX -> "with more than 5 redirects";
            case Fetched fetched
            when fetched.isRedirect() && ActingAddresses.isOne(fetched.url()) ->
                "with a redirect to an address that acts";
            case Fetched fetched when fetched.isRedirect() -> "with a redirect to where robots.txt forbids to go";
            case Fetched fetched when isNotFoundPage(fetched) -> "with a page that says \"not found\"";
            case Fetched fetched -> String.valueOf(fetched.status());
            case Missing missing -> String.valueOf(missing.status());
            case Refused refused -> String.valueOf(refused.status());
            case Guarded _ -> "nothing, since it is not public";
            case Unreachable unreachable -> "nothing: " + unreachable.detail();
        };
    }
}
