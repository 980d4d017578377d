package dev.incipit.validate.rules;

import dev.incipit.fetch.CacheControl;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.url.PublicSuffix;
import dev.incipit.url.WebUrl;
import dev.incipit.url.WwwTwins;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.RobotsProbe;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Stream;

/** Checks of how a site serves its file; URL mode only. */
public final class DeliveryRules {
    /** With more redirects than this, the file counts as unreachable. */
    public static final int REDIRECTS_MAX = 5;

    private static final int REDIRECTS_GOOD_MAX = 2;
    private static final Duration FRESH_MAX = Duration.ofDays(7);

    private DeliveryRules() {}

    static Finding fileReachable(LintContext context) {
        var served = context.served();
        var url = Finding.quote(served.asked().toString());
        return switch (served.outcome()) {
            case Fetched fetched ->
                Finding.pass(Finding.quote(fetched.url().toString()) + " answered " + fetched.status() + ".");
            case Refused refused ->
                Finding.fail(url + " answered " + refused.status()
                        + ": the site refuses us. Let agents read /llms.txt and answer 200.");
            case Missing missing
            when missing.status() >= 300 && missing.status() < 400 ->
                Finding.fail(url + " answered " + missing.status() + " and leads nowhere. Publish the file "
                        + place(served.asked()) + " and answer 200.");
            case Missing missing
            when missing.status() == 200 ->
                Finding.fail(url + " answered 200 with a text that says \"not found\". Publish the file "
                        + place(served.asked()) + ".");
            case Missing missing ->
                Finding.fail(url + " answered " + missing.status() + ": no llms.txt there. Publish the file "
                        + place(served.asked()) + " and answer 200.");
            case Guarded _ ->
                Finding.fail(url + " could not be reached: name not found. Publish the file " + place(served.asked())
                        + " and answer 200.");
            case Unreachable unreachable ->
                Finding.fail(url + " could not be reached: " + unreachable.detail() + ". Publish the file "
                        + place(served.asked()) + " and answer 200.");
        };
    }

    /** Where the file belongs: an index of a folder in that folder. */
    private static String place(WebUrl asked) {
        return asked.path().equals("/llms.txt") ? "at /llms.txt" : "there";
    }

    static Finding contentType(LintContext context) {
        var header = context.served().file().contentType();
        var parts = header.toLowerCase(Locale.ROOT).split(";");
        var type = parts.length == 0 ? "" : parts[0].strip();
        var charset = Stream.of(parts)
                .skip(1)
                .map(part -> part.strip().replace("\"", ""))
                .filter(part -> part.startsWith("charset="))
                .map(part -> part.substring("charset=".length()).strip())
                .findFirst()
                .orElse("utf-8");
        var text = "Served as " + (header.isBlank() ? "no type" : Finding.quote(header))
                + ". Send \"text/plain; charset=utf-8\" or \"text/markdown; charset=utf-8\".";
        boolean plain = type.equals("text/plain") || type.equals("text/markdown");
        boolean utf8 = charset.equals("utf-8") || charset.equals("utf8");
        if (plain && utf8) {
            return Finding.pass("Served as " + Finding.quote(header) + ".");
        }
        boolean near = plain
                || type.isEmpty()
                || type.equals("application/octet-stream")
                || (type.startsWith("text/") && !type.equals("text/html"));
        return near ? Finding.warning(text) : Finding.fail(text);
    }

    static Finding https(LintContext context) {
        return context.served().file().url().scheme().equals("https")
                ? Finding.pass("Served over https.")
                : Finding.fail("The file is only served over http. Serve it over https.");
    }

    static Finding redirects(LintContext context) {
        var fetched = context.served().file();
        int hops = fetched.redirects().size();
        var text = hops + (hops == 1 ? " redirect" : " redirects") + ", ending at "
                + Finding.quote(fetched.url().toString()) + ". Serve the file where it is looked for.";
        if (hops > REDIRECTS_MAX) {
            return Finding.fail(text);
        }
        long domains = Stream.concat(
                        fetched.redirects().stream().map(hop -> hop.from().host()),
                        Stream.of(fetched.url().host()))
                .map(PublicSuffix::registrable)
                .distinct()
                .count();
        return hops <= REDIRECTS_GOOD_MAX && domains == 1
                ? Finding.pass(hops == 0 ? "No redirect." : hops + " on one domain.")
                : Finding.warning(text);
    }

    static Finding robotsAllow(LintContext context) {
        var robots = context.served().robots();
        if (robots.unavailable()) {
            return Finding.warning(
                    "robots.txt answers with a server error or not in time, so that agents take everything for closed."
                            + " Serve it, or answer 404.");
        }
        if (robots.shutOut().isEmpty() && !robots.everyone()) {
            return Finding.pass("robots.txt lets agents in.");
        }
        var agents = robots.everyone() ? "*" : String.join(", ", robots.shutOut());
        var text = "robots.txt " + (robots.line() > 0 ? "line " + robots.line() + " " : "") + "shuts out " + agents
                + " from " + Finding.quote(context.served().file().url().path()) + ". Allow it there.";
        boolean all = robots.everyone() || robots.shutOut().size() == RobotsProbe.AGENTS.size();
        return all ? Finding.fail(text) : Finding.warning(text);
    }

    static Finding location(LintContext context) {
        var served = context.served();
        var url = served.file().url();
        boolean expected = served.expected().stream().anyMatch(place -> samePlace(place, url));
        return expected
                ? Finding.pass("Found where agents look for it.")
                : Finding.warning("Found at " + Finding.quote(url.toString()) + "; agents look at /llms.txt.");
    }

    /** Whether the hosts, apart from {@code www.}, and the paths are equal; queries are ignored. */
    public static boolean samePlace(WebUrl place, WebUrl url) {
        return WwwTwins.areOne(place.host(), url.host()) && place.path().equals(url.path());
    }

    static Finding discoverable(LintContext context) {
        return context.served().pointedTo()
                ? Finding.pass("A page points to the file.")
                : Finding.warning("No page points to the file."
                        + " Add <link rel=\"describedby\" href=\"/llms.txt\"> or a Link header.");
    }

    static Finding caching(LintContext context) {
        var headers = context.served().file().headers();
        var control = CacheControl.of(headers);
        var age = control.maxAge();
        if (control.directives().contains("immutable")
                || age.filter(granted -> granted.compareTo(FRESH_MAX) > 0).isPresent()) {
            return Finding.warning("Cache-Control " + Finding.quote(String.join(", ", control.directives()))
                    + ": agents keep an old copy. Send max-age of at most 7 days.");
        }
        boolean checkable = headers.containsKey("etag") || headers.containsKey("last-modified") || age.isPresent();
        return checkable
                ? Finding.pass("Agents can tell whether their copy is fresh.")
                : Finding.warning("No ETag, Last-Modified or max-age: agents cannot tell whether their copy is fresh."
                        + " Send one of them.");
    }
}
