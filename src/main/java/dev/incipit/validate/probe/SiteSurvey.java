package dev.incipit.validate.probe;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.probe.FileLocator.Located;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Requests what surrounds a found file, all at once: its companion, robots.txt, and the pages that may point to it. */
public record SiteSurvey(ProbeClient client, Duration limit) {
    private static final long PAGE_BYTES_MAX = 1 << 20;
    private static final long COMPANION_BYTES_MAX = 16 << 10;
    private static final long ROBOTS_BYTES_MAX = 500 << 10;

    /** Returns what the site answers within the time limit. */
    public SiteContext survey(Located located, Fetched file) throws InterruptedException {
        var folder = file.url().path().substring(0, file.url().path().lastIndexOf('/') + 1);
        List<Callable<FetchOutcome>> tasks = new ArrayList<>();
        tasks.add(get(file.url(), "/robots.txt", ROBOTS_BYTES_MAX));
        tasks.add(get(file.url(), folder + FileType.FULL_NAME, COMPANION_BYTES_MAX));
        tasks.add(get(file.url(), folder, PAGE_BYTES_MAX));
        boolean elsewhere = !folder.equals("/")
                || !file.url().origin().equals(located.asked().origin());
        if (elsewhere) {
            tasks.add(get(located.asked(), "/", PAGE_BYTES_MAX));
        }
        var answers = client.fanout().run(tasks, limit);
        return new SiteContext(
                answers.get(0),
                answers.get(1),
                answers.stream().skip(2).flatMap(Optional::stream).toList());
    }

    private Callable<FetchOutcome> get(WebUrl base, String path, long bytesMax) {
        var url = base.atPath(path).orElse(base);
        var request = new FetchRequest(Method.GET, url, Map.of(), bytesMax);
        return () -> RedirectWalk.ofSite(client.web(), client.robots(), url).end(request);
    }
}
