package dev.incipit.validate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Whether the file itself names its full companion (checks.md §5). */
final class Companion {
    private static final List<String> NAMES = List.of("llms-full.txt", "llms-full.md", "llms-ctx-full.txt");

    private Companion() {}

    /**
     * Whether the file links to a companion or names one with its full address.
     *
     * @param probes what the links answered, where an answer counts: a link that is dead names nothing
     */
    static boolean named(LintedFile file, Optional<Probes> probes) {
        return file.links().stream().anyMatch(link -> isCompanion(link.target()) && isAlive(link.target(), probes))
                || file.lines().stream().anyMatch(line -> namesOne(line.text(), probes));
    }

    private static boolean isAlive(String address, Optional<Probes> probes) {
        return !probes.map(answers -> answers.isDead(address)).orElse(false);
    }

    private static boolean isCompanion(String address) {
        var path = address.toLowerCase(Locale.ROOT);
        int end = 0;
        while (end < path.length() && path.charAt(end) != '?' && path.charAt(end) != '#') {
            end++;
        }
        return NAMES.contains(path.substring(path.lastIndexOf('/', end - 1) + 1, end));
    }

    /** A full address in running text or code. */
    private static boolean namesOne(String text, Optional<Probes> probes) {
        for (var name : NAMES) {
            int at = text.indexOf("/" + name);
            while (at >= 0) {
                int start = at;
                while (start > 0 && " \t<(\"'`[".indexOf(text.charAt(start - 1)) < 0) {
                    start--;
                }
                var address = text.substring(start, at);
                boolean full = address.startsWith("https://") || address.startsWith("http://");
                if (full && isAlive(address + "/" + name, probes)) {
                    return true;
                }
                at = text.indexOf("/" + name, at + 1);
            }
        }
        return false;
    }
}
