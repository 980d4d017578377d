package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import io.helidon.common.tls.TlsConfig;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** The way to the web as the program has it, with a name service made by the test, and a record of what came of each fetch. */
public final class RecordedWeb {
    private final List<FetchOutcome> outcomes = new CopyOnWriteArrayList<>();
    private final Fetchers fetchers;

    /** Names to addresses. */
    public interface Names {
        /** The records of a name, now. */
        List<InetAddress> lookup(String name) throws UnknownHostException;
    }

    /** With these settings. */
    public RecordedWeb(FetchConfig config, Names names) {
        this.fetchers = new Fetchers(config, InstantSource.system(), names::lookup, TlsConfig.create());
    }

    /** One run's way, recorded. */
    public FetchRun open() {
        return fetchers.open().through(next -> request -> {
            var outcome = next.fetch(request);
            outcomes.add(outcome);
            return outcome;
        });
    }

    /** {@link Fetchers#refusal}. */
    public Optional<String> refusal(WebUrl url) {
        return fetchers.refusal(url);
    }

    /** Forgets what was recorded. */
    public void forget() {
        outcomes.clear();
    }

    /** The addresses that were dialled, with or without success. */
    public List<WebUrl> dialled() {
        return outcomes.stream()
                .filter(outcome -> switch (outcome) {
                    case FetchOutcome.Guarded _ -> false;
                    case FetchOutcome.Unreachable unreachable ->
                        !Set.of(FetchOutcome.Cause.DNS, FetchOutcome.Cause.NAME_SERVICE)
                                .contains(unreachable.cause());
                    default -> true;
                })
                .map(outcome -> switch (outcome) {
                    // Of a redirect that was not followed, where it leads was not asked.
                    case FetchOutcome.Fetched fetched
                    when fetched.status() >= 300 ->
                        fetched.redirects().getLast().from();
                    case FetchOutcome.Fetched fetched -> fetched.url();
                    case FetchOutcome.Missing missing -> missing.url();
                    case FetchOutcome.Refused refused -> refused.url();
                    case FetchOutcome.Guarded guarded -> guarded.url();
                    case FetchOutcome.Unreachable unreachable -> unreachable.url();
                })
                .toList();
    }
}
