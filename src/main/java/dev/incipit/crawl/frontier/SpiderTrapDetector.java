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
public final class SpiderTrapDetector {
    private static final int SEGMENTS_MAX = 16;
    private static final int SAME_SEGMENT_MAX = 3;
    private static final int SAME_IN_A_ROW_MAX = 2;

    /** A crawl of 200 pages has the limits below; those of a larger one grow with it. */
    private static final int PAGES = 200;

    /** Addresses of one pattern that were found on pages of the same pattern. */
    private static final int SELF_FED_MAX = 40;

    /** Addresses of one pattern in total. */
    private static final int PATTERN_MAX = 150;

    /** Queries of one path in total. */
    private static final int QUERIES_MAX = 60;

    private static final Set<String> SESSION_NAMES =
            Set.of("sid", "sessionid", "session_id", "session", "cfid", "cftoken");

    private final double scale;
    private final boolean finite;
    private final FacetedPaths folders = new FacetedPaths();
    private final Map<String, Integer> selfFed = new HashMap<>();
    private final Map<String, Integer> found = new HashMap<>();
    private final Map<String, Integer> queries = new HashMap<>();

    /**
     * @param pagesMax how many pages the crawl may read
     * @param finite whether the pages are files, so that only queries can lead to ever more addresses
     */
    public SpiderTrapDetector(int pagesMax, boolean finite) {
        this.scale = Math.max(1, (double) pagesMax / PAGES);
        this.finite = finite;
    }

    /** Returns whether the address may join the frontier, and counts it if so. */
    boolean admits(WebUrl url, UrlPattern shape, Discovery discovery) {
        if (growsDeeper(shape.segments())) {
            return false;
        }
        var pattern = shape.pattern();
        if (url.query().filter(SpiderTrapDetector::namesSession).isPresent()) {
            return found.putIfAbsent(pattern, 1) == null;
        }
        folders.add(shape.segments());
        if (discovery.source().isTrusted() || !isOpen(shape)) {
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
    boolean isBred(UrlPattern shape, Discovery discovery) {
        return !discovery.source().isTrusted()
                && isOpen(shape)
                && (shape.isKinOf(discovery.from()) || shape.isOtherSessionThan(discovery.from()));
    }

    /** Returns whether the path is a combination of folders, wherever it was found. */
    boolean isCombined(UrlPattern shape) {
        return !finite && folders.isCombined(shape.segments());
    }

    private boolean isOpen(UrlPattern shape) {
        return finite ? !shape.names().isEmpty() : shape.isOpen();
    }

    private boolean counted(Map<String, Integer> counts, String pattern, int max) {
        return counts.merge(pattern, 1, Integer::sum) <= max * scale;
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
