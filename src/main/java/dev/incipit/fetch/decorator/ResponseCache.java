package dev.incipit.fetch.decorator;

import dev.incipit.fetch.CacheControl;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Answers that are kept in memory for the runs of the process ({@code crawl.cache-ttl}). They are bounded by their bytes; the one
 * not used for longest goes first. An answer that a site does not want stored for others is not kept (RFC 9111 §3). Shared by all
 * threads.
 */
public final class ResponseCache {
    /** Of all answers together, with their keys. */
    private static final long BYTES_MAX = 64L << 20;

    /** What an answer takes besides its body and headers. */
    private static final long ANSWER_BYTES = 2_048;

    private static final Set<String> NOT_FOR_OTHERS = Set.of("no-store", "private", "no-cache");

    private final Duration ttl;
    private final Map<Key, Kept> answers = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;
    private Instant nextSweep = Instant.MIN;

    /** Keeps an answer so long, if it does not ask for less. */
    public ResponseCache(Duration ttl) {
        this.ttl = ttl;
    }

    /** What tells one answer from another: the request's address, and what it would accept. */
    record Key(WebUrl url, Map<String, String> headers, long bytesMax) {}

    /** A response, and until when it is used without a new request. */
    record Kept(Fetched answer, Instant freshUntil) {}

    synchronized Optional<Kept> find(Key key) {
        return Optional.ofNullable(answers.get(key));
    }

    /** Keeps an answer that came now, or holds again now, if it may be kept. */
    synchronized void keep(Key key, Fetched answer, Instant now) {
        forget(key);
        dropOld(now);
        var fresh = fresh(answer);
        var lean = answer.withHeadersRead();
        if (mayBeKept(answer) && fresh.isPositive() && size(key, lean) <= BYTES_MAX) {
            answers.put(key, new Kept(lean, now.plus(fresh)));
            bytes += size(key, lean);
            for (var eldest = answers.entrySet().iterator(); bytes > BYTES_MAX && eldest.hasNext(); ) {
                var gone = eldest.next();
                eldest.remove();
                bytes -= size(gone.getKey(), gone.getValue().answer());
            }
        }
    }

    synchronized void forget(Key key) {
        var gone = answers.remove(key);
        if (gone != null) {
            bytes -= size(key, gone.answer());
        }
    }

    /** Drops answers that have been old for longer than the operator keeps answers. */
    private void dropOld(Instant now) {
        if (now.isBefore(nextSweep)) {
            return;
        }
        nextSweep = now.plus(ttl);
        answers.entrySet().removeIf(entry -> {
            boolean old = entry.getValue().freshUntil().plus(ttl).isBefore(now);
            bytes -= old ? size(entry.getKey(), entry.getValue().answer()) : 0;
            return old;
        });
    }

    private static long size(Key key, Fetched answer) {
        return ANSWER_BYTES
                + key.url().toString().length()
                + size(key.headers())
                + size(answer.headers())
                + answer.body().length;
    }

    private static long size(Map<String, String> headers) {
        return headers.entrySet().stream()
                .mapToLong(
                        header -> header.getKey().length() + header.getValue().length())
                .sum();
    }

    private static boolean mayBeKept(Fetched answer) {
        var vary = answer.headers().getOrDefault("vary", "").toLowerCase(Locale.ROOT);
        return answer.status() == 200
                && !answer.truncated()
                && !answer.headers().containsKey("set-cookie")
                && !vary.contains("*")
                && !vary.contains("cookie")
                && CacheControl.of(answer.headers()).directives().stream().noneMatch(NOT_FOR_OTHERS::contains);
    }

    /**
     * As long as the operator keeps answers, or less where the site says so; what the answer spent in a cache on the way is part of
     * what the site grants (RFC 9111 §4.2.3).
     */
    private Duration fresh(Fetched answer) {
        return CacheControl.of(answer.headers())
                .maxAge()
                .map(granted -> granted.minus(age(answer)))
                .filter(left -> left.compareTo(ttl) < 0)
                .orElse(ttl);
    }

    private static Duration age(Fetched answer) {
        return CacheControl.seconds(answer.headers().getOrDefault("age", "").strip())
                .orElse(Duration.ZERO);
    }
}
