package dev.incipit.crawl.assembly;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.crawl.frontier.RedirectPolicy;
import dev.incipit.crawl.frontier.SiteAddresses;
import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.TextFingerprint;
import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.Fanout;
import dev.incipit.text.Words;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Replaces a page's text by its Markdown twin if the site serves both (decisions §5): where pages name their twins, or where an
 * address form proved right on a sample of three. Each run has its own instance.
 */
public final class MarkdownTwins {
    private static final int SAMPLE = 3;

    /** A run makes at most one extra request for every five pages, but may always take a sample. */
    private static final int PAGES_PER_TWIN = 5;

    private static final int WORDS_MIN = 40;
    private static final String MARKDOWN = "text/markdown";

    private final PageVisitor visitor;
    private final Fanout fanout;
    private final SiteAddresses addresses;
    private final RobotsRules robots;
    private final RedirectPolicy redirects;
    private final Map<Form, Reading> proven = new HashMap<>();
    private Optional<CrawledPage> probed = Optional.empty();
    private int guesses;

    public MarkdownTwins(PageVisitor visitor, Fanout fanout, SiteScope scope, RobotsRules robots) {
        this.visitor = visitor;
        this.fanout = fanout;
        this.addresses = new SiteAddresses(scope);
        this.robots = robots;
        this.redirects = new RedirectPolicy(addresses, robots);
    }

    /** The way a site addresses the twin of a page. */
    record Form(Function<CrawledPage, Optional<WebUrl>> twin, Map<String, String> headers) {}

    public record Guess(Form form, PageAnswer answer) {}

    private static final Map<String, String> MARKDOWN_FIRST = Map.of("Accept", "text/markdown,text/plain;q=0.5");

    private static final Form NAMED = new Form(CrawledPage::markdownTwin, MARKDOWN_FIRST);

    private static final List<Form> GUESSES = List.of(
            new Form(page -> beside(page.url(), ".md"), MARKDOWN_FIRST),
            new Form(page -> beside(page.url(), ".html.md"), MARKDOWN_FIRST),
            new Form(page -> inside(page.url()), MARKDOWN_FIRST),
            new Form(page -> Optional.of(page.url()), Map.of("Accept", MARKDOWN)));

    /**
     * Returns another guess at where the site keeps its twins, to be requested during the crawl. Each form is tried on one page
     * only, so that a site without twins gets no more requests than these.
     *
     * @param readings the pages read so far, the home page first
     * @param known addresses that the crawl requests anyway, which must not be requested twice
     */
    public Optional<Callable<Guess>> guess(Collection<Reading> readings, Predicate<WebUrl> known) {
        if (probed.isEmpty()) {
            probed = readings.stream()
                    .skip(1)
                    .filter(reading -> reading.print().words() >= WORDS_MIN && !reading.isMarkdown())
                    .findFirst()
                    .map(reading ->
                            new CrawledPage(reading.page(), reading.twin(), 1, Optional.empty(), Optional.empty()));
            guesses = probed.flatMap(CrawledPage::markdownTwin).isPresent() ? GUESSES.size() : 0;
        }
        while (probed.isPresent() && guesses < GUESSES.size()) {
            var form = GUESSES.get(guesses++);
            var page = probed.get().url();
            var url = form.twin()
                    .apply(probed.get())
                    .flatMap(addresses::file)
                    .filter(robots::allows)
                    .filter(twin -> twin.equals(page) || !known.test(twin));
            if (url.isPresent()) {
                return Optional.of(() -> new Guess(form, visitor.visit(url.get(), form.headers(), redirects::refusal)));
            }
        }
        return Optional.empty();
    }

    public void guessed(Guess guess) {
        probed.flatMap(page -> twinOf(page, guess.answer())).ifPresent(twin -> proven.put(guess.form(), twin));
    }

