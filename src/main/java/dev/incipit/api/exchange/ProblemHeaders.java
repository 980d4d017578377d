package dev.incipit.api.exchange;

import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.InvalidKey;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.PlanForbids;
import dev.incipit.problem.Problem;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import java.time.Duration;
import java.util.List;

/** The headers that only an error response has. */
public final class ProblemHeaders {
    private static final Header BEARER = HeaderValues.create(HeaderNames.WWW_AUTHENTICATE, "Bearer");

    private ProblemHeaders() {}

    /** Returns how to sign in for a missing key, and when to come back for a limit (decisions §1, §2). */
    public static List<Header> of(Problem problem) {
        return switch (problem) {
            case InvalidKey _ -> List.of(BEARER);
            case LimitReached limit ->
                List.of(HeaderValues.create(HeaderNames.RETRY_AFTER, Math.max(1, wholeSeconds(limit.retryAfter()))));
            case InvalidInput _,
                    PlanForbids _,
                    SiteBlocked _,
                    ContentTooLarge _,
                    SiteUnreachable _,
                    GenerationFailed _ -> List.of();
        };
    }

    private static long wholeSeconds(Duration duration) {
        return duration.toNanosPart() == 0 ? duration.toSeconds() : duration.toSeconds() + 1;
    }
}
