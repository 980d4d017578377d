package dev.incipit.crawl.frontier;

import dev.incipit.url.PageSpelling;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Learns which addresses only repeat a page: those with parameters of which three pages name the address without them as canonical
 * (RFC 6596), as a shop's recommendations do, and those in a folder whose pages name one outside it. A canonical page counts once
 * it has been read and has the same text, since some sites name the first page of a list as that of all. Used by one thread.
 */
final class CopiedAddresses {
    private static final int COPIES_MIN = 3;

    /** What tells texts apart, by the key of a page's address. */
    private final Map<String, Long> texts = new HashMap<>();

    /** By the key of a canonical page that has not been read yet. */
    private final Map<String, List<Claim>> pending = new HashMap<>();

    private final Map<Kind, Integer> copies = new HashMap<>();

    /** How many segments the originals of a kind have. */
    private final Map<Kind, Integer> lengths = new HashMap<>();

    private final Set<Kind> originals = new HashSet<>();

    /**
     * What the addresses of copies have in common.
     *
     * @param start the first segment; empty for those with parameters
     * @param length the number of segments, of addresses without parameters
     * @param names the parameters' names in alphabetical order
     */
    private record Kind(String start, int length, Set<String> names) {
        static Kind of(WebUrl url) {
            var names = new TreeSet<String>();
            url.query()
                    .ifPresent(query -> List.of(query.split("&", -1))
                            .forEach(parameter -> names.add(UrlPattern.nameOf(parameter))));
            var segments = url.segments();
            return names.isEmpty()
                    ? new Kind(segments.isEmpty() ? "" : segments.getFirst(), segments.size(), Set.of())
                    : new Kind("", 0, names);
        }
    }

    private record Claim(Kind kind, int length, long text) {}

    /**
     * Takes note of a page that was read.
     *
     * @param text a number that only pages of the same text have
     */
    void read(WebUrl url, Optional<WebUrl> canonical, long text) {
        var key = PageSpelling.keyOf(url);
        texts.put(key, text);
        pending.getOrDefault(key, List.of()).forEach(claim -> judge(claim, text));
        pending.remove(key);
        var elsewhere = canonical.filter(other -> !PageSpelling.keyOf(other).equals(key));
        if (elsewhere.isEmpty()) {
            originals.add(Kind.of(url));
        } else if (isCopyOf(url, elsewhere.get())) {
            var claim = new Claim(Kind.of(url), elsewhere.get().segments().size(), text);
            var target = PageSpelling.keyOf(elsewhere.get());
            if (texts.containsKey(target)) {
                judge(claim, texts.get(target));
            } else {
                pending.computeIfAbsent(target, _ -> new ArrayList<>()).add(claim);
            }
        }
    }

    private void judge(Claim claim, long text) {
        if (claim.text() == text) {
            copies.merge(claim.kind(), 1, Integer::sum);
            lengths.put(claim.kind(), claim.length());
        }
    }

    /** Whether three pages with addresses of this kind were copies, and none was not. */
    boolean has(WebUrl url) {
        if (copies.isEmpty()) {
            return false;
        }
        var kind = Kind.of(url);
        return copies.getOrDefault(kind, 0) >= COPIES_MIN && !originals.contains(kind);
    }

    /** Returns the address of the page that an address of such a kind repeats. */
    Optional<WebUrl> original(WebUrl url) {
        if (!has(url)) {
            return Optional.empty();
        }
        if (url.query().isPresent()) {
            return WebUrl.parse(url.withoutQuery());
        }
        var path = List.of(url.path().split("/"));
        int start = Math.max(1, path.size() - lengths.get(Kind.of(url)));
        return url.atPath("/" + String.join("/", path.subList(start, path.size())));
    }

    /** Whether an address is the other one with parameters, or ends like it in a deeper folder. */
    private static boolean isCopyOf(WebUrl url, WebUrl canonical) {
        if (url.query().isPresent()) {
            return canonical.query().isEmpty() && url.path().equals(canonical.path());
        }
        var own = url.segments();
        var other = canonical.segments();
        return canonical.query().isEmpty()
                && !other.isEmpty()
                && own.size() > other.size()
                && own.getLast().equals(other.getLast());
    }
}
