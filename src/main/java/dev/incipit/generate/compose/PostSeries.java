package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds posts that are the parts of one text, by the numbers in their titles: "A shell in Rust 2: pipes". */
final class PostSeries {
    /** Two numbers may be an accident; more than a dozen are issues or editions. */
    private static final int MEMBERS_MIN = 3;

    private static final int MEMBERS_MAX = 12;

    /** What the parts have in common, and the number before what each adds, or at the end; no year, version or amount. */
    private static final Pattern NUMBERED = Pattern.compile(
            "^(.{4,80}?)[ ,]{0,2}[(#]?(?<![\\d.,])([1-9]|1[0-2])(?![\\d.,%])[)]?(?:\\s{0,2}[:：.–—-]\\s?\\S.*|\\s*)$");

    private final Map<WebUrl, List<CrawledPage>> series = new HashMap<>();

    /** Finds the series among some posts: their numbers begin with 1 and none is missing or twice. */
    PostSeries(List<CrawledPage> posts) {
        var byName = new LinkedHashMap<String, TreeMap<Integer, CrawledPage>>();
        var broken = new HashSet<String>();
        for (var post : posts) {
            var title = NUMBERED.matcher(post.metadata().name());
            if (title.matches()) {
                var name = TextKey.of(title.group(1));
                var twice =
                        byName.computeIfAbsent(name, _ -> new TreeMap<>()).put(Integer.parseInt(title.group(2)), post);
                if (twice != null) {
                    broken.add(name);
                }
            }
        }
        byName.keySet().removeAll(broken);
        for (var parts : byName.values()) {
            if (parts.size() >= MEMBERS_MIN && parts.size() <= MEMBERS_MAX && parts.lastKey() == parts.size()) {
                var members = List.copyOf(parts.values());
                members.forEach(post -> series.put(post.url(), members));
            }
        }
    }

    /** Returns the parts of the text that a post belongs to, in their order; empty if it stands alone. */
    List<CrawledPage> of(CrawledPage post) {
        return series.getOrDefault(post.url(), List.of());
    }

    /** Returns some posts, all that this knows among them, with the parts of each text in their order at the places that they had. */
    List<CrawledPage> inOrder(List<CrawledPage> some) {
        var next = new HashMap<WebUrl, Iterator<CrawledPage>>();
        return some.stream()
                .map(post -> {
                    var parts = of(post);
                    return parts.isEmpty()
                            ? post
                            : next.computeIfAbsent(parts.getFirst().url(), _ -> parts.iterator())
                                    .next();
                })
                .toList();
    }

    /** Whether a post stands alone or is the first part, by which a reader finds the others. */
    boolean isFirst(CrawledPage post) {
        return of(post).stream().limit(1).allMatch(post::equals);
    }

    /** Returns those of some posts which belong to no series with a part outside: a text is as old as its last part. */
    Set<CrawledPage> withoutSplit(Set<CrawledPage> some) {
        Predicate<CrawledPage> split = post -> of(post).stream().anyMatch(part -> !some.contains(part));
        return some.stream().filter(split.negate()).collect(Collectors.toSet());
    }
}
