package dev.incipit.crawl.page;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.crawl.Visit;
import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.html.ContentSniffer;
import dev.incipit.html.Page;
import dev.incipit.html.PageReader;
import dev.incipit.html.WebDates;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.LinkHeader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Fetches one URL and reads the response, in the calling thread. Safe for use by several threads. */
public final class PageVisitor {
    /** Processor time for one page: what 4 MiB of the worst markup may take, and many times what a normal page takes. */
    private static final Duration PAGE_BUDGET = Duration.ofSeconds(2);

    /** If {@code fetch.max-html-bytes} is raised, a longer page gets proportionally more. */
    private static final int BUDGET_BYTES = 4 * 1024 * 1024 + 1;

    /** "Redirecting to …; click here if nothing happens" and the like. */
    private static final int ONWARD_WORDS_MAX = 40;

    /** "You need to enable JavaScript to run this app." */
    public static final int SCRIPTED_WORDS_MAX = 20;

    private static final System.Logger LOG = System.getLogger(PageVisitor.class.getName());
    private static final Map<String, String> HEADERS =
            Map.of("Accept", "text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.5,*/*;q=0.1");

    private static final String SENT_ON = "leads elsewhere";

    /** The phrase for a page whose reading was cut off or failed with an internal error. */
    private static final String TOO_COMPLEX = "too complex to read";

    /** The phrase for a page whose visit failed with an internal error. */
    private static final String FAILED = "an error of the program";

    /** The phrase for a response that is not a page. */
    public static final String NOT_HTML = "not HTML";

    /** The phrase for a response declared as a page whose bytes are not text in any encoding. */
    static final String BINARY = "binary data and no text";

    /** The phrase for a page that asks not to be indexed. */
    public static final String NOINDEX = "noindex";

    private final FetchRun fetcher;
    private final PageReader reader;
    private final ComputePool pool;
    private final InstantSource clock;
    private final Consumer<RuntimeException> failures;
    private final AtomicInteger beingRead = new AtomicInteger();

    /**
     * Creates the visitor of one run.
     *
     * @param clock decides whether a page has expired ({@code unavailable_after})
     * @param failures receives internal errors; they cost the page, not the run
     */
    public PageVisitor(
            FetchRun fetcher,
            PageReader reader,
            ComputePool pool,
            InstantSource clock,
            Consumer<RuntimeException> failures) {
        this.fetcher = fetcher;
        this.reader = reader;
        this.pool = pool;
        this.clock = clock;
        this.failures = failures;
    }

    /**
     * Fetches a URL and reads the response. Never fails because of what the site sends or an internal error.
     *
     * @param refusal why a redirect to a URL is not followed, as a phrase; empty if it is
     */
    public PageAnswer visit(WebUrl url, Function<WebUrl, Optional<String>> refusal) throws InterruptedException {
        return visit(url, HEADERS, refusal);
    }

    /** Like {@link #visit(WebUrl, Function)}, with other request headers. */
    public PageAnswer visit(WebUrl url, Map<String, String> headers, Function<WebUrl, Optional<String>> refusal)
            throws InterruptedException {
        long start = System.nanoTime();
        try {
            return fetcher.holding(() -> visited(url, headers, refusal, start));
        } catch (RuntimeException bug) {
            failures.accept(bug);
            return failed(url, Visit.Result.UNREACHABLE, FAILED, start);
        }
    }

    private PageAnswer visited(
            WebUrl url, Map<String, String> headers, Function<WebUrl, Optional<String>> refusal, long start)
            throws InterruptedException {
        var outcome = fetcher.fetch(
                request(url, target -> refusal.apply(target).isPresent()).with(headers));
        var answer = outcome instanceof FetchOutcome.Fetched fetched && fetched.isRedirect()
                ? sentOn(url, fetched, refusal.apply(fetched.url()).orElse(SENT_ON), start)
                : answerOf(url, outcome, start);
        LOG.log(System.Logger.Level.DEBUG, () -> "visit " + answer.visit().logged());
        return answer;
    }

