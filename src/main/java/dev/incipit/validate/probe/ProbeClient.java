package dev.incipit.validate.probe;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Fetcher;

/** How one validation requests files and links: over the network, as robots.txt allows, several at once. */
public record ProbeClient(Fetcher web, OriginRobots robots, Fanout fanout) {
    /**
     * A client that requests as the site's robots.txt allows.
     *
     * @param pool reads what the sites answer
     */
    public static ProbeClient by(Fetcher web, ComputePool pool, Fanout fanout) {
        return new ProbeClient(web, new OriginRobots(web, pool), fanout);
    }
}
