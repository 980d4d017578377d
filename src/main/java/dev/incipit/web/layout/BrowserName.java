package dev.incipit.web.layout;

import java.util.List;
import java.util.Map;

/** What a browser says it is (RFC 9110 §10.1.5), in words for its user. */
public final class BrowserName {
    /** What tells a program, the more special first: most also say that they are Chrome and Safari. */
    private static final List<Map.Entry<String, String>> PROGRAMS = List.of(
            Map.entry("Edg", "Edge"),
            Map.entry("OPR/", "Opera"),
            Map.entry("SamsungBrowser/", "Samsung Internet"),
            Map.entry("Firefox/", "Firefox"),
            Map.entry("FxiOS/", "Firefox"),
            Map.entry("CriOS/", "Chrome"),
            Map.entry("Chrome/", "Chrome"),
            Map.entry("Safari/", "Safari"));

    private static final List<Map.Entry<String, String>> SYSTEMS = List.of(
            Map.entry("Android", "Android"),
            Map.entry("iPhone", "iPhone"),
            Map.entry("iPad", "iPad"),
            Map.entry("Windows", "Windows"),
            Map.entry("Mac OS X", "macOS"),
            Map.entry("CrOS", "ChromeOS"),
            Map.entry("Linux", "Linux"));

    private BrowserName() {}

    /** As in "Firefox on Linux"; a program that is not known by its own first word. */
    public static String of(String userAgent) {
        var program = first(PROGRAMS, userAgent);
        var system = first(SYSTEMS, userAgent);
        if (program.isEmpty()) {
            int end = userAgent.indexOf(' ');
            return userAgent.isEmpty() ? "unknown" : userAgent.substring(0, end < 1 ? userAgent.length() : end);
        }
        return system.isEmpty() ? program : program + " on " + system;
    }

    private static String first(List<Map.Entry<String, String>> words, String userAgent) {
        return words.stream()
                .filter(word -> userAgent.contains(word.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }
}