    /** The request for a page, which follows no redirect to an address that is {@code unfollowed}. */
    public FetchRequest request(WebUrl url, Predicate<WebUrl> unfollowed) {
        return new FetchRequest(
                FetchRequest.Method.GET, url, HEADERS, fetcher.config().bytesMax(), unfollowed);
    }

    public PageAnswer answerOf(WebUrl url, FetchOutcome outcome, long start) throws InterruptedException {
        return switch (outcome) {
            case FetchOutcome.Fetched fetched when fetched.isRedirect() -> sentOn(url, fetched, SENT_ON, start);
            case FetchOutcome.Fetched fetched -> read(url, fetched, start).answered(fetched.status());
            case FetchOutcome.Refused refused -> failed(url, Visit.Result.REFUSED, refused.status(), start);
            case FetchOutcome.Missing missing -> failed(url, Visit.Result.MISSING, missing.status(), start);
            case FetchOutcome.Guarded _ -> failed(url, Visit.Result.UNREACHABLE, "not a public address", start);
            case FetchOutcome.Unreachable unreachable ->
                failed(url, Visit.Result.UNREACHABLE, unreachable.detail(), start);
        };
    }

    private static PageAnswer sentOn(WebUrl url, FetchOutcome.Fetched redirect, String reason, long start) {
        var visit = new Visit(url, Visit.Result.DROPPED, reason, start, since(start)).answered(redirect.status());
        return new PageAnswer(url, visit, Optional.empty(), left(redirect), Optional.of(redirect.url()), 0, false);
    }

