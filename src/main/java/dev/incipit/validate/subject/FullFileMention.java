package dev.incipit.validate.subject;

import dev.incipit.llmstxt.CharacterRuns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Determines whether the file itself names its full companion (checks.md §5). */
final class FullFileMention {
    private static final List<String> NAMES = List.of("llms-full.txt", "llms-full.md", "llms-ctx-full.txt");

    /** Part of every name. */
    private static final String IN_ALL = "-full.";

    /** Length of the shortest full address, such as {@code http://a/llms-full.md}. */
    private static final int CHARS_MIN = 21;

    private FullFileMention() {}

    /**
     * Whether the file links to a companion or contains the full address of one.
     *
     * @param probes results of the link probes, if links were probed; a dead link does not count
     */
    static boolean named(LintedFile file, Optional<ProbeResults> probes) {
        return file.links().stream().anyMatch(link -> isCompanion(link.target()) && isAlive(link.target(), probes))
                || file.lines().stream().anyMatch(line -> namesOne(line.text(), probes));
    }

    private static boolean isAlive(String address, Optional<ProbeResults> probes) {
        return !probes.map(answers -> answers.isDead(address)).orElse(false);
    }

    private static boolean isCompanion(String address) {
        if (address.indexOf('-') < 0) {
            return false;
        }
        var path = address.toLowerCase(Locale.ROOT);
        int end = LinkTarget.pathEnd(path, 0);
        return NAMES.contains(path.substring(path.lastIndexOf('/', end - 1) + 1, end));
    }

    /** Whether running text or code contains the full address of a companion. */
    private static boolean namesOne(String text, Optional<ProbeResults> probes) {
        if (text.length() < CHARS_MIN || !text.contains(IN_ALL)) {
            return false;
        }
        int at = text.indexOf("://");
        while (at >= 0) {
            int end = CharacterRuns.end(text, at + 3, here -> " \t<>()\"'`[],;".indexOf(here) < 0);
            int start = text.startsWith("https", at - 5) ? at - 5 : text.startsWith("http", at - 4) ? at - 4 : at;
            var address = withoutDot(text.substring(start, end));
            if (start < at && isCompanion(address) && isAlive(address, probes)) {
                return true;
            }
            at = text.indexOf("://", end);
        }
        return false;
    }

    private static String withoutDot(String address) {
        return address.endsWith(".") ? address.substring(0, address.length() - 1) : address;
    }
}
