package dev.incipit.validate;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Delivery.RobotsFinding;
import dev.incipit.validate.FileLocator.Located;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** What surrounds a file that was found: its companion, robots.txt, the pages that point to it. All asked at once. */
final class SiteSurvey {
    private static final long PAGE_BYTES_MAX = 1 << 20;
    private static final long COMPANION_BYTES_MAX = 16 << 10;
    private static final long ROBOTS_BYTES_MAX = 500 << 10;

    private final Fetcher web;
    private final Fanout fanout;
    private final Duration limit;

    SiteSurvey(Fetcher web, Fanout fanout, Duration limit) {
        this.web = web;
        this.fanout = fanout;
        this.limit = limit;
    }

    /** How the site serves the file; what is not answered in time counts as absent. */
    Delivery survey(Located located, Fetched file) throws InterruptedException {
        var folder = file.url().path().substring(0, file.url().path().lastIndexOf('/') + 1);
        List<Callable<FetchOutcome>> tasks = new ArrayList<>();
        tasks.add(get(file.url(), folder + "llms-full.txt", COMPANION_BYTES_MAX));
        tasks.add(get(file.url(), "/robots.txt", ROBOTS_BYTES_MAX));
        tasks.add(get(file.url(), folder, PAGE_BYTES_MAX));
        boolean elsewhere = !folder.equals("/")
                || !file.url().origin().equals(located.asked().origin());
        if (elsewhere) {
            tasks.add(get(located.asked(), "/", PAGE_BYTES_MAX));
        }
        var answers = fanout.run(tasks, limit);
        var files = List.of(located.asked(), file.url().withoutFragment());
        return new Delivery(
                located.asked(),
                file,
                located.expected(),
                answers.get(1)
                        .map(answer -> RobotsProbe.judge(answer, file.url()))
                        .orElse(RobotsFinding.UNAVAILABLE),
                answers.get(0).map(SiteSurvey::isCompanion).orElse(false),
                answers.stream().skip(2).flatMap(Optional::stream).anyMatch(answer -> pointsTo(answer, files)));
    }

    private Callable<FetchOutcome> get(WebUrl base, String path, long bytesMax) {
        var url = base.resolve(path).orElse(base);
        return () -> web.fetch(new FetchRequest(Method.GET, url, Map.of(), bytesMax));
    }

    private static boolean isCompanion(FetchOutcome outcome) {
        if (!(outcome instanceof Fetched fetched) || fetched.status() != 200) {
            return false;
        }
        var text = new String(fetched.body(), StandardCharsets.UTF_8);
        return TextRules.isText(text);
    }

    private static boolean pointsTo(FetchOutcome outcome, List<WebUrl> files) {
        return outcome instanceof Fetched fetched && DescribedBy.pointsTo(fetched, files);
    }
}
