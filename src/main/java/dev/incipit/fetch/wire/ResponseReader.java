package dev.incipit.fetch.wire;

import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.RetryAfter;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Makes an outcome of an answer: decides which bodies are read and how far, and what the other statuses mean. */
public record ResponseReader(FetchConfig config, ContentDecoder decoder, InstantSource clock) {
    private static final int PARTIAL_CONTENT = 206;

    /** Up to this bound a picture or film is read as anything else: it costs little, and the caller judges it by more than its type. */
    private static final long MEDIA_BYTES_MAX = 1 << 20;

    private static final Pattern FROM_THE_START = Pattern.compile("bytes 0-([0-9]{1,18})/([0-9]{1,18}|\\*)");

    /** The outcome; a redirect is {@link Fetched} here, without its body, and is followed by {@code RedirectFetcher}. */
    FetchOutcome read(FetchRequest request, ResponseHead head, FramedBody body)
            throws IOException, InterruptedException {
        int status = head.status();
        if (status >= 200 && status < 300) {
            var bounds = bounds(request, head);
            boolean part = isPart(request, head);
            var decoded = bounds.keptMax() > 0 || request.method() == FetchRequest.Method.HEAD
                    ? decoder.read(body, head.headers().getOrDefault("content-encoding", ""), part, bounds)
                    : new DecodedBody(new byte[0], true);
            return fetched(request, head, decoded);
        }
        body.discard();
        if (status >= 300 && status < 400 && head.headers().containsKey("location")) {
            return fetched(request, head, new DecodedBody(new byte[0], false));
        }
        var retryAfter = RetryAfter.parse(head.headers().getOrDefault("retry-after", ""), clock.instant());
        return FetchOutcome.Refused.isOne(status) || isChallenge(head)
                ? new Refused(request.url(), status, retryAfter)
                : new Missing(request.url(), status, retryAfter);
    }

    /**
     * Whether the body is the beginning of a longer one; any other part is a failure (RFC 9110 §14.4, §15.3.7). A site that does not
     * say which part it sends most likely sends the whole with a wrong status. An answer to HEAD has no body.
     */
    private static boolean isPart(FetchRequest request, ResponseHead head) throws FetchFailure {
        if (head.status() != PARTIAL_CONTENT || request.method() == FetchRequest.Method.HEAD) {
            return false;
        }
        var type = head.headers().getOrDefault("content-type", "").toLowerCase(Locale.ROOT);
        boolean unsaid = !head.headers().containsKey("content-range") && !type.startsWith("multipart/byteranges");
        if (unsaid || request.headers().containsKey("Range")) {
            return true;
        }
        var range = FROM_THE_START.matcher(head.headers().getOrDefault("content-range", ""));
        if (!range.matches()) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "it sent a part that is not its beginning");
        }
        return !range.group(2).equals(String.valueOf(Long.parseLong(range.group(1)) + 1));
    }

    private static Fetched fetched(FetchRequest request, ResponseHead head, DecodedBody body) {
        return new Fetched(request.url(), head.status(), head.headers(), body.octets(), body.truncated(), List.of());
    }

    /**
     * Less is kept of HTML than of other text, and a page that goes on beyond all bounds is lost (hostile.md row 5). Pictures and films
     * under a page's address are not read at all.
     */
    private DecodedBody.Bounds bounds(FetchRequest request, ResponseHead head) {
        var type = head.headers().getOrDefault("content-type", "").toLowerCase(Locale.ROOT);
        boolean media = type.startsWith("image/")
                || type.startsWith("video/")
                || type.startsWith("audio/")
                || type.startsWith("font/");
        if (media && request.bytesMax() > MEDIA_BYTES_MAX) {
            return DecodedBody.Bounds.cutAt(0);
        }
        long readMax = Math.min(request.bytesMax(), config.bytesMax());
        long keptMax = Math.min(readMax, config.htmlBytesMax());
        boolean page = type.contains("html") && request.bytesMax() > config.htmlBytesMax();
        var bounds = page ? new DecodedBody.Bounds(keptMax, readMax, true, false) : DecodedBody.Bounds.cutAt(readMax);
        return request.partAfter().isPresent() ? bounds.orPart() : bounds;
    }

    /** A wall against robots may answer 503 or the like, which is a refusal and no failure. */
    private static boolean isChallenge(ResponseHead head) {
        return head.headers().getOrDefault("cf-mitigated", "").contains("challenge");
    }
}