    private static List<WebUrl> left(FetchOutcome.Fetched fetched) {
        return fetched.redirects().stream().map(FetchOutcome.Redirect::from).toList();
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** How many responses are being read now: their requests are over and no longer occupy a place at the host. */
    public int reading() {
        return beingRead.get();
    }

    private PageAnswer read(WebUrl url, FetchOutcome.Fetched fetched, long start) throws InterruptedException {
        beingRead.incrementAndGet();
        fetcher.wakeup().wake();
        try {
            return judged(url, fetched, start);
        } finally {
            beingRead.decrementAndGet();
        }
    }

    private PageAnswer judged(WebUrl url, FetchOutcome.Fetched fetched, long start) throws InterruptedException {
        var body = fetched.body();
        var left = left(fetched);
        boolean page = ContentSniffer.isPage(fetched.contentType());
        boolean none = ContentSniffer.kind(fetched.contentType(), body) == ContentSniffer.Kind.OTHER;
        if (none && !page) {
            return answer(url, Visit.Result.DROPPED, NOT_HTML, Optional.empty(), left, body.length, start);
        }
        if (fetched.truncated() && body.length >= fetcher.config().bytesMax()) {
            return answer(url, Visit.Result.UNREACHABLE, "too large", Optional.empty(), left, body.length, start);
        }
        if (none) {
            return answer(url, Visit.Result.DROPPED, BINARY, Optional.empty(), left, body.length, start);
        }
        if (OwnCopy.is(fetched)) {
            return answer(url, Visit.Result.DROPPED, OwnCopy.REASON, Optional.empty(), left, body.length, start);
        }
        var reading = BotChallenge.saysSo(fetched.headers()) ? Optional.<Reading>empty() : parsed(fetched, body);
        if (BotChallenge.marks(
                fetched.headers(),
                body,
                reading.map(read -> read.print().words()).orElse(0))) {
            return answer(url, Visit.Result.REFUSED, BotChallenge.REASON, Optional.empty(), left, body.length, start);
        }
        return reading.map(read -> answer(url, resultOf(read), reasonOf(read), reading, left, body.length, start)
                        .scripted(read.print().words() < SCRIPTED_WORDS_MAX && hasScript(body)))
                .orElseGet(() ->
                        answer(url, Visit.Result.UNREACHABLE, TOO_COMPLEX, Optional.empty(), left, body.length, start));
    }

    /** The URL to which a page without text of its own forwards its readers. */
    public static Optional<WebUrl> onward(Reading reading) {
        var metadata = reading.metadata();
        return metadata.refresh()
                .or(() -> metadata.forward()
                        .filter(target -> target.origin().equals(reading.url().origin())))
                .filter(target -> reading.print().words() < ONWARD_WORDS_MAX
                        && !target.withoutFragment().equals(reading.url())
                        && !ActingAddresses.isOne(target));
    }

    private static Visit.Result resultOf(Reading reading) {
        return reading.metadata().noindex() ? Visit.Result.DROPPED : Visit.Result.READ;
    }

    private static String reasonOf(Reading reading) {
        return reading.metadata().noindex() ? NOINDEX : "read";
    }

    private Optional<Reading> parsed(FetchOutcome.Fetched fetched, byte[] whole) throws InterruptedException {
        int parsedMax = Math.toIntExact(Math.min(whole.length, fetcher.config().htmlBytesMax()));
        var body = parsedMax == whole.length ? whole : Arrays.copyOf(whole, parsedMax);
        try {
            return computed(body.length, () -> readingOf(fetched, body));
        } catch (RuntimeException bug) {
            failures.accept(bug);
            return Optional.empty();
        }
    }

    /** Reads a response of {@code bytes} bytes off the calling thread; empty if it takes more than a page may. */
    public <T> Optional<T> computed(int bytes, Supplier<T> reading) throws InterruptedException {
        try {
            return Optional.of(pool.run(bytes, PAGE_BUDGET.multipliedBy(1 + bytes / BUDGET_BYTES), reading));
        } catch (OverBudget over) {
            LOG.log(System.Logger.Level.DEBUG, "reading was ended", over);
            return Optional.empty();
        }
    }

    private Reading readingOf(FetchOutcome.Fetched fetched, byte[] body) {
        Page page = reader.read(fetched.url(), body, fetched.contentType(), robotsHeaders(fetched))
                .asOf(clock.instant());
        return new Reading(
                page,
                ContentSniffer.kind(fetched.contentType(), body) == ContentSniffer.Kind.MARKDOWN,
                TextFingerprint.of(page.markdown()),
                Optional.ofNullable(fetched.headers().get("last-modified")).flatMap(WebDates::parse),
                page.metadata().markdownTwin().or(() -> markdownTwin(fetched)));
    }

    private static Optional<WebUrl> markdownTwin(FetchOutcome.Fetched fetched) {
        return LinkHeader.read(fetched.url(), fetched.headers().getOrDefault("link", "")).stream()
                .filter(link ->
                        link.relations().contains("alternate") && link.type().startsWith("text/markdown"))
                .map(LinkHeader::target)
                .findFirst();
    }

    private static boolean hasScript(byte[] body) {
        return new String(body, StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT)
                .contains("<script");
    }

    /** X-Robots-Tag, and the reservation of rights against text and data mining (TDMRep §2), which is treated as "none". */
    private static List<String> robotsHeaders(FetchOutcome.Fetched fetched) {
        return Stream.concat(
                        fetched.headers().getOrDefault("x-robots-tag", "").lines(),
                        Stream.ofNullable(fetched.headers().get("tdm-reservation"))
                                .filter(value -> value.strip().equals("1"))
                                .map(_ -> "noindex"))
                .toList();
    }

    private static PageAnswer failed(WebUrl url, Visit.Result result, int status, long start) {
        return failed(url, result, "status " + status, start).answered(status);
    }

    private static PageAnswer failed(WebUrl url, Visit.Result result, String reason, long start) {
        return answer(url, result, reason, Optional.empty(), List.of(), 0, start);
    }

    private static PageAnswer answer(
            WebUrl url,
            Visit.Result result,
            String reason,
            Optional<Reading> reading,
            List<WebUrl> left,
            long bytes,
            long start) {
        var visit = new Visit(url, result, reason, start, since(start));
        return new PageAnswer(url, visit, reading, left, Optional.empty(), bytes, false);
    }
}
