package dev.incipit.generate.kind;

import java.util.List;
import java.util.regex.Pattern;

/** Recognises pages on which advertisements land, by their addresses: {@code /lp/spring}, {@code /landing-spring}. */
final class LandingPages {
    private static final Pattern NAME = Pattern.compile("(?i)(?:lp|landing|landing-?pages?|ppc)(?:[-_].{1,200})?");

    private LandingPages() {}

    static boolean isOne(List<String> segments) {
        return segments.stream()
                .limit(2)
                .anyMatch(segment -> NAME.matcher(segment).matches());
    }
}
