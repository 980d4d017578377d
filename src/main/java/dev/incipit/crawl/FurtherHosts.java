package dev.incipit.crawl;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchRun;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Reads the robots.txt of a site's further hosts, each once a run. */
final class FurtherHosts {
    private final FetchRun fetcher;
    private final Fanout fanout;
    private final RobotsFile robotsFile;
    private final Map<String, RobotsRules> known = new HashMap<>();

    FurtherHosts(FetchRun fetcher, Fanout fanout, RobotsFile robotsFile) {
        this.fetcher = fetcher;
        this.fanout = fanout;
        this.robotsFile = robotsFile;
    }

    /** The pages that are asked for even if nothing leads there: those that the caller names, and the first ones of further hosts. */
    static List<WebUrl> wanted(SiteScope scope) {
        var wanted = new ArrayList<WebUrl>();
        scope.extent().wanted().forEach(path -> scope.home().resolve(path).ifPresent(wanted::add));
        wanted.addAll(scope.furtherHomes());
        return wanted;
    }

    /**
     * The rules of the site with those of its further hosts. One whose file does not come in time, or cannot be read, is closed; one that
     * cannot be reached is open, so that the visit of its first page says so.
     */
    RobotsRules beside(RobotsRules own, SiteScope scope, Duration limit) throws InterruptedException {
        if (scope.extent().hosts().isEmpty()) {
            return own;
        }
        var asked = scope.furtherHomes().stream()
                .filter(host -> !known.containsKey(host.authority()))
                .toList();
        var answers = fanout.run(
                asked.stream()
                        .<Callable<RobotsFile.Answer>>map(host -> () -> robotsFile.ask(host))
                        .toList(),
                limit);
        for (int i = 0; i < asked.size(); i++) {
            var rules = answers.get(i).map(RobotsFile.Answer::obeyed).orElseGet(RobotsRules::closed);
            var host = asked.get(i);
            rules.crawlDelay().ifPresent(pause -> fetcher.crawlDelay(host, HomeFinder.shortened(pause)));
            known.put(host.authority(), rules);
        }
        return own.beside(known);
    }
}
