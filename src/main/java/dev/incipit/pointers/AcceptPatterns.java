package dev.incipit.pointers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Regular expressions that read an Accept header (RFC 9110 §12.5.1). Each takes time in proportion to the header: no
 * repetition holds another of the same characters.
 */
final class AcceptPatterns {
    private static final Map<String, String> RANGES =
            Map.of("MARKDOWN", "text/markdown", "HTML", "text/html", "TEXT", "text/[*]", "ANY", "[*]/[*]");
    private static final String PARAMETERS = "(?:;[^,]*)?;\\s*q\\s*=\\s*";

    private AcceptPatterns() {}

    /**
     * For each range a pattern that finds it listed, one that captures the digits of a weight below 1, and one that
     * captures any weight.
     */
    static Map<String, String> all() {
        var patterns = new LinkedHashMap<String, String>();
        RANGES.forEach((name, range) -> {
            var listed = "(?:^|,)\\s*" + range + "\\s*";
            patterns.put(name + "_LISTED", listed + "(?:[;,]|$)");
            patterns.put(name + "_WEIGHED", listed + PARAMETERS + "0(?:[.]([0-9]{0,3}))?\\s*(?:[;,]|$)");
            patterns.put(
                    name + "_ANY_WEIGHT", listed + PARAMETERS + "(1(?:[.]0{0,3})?|0(?:[.][0-9]{0,3})?)\\s*(?:[;,]|$)");
        });
        patterns.put("AT_LEAST_AS_MUCH", atLeastAsMuch());
        return patterns;
    }

    /**
     * Compares two weights, each {@code 1} or {@code 0.} with at least three digits, with a space between them: the first is
     * more than 0 and at least the second. Servers that can only match texts have no other way.
     */
    private static String atLeastAsMuch() {
        var more = IntStream.rangeClosed(1, 9)
                .mapToObj(digit -> digit + "\\d* 0[.]\\2(?:[0-" + (digit - 1) + "]\\d*)?")
                .collect(Collectors.joining("|"));
        return "^(?:1 .*|0[.](\\d*[1-9])0* 0[.]\\1(?:0*)|0[.](\\d*)(?:" + more + "))$";
    }
}
