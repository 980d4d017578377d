package dev.incipit.validate.probe;

import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.recognize.FileContent;
import dev.incipit.validate.rules.DeliveryRules;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** Finds a site's file where agents look for it (decisions §6). */
public record FileLocator(ProbeClient client, Duration limit) {
    private static final Map<String, String> ACCEPT = Map.of("Accept", "text/markdown, text/plain;q=0.9, */*;q=0.5");
    /** Number of candidates requested at once: folder and root. The others are requested only if neither serves the file. */
    private static final int FIRST = 2;

    private static final int OK = 200;

    /**
     * Result of the search.
     *
     * @param asked the address whose response counts
     * @param expected where agents look for the file
     */
    public record Located(WebUrl asked, FetchOutcome outcome, List<WebUrl> expected) {}

    /** Returns the first candidate that serves Markdown, else the first one fetched, else the first. */
    public Located locate(Site site) throws InterruptedException {
        var deadline = Deadline.in(limit);
        // If http may have to be tried too, https gets only two thirds of the time.
        var secure =
                locate(site.home(), site.schemeAssumed() ? limit.multipliedBy(2).dividedBy(3) : limit);
        boolean unheard = site.schemeAssumed()
                && secure.outcome() instanceof Unreachable unreachable
                && unreachable.cause().leavesHttpToTry();
        var plain = unheard
                ? WebUrl.parse("http" + site.home().toString().substring("https".length()))
                : Optional.<WebUrl>empty();
        if (plain.isEmpty()) {
            return secure;
        }
        var found = locate(plain.get(), deadline.left());
        return found.outcome() instanceof Unreachable ? secure : found;
    }

    private Located locate(WebUrl home, Duration time) throws InterruptedException {
        var path = home.path().toLowerCase(Locale.ROOT);
        var expected = expected(home);
        if (path.endsWith(".txt") || path.endsWith(".md")) {
            return best(ask(List.of(home.withoutFragment()), time), expected);
        }
        var candidates = new LinkedHashSet<>(expected);
        home.atPath("/.well-known/llms.txt").ifPresent(candidates::add);
        home.atPath("/docs/llms.txt").ifPresent(candidates::add);
        var ordered = List.copyOf(candidates);
        int first = Math.min(Math.max(FIRST, expected.size()), ordered.size());
        var deadline = Deadline.in(time);
        var answers = new ArrayList<>(ask(ordered.subList(0, first), time));
        var left = deadline.left();
        boolean reached = answers.stream().anyMatch(answer -> !(answer.outcome() instanceof Unreachable));
        if (answers.stream().noneMatch(answer -> isMarkdown(answer.outcome())) && reached && left.isPositive()) {
            answers.addAll(ask(ordered.subList(first, ordered.size()), left));
        }
        return best(answers, expected);
    }

    /** Returns the given folder and the root. A path without a trailing slash may be a folder or a page in one. */
    private static List<WebUrl> expected(WebUrl home) {
        var above = home.path().substring(0, home.path().lastIndexOf('/') + 1);
        return Stream.of(home.folder(), above, "/")
                .flatMap(folder -> home.atPath(folder + FileType.INDEX_NAME).stream())
                .distinct()
                .toList();
    }

    private record Answer(WebUrl asked, FetchOutcome outcome) {}

    private List<Answer> ask(List<WebUrl> urls, Duration time) throws InterruptedException {
        List<Callable<FetchOutcome>> tasks = new ArrayList<>();
        for (var url : urls) {
            var request = new FetchRequest(Method.GET, url, ACCEPT, SourceText.BYTES_READ_MAX);
            tasks.add(() ->
                    RedirectWalk.ofSite(client.web(), client.robots(), url).end(request));
        }
        var outcomes = client.fanout().run(tasks, time);
        var answers = new ArrayList<Answer>();
        for (int at = 0; at < urls.size(); at++) {
            var url = urls.get(at);
            var outcome = outcomes.get(at).orElseGet(() -> new Unreachable(url, Cause.TIMEOUT, "timed out"));
            answers.add(new Answer(url, outcome instanceof Fetched fetched ? asFile(url, fetched) : outcome));
        }
        return answers;
    }

    /** Accepts only a whole body with status 200 after few redirects as a file (checks.md, file-reachable). */
    private static FetchOutcome asFile(WebUrl asked, Fetched fetched) {
        if (fetched.redirects().size() > DeliveryRules.REDIRECTS_MAX) {
            return new Unreachable(fetched.url(), Cause.REDIRECTS, "more than 5 redirects");
        }
        if (fetched.isRedirect()) {
            return new Unreachable(
                    asked, Cause.REDIRECTS, "it redirects to another site whose robots.txt does not let us in");
        }
        if (fetched.status() != OK) {
            return new Missing(asked, fetched.status());
        }
        if (NotFoundPage.isText(fetched.body())) {
            return new Missing(asked, OK);
        }
        boolean brokeOff = fetched.truncated() && fetched.body().length <= SourceText.BYTES_MAX;
        return brokeOff
                ? new Unreachable(
                        asked, Cause.PROTOCOL, "the answer broke off after " + fetched.body().length + " bytes")
                : fetched;
    }

    private static Located best(List<Answer> answers, List<WebUrl> expected) {
        var best = answers.stream()
                .filter(answer -> isMarkdown(answer.outcome()))
                .findFirst()
                .or(() -> answers.stream()
                        .filter(answer -> answer.outcome() instanceof Fetched)
                        .findFirst())
                .orElse(answers.getFirst());
        return new Located(best.asked(), best.outcome(), expected);
    }

    private static boolean isMarkdown(FetchOutcome outcome) {
        if (!(outcome instanceof Fetched fetched)) {
            return false;
        }
        return FileContent.isText(new String(fetched.body(), StandardCharsets.UTF_8));
    }
}
