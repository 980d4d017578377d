package dev.incipit.validate;

import dev.incipit.crawl.RobotsFile;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** What the robots.txt of each origin lets us ask for; each is asked once, when it is first needed. May be shared between threads. */
final class OriginRobots {
    private static final String PRODUCT_TOKEN = "Incipit";

    private final RobotsFile file;
    private final Map<String, FutureTask<RobotsRules>> asked = new ConcurrentHashMap<>();

    OriginRobots(Fetcher web) {
        this.file = new RobotsFile(web, PRODUCT_TOKEN);
    }

    /** Whether the address may be asked for; not where its robots.txt cannot be had. Waits for who asked for that before. */
    boolean allows(WebUrl url) throws InterruptedException {
        var mine = new FutureTask<>(() -> rules(file.ask(url)));
        var before = asked.putIfAbsent(url.origin(), mine);
        if (before == null) {
            mine.run();
        }
        try {
            return (before == null ? mine : before).get().allows(url);
        } catch (ExecutionException failed) {
            if (before == null && failed.getCause() instanceof InterruptedException ended) {
                throw ended;
            }
            return false;
        }
    }

    private static RobotsRules rules(RobotsFile.Standing standing) {
        return switch (standing) {
            case RobotsFile.Ruled ruled -> ruled.rules();
            case RobotsFile.Shut _ -> RobotsRules.closed();
            case RobotsFile.NotReached _ -> RobotsRules.open();
        };
    }
}
