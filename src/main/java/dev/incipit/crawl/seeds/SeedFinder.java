package dev.incipit.crawl.seeds;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.crawl.frontier.Frontier;
import dev.incipit.crawl.frontier.RedirectPolicy;
import dev.incipit.crawl.frontier.SiteAddresses;
import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.html.ContentSniffer;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** Requests what a site says about itself: sitemaps, llms.txt, and a page that cannot exist. Each run has its own instance. */
public final class SeedFinder {
    /** Sitemap files requested in one run (hostile.md row 23). */
    private static final int FILES_MAX = 50;

    /** Levels of nesting: an index that names indexes that name lists. */
    private static final int NESTED_MAX = 3;

    private static final int NAMED_MAX = 20;

    /** A sitemap may take all but one of this many parts of the time left; the last part is for reading it. */
    private static final int PART_SHARE = 4;

    /** Of the addresses of all sitemaps together; fifty thousand of usual length have half as many. */
    private static final int CHARACTERS_MAX = 8 * 1024 * 1024;

    private static final int INDEX_BYTES_MAX = 1024 * 1024;
    private static final List<String> USUAL_PLACES =
            List.of("sitemap.xml", "sitemap_index.xml", "sitemap-index.xml", "sitemap.xml.gz");
    private static final Map<String, String> HEADERS =
            Map.of("Accept", "application/xml,text/xml,text/plain;q=0.9,*/*;q=0.5");

    private final FetchRun fetcher;
    private final Fanout fanout;
    private final PageVisitor visitor;
    private final SitemapReader sitemaps = new SitemapReader();
    private final SiteScope scope;
    private final SiteAddresses addresses;
    private final RobotsRules robots;
    private final RedirectPolicy redirects;

    private final Set<WebUrl> asked = new HashSet<>();
    private final SitemapEntries pages = new SitemapEntries(Frontier.ADDRESSES_MAX, CHARACTERS_MAX);
    private SoftNotFound notFound = SoftNotFound.unprobed();
    private Optional<IndexRead> index = Optional.empty();
    private int requests;
    private long bytes;

    public SeedFinder(FetchRun fetcher, Fanout fanout, PageVisitor visitor, SiteScope scope, RobotsRules robots) {
        this.fetcher = fetcher;
        this.fanout = fanout;
        this.visitor = visitor;
        this.scope = scope;
        this.addresses = new SiteAddresses(scope);
        this.robots = robots;
        this.redirects = new RedirectPolicy(addresses, robots);
    }

    /** The response to one seed request. */
    private sealed interface Answer {}

    private record SitemapRead(WebUrl url, List<WebUrl> further, long bytes) implements Answer {}

    private record IndexRead(String text, List<WebUrl> links, long bytes) implements Answer {}

    private record Probed(PageAnswer answer) implements Answer {}

    private record Nothing() implements Answer {}

    /** Finds as many seeds as it can within the limit; only the most likely ones if the site asks for pauses. */
    public Seeds find(Duration limit) throws InterruptedException {
        boolean sparingly = robots.crawlDelay().isPresent();
        var deadline = Deadline.in(limit);
        var named = robots.sitemaps().stream()
                .flatMap(url -> addresses.file(url).stream())
                .distinct()
                .limit(NAMED_MAX)
                .toList();
        var tasks = new ArrayList<Callable<Answer>>();
        indexPlaces().forEach(url -> tasks.add(() -> askIndex(url)));
        if (!sparingly) {
            SoftNotFound.probe(scope)
                    .filter(robots::allows)
                    .ifPresent(url -> tasks.add(() -> new Probed(visitor.visit(url, redirects::refusal))));
        }
        var first = named.isEmpty() ? usualPlaces(sparingly) : named;
        Stream.concat(first.stream(), placesOfFurtherHosts(named).stream())
                .forEach(url -> tasks.add(sitemap(url, deadline)));
        var nested = take(fanout.run(counted(tasks), limit));
        readNested(nested, deadline);
        if (pages.isEmpty() && !named.isEmpty() && !sparingly) {
            readNested(usualPlaces(false), deadline);
        }
        return new Seeds(
                pages.all(),
                index.map(IndexRead::text),
                index.map(IndexRead::links).orElse(List.of()),
                notFound,
                requests,
                bytes);
    }

    private List<Callable<Answer>> counted(List<Callable<Answer>> tasks) {
        requests += tasks.size();
        return tasks;
    }

