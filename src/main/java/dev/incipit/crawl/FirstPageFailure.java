package dev.incipit.crawl;

import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import java.time.Duration;

/** The messages for a run that ended at its first page (decisions §5); none of them names an internal address. */
final class FirstPageFailure {
    private static final int TYPE_MAX = 80;

    private FirstPageFailure() {}

    /**
     * The first page could not be fetched.
     *
     * @param redirected whether this is the outcome of a redirect by the site
     */
    static CrawlOutcome.Failed of(FetchOutcome outcome, boolean redirected) {
        return redirected && isNowhere(outcome) ? redirectLost() : of(outcome);
    }

    /** Returns whether no permitted address answers there. Which cause it was would reveal the operator's network. */
    private static boolean isNowhere(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Guarded _ -> true;
            case FetchOutcome.Unreachable unreachable ->
                switch (unreachable.cause()) {
                    case DNS, NAME_SERVICE, NO_LISTENER, CONNECT -> true;
                    case TLS, CERTIFICATE, TIMEOUT, REDIRECTS, PROTOCOL, TOO_LARGE -> false;
                };
            case FetchOutcome.Fetched _, FetchOutcome.Refused _, FetchOutcome.Missing _ -> false;
        };
    }

    private static CrawlOutcome.Failed redirectLost() {
        return new CrawlOutcome.Unreachable(
                "The site could not be reached: it redirects to an address that cannot be reached.");
    }

    private static CrawlOutcome.Failed of(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Refused refused ->
                new CrawlOutcome.Blocked(
                        "The site blocks access: its first page answers with status " + refused.status() + ".");
            // The redirect target is not a web address.
            case FetchOutcome.Missing missing when FetchOutcome.Redirect.isOne(missing.status()) -> redirectLost();
            case FetchOutcome.Missing missing ->
                new CrawlOutcome.Unreachable(
                        "The site could not be read: its first page answers with status " + missing.status() + ".");
            // The same words as for a name that does not exist, so that nobody can enumerate the operator's internal
            // zone.
            case FetchOutcome.Guarded _ -> notFound();
            case FetchOutcome.Unreachable unreachable when unreachable.cause() == FetchOutcome.Cause.DNS -> notFound();
            case FetchOutcome.Unreachable unreachable
            when unreachable.cause() == FetchOutcome.Cause.TOO_LARGE ->
                new CrawlOutcome.Unreachable("The site could not be read: its first page is too large.");
            case FetchOutcome.Unreachable unreachable ->
                new CrawlOutcome.Unreachable("The site could not be reached: " + unreachable.detail() + ".");
            case FetchOutcome.Fetched _ -> nothingReadable();
        };
    }

    private static CrawlOutcome.Failed notFound() {
        return new CrawlOutcome.Unreachable("The site could not be reached: its name was not found.");
    }

    /** The first page answered but could not be read. */
    static CrawlOutcome.Failed unread(Visit visit, String contentType) {
        if (visit.result() == Visit.Result.REFUSED) {
            return new CrawlOutcome.Blocked("The site blocks access: its first page is a bot challenge.");
        }
        if (visit.reason().equals(PageVisitor.NOT_HTML)) {
            var type = contentType.isBlank() ? "of no known type" : shown(contentType);
            return new CrawlOutcome.Unreachable(
                    "The site could not be read: its first page is not HTML but " + type + ".");
        }
        return new CrawlOutcome.Unreachable("The site could not be read: its first page is " + visit.reason() + ".");
    }

    /** The site controls this header, so only what looks like a media type is repeated. */
    private static String shown(String contentType) {
        var type = contentType.split(";", 2)[0].strip();
        return type.length() <= TYPE_MAX && type.chars().allMatch(FirstPageFailure::isTypeSign) ? type : "another type";
    }

    private static boolean isTypeSign(int sign) {
        return sign < 0x7F && (Character.isLetterOrDigit(sign) || "/+-._".indexOf(sign) >= 0);
    }

    /** robots.txt exists but cannot be read. */
    static CrawlOutcome.Failed robotsShut(String reason) {
        return new CrawlOutcome.Blocked(
                "The site's robots.txt " + reason + ", so nothing of the site may be read (RFC 9309).");
    }

    static CrawlOutcome.Failed robotsForbids() {
        return new CrawlOutcome.Blocked("The site's robots.txt does not allow this service to read it.");
    }

    /** The time limit for the first page, its robots.txt and its redirects passed. */
    static CrawlOutcome.Failed tooSlow(Duration limit) {
        return new CrawlOutcome.Unreachable("The site is too slow: its first page did not come within "
                + Math.max(1, limit.toSeconds()) + " seconds.");
    }

    /** Pages were read, but none of them has any text. */
    static CrawlOutcome.Failed nothingReadable() {
        return new CrawlOutcome.Unreachable("Nothing readable was found on the site.");
    }

    /** The only requested page has no text. */
    static CrawlOutcome.Failed emptyPage(boolean needsScript) {
        return new CrawlOutcome.Unreachable(
                needsScript
                        ? "Nothing readable was found on the page: it needs JavaScript to show its text."
                        : "Nothing readable was found on the page.");
    }

    /** Comparing the pages took more processor time than one site may use. */
    static CrawlOutcome.Failed tooComplex() {
        return new CrawlOutcome.Unreachable("The site's pages are too complex to be put together.");
    }

    /** Scripts create the text of the pages. */
    static CrawlOutcome.Failed needsJavaScript() {
        return new CrawlOutcome.Unreachable(
                "Nothing readable was found on the site: its pages need JavaScript to show their text.");
    }

    /** A script of the first page leads to another host, whose public name it shows to every reader. */
    static CrawlOutcome.Failed forwards(WebUrl target) {
        return new CrawlOutcome.Unreachable(
                "Nothing readable was found on the site: a script of its first page forwards to " + target.host()
                        + ", so ask for that address.");
    }

    static CrawlOutcome.Failed noindex() {
        return new CrawlOutcome.Unreachable("Nothing may be listed: the site's pages ask not to be indexed (noindex).");
    }
}
