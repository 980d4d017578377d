package dev.incipit.fetch;

import dev.incipit.fetch.decorator.CachingFetcher;
import dev.incipit.fetch.decorator.CookieFetcher;
import dev.incipit.fetch.decorator.ResponseCache;
import dev.incipit.fetch.decorator.RetryFetcher;
import dev.incipit.fetch.guard.AddressGuard;
import dev.incipit.fetch.guard.GuardedResolver;
import dev.incipit.fetch.guard.GuardedResolver.NameLookup;
import dev.incipit.fetch.throttle.AddressThrottles;
import dev.incipit.fetch.throttle.HostThrottles;
import dev.incipit.fetch.wire.Connections;
import dev.incipit.fetch.wire.ContentDecoder;
import dev.incipit.fetch.wire.HttpFetcher;
import dev.incipit.fetch.wire.LargeBodyLimit;
import dev.incipit.fetch.wire.ResponseReader;
import dev.incipit.url.WebUrl;
import io.helidon.common.LazyValue;
import io.helidon.common.tls.Tls;
import io.helidon.common.tls.TlsConfig;
import io.helidon.webclient.api.WebClient;
import java.time.InstantSource;
import java.util.Optional;

/** Opens one {@link FetchRun} for each run of the process, and holds what they share. Shared by all threads. */
public final class Fetchers {
    private final FetchConfig config;
    private final AddressGuard guard;
    private final HostThrottles throttles;
    private final AddressThrottles addresses;
    private final Fanout fanout = new Fanout();
    private final InstantSource clock;
    private final NameLookup lookup;
    private final WebClient client;
    private final LazyValue<Tls> tls;
    private final ResponseCache kept;
    private final LargeBodyLimit large = new LargeBodyLimit();
    private final ResponseReader answers;

    public Fetchers(FetchConfig config, InstantSource clock) {
        this(config, clock, GuardedResolver::platform, TlsConfig.create());
    }

    public Fetchers(FetchConfig config, InstantSource clock, NameLookup lookup, TlsConfig trust) {
        this.config = config;
        this.guard = new AddressGuard(config);
        this.throttles = new HostThrottles(config.hostConcurrency(), System::nanoTime);
        this.addresses = new AddressThrottles(config.addressConcurrency());
        this.clock = clock;
        this.lookup = lookup;
        this.client = Connections.client(config);
        this.tls = LazyValue.create(() -> Connections.tls(trust));
        this.kept = new ResponseCache(config.cacheTtl());
        this.answers = new ResponseReader(config, new ContentDecoder(large), clock);
    }

    /** Everything for one run; close it when the run ends. */
    public FetchRun open() {
        var connections = new Connections(client, tls, fanout, System::nanoTime, config);
        var http = new HttpFetcher(resolver(), addresses, connections, answers, config);
        var polite = new PoliteFetcher(http::fetch, throttles, System::nanoTime, Thread::sleep);
        return new FetchRun(
                new RedirectFetcher(
                        new CookieFetcher(keeping(new RetryFetcher(polite, Thread::sleep))), config.redirectsMax()),
                polite,
                large,
                () -> {
                    connections.close();
                    polite.forget();
                },
                config,
                false);
    }

    /**
     * Why an address may not be requested, as the end of a sentence, or empty: as far as its spelling shows. Only if private
     * networks are allowed ({@code fetch.allowed-networks}) and the port is none of a website is the name looked up, since it may
     * be one of theirs.
     */
    public Optional<String> refusal(WebUrl url) {
        var refusal = guard.refusal(url);
        var port = guard.portRefusal(url);
        if (refusal.isPresent() || port.isEmpty()) {
            return refusal;
        }
        try {
            return resolver().resolve(url) instanceof GuardedResolver.Judged ? Optional.empty() : port;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return port;
        }
    }

    /** Whether the host is an address literal that the registries of special-purpose addresses keep from the public internet. */
    public static boolean isSpecialPurpose(String host) {
        return AddressGuard.isSpecialPurpose(host);
    }

    private Fetcher keeping(Fetcher next) {
        return config.cacheTtl().isZero() ? next : new CachingFetcher(next, kept, clock);
    }

    /** How many addresses are in use now. */
    int addressesAsked() {
        return addresses.size();
    }

    public int hostsAsked() {
        return throttles.size();
    }

    private GuardedResolver resolver() {
        return new GuardedResolver(guard, lookup, fanout, config.connectTimeout());
    }
}