    /** Reads sitemaps and those that they name, level by level. */
    private void readNested(List<WebUrl> files, Deadline deadline) throws InterruptedException {
        var next = files;
        for (int level = 0; level < NESTED_MAX && !next.isEmpty(); level++) {
            var tasks = new ArrayList<Callable<Answer>>();
            for (var url : next) {
                if (asked.size() < FILES_MAX && asked.add(url)) {
                    tasks.add(sitemap(url, deadline));
                }
            }
            var left = deadline.left();
            next = tasks.isEmpty() || !left.isPositive() ? List.of() : take(fanout.run(counted(tasks), left));
        }
    }

    private List<WebUrl> usualPlaces(boolean sparingly) {
        var places = new ArrayList<WebUrl>();
        for (var name : sparingly ? USUAL_PLACES.subList(0, 1) : USUAL_PLACES) {
            scope.home().atPath("/" + name).ifPresent(places::add);
        }
        if (!scope.folder().equals("/")) {
            scope.home().atPath(scope.folder() + USUAL_PLACES.getFirst()).ifPresent(places::addFirst);
        }
        return places.stream()
                .filter(robots::allows)
                .filter(url -> !asked.contains(url))
                .toList();
    }

    /** Returns where further hosts usually have their sitemap, of those whose robots.txt names none. */
    private List<WebUrl> placesOfFurtherHosts(List<WebUrl> named) {
        return scope.furtherHomes().stream()
                .filter(host -> named.stream().noneMatch(url -> url.authority().equals(host.authority())))
                .flatMap(host -> host.atPath("/" + USUAL_PLACES.getFirst()).stream())
                .filter(robots::allows)
                .toList();
    }

    /** Returns the llms.txt of the requested folder and that of the host, where a reader would look for it. */
    private List<WebUrl> indexPlaces() {
        return List.of(scope.folder(), "/").stream()
                .distinct()
                .flatMap(folder -> scope.home().atPath(folder + "llms.txt").stream())
                .filter(robots::allows)
                .toList();
    }

    private Callable<Answer> sitemap(WebUrl url, Deadline deadline) {
        int place = pages.begin();
        return () -> fetcher.holding(() -> askSitemap(url, place, deadline));
    }

    /** If the transfer breaks off or does not end in time, the part that arrived counts. */
    private Answer askSitemap(WebUrl url, int place, Deadline deadline) throws InterruptedException {
        var time = deadline.left().dividedBy(PART_SHARE).multipliedBy(PART_SHARE - 1);
        var request = request(url, HEADERS, fetcher.config().bytesMax()).orPartAfter(time);
        if (!(fetcher.fetch(request) instanceof FetchOutcome.Fetched fetched) || fetched.isRedirect()) {
            return new Nothing();
        }
        var listing = new SitemapListing(fetched.url(), scope, page -> pages.add(place, page), FILES_MAX);
        visitor.computed(fetched.body().length, () -> {
            sitemaps.read(fetched.body(), listing);
            return true;
        });
        return new SitemapRead(fetched.url(), listing.further(), fetched.body().length);
    }

    private Answer askIndex(WebUrl url) throws InterruptedException {
        var outcome =
                fetcher.fetch(request(url, Map.of("Accept", "text/markdown,text/plain,*/*;q=0.5"), INDEX_BYTES_MAX));
        if (!(outcome instanceof FetchOutcome.Fetched fetched)
                || fetched.isRedirect()
                || ContentSniffer.kind(fetched.contentType(), fetched.body()) != ContentSniffer.Kind.MARKDOWN) {
            return new Nothing();
        }
        var text = new String(fetched.body(), StandardCharsets.UTF_8);
        return new IndexRead(text, LlmsTxtLinks.of(fetched.url(), text), fetched.body().length);
    }

    private FetchRequest request(WebUrl url, Map<String, String> headers, long bytesMax) {
        return new FetchRequest(
                FetchRequest.Method.GET,
                url,
                headers,
                bytesMax,
                target -> redirects.refusal(target).isPresent());
    }

    /** Evaluates answers in the order of their tasks and returns the further sitemap files they name. */
    private List<WebUrl> take(List<Optional<Answer>> answers) {
        var nested = new ArrayList<WebUrl>();
        for (var answer : answers) {
            switch (answer.orElseGet(Nothing::new)) {
                case SitemapRead(var url, var further, var read) -> {
                    bytes += read;
                    asked.add(url);
                    further.stream().filter(file -> !asked.contains(file)).forEach(nested::add);
                }
                case IndexRead read -> {
                    bytes += read.bytes();
                    index = index.isPresent() ? index : Optional.of(read);
                }
                case Probed(var probe) -> {
                    bytes += probe.bytes();
                    notFound = SoftNotFound.by(probe);
                }
                case Nothing() -> {}
            }
        }
        return nested;
    }
}
