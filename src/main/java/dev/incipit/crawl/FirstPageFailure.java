package dev.incipit.crawl;

import dev.incipit.fetch.FetchOutcome;

/** The sentences for a run that ended at its first page (decisions §5); none of them names an inner address. */
final class FirstPageFailure {
    private FirstPageFailure() {}

    /** The first page could not be had. */
    static CrawlOutcome of(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Refused refused ->
                new CrawlOutcome.Blocked(
                        "The site blocks access: its first page answers with status " + refused.status() + ".");
            case FetchOutcome.Missing missing ->
                new CrawlOutcome.Unreachable(
                        "The site could not be read: its first page answers with status " + missing.status() + ".");
            // The same words as for a name that does not exist, so that nobody can list the operator's own zone.
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

    private static CrawlOutcome notFound() {
        return new CrawlOutcome.Unreachable("The site could not be reached: its name was not found.");
    }

    /** The first page answered, and could not be read. */
    static CrawlOutcome unread(Visit visit, String contentType) {
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

    /** A header is the site's own words: only what looks like a media type is repeated. */
    private static String shown(String contentType) {
        var type = contentType.split(";", 2)[0].strip();
        return type.length() <= TYPE_MAX && type.chars().allMatch(FirstPageFailure::isTypeSign) ? type : "another type";
    }

    private static final int TYPE_MAX = 80;

    private static boolean isTypeSign(int sign) {
        return sign < 0x7F && (Character.isLetterOrDigit(sign) || "/+-._".indexOf(sign) >= 0);
    }

    /** robots.txt is there and cannot be had. */
    static CrawlOutcome robotsShut(String reason) {
        return new CrawlOutcome.Blocked(
                "The site's robots.txt " + reason + ", so nothing of the site may be read (RFC 9309).");
    }

    /** robots.txt forbids the first page. */
    static CrawlOutcome robotsForbids() {
        return new CrawlOutcome.Blocked("The site's robots.txt does not allow this service to read it.");
    }

    /** The time of the run was over before the first page was there. */
    static CrawlOutcome tooSlow() {
        return new CrawlOutcome.Unreachable("The site could not be reached: timed out.");
    }

    /** Pages came, and none of them has a text. */
    static CrawlOutcome nothingReadable() {
        return new CrawlOutcome.Unreachable("Nothing readable was found on the site.");
    }

    /** Telling the pages apart took more of the processor than a site may. */
    static CrawlOutcome tooComplex() {
        return new CrawlOutcome.Unreachable("The site's pages are too complex to be put together.");
    }

    /** The text of the pages is made by scripts. */
    static CrawlOutcome needsJavaScript() {
        return new CrawlOutcome.Unreachable(
                "Nothing readable was found on the site: its pages need JavaScript to show their text.");
    }

    /** All pages ask to be left out. */
    static CrawlOutcome noindex() {
        return new CrawlOutcome.Unreachable("Nothing may be listed: the site's pages ask not to be indexed (noindex).");
    }
}
