package dev.incipit.fetch.folder;

import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of a file {@code _redirects}, as Netlify and Cloudflare Pages read it: {@code from to [status]}, one a line, with
 * {@code :name} for a segment and {@code *} for the rest of the path, which {@code :splat} repeats. The first rule that matches counts.
 * A rule for some countries, languages, roles or queries only is left out: nobody else would be sent on.
 */
final class RedirectsFile {
    /** Rules read; more than both hosts take. */
    static final int RULES_MAX = 5_000;

    /** Rules with a placeholder or a star, each of which is compared with each path. */
    static final int PATTERNS_MAX = 500;

    private static final int LINE_MAX = 2_000;
    private static final int USUAL_STATUS = 301;
    private static final Set<Integer> STATUSES = Set.of(200, 301, 302, 303, 307, 308, 404);
    private static final String REST = "*";

    private final Map<String, Rule> plain = new HashMap<>();
    private final List<Rule> patterns = new ArrayList<>();

    private record Rule(int number, List<String> from, String to, int status, boolean forced) {}

    /**
     * Where a path leads.
     *
     * @param target absolute, or a path
     * @param status of the answer: a redirect, 200 for the content of the target at this address, or 404
     * @param forced whether a file at the path does not count
     */
    record Found(String target, int status, boolean forced) {}

    /** Reads the text of a file; lines that are no rules are ignored. */
    RedirectsFile(String text) {
        text.lines()
                .limit(4L * RULES_MAX)
                .map(String::strip)
                .filter(line -> !line.isEmpty() && line.length() <= LINE_MAX && !line.startsWith("#"))
                .limit(RULES_MAX)
                .forEach(line -> add(line.split("\\s+")));
    }

    private void add(String[] words) {
        if (words.length < 2 || words.length > 3 || !words[0].startsWith("/")) {
            return;
        }
        var written = words.length == 3 ? words[2] : String.valueOf(USUAL_STATUS);
        boolean forced = written.endsWith("!");
        var status = status(forced ? written.substring(0, written.length() - 1) : written);
        boolean leads = words[1].startsWith("/") || WebUrl.parse(words[1]).isPresent();
        if (status.isEmpty() || !leads) {
            return;
        }
        var rule = new Rule(plain.size() + patterns.size(), segments(words[0]), words[1], status.get(), forced);
        if (rule.from().stream().noneMatch(part -> part.startsWith(":") || part.equals(REST))) {
            plain.putIfAbsent(String.join("/", rule.from()), rule);
        } else if (patterns.size() < PATTERNS_MAX) {
            patterns.add(rule);
        }
    }

    private static Optional<Integer> status(String text) {
        return STATUSES.stream()
                .filter(status -> text.equals(String.valueOf(status)))
                .findFirst();
    }

    /** The first rule that matches a path, with or without a slash at its end. */
    Optional<Found> of(String path) {
        var segments = segments(path);
        var same = Optional.ofNullable(plain.get(String.join("/", segments)));
        for (var rule : patterns) {
            if (same.filter(before -> before.number() < rule.number()).isPresent()) {
                break;
            }
            var names = match(rule.from(), segments);
            if (names.isPresent()) {
                return Optional.of(new Found(filled(rule.to(), names.get()), rule.status(), rule.forced()));
            }
        }
        return same.map(rule -> new Found(rule.to(), rule.status(), rule.forced()));
    }

    private static List<String> segments(String path) {
        var bare = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        return List.of(bare.split("/", -1));
    }

    /** What the placeholders stand for; empty if the path does not match. */
    private static Optional<Map<String, String>> match(List<String> from, List<String> path) {
        var names = new HashMap<String, String>();
        for (int i = 0; i < from.size(); i++) {
            var part = from.get(i);
            if (part.equals(REST) && i == from.size() - 1) {
                names.put(":splat", String.join("/", path.subList(Math.min(i, path.size()), path.size())));
                return Optional.of(names);
            }
            if (i >= path.size() || !(part.startsWith(":") || part.equals(path.get(i)))) {
                return Optional.empty();
            }
            names.put(part, path.get(i));
        }
        return from.size() == path.size() ? Optional.of(names) : Optional.empty();
    }

    /** The target with each placeholder replaced once, from left to right. */
    private static String filled(String target, Map<String, String> names) {
        var filled = new StringBuilder();
        int at = 0;
        for (int colon = target.indexOf(':'); colon >= 0; colon = target.indexOf(':', colon + 1)) {
            int end = colon + 1;
            while (end < target.length()
                    && (Character.isLetterOrDigit(target.charAt(end)) || target.charAt(end) == '_')) {
                end++;
            }
            var value = names.get(target.substring(colon, end));
            if (value != null) {
                filled.append(target, at, colon).append(value);
                at = end;
            }
        }
        return filled.append(target.substring(at)).toString();
    }
}
