package dev.incipit.describe;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A number as one may read it, with its unit: 1,000 and 1000 are one, 5 minutes and 5 hours are two.
 *
 * @param value digits, with a point before a fraction
 * @param unit in one spelling; empty where none is known
 */
record Quantity(String value, String unit) {
    private static final Pattern GROUPED = Pattern.compile("\\d{1,3}(?:([,.'])\\d{3})(?:\\1\\d{3})*+");
    private static final Pattern GROUPED_FRACTION =
            Pattern.compile("(\\d{1,3}(?:,\\d{3})++)\\.(\\d++)|(\\d{1,3}(?:\\.\\d{3})++),(\\d++)");
    private static final Pattern FRACTION = Pattern.compile("(\\d++)[.,](\\d++)");
    private static final int GROUP_DIGITS = 3;

    /** These stand before the number too. */
    private static final Set<String> CURRENCIES = Set.of("$", "€", "£", "¥", "usd", "eur", "gbp", "jpy", "chf");

    private static final Map<String, String> UNITS = Map.ofEntries(
            entry("%", "%"),
            entry("percent", "%"),
            entry("prozent", "%"),
            entry("procent", "%"),
            entry("pourcent", "%"),
            entry("$", "$"),
            entry("usd", "$"),
            entry("dollar", "$"),
            entry("dollars", "$"),
            entry("€", "€"),
            entry("eur", "€"),
            entry("euro", "€"),
            entry("euros", "€"),
            entry("£", "£"),
            entry("gbp", "£"),
            entry("pound", "£"),
            entry("pounds", "£"),
            entry("¥", "¥"),
            entry("jpy", "¥"),
            entry("yen", "¥"),
            entry("chf", "chf"),
            entry("k", "k"),
            entry("thousand", "k"),
            entry("tausend", "k"),
            entry("mille", "k"),
            entry("m", "m"),
            entry("million", "m"),
            entry("millions", "m"),
            entry("mio", "m"),
            entry("millionen", "m"),
            entry("billion", "bn"),
            entry("billions", "bn"),
            entry("bn", "bn"),
            entry("milliarden", "bn"),
            entry("x", "x"),
            entry("times", "x"),
            entry("fold", "x"),
            entry("mal", "x"),
            entry("fois", "x"),
            entry("b", "byte"),
            entry("byte", "byte"),
            entry("bytes", "byte"),
            entry("bit", "bit"),
            entry("bits", "bit"),
            entry("kb", "kb"),
            entry("kib", "kib"),
            entry("mb", "mb"),
            entry("mib", "mib"),
            entry("gb", "gb"),
            entry("gib", "gib"),
            entry("tb", "tb"),
            entry("tib", "tib"),
            entry("ns", "ns"),
            entry("µs", "µs"),
            entry("μs", "µs"),
            entry("ms", "ms"),
            entry("millisecond", "ms"),
            entry("milliseconds", "ms"),
            entry("s", "s"),
            entry("sec", "s"),
            entry("second", "s"),
            entry("seconds", "s"),
            entry("sekunden", "s"),
            entry("secondes", "s"),
            entry("segundos", "s"),
            entry("min", "min"),
            entry("mins", "min"),
            entry("minute", "min"),
            entry("minutes", "min"),
            entry("minuten", "min"),
            entry("minutos", "min"),
            entry("h", "h"),
            entry("hour", "h"),
            entry("hours", "h"),
            entry("stunden", "h"),
            entry("heures", "h"),
            entry("horas", "h"),
            entry("d", "day"),
            entry("day", "day"),
            entry("days", "day"),
            entry("tage", "day"),
            entry("tagen", "day"),
            entry("jours", "day"),
            entry("días", "day"),
            entry("week", "week"),
            entry("weeks", "week"),
            entry("wochen", "week"),
            entry("month", "month"),
            entry("months", "month"),
            entry("monate", "month"),
            entry("year", "year"),
            entry("years", "year"),
            entry("jahre", "year"),
            entry("ans", "year"),
            entry("años", "year"),
            entry("px", "px"),
            entry("mm", "mm"),
            entry("cm", "cm"),
            entry("km", "km"),
            entry("kg", "kg"),
            entry("g", "g"),
            entry("mg", "mg"),
            entry("°c", "°c"),
            entry("°f", "°f"),
            entry("hz", "hz"),
            entry("mhz", "mhz"),
            entry("ghz", "ghz"));

