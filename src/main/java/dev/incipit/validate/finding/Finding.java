package dev.incipit.validate.finding;

import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * Outcome of one check: its status, and a sentence that names the place and the remedy.
 *
 * @param line the first place, if it is a line of the file
 * @param cause the check that already says what is wrong
 */
public record Finding(Status status, String message, OptionalInt line, Optional<Cause> cause) {
    private static final int QUOTE_CHARS_MAX = 80;

    private Finding(Status status, String message, OptionalInt line) {
        this(status, message, line, Optional.empty());
    }

    /** Has no words of its own: another check already says what is wrong. */
    public static Finding see(Status status, Cause cause) {
        return new Finding(status, cause.reference(), OptionalInt.empty(), Optional.of(cause));
    }

    public static Finding pass(String message) {
        return new Finding(Status.PASS, message, OptionalInt.empty());
    }

    public static Finding warning(String message) {
        return new Finding(Status.WARNING, message, OptionalInt.empty());
    }

    /** Prefixes the message with the line, from 1. */
    public static Finding warning(int line, String message) {
        return warning("Line " + line + ": " + message).at(line);
    }

    public static Finding fail(String message) {
        return new Finding(Status.FAIL, message, OptionalInt.empty());
    }

    /** Prefixes the message with the line, from 1. */
    public static Finding fail(int line, String message) {
        return fail("Line " + line + ": " + message).at(line);
    }

    /** Adds the line to a finding whose message names its place itself. */
    public Finding at(int place) {
        return new Finding(status, message, OptionalInt.of(place));
    }

    /** Passes if there are no places; otherwise has the given status and describes the places. */
    public static Finding of(Status found, List<Place> places, String pass) {
        if (places.isEmpty()) {
            return pass(pass);
        }
        var told = PlaceWords.of(places);
        return new Finding(found, told.text(), OptionalInt.of(told.line()));
    }

    public static Finding of(Status found, List<Place> places) {
        return of(found, places, "Nothing to mend.");
    }

    /**
     * A line of the file, from 1, with what is wrong there and the remedy. The text is built only if the place is shown, since
     * only a few of many are.
     *
     * @param reason places with different reasons are not told in one breath
     * @param uniform whether the words are the same for every place with that reason
     */
    public record Place(int line, String reason, boolean uniform, Supplier<String> words) {
        /** A place with words that fit others too. */
        public Place(int line, String text) {
            this(line, text, true, () -> text);
        }

        /** A place with words of its own, for the only reason there is. */
        public Place(int line, Supplier<String> words) {
            this(line, "", words);
        }

        /** A place with words of its own. */
        public Place(int line, String reason, Supplier<String> words) {
            this(line, reason, false, words);
        }

        String text() {
            return words.get();
        }
    }

    /** Prepares words of the file for display: cuts them at 80 characters and drops control and invisible characters. */
    public static String quote(String text) {
        var shown = text.codePoints()
                .filter(point -> !isHidden(point))
                .limit(QUOTE_CHARS_MAX + 1)
                .toArray();
        return shown.length > QUOTE_CHARS_MAX
                ? new String(shown, 0, QUOTE_CHARS_MAX) + "…"
                : new String(shown, 0, shown.length);
    }

    private static boolean isHidden(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
