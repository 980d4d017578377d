package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.BuildVariables;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Finds names of variables that were never filled in: {@code __NAME__}, {@code %NAME%}, {@code %%name%%}, {@code <name>} in an
 * address.
 */
public final class TemplateNames {
    /** How far before an angle bracket its address may begin. */
    private static final int ADDRESS_CHARS_MAX = 300;

    private static final int NAME_CHARS_MAX = 60;

    private static final Set<String> TAGS = Words.table("""
            a b i u s p br hr em strong code span div li ul ol td tr th table sup sub img small del ins mark kbd pre h1 h2 h3""");

    /** As plugins of WordPress write them. */
    private static final Pattern DOUBLE_PERCENT = Pattern.compile("%%[a-z][a-z_]{2,30}+%%");

    private TemplateNames() {}

    /** Returns the first one in a line without inline code. */
    public static Optional<String> in(String plain) {
        return BuildVariables.in(plain).or(() -> doublePercent(plain)).or(() -> angled(plain));
    }

    private static Optional<String> doublePercent(String plain) {
        return plain.contains("%%")
                ? DOUBLE_PERCENT
                        .matcher(plain)
                        .results()
                        .map(MatchResult::group)
                        .findFirst()
                : Optional.empty();
    }

    private static Optional<String> angled(String plain) {
        for (int at = plain.indexOf('<'); at >= 0; at = plain.indexOf('<', at + 1)) {
            if (isInAddress(plain, at)) {
                return Optional.of(plain.substring(at, plain.indexOf('>', at) + 1));
            }
        }
        return Optional.empty();
    }

    /** Whether the angle bracket opens a name inside an address, as in {@code /users/<id>/}, and no tag. */
    static boolean isInAddress(String plain, int open) {
        int end = CharacterRuns.end(plain, open + 1, RandomKey::isPart);
        int name = end - open - 1;
        boolean named = name > 0 && name <= NAME_CHARS_MAX && plain.startsWith(">", end);
        if (!named || open == 0 || "/=-_.:@?&".indexOf(plain.charAt(open - 1)) < 0) {
            return false;
        }
        int start = Math.max(
                open - ADDRESS_CHARS_MAX, CharacterRuns.start(plain, open, here -> " \t([\"'<".indexOf(here) < 0));
        boolean address = plain.startsWith("/", start)
                || plain.startsWith("](", start - 2)
                || plain.substring(start, open).contains("://");
        return address && !TAGS.contains(plain.substring(open + 1, end).toLowerCase(Locale.ROOT));
    }
}
