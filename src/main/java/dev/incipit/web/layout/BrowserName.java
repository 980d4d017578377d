package dev.incipit.web.layout;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a browser says it is (RFC 9110 §10.1.5), in words for its user. */
public final class BrowserName {
    /** What tells a program, the more special first: most also say that they are Chrome and Safari. */
    private static final Map<String, String> PROGRAMS = new LinkedHashMap<>();

    private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

    static {
        PROGRAMS.put("Edg", "Edge");
        PROGRAMS.put("OPR/", "Opera");
        PROGRAMS.put("SamsungBrowser/", "Samsung Internet");
        PROGRAMS.put("Firefox/", "Firefox");
        PROGRAMS.put("FxiOS/", "Firefox");
        PROGRAMS.put("CriOS/", "Chrome");
        PROGRAMS.put("Chrome/", "Chrome");
        PROGRAMS.put("Safari/", "Safari");
        SYSTEMS.put("Android", "Android");
        SYSTEMS.put("iPhone", "iPhone");
        SYSTEMS.put("iPad", "iPad");
        SYSTEMS.put("Windows", "Windows");
        SYSTEMS.put("Mac OS X", "macOS");
        SYSTEMS.put("CrOS", "ChromeOS");
        SYSTEMS.put("Linux", "Linux");
    }

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

    private static String first(Map<String, String> words, String userAgent) {
        return words.entrySet().stream()
                .filter(word -> userAgent.contains(word.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }
}
