package dev.incipit.crawl;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Decides which rule of a group applies to a path (RFC 9309 §2.2.2). A file may hold tens of thousands of rules and is
 * consulted for every address, so rules without a star are looked up by prefix, and the number of the others is limited.
 */
final class PathRules {
    /** Limit on the pieces of all rules with a star; each is searched for in each address. No handwritten file reaches it. */
    private static final int PIECES_MAX = 4_000;

    /** The rule with the most octets wins; of two equal rules, the one that allows (§2.2.2). */
    private static final Comparator<Rule> PRECEDENCE =
            Comparator.comparingInt(Rule::octets).reversed().thenComparing(Rule::allow, Comparator.reverseOrder());

    private static final Comparator<Rule> CAUTION =
            Comparator.comparing(Rule::allow).thenComparingInt(Rule::octets);

    private final Map<String, Rule> exact = new HashMap<>();
    private final NavigableMap<String, Prefix> prefixes = new TreeMap<>();
    private final List<Rule> starred;

    /** A rule without a star, and the longest other one that its text begins with. */
    private record Prefix(Rule rule, Optional<Prefix> shorter) {
        /** The longest of this and the shorter ones that a path begins with; the path does not stand before this text. */
        Optional<Prefix> upTo(String path) {
            var text = rule.pieces().getFirst();
            int shared = 0;
            while (shared < Math.min(text.length(), path.length()) && text.charAt(shared) == path.charAt(shared)) {
                shared++;
            }
            var longest = Optional.of(this);
            while (longest.isPresent() && longest.get().rule().octets() > shared) {
                longest = longest.get().shorter();
            }
            return longest;
        }
    }

    PathRules(Collection<Rule> rules) {
        var stars = new ArrayList<Rule>();
        rules.stream().distinct().sorted(PRECEDENCE).forEach(rule -> {
            if (rule.pieces().size() > 1) {
                stars.add(rule);
            } else if (rule.toTheEnd()) {
                exact.putIfAbsent(rule.pieces().getFirst(), rule);
            } else {
                prefixes.putIfAbsent(rule.pieces().getFirst(), new Prefix(rule, Optional.empty()));
            }
        });
        link();
        starred = counted(stars).stream().sorted(PRECEDENCE).toList();
    }

    /** In their order, a text follows the texts that it begins with, and only others that begin with them stand between. */
    private void link() {
        var before = Optional.<Prefix>empty();
        for (var entry : prefixes.entrySet()) {
            var shorter = before.flatMap(last -> last.upTo(entry.getKey()));
            entry.setValue(new Prefix(entry.getValue().rule(), shorter));
            before = Optional.of(entry.getValue());
        }
    }

    /** If not all rules fit, prefers those that forbid: too strict is better than too lax. */
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

    /** Returns the winning rule without a star: the longest, found without looking at the others one by one. */
    private Optional<Rule> literal(String path) {
        return Optional.ofNullable(exact.get(path))
                .or(() -> Optional.ofNullable(prefixes.floorEntry(path))
                        .flatMap(entry -> entry.getValue().upTo(path))
                        .map(Prefix::rule));
    }

    /**
     * One path pattern, split at its stars. Each piece is searched for once, so matching never backtracks.
     *
     * @param octets length of the pattern as written, including repeated stars
     * @param lengthMin minimum length of a matching path: the length of all pieces together
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