    /**
     * Returns the pages, each with its twin's text if there is one that could be requested.
     *
     * @param twinned pages that already have their twin's text
     * @param spent requests of the run that were not for pages
     */
    public List<CrawledPage> taken(List<CrawledPage> pages, Set<WebUrl> twinned, int spent, Duration limit)
            throws InterruptedException {
        var deadline = Deadline.in(limit);
        int allowed = Math.max(SAMPLE, pages.size() / PAGES_PER_TWIN - spent - guesses);
        var worth = pages.stream()
                .filter(page -> !twinned.contains(page.url()) && isWorth(page))
                .toList();
        var named =
                worth.stream().filter(page -> page.markdownTwin().isPresent()).toList();
        var asked = named.isEmpty() ? worth : named;
        var form =
                named.isEmpty() ? GUESSES.stream().filter(proven::containsKey).findFirst() : Optional.of(NAMED);
        var sample = named.isEmpty() ? asked.stream().limit(SAMPLE).toList() : spread(named);
        var twins = new HashMap<WebUrl, CrawledPage>();
        if (form.isPresent()) {
            twins.putAll(ask(sample, form.get(), deadline));
        }
        if (twins.isEmpty() || twins.size() < sample.size()) {
            return pages.stream()
                    .map(page -> twinned.contains(page.url()) ? page : withoutTwin(page))
                    .toList();
        }
        var more = asked.stream().filter(page -> !twins.containsKey(page.url())).limit(Math.max(0, allowed - SAMPLE));
        twins.putAll(ask(more.toList(), form.get(), deadline));
        return pages.stream().map(page -> twins.getOrDefault(page.url(), page)).toList();
    }

    /** Takes pages from all parts of the site: one that names a twin for every page may have created only the first ones. */
    private static List<CrawledPage> spread(List<CrawledPage> pages) {
        return IntStream.range(0, SAMPLE)
                .mapToObj(i -> pages.get(i * (pages.size() - 1) / (SAMPLE - 1)))
                .distinct()
                .toList();
    }

    private static boolean isWorth(CrawledPage page) {
        return page.depth() > 0 && Words.count(page.markdown()) >= WORDS_MIN;
    }

    private static CrawledPage withoutTwin(CrawledPage page) {
        return new CrawledPage(page.page(), Optional.empty(), page.depth(), page.lastModified(), page.priority());
    }

    private Map<WebUrl, CrawledPage> ask(List<CrawledPage> pages, Form form, Deadline deadline)
            throws InterruptedException {
        var found = new HashMap<WebUrl, CrawledPage>();
        run(pages.stream().map(page -> task(page, form)).toList(), deadline)
                .forEach(twin -> twin.ifPresent(page -> found.put(page.url(), page)));
        return found;
    }

    private Callable<Optional<CrawledPage>> task(CrawledPage page, Form form) {
        var guessed = Optional.ofNullable(proven.get(form))
                .filter(_ ->
                        probed.filter(known -> known.url().equals(page.url())).isPresent());
        if (guessed.isPresent()) {
            return () -> guessed.map(page::told);
        }
        var url = form.twin().apply(page).flatMap(addresses::file).filter(robots::allows);
        return () -> url.isPresent()
                ? twinOf(page, visitor.visit(url.get(), form.headers(), redirects::refusal))
                        .map(page::told)
                : Optional.empty();
    }

    private List<Optional<CrawledPage>> run(List<Callable<Optional<CrawledPage>>> tasks, Deadline deadline)
            throws InterruptedException {
        var left = deadline.left();
        return tasks.isEmpty() || !left.isPositive()
                ? List.of()
                : fanout.run(tasks, left).stream()
                        .map(answer -> answer.flatMap(twin -> twin))
                        .toList();
    }

    private static Optional<Reading> twinOf(CrawledPage page, PageAnswer answer) {
        return answer.reading()
                .filter(Reading::isMarkdown)
                .filter(twin -> MarkdownTwinMatcher.isSameText(
                        page.headings().isEmpty(), TextFingerprint.of(page.markdown()), twin));
    }

    /** {@code /guide/} and {@code /guide.html} become {@code /guide.md}, or {@code /guide/index.html.md}. */
    private static Optional<WebUrl> beside(WebUrl url, String ending) {
        var path = url.path();
        if (url.query().isPresent() || path.equals("/")) {
            return Optional.empty();
        }
        var html = ending.equals(".html.md");
        String twin;
        if (path.endsWith("/")) {
            twin = html ? path + "index.html.md" : path.substring(0, path.length() - 1) + ".md";
        } else if (path.endsWith(".html")) {
            twin = html ? path + ".md" : path.substring(0, path.length() - ".html".length()) + ".md";
        } else {
            twin = html ? path + "/index.html.md" : path + ".md";
        }
        return path.endsWith(".md") ? Optional.empty() : url.atPath(twin);
    }

    /** {@code /guide/} becomes {@code /guide/index.md}. */
    private static Optional<WebUrl> inside(WebUrl url) {
        return url.query().isEmpty() && url.path().endsWith("/") && url.path().length() > 1
                ? url.atPath(url.path() + "index.md")
                : Optional.empty();
    }
}
