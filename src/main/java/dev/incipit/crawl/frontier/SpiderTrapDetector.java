package dev.incipit.crawl.frontier;

import dev.incipit.url.WebUrl;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Detects crawler traps: addresses that lead to ever more addresses, such as calendars, session ids, sort orders and ever
 * deeper paths (hostile.md row 20). Addresses named by a page of the same kind are held back, and an {@link UrlPattern} with
 * too many addresses is dropped. Used only by the frontier's thread.
 */
final class SpiderTrapDetector {
    private static final int SEGMENTS_MAX = 16;
    private static final int SAME_SEGMENT_MAX = 3;
    private static final int SAME_IN_A_ROW_MAX = 2;

    /** Addresses of one pattern that were found on pages of the same pattern. */
    private static final int SELF_FED_MAX = 40;

    /** Addresses of one pattern in total. */
    private static final int PATTERN_MAX = 150;

    /** Queries of one path in total. */
    private static final int QUERIES_MAX = 60;

    private static final Set<String> SESSION_NAMES =
            Set.of("sid", "sessionid", "session_id", "session", "cfid", "cftoken");

    private final FacetedPaths folders = new FacetedPaths();
    private final Map<String, Integer> selfFed = new HashMap<>();
    private final Map<String, Integer> found = new HashMap<>();
    private final Map<String, Integer> queries = new HashMap<>();

    /** Returns whether the address may join the frontier, and counts it if so. */
    boolean admits(WebUrl url, UrlPattern shape, Discovery discovery) {
        if (growsDeeper(shape.segments())) {
            return false;
        }
        var pattern = shape.pattern();
        if (url.query().filter(SpiderTrapDetector::namesSession).isPresent()) {
            return counted(found, pattern, 1);
        }
        folders.add(shape.segments());
        if (discovery.source().isTrusted() || !shape.isOpen()) {
            return true;
        }
        return (url.query().isEmpty() || counted(queries, url.path(), QUERIES_MAX))
                && (!pattern.equals(discovery.from().pattern()) || counted(selfFed, pattern, SELF_FED_MAX))
                && counted(found, pattern, PATTERN_MAX);
    }

    /**
     * Returns whether this discovery makes the address look like one of a trap, because a page of the same kind named it.
     * Another discovery may clear it.
     */
    static boolean isBred(UrlPattern shape, Discovery discovery) {
        return !discovery.source().isTrusted()
                && shape.isOpen()
                && (shape.isKinOf(discovery.from()) || shape.isOtherSessionThan(discovery.from()));
    }

    /** Returns whether the path is a combination of folders, wherever it was found. */
    boolean isCombined(UrlPattern shape) {
        return folders.isCombined(shape.segments());
    }

    private static boolean counted(Map<String, Integer> counts, String pattern, int max) {
        return counts.merge(pattern, 1, Integer::sum) <= max;
    }

    private static boolean growsDeeper(List<String> segments) {
        if (segments.size() > SEGMENTS_MAX) {
            return true;
        }
        var counts = new HashMap<String, Integer>();
        int inARow = 1;
        for (int i = 0; i < segments.size(); i++) {
            var segment = segments.get(i);
            inARow = i > 0 && segment.equals(segments.get(i - 1)) ? inARow + 1 : 1;
            if (inARow > SAME_IN_A_ROW_MAX || counts.merge(segment, 1, Integer::sum) > SAME_SEGMENT_MAX) {
                return true;
            }
        }
        return false;
    }

    private static boolean namesSession(String query) {
        return Arrays.stream(query.split("&", -1)).map(UrlPattern::nameOf).anyMatch(SESSION_NAMES::contains);
    }
}
