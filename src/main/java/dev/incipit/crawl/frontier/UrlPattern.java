package dev.incipit.crawl.frontier;

import dev.incipit.text.PageWords;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The pattern that an address shares with others of its kind: its path with numbers, dates and tokens replaced by placeholders,
 * and only the names of its query parameters.
 *
 * @param segments the path segments, without empty ones
 * @param patterns the segments with {@value #NUMBER} for numbers and dates, and {@value #TOKEN} for tokens
 * @param names the query's parameter names in alphabetical order; empty if there is no query
 */
public record UrlPattern(List<String> segments, List<String> patterns, String names) {
    /** The shape of an address that no page named. */
    public static final UrlPattern NONE = new UrlPattern(List.of(), List.of(), "");

    private static final String NUMBER = "#";
    private static final String TOKEN = "@";

    private static final Pattern DIGITS = Pattern.compile("\\d{1,40}");

    /** A token has as many characters or more, at least one of them a digit; ordinary words are shorter or have no digit. */
    private static final int TOKEN_LENGTH_MIN = 16;

    /** So many letters before its first digit belong to a token. */
    private static final int TOKEN_LETTERS_MAX = 64;

    /** The version of a manual: a finite set, written by hand. */
    private static final Pattern VERSION = Pattern.compile("v\\d{1,3}(?:\\.\\d{1,3}){0,3}");

    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}%]{0,80}#[^\\p{L}%]{0,80}");
    private static final Set<String> CALENDAR_WORDS = Words.table("""
            january february march april may june july august september october november december
            jan feb mar apr jun jul aug sep sept oct nov dec
            monday tuesday wednesday thursday friday saturday sunday week month day""");

    public static UrlPattern of(WebUrl url) {
        var segments = Stream.of(url.path().split("/"))
                .filter(segment -> !segment.isEmpty())
                .toList();
        return new UrlPattern(
                segments,
                segments.stream().map(UrlPattern::patternOf).toList(),
                url.query().map(UrlPattern::namesOf).orElse(""));
    }

    /** Returns the pattern of the folder that the address lies in, without that of the address itself. */
    List<String> folder() {
        return patterns.subList(0, Math.max(0, patterns.size() - 1));
    }

    /** Whether the address is that of a thing for sale. */
    boolean isOfCatalogue() {
        return folder().stream().anyMatch(PageWords::isCatalogue);
    }

    private static String patternOf(String segment) {
        if (CALENDAR_WORDS.contains(segment.toLowerCase(Locale.ROOT))) {
            return NUMBER;
        }
        if (VERSION.matcher(segment).matches()) {
            return segment;
        }
        var pattern = DIGITS.matcher(withoutTokens(segment)).replaceAll(NUMBER);
        return NO_LETTER.matcher(pattern).matches() ? NUMBER : pattern;
    }

    /** Goes through the segment once: a pattern would look ahead at each letter. */
    private static String withoutTokens(String segment) {
        var out = new StringBuilder(segment.length());
        int end = 0;
        for (int at = 0; at < segment.length(); at = Math.max(end, at + 1)) {
            end = at;
            int digit = -1;
            for (; end < segment.length() && isLetterOrDigit(segment.charAt(end)); end++) {
                digit = digit < 0 && segment.charAt(end) <= '9' ? end : digit;
            }
            int token = Math.max(at, digit - TOKEN_LETTERS_MAX);
            if (digit >= 0 && end - token >= TOKEN_LENGTH_MIN) {
                out.append(segment, at, token).append(TOKEN);
            } else {
                out.append(segment, at, Math.max(end, at + 1));
            }
        }
        return out.toString();
    }

    private static boolean isLetterOrDigit(char sign) {
        return Words.isAsciiLetter(sign) || Words.isAsciiDigit(sign);
    }

    private static String namesOf(String query) {
        var names = new TreeSet<String>();
        for (var parameter : query.split("&", -1)) {
            names.add(DIGITS.matcher(nameOf(parameter)).replaceAll(NUMBER));
        }
        return "?" + String.join("&", names);
    }

    /** Returns the text before the equals sign, in lower case. */
    static String nameOf(String parameter) {
        int equals = parameter.indexOf('=');
        return (equals < 0 ? parameter : parameter.substring(0, equals)).toLowerCase(Locale.ROOT);
    }

    /** Returns the whole pattern, such as {@code /calendar/#/#?view}. */
    String pattern() {
        return "/" + String.join("/", patterns) + names;
    }

    /** Returns whether there can be infinitely many addresses of this shape. */
    boolean isOpen() {
        return !names.isEmpty() || !patterns.equals(segments);
    }

    /** Returns whether both belong to one family: the same path apart from numbers at its end, whatever the query. */
    boolean isKinOf(UrlPattern other) {
        return !other.equals(NONE) && family().equals(other.family());
    }

    private List<String> family() {
        var family = new ArrayList<>(patterns);
        while (family.size() > 1 && isNumber(family.getLast()) && isNumber(family.get(family.size() - 2))) {
            family.removeLast();
        }
        return family;
    }

    private static boolean isNumber(String pattern) {
        return pattern.equals(NUMBER) || pattern.equals(TOKEN);
    }

    /** Returns whether the two differ in a token before the last segment, as session ids do. */
    boolean isOtherSessionThan(UrlPattern other) {
        int both = Math.min(segments.size() - 1, other.segments.size());
        for (int i = 0; i < both && patterns.get(i).equals(other.patterns.get(i)); i++) {
            if (patterns.get(i).contains(TOKEN) && !segments.get(i).equals(other.segments.get(i))) {
                return true;
            }
        }
        return false;
    }
}
