package dev.incipit.describe.ground;

import dev.incipit.describe.words.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A number in one of its readings, with its unit: 1,000 and 1000 are equal, 5 minutes and 5 hours are not.
 *
 * @param value digits, with a point before a fraction
 * @param unit in one spelling; empty if unknown
 */
record Quantity(String value, String unit) {
    private static final Pattern GROUPED = Pattern.compile("\\d{1,3}(?:([,.'])\\d{3})(?:\\1\\d{3})*+");
    private static final Pattern GROUPED_FRACTION =
            Pattern.compile("(\\d{1,3}(?:,\\d{3})++)\\.(\\d++)|(\\d{1,3}(?:\\.\\d{3})++),(\\d++)");
    private static final Pattern FRACTION = Pattern.compile("(\\d++)[.,](\\d++)");
    private static final int GROUP_DIGITS = 3;

    /** Returns the numbers of a text, including number words, each as the set of its readings. */
    static List<Set<Quantity>> all(List<Token> tokens) {
        var all = new ArrayList<Set<Quantity>>();
        for (int i = 0; i < tokens.size(); i++) {
            int at = i;
            var inWords = Units.number(tokens.get(i).text());
            if (inWords.isPresent()) {
                all.add(Set.of(new Quantity(inWords.get(), unitAfter(tokens, at))));
            } else if (isGroup(tokens, i + 1) && isHead(tokens.get(i).text())) {
                // 1 000 000: groups of three digits after a short one.
                var digits = new StringBuilder(Part.of(tokens.get(i).text()).digits());
                while (isGroup(tokens, i + 1)) {
                    digits.append(tokens.get(++i).text());
                }
                all.add(Set.of(new Quantity(digits.toString(), unitAround(tokens, at, i))));
            } else if (tokens.get(i).hasDigit()) {
                all.addAll(ofWord(tokens, i));
            }
        }
        return all;
    }

    /** Whether a token consists of digits, signs and a known unit, and is not an identifier. */
    static boolean isNumber(Token token) {
        return token.hasDigit() && parts(token.text()).stream().allMatch(Part::isNumeric);
    }

    /** Returns the numbers of one word: 5-minute, 2010-2012, 24/7, 16:9. A unit at its end applies to all. */
    private static List<Set<Quantity>> ofWord(List<Token> tokens, int at) {
        var parts = parts(tokens.get(at).text());
        var shared = parts.size() > 1 && parts.getLast().digits().isEmpty()
                ? Units.unit(parts.getLast().before())
                : Optional.<String>empty();
        return parts.stream()
                .filter(part -> !part.digits().isEmpty())
                .map(part -> {
                    var unit = part.unit().or(() -> shared).orElseGet(() -> unitAround(tokens, at, at));
                    return readings(part.digits()).stream()
                            .map(value -> new Quantity(value, unit))
                            .collect(Collectors.toSet());
                })
                .toList();
    }

    private static List<Part> parts(String word) {
        return Arrays.stream(word.split("[-/:×~]"))
                .filter(part -> !part.isEmpty())
                .map(Part::of)
                .toList();
    }

    private static boolean isHead(String word) {
        var part = Part.of(word);
        return part.digits().length() <= GROUP_DIGITS
                && part.digits().chars().allMatch(Quantity::isDigit)
                && !part.digits().isEmpty()
                && part.after().isEmpty();
    }

    private static boolean isGroup(List<Token> tokens, int at) {
        return at < tokens.size()
                && tokens.get(at).clause() == tokens.get(at - 1).clause()
                && tokens.get(at).text().length() == GROUP_DIGITS
                && tokens.get(at).text().chars().allMatch(Quantity::isDigit);
    }

    private static boolean isDigit(int sign) {
        return sign >= '0' && sign <= '9';
    }

    /** Returns the unit beside a number: a currency before it, or else whatever follows it. */
    private static String unitAround(List<Token> tokens, int first, int last) {
        var own = Part.of(tokens.get(first).text()).unit();
        var before = first > 0 ? tokens.get(first - 1).text() : "";
        return own.or(() -> Units.isCurrency(before) ? Units.unit(before) : Optional.empty())
                .orElseGet(() -> unitAfter(tokens, last));
    }

    private static String unitAfter(List<Token> tokens, int at) {
        boolean follows = at + 1 < tokens.size()
                && tokens.get(at + 1).clause() == tokens.get(at).clause();
        return follows ? Units.unit(tokens.get(at + 1).text()).orElse("") : "";
    }

    /** Returns what a number may mean: a comma or point before three digits may separate thousands or a fraction. */
    private static Set<String> readings(String number) {
        var whole = GROUPED_FRACTION.matcher(number);
        if (whole.matches()) {
            var head = Optional.ofNullable(whole.group(1)).orElseGet(() -> whole.group(3));
            var tail = Optional.ofNullable(whole.group(2)).orElseGet(() -> whole.group(4));
            return Set.of(head.replaceAll("[,.]", "") + "." + tail);
        }
        var readings = new HashSet<String>();
        if (GROUPED.matcher(number).matches()) {
            readings.add(number.replaceAll("[,.']", ""));
        }
        var fraction = FRACTION.matcher(number);
        if (fraction.matches()) {
            readings.add(fraction.group(1) + "." + fraction.group(2));
        }
        return readings.isEmpty() ? Set.of(number) : readings;
    }

    /** A word, or a part of one, split around its first number; without a number all of it is {@code before}. */
    private record Part(String before, String digits, String after) {
        static Part of(String word) {
            int start = 0;
            while (start < word.length() && !isDigit(word.charAt(start))) {
                start++;
            }
            int end = start;
            while (end < word.length() && (isDigit(word.charAt(end)) || groups(word, end))) {
                end++;
            }
            return new Part(word.substring(0, start), word.substring(start, end), word.substring(end));
        }

        private static boolean groups(String word, int at) {
            return ",.'".indexOf(word.charAt(at)) >= 0 && at + 1 < word.length() && isDigit(word.charAt(at + 1));
        }

        Optional<String> unit() {
            return digits.isEmpty() ? Optional.empty() : Units.unit(before).or(() -> Units.unit(after));
        }

        /** Whether it is digits with signs and units, or a plain word beside a number as in 5-minute; UTF-8 is a name. */
        boolean isNumeric() {
            return digits.isEmpty()
                    ? before.codePoints().allMatch(Character::isLowerCase)
                    : (before.isEmpty()
                                    || "+#".contains(before)
                                    || Units.unit(before).isPresent())
                            && (after.isEmpty()
                                    || after.equals("+")
                                    || Units.unit(after).isPresent());
        }
    }
}