    private static final Map<String, String> WORDS = Map.ofEntries(
            entry("zero", "0"),
            entry("two", "2"),
            entry("three", "3"),
            entry("four", "4"),
            entry("five", "5"),
            entry("six", "6"),
            entry("seven", "7"),
            entry("eight", "8"),
            entry("nine", "9"),
            entry("ten", "10"),
            entry("eleven", "11"),
            entry("twelve", "12"),
            entry("twenty", "20"),
            entry("thirty", "30"),
            entry("forty", "40"),
            entry("fifty", "50"),
            entry("sixty", "60"),
            entry("ninety", "90"),
            entry("hundred", "100"),
            entry("thousand", "1000"),
            entry("million", "1000000"),
            entry("zwei", "2"),
            entry("drei", "3"),
            entry("vier", "4"),
            entry("fünf", "5"),
            entry("sechs", "6"),
            entry("sieben", "7"),
            entry("acht", "8"),
            entry("neun", "9"),
            entry("zehn", "10"),
            entry("deux", "2"),
            entry("trois", "3"),
            entry("quatre", "4"),
            entry("cinq", "5"),
            entry("sept", "7"),
            entry("huit", "8"),
            entry("neuf", "9"),
            entry("dix", "10"),
            entry("dos", "2"),
            entry("tres", "3"),
            entry("cuatro", "4"),
            entry("cinco", "5"),
            entry("seis", "6"),
            entry("siete", "7"),
            entry("ocho", "8"),
            entry("nueve", "9"),
            entry("diez", "10"),
            entry("due", "2"),
            entry("tre", "3"),
            entry("quattro", "4"),
            entry("cinque", "5"),
            entry("sei", "6"),
            entry("sette", "7"),
            entry("otto", "8"),
            entry("nove", "9"),
            entry("dieci", "10"),
            entry("dois", "2"),
            entry("duas", "2"),
            entry("três", "3"),
            entry("quatro", "4"),
            entry("sete", "7"),
            entry("oito", "8"),
            entry("dez", "10"),
            entry("twee", "2"),
            entry("drie", "3"),
            entry("vijf", "5"),
            entry("два", "2"),
            entry("три", "3"),
            entry("четыре", "4"),
            entry("пять", "5"),
            entry("десять", "10"));

    /** The numbers of a text, in words too, each as the set of its readings. */
    static List<Set<Quantity>> all(List<Token> tokens) {
        var all = new ArrayList<Set<Quantity>>();
        for (int i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            var word = WORDS.get(WordForms.lower(token.text()));
            if (word != null) {
                all.add(Set.of(new Quantity(word, unitAfter(tokens, i))));
            } else if (token.hasDigit()) {
                i = addNumbers(tokens, i, all);
            }
        }
        return all;
    }

    /** Whether a token is digits, signs and a known unit, and no identifier. */
    static boolean isNumber(Token token) {
        return token.hasDigit() && parts(token.text()).stream().allMatch(Quantity::isNumeric);
    }

    /** Adds the numbers of a token; answers the place of the last token that belongs to them. */
    private static int addNumbers(List<Token> tokens, int at, List<Set<Quantity>> all) {
        var parts = parts(tokens.get(at).text());
        for (int p = 0; p < parts.size(); p++) {
            var part = parts.get(p);
            var digits = digits(part);
            if (digits.isEmpty()) {
                continue;
            }
            int last = at;
            // 1 000 000: groups of three that follow a short one.
            var grouped = new StringBuilder(digits);
            while (parts.size() == 1 && digits.length() <= GROUP_DIGITS && isGroup(tokens, last + 1)) {
                grouped.append(tokens.get(++last).text());
            }
            var unit = unitOf(part, tokens, at, last, p < parts.size() - 1);
            var values = last > at ? Set.of(grouped.toString()) : readings(digits);
            all.add(values.stream().map(value -> new Quantity(value, unit)).collect(Collectors.toSet()));
            if (last > at) {
                return last;
            }
        }
        return at;
    }

