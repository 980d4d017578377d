package dev.incipit.validate.probe;

import dev.incipit.crawl.RobotsFile;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Applies the robots.txt of each origin, which it fetches once, when first needed. Safe for use by several threads. */
public final class OriginRobots {
    private static final String PRODUCT_TOKEN = "Incipit";

    private final RobotsFile file;
    private final Map<String, FutureTask<RobotsRules>> asked = new ConcurrentHashMap<>();

    OriginRobots(Fetcher web) {
        this.file = new RobotsFile(web, PRODUCT_TOKEN);
    }

    /** Whether the address may be requested; not if robots.txt fails with a server error or times out. Waits for a running fetch. */
    public boolean allows(WebUrl url) throws InterruptedException {
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

    private static RobotsRules rules(RobotsFile.Answer answer) {
        return switch (answer) {
            case RobotsFile.Ruled ruled -> ruled.rules();
            case RobotsFile.Shut _ -> RobotsRules.closed();
            case RobotsFile.NotReached _ -> RobotsRules.open();
        };
    }
}
