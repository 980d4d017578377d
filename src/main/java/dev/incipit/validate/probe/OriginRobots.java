package dev.incipit.validate.probe;

import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.RobotsFile;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Applies the robots.txt of each origin, which it fetches once, when first needed. Safe for use by several threads. */
public final class OriginRobots {
    /** Rules kept for all origins together: as many as one file has room for, some ten megabytes. */
    private static final int RULES_MAX = 40_000;

    private final RobotsFile file;
    private final AtomicInteger left = new AtomicInteger(RULES_MAX);
    private final Map<String, FutureTask<RobotsRules>> asked = new ConcurrentHashMap<>();

    OriginRobots(Fetcher web, ComputePool pool) {
        this.file = new RobotsFile(web, pool);
    }

    /**
     * Whether the address may be requested; not if robots.txt fails with a server error or times out, or if it has too many rules to
     * be kept beside the others. Waits for a running fetch.
     */
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

    private RobotsRules rules(RobotsFile.Answer answer) {
        var rules = answer.obeyed();
        return fit(rules.size()) ? rules : RobotsRules.closed();
    }

    private boolean fit(int rules) {
        return left.getAndUpdate(count -> count < rules ? count : count - rules) >= rules;
    }
}
