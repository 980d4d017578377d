package dev.incipit.crawl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Which of a group's rules decides on a path (RFC 9309 §2.2.2). A file may hold tens of thousands and is asked once for every address
 * met, so that those without a star are found by their spelling, and those with one, which must be tried, are bounded in number.
 */
final class PathRules {
    /** The pieces of all rules with a star that count: each is looked for in each address. No one writes more by hand. */
    private static final int PIECES_MAX = 4_000;

    /** The most octets win, and of two equal rules the one that allows (§2.2.2). */
    private static final Comparator<Rule> PRECEDENCE =
            Comparator.comparingInt(Rule::octets).reversed().thenComparing(Rule::allow, Comparator.reverseOrder());

    private static final Comparator<Rule> CAUTION =
            Comparator.comparing(Rule::allow).thenComparingInt(Rule::octets);

    private final NavigableMap<String, List<Rule>> literals = new TreeMap<>();
    private final List<Rule> starred;

    PathRules(Collection<Rule> rules) {
        var stars = new ArrayList<Rule>();
        rules.stream().distinct().sorted(PRECEDENCE).forEach(rule -> {
            if (rule.pieces().size() > 1) {
                stars.add(rule);
            } else {
                literals.computeIfAbsent(rule.pieces().getFirst(), _ -> new ArrayList<>())
                        .add(rule);
            }
        });
        starred = counted(stars).stream().sorted(PRECEDENCE).toList();
    }

    /** Where not all count, rather too much is forbidden than too little. */
    private static List<Rule> counted(List<Rule> stars) {
        var counted = new ArrayList<Rule>();
        int pieces = 0;
        for (var rule : stars.stream().sorted(CAUTION).toList()) {
            pieces += rule.pieces().size();
            if (pieces > PIECES_MAX) {
                break;
            }
            counted.add(rule);
        }
        return counted;
    }

    boolean allow(String path) {
        var literal = literal(path);
        for (var rule : starred) {
            if (literal.isPresent() && PRECEDENCE.compare(literal.get(), rule) <= 0) {
                break;
            }
            if (rule.matches(path)) {
                return rule.allow();
            }
        }
        return literal.map(Rule::allow).orElse(true);
    }

    /**
     * The first in precedence of those without a star, which is the longest. Whatever begins the path and is sorted before a key also
     * begins what the two have in common, so that each step goes to a shorter one and none is passed over.
     */
    private Optional<Rule> literal(String path) {
        var entry = literals.floorEntry(path);
        while (entry != null) {
            var start = entry.getKey();
            if (path.startsWith(start)) {
                var found = entry.getValue().stream()
                        .filter(rule -> rule.matches(path))
                        .findFirst();
                if (found.isPresent()) {
                    return found;
                }
                entry = literals.lowerEntry(start);
            } else {
                entry = literals.floorEntry(path.substring(0, shared(start, path)));
            }
        }
        return Optional.empty();
    }

    private static int shared(String one, String other) {
        int count = 0;
        while (count < one.length() && count < other.length() && one.charAt(count) == other.charAt(count)) {
            count++;
        }
        return count;
    }

    /**
     * One path pattern, cut at its stars: each piece is looked for once, so that no pattern can run away.
     *
     * @param octets of the pattern as it was written, stars in a row included
     * @param lengthMin of a path that it can fit: of all pieces together
     */
    record Rule(List<String> pieces, boolean toTheEnd, boolean allow, int octets, int lengthMin) {
        static Rule of(String pattern, boolean allow) {
            boolean toTheEnd = pattern.endsWith("$");
            var body = toTheEnd ? pattern.substring(0, pattern.length() - 1) : pattern;
            var pieces = body.replaceAll("\\*+", "*").split("\\*", -1);
            int lengthMin = Arrays.stream(pieces).mapToInt(String::length).sum();
            return new Rule(List.of(pieces), toTheEnd, allow, pattern.length(), lengthMin);
        }

        boolean matches(String text) {
            var first = pieces.getFirst();
            if (text.length() < lengthMin || !text.startsWith(first)) {
                return false;
            }
            int at = first.length();
            if (pieces.size() == 1) {
                return !toTheEnd || at == text.length();
            }
            for (var piece : pieces.subList(1, pieces.size() - 1)) {
                int found = text.indexOf(piece, at);
                if (found < 0) {
                    return false;
                }
                at = found + piece.length();
            }
            var last = pieces.getLast();
            return toTheEnd ? text.length() - last.length() >= at && text.endsWith(last) : text.indexOf(last, at) >= 0;
        }
    }
}
