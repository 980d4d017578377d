package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What an answer comes to: which bodies are read and how far, and what the other statuses mean. */
final class AnswerReader {
    /** RFC 9110 §15.5 and RFC 7725: answers by which a site says that it will not have us. */
    private static final Set<Integer> REFUSALS = Set.of(401, 402, 403, 407, 429, 451);

    private static final int PARTIAL_CONTENT = 206;

    /** What is asked for with no larger bound is judged by more than its type, and costs little. */
    private static final long MEDIA_BYTES_MAX = 1 << 20;

    private static final Pattern FROM_THE_START = Pattern.compile("bytes 0-([0-9]{1,18})/([0-9]{1,18}|\\*)");

    private final FetchConfig config;
    private final InstantSource clock;

    AnswerReader(FetchConfig config, InstantSource clock) {
        this.config = config;
        this.clock = clock;
    }

    /** A redirect is {@link Fetched} here, without its body; who follows it stands around this. */
    FetchOutcome read(FetchRequest request, ResponseHead head, FramedBody body)
            throws IOException, InterruptedException {
        int status = head.status();
        if (status >= 200 && status < 300) {
            var bounds = bounds(request, head);
            boolean part = isPart(request, head);
            var decoded = bounds.keptMax() > 0 || request.method() == FetchRequest.Method.HEAD
                    ? DecodedBody.read(body, head.headers().getOrDefault("content-encoding", ""), part, bounds)
                    : new DecodedBody(new byte[0], true);
            return fetched(request, head, decoded);
        }
        body.discard();
        if (status >= 300 && status < 400 && head.headers().containsKey("location")) {
            return fetched(request, head, new DecodedBody(new byte[0], false));
        }
        var retryAfter = RetryAfter.parse(head.headers().getOrDefault("retry-after", ""), clock.instant());
        return REFUSALS.contains(status) || isChallenge(head)
                ? new Refused(request.url(), status, retryAfter)
                : new Missing(request.url(), status, retryAfter);
    }

    /**
     * Whether an answer is a beginning; another part, or parts, are nothing to read (RFC 9110 §14.4, §15.3.7). A site that does not
     * say which part it sends most likely sends the whole by a wrong status. A HEAD has nothing to be read.
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
     * Of HTML less is kept than of other text, and a page that goes on beyond all bounds is lost (hostile.md row 5); pictures and films
     * that stand under a page's address are not read at all.
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

    /** A wall against robots that answers 503 or the like is a refusal and no failure. */
    private static boolean isChallenge(ResponseHead head) {
        return head.headers().getOrDefault("cf-mitigated", "").contains("challenge");
    }
}
