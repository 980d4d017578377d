package dev.incipit.store;

import dev.incipit.store.BackupLine.Value;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses one line of a backup and rejects anything that {@link TableCopy} does not write: a second statement, a function, a
 * comment, another spelling. Each line needs its own instance.
 */
final class BackupLineParser {
    private static final String NAME = "([A-Za-z_][A-Za-z0-9_]{0,62})";
    private static final Pattern ROW = Pattern.compile(
            "insert into " + NAME + " \\(([A-Za-z0-9_, ]{1,4000})\\)" + " overriding system value values \\(");
    private static final Pattern COLUMN = Pattern.compile(NAME);
    private static final Pattern COUNTER =
            Pattern.compile("alter table " + NAME + " alter column " + NAME + " restart with ([1-9][0-9]{0,18});");
    private static final Pattern END = Pattern.compile("-- The end; rows: ([0-9]{1,18})");

    private static final Pattern CONSTANT = Pattern.compile("null|true|false");
    private static final Pattern TIME = Pattern.compile("timestamp with time zone '([0-9T:.Z+-]{1,40})'");
    private static final Pattern FRACTION =
            Pattern.compile("-?[0-9]{1,40}(?:\\.[0-9]{1,40}(?:E-?[0-9]{1,3})?|E-?[0-9]{1,3})");
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,19}");
    private static final Pattern SIGN = Pattern.compile("\\\\([0-9a-fA-F]{4})");

    private final String line;
    private int at;

    private BackupLineParser(String line) {
        this.line = line;
    }

    /**
     * Parses a line without its line end.
     *
     * @throws IllegalArgumentException if a backup has no such line; the message is the part of a sentence that says why
     */
    static BackupLine parse(String line) {
        return new BackupLineParser(line).read();
    }

    private BackupLine read() {
        var end = END.matcher(line);
        if (end.matches()) {
            return new BackupLine.End(Long.parseLong(end.group(1)));
        }
        var counter = COUNTER.matcher(line);
        if (counter.matches()) {
            return new BackupLine.Counter(lower(counter.group(1)), lower(counter.group(2)), number(counter.group(3)));
        }
        var row = next(ROW);
        var columns = columns(row.group(2));
        var values = values();
        if (values.size() != columns.size()) {
            throw new IllegalArgumentException("it has more or fewer values than columns");
        }
        return new BackupLine.Row(lower(row.group(1)), columns, values);
    }

    private static List<String> columns(String text) {
        var columns = new ArrayList<String>();
        for (var name : text.split(", ", -1)) {
            if (!COLUMN.matcher(name).matches()) {
                throw new IllegalArgumentException("its column names are malformed");
            }
            columns.add(lower(name));
        }
        return columns;
    }

    private List<Value> values() {
        var values = new ArrayList<Value>();
        values.add(value());
        while (line.startsWith(", ", at)) {
            at += ", ".length();
            values.add(value());
        }
        if (!line.substring(at).equals(");")) {
            throw new IllegalArgumentException("it continues after its values");
        }
        return values;
    }

    private Value value() {
        if (line.startsWith("'", at)) {
            at++;
            return new Value.Text(text(false));
        }
        if (line.startsWith("U&'", at)) {
            at += "U&'".length();
            return new Value.Text(text(true));
        }
        if (isNext(CONSTANT)) {
            var word = next(CONSTANT).group();
            return word.equals("null") ? new Value.Null() : new Value.Truth(Boolean.parseBoolean(word));
        }
        if (isNext(TIME)) {
            return new Value.Time(time(next(TIME).group(1)));
        }
        return isNext(FRACTION)
                ? new Value.Fraction(new BigDecimal(next(FRACTION).group()))
                : new Value.Whole(number(next(WHOLE).group()));
    }

    /** Reads up to the closing quote; a quote inside the text is doubled. */
    private String text(boolean escaped) {
        var text = new StringBuilder();
        while (at < line.length()) {
            char letter = line.charAt(at);
            if (letter == '\\' && escaped) {
                text.append(sign());
            } else if (letter != '\'') {
                text.append(letter);
                at++;
            } else if (line.startsWith("''", at)) {
                text.append(letter);
                at += 2;
            } else {
                at++;
                return text.toString();
            }
        }
        throw new IllegalArgumentException("a text in it is not terminated");
    }

    private char sign() {
        if (line.startsWith("\\\\", at)) {
            at += 2;
            return '\\';
        }
        return (char) Integer.parseInt(next(SIGN).group(1), 16);
    }

    private static OffsetDateTime time(String text) {
        try {
            return OffsetDateTime.parse(text);
        } catch (DateTimeException none) {
            throw new IllegalArgumentException("a time in it is invalid", none);
        }
    }

    private static long number(String digits) {
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException large) {
            throw new IllegalArgumentException("a number in it is too large", large);
        }
    }

    private boolean isNext(Pattern pattern) {
        return pattern.matcher(line).region(at, line.length()).lookingAt();
    }

    private Matcher next(Pattern pattern) {
        var matcher = pattern.matcher(line).region(at, line.length());
        if (!matcher.lookingAt()) {
            throw new IllegalArgumentException("it is not a statement or value of a backup");
        }
        at = matcher.end();
        return matcher;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