    private static boolean isGroup(List<Token> tokens, int at) {
        return at < tokens.size()
                && tokens.get(at).clause() == tokens.get(at - 1).clause()
                && tokens.get(at).text().length() == GROUP_DIGITS
                && tokens.get(at).text().chars().allMatch(sign -> sign >= '0' && sign <= '9');
    }

    /** Numbers in one word: 5-minute, 2010-2012, 24/7, 16:9. */
    private static List<String> parts(String word) {
        return List.of(word.split("[-/:×~]")).stream()
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static boolean isNumeric(String part) {
        var digits = digits(part);
        if (digits.isEmpty()) {
            // A plain word beside a number: 5-minute. In capitals it is a name: UTF-8.
            return part.codePoints().allMatch(Character::isLowerCase);
        }
        var before = part.substring(0, part.indexOf(digits));
        var after = part.substring(part.indexOf(digits) + digits.length());
        return (before.isEmpty() || UNITS.containsKey(before) || before.equals("+") || before.equals("#"))
                && (after.isEmpty() || after.equals("+") || UNITS.containsKey(WordForms.lower(after)));
    }

    /** The first number in a word: digits and what groups them. */
    private static String digits(String part) {
        int start = 0;
        while (start < part.length() && !isDigit(part.charAt(start))) {
            start++;
        }
        int end = start;
        while (end < part.length()
                && (isDigit(part.charAt(end))
                        || (",.'".indexOf(part.charAt(end)) >= 0
                                && end + 1 < part.length()
                                && isDigit(part.charAt(end + 1))))) {
            end++;
        }
        return part.substring(start, end);
    }

    private static boolean isDigit(char sign) {
        return sign >= '0' && sign <= '9';
    }

    private static String unitOf(String part, List<Token> tokens, int at, int last, boolean within) {
        var digits = digits(part);
        int start = part.indexOf(digits);
        var before = UNITS.get(part.substring(0, start));
        var after = UNITS.get(WordForms.lower(part.substring(start + digits.length())));
        if (before != null) {
            return before;
        }
        if (after != null) {
            return after;
        }
        var currency = at > 0 ? WordForms.lower(tokens.get(at - 1).text()) : "";
        if (CURRENCIES.contains(currency)) {
            return UNITS.getOrDefault(currency, "");
        }
        if (within) {
            var word = tokens.get(at).text();
            return UNITS.getOrDefault(WordForms.lower(word.substring(word.lastIndexOf('-') + 1)), "");
        }
        return unitAfter(tokens, last);
    }

    private static String unitAfter(List<Token> tokens, int at) {
        return at + 1 < tokens.size()
                        && tokens.get(at + 1).clause() == tokens.get(at).clause()
                ? UNITS.getOrDefault(WordForms.lower(tokens.get(at + 1).text()), "")
                : "";
    }

    /** What a number may mean: a comma or point before three digits groups in one country and divides in the next. */
    private static Set<String> readings(String number) {
        var readings = new HashSet<String>();
        var whole = GROUPED_FRACTION.matcher(number);
        var grouped = GROUPED.matcher(number);
        var fraction = FRACTION.matcher(number);
        if (whole.matches()) {
            var head = whole.group(1) == null ? whole.group(3) : whole.group(1);
            var tail = whole.group(1) == null ? whole.group(4) : whole.group(2);
            return Set.of(head.replaceAll("[,.]", "") + "." + tail);
        }
        if (grouped.matches()) {
            readings.add(number.replaceAll("[,.']", ""));
        }
        if (fraction.matches()) {
            readings.add(fraction.group(1) + "." + fraction.group(2));
        }
        return readings.isEmpty() ? Set.of(number) : readings;
    }
}
