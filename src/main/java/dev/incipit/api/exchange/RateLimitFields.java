package dev.incipit.api.exchange;

import dev.incipit.account.QuotaState;
import dev.incipit.account.RateState;
import io.helidon.http.Header;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a caller has left, as response headers: those of decisions §2, and those of draft-ietf-httpapi-ratelimit-headers-10, of
 * which the minute and the month are two policies.
 */
final class RateLimitFields {
    private static final HeaderName LIMIT = HeaderNames.create("X-RateLimit-Limit");
    private static final HeaderName REMAINING = HeaderNames.create("X-RateLimit-Remaining");
    private static final HeaderName RESET = HeaderNames.create("X-RateLimit-Reset");
    private static final HeaderName QUOTA_LIMIT = HeaderNames.create("X-RateLimit-Quota-Limit");
    private static final HeaderName QUOTA_REMAINING = HeaderNames.create("X-RateLimit-Quota-Remaining");
    private static final HeaderName QUOTA_RESET = HeaderNames.create("X-RateLimit-Quota-Reset");
    private static final HeaderName POLICY = HeaderNames.create("RateLimit-Policy");
    private static final HeaderName STATE = HeaderNames.create("RateLimit");

    /** The names above, for browsers, which show scripts only the headers that are named to them. */
    static final List<String> NAMES =
            List.of(LIMIT, REMAINING, RESET, QUOTA_LIMIT, QUOTA_REMAINING, QUOTA_RESET, POLICY, STATE).stream()
                    .map(HeaderName::defaultCase)
                    .toList();

    private static final long MINUTE_SECONDS = 60;

    private RateLimitFields() {}

    /** The headers for the per-minute limit and the monthly allowance, as far as they are known. */
    static List<Header> of(Optional<RateState> rate, Optional<QuotaState> quota, Instant now) {
        var headers = new ArrayList<Header>();
        var policies = new ArrayList<String>();
        var states = new ArrayList<String>();
        rate.ifPresent(minute -> {
            headers.add(HeaderValues.create(LIMIT, minute.limit()));
            headers.add(HeaderValues.create(REMAINING, minute.remaining()));
            headers.add(HeaderValues.create(RESET, epochSecond(minute.resetAt())));
            policies.add(policy("minute", minute.limit(), MINUTE_SECONDS));
            states.add(state("minute", minute.remaining(), minute.resetAt(), now));
        });
        quota.ifPresent(month -> {
            headers.add(HeaderValues.create(QUOTA_LIMIT, month.limit()));
            headers.add(HeaderValues.create(QUOTA_REMAINING, month.remaining()));
            headers.add(HeaderValues.create(QUOTA_RESET, epochSecond(month.resetAt())));
            policies.add(policy("month", month.limit(), monthSeconds(month)));
            states.add(state("month", month.remaining(), month.resetAt(), now));
        });
        if (!policies.isEmpty()) {
            headers.add(HeaderValues.create(POLICY, String.join(", ", policies)));
            headers.add(HeaderValues.create(STATE, String.join(", ", states)));
        }
        return headers;
    }

    private static String policy(String name, int limit, long windowSeconds) {
        return "\"" + name + "\";q=" + limit + ";w=" + windowSeconds;
    }

    private static String state(String name, int remaining, Instant resetAt, Instant now) {
        return "\"" + name + "\";r=" + remaining + ";t=" + Math.max(0, epochSecond(resetAt) - now.getEpochSecond());
    }

    private static long monthSeconds(QuotaState month) {
        return Duration.between(month.begunAt(), month.resetAt()).toSeconds();
    }

    private static long epochSecond(Instant instant) {
        return instant.getNano() == 0 ? instant.getEpochSecond() : instant.getEpochSecond() + 1;
    }
}
