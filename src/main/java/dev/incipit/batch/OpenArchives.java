package dev.incipit.batch;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchRequest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The archived sites that tasks of this executor generate now. Everything else counts as missing: no request is sent. */
final class OpenArchives {
    private static final Map<String, ArchivedSite> SITES = new ConcurrentHashMap<>();

    private OpenArchives() {}

    /** A site is open until its run has ended. */
    static void open(ArchivedSite site) {
        SITES.put(site.key(), site);
    }

    static void close(ArchivedSite site) {
        SITES.remove(site.key(), site);
    }

    /** The answer of whichever open site has that host. */
    static FetchOutcome fetch(FetchRequest request) {
        var site = SITES.get(request.url().authority());
        return site == null ? new Missing(request.url(), 404) : site.fetch(request.url());
    }
}
