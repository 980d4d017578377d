package dev.incipit.crawl.frontier;

import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** What was found out about a site's addresses, each once: a menu names the same ones on every page. For one thread. */
public final class Remembered<T> {
    /** Some 10 MB; what comes later is found each time. */
    private static final int KNOWN_MAX = 10_000;

    private static final int LENGTH_MAX = 500;

    private final Function<WebUrl, T> find;
    private final Map<WebUrl, T> known = new HashMap<>();

    /** Remembers what a function says, which depends on the address alone. */
    public Remembered(Function<WebUrl, T> find) {
        this.find = find;
    }

    public T of(WebUrl url) {
        var remembered = known.get(url);
        if (remembered != null) {
            return remembered;
        }
        var found = find.apply(url);
        if (known.size() < KNOWN_MAX && url.toString().length() <= LENGTH_MAX) {
            known.put(url, found);
        }
        return found;
    }
}
