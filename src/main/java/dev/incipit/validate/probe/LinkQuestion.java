package dev.incipit.validate.probe;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.PublicSuffix;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.rules.DeliveryRules;
import dev.incipit.validate.subject.LinkSample.Picked;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;

/** Requests one link with HEAD, then with GET if in doubt, and judges the response (checks.md §6). */
record LinkQuestion(ProbeClient client, ProbeLimits limits) {
    private static final long BYTES_MAX = 64 << 10;
    private static final Set<Integer> BROKEN = Set.of(500, 502, 504);

    int hostConcurrencyMax() {
        return limits.hostConcurrencyMax();
    }

    /** Returns the result for a link. Does not request it if robots.txt forbids that or if the request would have an effect. */
    Probe ask(Picked picked) throws InterruptedException {
        if (ActingAddresses.isOne(picked.url())) {
            return Probe.unknown(picked, "not asked, since asking would do something");
        }
        if (!client.robots().allows(picked.url())) {
            return Probe.unknown(picked, "robots.txt forbids it");
        }
        var hops = RedirectWalk.ofLink(client.web(), client.robots(), picked.url());
        var head = fetch(Method.HEAD, picked.url(), hops);
        if (verdict(head) == Verdict.OK) {
            return probe(picked, head);
        }
        boolean retried = isBroken(head) && isElsewhere(picked, head);
        if (retried) {
            Thread.sleep(limits.pause());
        }
        var answer = fetch(Method.GET, picked.url(), hops);
        if (isBroken(answer) && !retried) {
            if (isElsewhere(picked, answer)) {
                // The redirect target failed in only one of two requests.
                return Probe.unknown(picked, phrase(answer));
            }
            Thread.sleep(limits.pause());
            answer = fetch(Method.GET, picked.url(), hops);
        }
        return probe(picked, answer);
    }

    private static boolean isElsewhere(Picked picked, FetchOutcome answer) {
        return answer instanceof Missing missing
                && !PublicSuffix.registrable(missing.url().host())
                        .equals(PublicSuffix.registrable(picked.url().host()));
    }

    private FetchOutcome fetch(Method method, WebUrl url, RedirectWalk hops) throws InterruptedException {
        // A range of a compressed body cannot be decompressed, and compressing so little gains nothing.
        Map<String, String> headers = method == Method.GET
                ? Map.of("Accept-Encoding", "identity", "Range", "bytes=0-1023")
                : Map.of("Accept-Encoding", "identity");
        var request = new FetchRequest(method, url, headers, BYTES_MAX);
        Callable<FetchOutcome> task = () -> hops.end(request);
        return client.fanout()
                .run(List.of(task), limits.requestTimeout())
                .getFirst()
                .orElseGet(() -> new Unreachable(url, Cause.TIMEOUT, "timed out"));
    }

    private static Probe probe(Picked picked, FetchOutcome answer) {
        var landed = answer instanceof Fetched fetched && isMoved(picked.url(), fetched) ? fetched.url() : picked.url();
        var served = answer instanceof Fetched fetched ? fetched.url() : picked.url();
        var type = answer instanceof Fetched fetched ? fetched.contentType() : "";
        return new Probe(picked.line(), picked.url(), verdict(answer), phrase(answer), landed, served, type);
    }

    private static boolean isMoved(WebUrl url, Fetched fetched) {
        return fetched.redirects().stream().anyMatch(FetchOutcome.Redirect::isPermanent)
                && !fetched.url().path().equals(url.path());
    }

    private static boolean isBroken(FetchOutcome answer) {
        return answer instanceof Missing missing && BROKEN.contains(missing.status());
    }

    /** Returns what the response says about the link; a server error is taken to be the second one. */
    static Verdict verdict(FetchOutcome answer) {
        return switch (answer) {
            case Fetched fetched when fetched.redirects().size() > DeliveryRules.REDIRECTS_MAX -> Verdict.DEAD;
            case Fetched fetched when fetched.isRedirect() -> Verdict.UNKNOWN;
            case Fetched fetched -> isNotFoundPage(fetched) ? Verdict.DEAD : Verdict.OK;
            case Missing missing when missing.isNotModified() -> Verdict.OK;
            case Missing missing
            when Missing.isGone(missing.status()) || BROKEN.contains(missing.status()) -> Verdict.DEAD;
            case Missing _, Refused _, Guarded _ -> Verdict.UNKNOWN;
            case Unreachable unreachable -> verdict(unreachable.cause());
        };
    }

    private static Verdict verdict(FetchOutcome.Cause cause) {
        return switch (cause) {
            // Only a name known not to exist is dead; a failing name server proves nothing.
            case DNS, NO_LISTENER, CERTIFICATE, REDIRECTS -> Verdict.DEAD;
            case NAME_SERVICE, CONNECT, TLS, TIMEOUT, PROTOCOL, TOO_LARGE -> Verdict.UNKNOWN;
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
            case Fetched fetched
            when fetched.redirects().size() > DeliveryRules.REDIRECTS_MAX -> "with more than 5 redirects";
            case Fetched fetched
            when fetched.isRedirect() && ActingAddresses.isOne(fetched.url()) ->
                "with a redirect to an address that acts";
            case Fetched fetched
            when fetched.isRedirect() ->
                "with a redirect that is not followed: robots.txt forbids it, or that host has had its two requests";
            case Fetched fetched when isNotFoundPage(fetched) -> "with a page that says \"not found\"";
            case Fetched fetched -> String.valueOf(fetched.status());
            case Missing missing -> String.valueOf(missing.status());
            case Refused refused -> String.valueOf(refused.status());
            case Guarded _ -> "nothing, since it is not public";
            case Unreachable unreachable -> "nothing: " + unreachable.detail();
        };
    }
}
