package dev.incipit.web.serve;

import dev.incipit.web.layout.Frame;
import dev.incipit.web.layout.JteerrorGenerated;
import io.helidon.http.Status;
import java.util.Optional;

/** The error pages. They do not use the store, since it may be what failed. */
final class ErrorPages {
    private ErrorPages() {}

    static WebAnswer notFound() {
        return page(
                Status.NOT_FOUND_404,
                "There is nothing here",
                "The page may have moved, or the address was mistyped. The start page leads to all others.");
    }

    static WebAnswer forged() {
        return page(
                Status.FORBIDDEN_403,
                "This form could not be accepted",
                "It was sent from another site, or its page was open for too long. Go back, load the page again and send"
                        + " the form once more.");
    }

    static WebAnswer bad(String sentence) {
        return page(Status.BAD_REQUEST_400, "This could not be read", sentence);
    }

    static WebAnswer tooLarge(long bytesMax) {
        return page(
                Status.REQUEST_ENTITY_TOO_LARGE_413,
                "That is too much",
                "This form takes at most " + bytesMax / 1024 + " KiB.");
    }

    static WebAnswer wrongMethod() {
        return page(
                Status.METHOD_NOT_ALLOWED_405, "This page is not used that way", "Open the page and use its own form.");
    }

    static WebAnswer storeLost() {
        return page(
                Status.SERVICE_UNAVAILABLE_503,
                "Out of reach for a moment",
                "The database does not answer. Nothing of yours is lost: try again in a minute.");
    }

    static WebAnswer busy(String sentence) {
        return page(Status.SERVICE_UNAVAILABLE_503, "Too much at once", sentence);
    }

    static WebAnswer bug(String requestId) {
        return page(
                Status.INTERNAL_SERVER_ERROR_500,
                "Something went wrong on our side",
                "It has been logged. When you report it, quote the request " + requestId + ".");
    }

    private static WebAnswer page(Status status, String title, String sentence) {
        var frame = new Frame(title, "", Optional.empty(), Optional.empty());
        return WebAnswer.html(
                status, (out, forms) -> JteerrorGenerated.render(out, forms, frame, status.code(), sentence));
    }
}
