package dev.incipit.crawl;

import dev.incipit.url.WebUrl;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Cuts off addresses that beget addresses without end: calendars, session ids, sort orders, ever deeper paths (hostile.md row
 * 20). An address has a pattern, in which numbers, dates and tokens are all the same; a pattern whose pages name ever more of
 * their own kind breeds. Owned by the frontier's thread.
 */
final class BreedingGuard {
    private static final int SEGMENTS_MAX = 16;
    private static final int SAME_SEGMENT_MAX = 3;
    private static final int SAME_IN_A_ROW_MAX = 2;

    /** Addresses of one pattern that were found on pages of the same pattern. */
    private static final int SELF_FED_MAX = 40;

    /** Addresses of one pattern in all. */
    private static final int PATTERN_MAX = 150;

    /** Queries of one path in all. */
    private static final int QUERIES_MAX = 60;

    private static final Pattern DIGITS = Pattern.compile("\\d{1,40}");
    private static final Pattern TOKEN = Pattern.compile("(?=.{0,64}\\d)[0-9A-Za-z]{16,}");
    private static final Set<String> CALENDAR_WORDS = Set.of(
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "jan",
            "feb",
            "mar",
            "apr",
            "jun",
            "jul",
            "aug",
            "sep",
            "sept",
            "oct",
            "nov",
            "dec",
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "week",
            "month",
            "day");
    private static final Set<String> SESSION_NAMES =
            Set.of("sid", "sessionid", "session_id", "session", "cfid", "cftoken");

    private final Map<String, Integer> selfFed = new HashMap<>();
    private final Map<String, Integer> found = new HashMap<>();
    private final Map<String, Integer> queries = new HashMap<>();

    /** Whether the address may join the frontier; an address that may is counted. */
    boolean admits(WebUrl url, Discovery.Source source, String patternOfSource) {
        if (growsDeeper(url.path())) {
            return false;
        }
        var pattern = patternOf(url);
        if (url.query().filter(BreedingGuard::namesSession).isPresent()) {
            return counted(found, pattern, 1);
        }
        if (source.isTrusted() || pattern.equals(url.path())) {
            return true;
        }
        return (url.query().isEmpty() || counted(queries, url.path(), QUERIES_MAX))
                && (!pattern.equals(patternOfSource) || counted(selfFed, pattern, SELF_FED_MAX))
                && counted(found, pattern, PATTERN_MAX);
    }

    private static boolean counted(Map<String, Integer> counts, String pattern, int max) {
        return counts.merge(pattern, 1, Integer::sum) <= max;
    }

    private static boolean growsDeeper(String path) {
        var segments = path.split("/", -1);
        if (segments.length > SEGMENTS_MAX + 1) {
            return true;
        }
        var counts = new HashMap<String, Integer>();
        int inARow = 1;
        for (int i = 0; i < segments.length; i++) {
            if (segments[i].isEmpty()) {
                continue;
            }
            inARow = i > 0 && segments[i].equals(segments[i - 1]) ? inARow + 1 : 1;
            if (inARow > SAME_IN_A_ROW_MAX || counts.merge(segments[i], 1, Integer::sum) > SAME_SEGMENT_MAX) {
                return true;
            }
        }
        return false;
    }

    private static boolean namesSession(String query) {
        return Arrays.stream(query.split("&", -1)).map(BreedingGuard::name).anyMatch(SESSION_NAMES::contains);
    }

    private static String name(String parameter) {
        int equals = parameter.indexOf('=');
        return (equals < 0 ? parameter : parameter.substring(0, equals)).toLowerCase(Locale.ROOT);
    }

    /** The address with its numbers, dates and tokens made equal, and of its query only the names. */
    static String patternOf(WebUrl url) {
        var pattern = new StringBuilder();
        for (var segment : url.path().substring(1).split("/", -1)) {
            pattern.append('/').append(patternOf(segment));
        }
        url.query().ifPresent(query -> {
            var names = new TreeSet<String>();
            for (var parameter : query.split("&", -1)) {
                names.add(DIGITS.matcher(name(parameter)).replaceAll("#"));
            }
            pattern.append('?').append(String.join("&", names));
        });
        return pattern.toString();
    }

    private static String patternOf(String segment) {
        if (CALENDAR_WORDS.contains(segment.toLowerCase(Locale.ROOT))) {
            return "#";
        }
        return TOKEN.matcher(segment).matches() ? "@" : DIGITS.matcher(segment).replaceAll("#");
    }
}
