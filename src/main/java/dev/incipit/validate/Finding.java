package dev.incipit.validate;

import dev.incipit.validate.Check.Status;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * What one check found: its status and a sentence that names the place and the remedy.
 *
 * @param line the first place, where it is a line of the file
 */
record Finding(Status status, String message, OptionalInt line) {
    private static final int QUOTE_CHARS_MAX = 80;
    private static final int PLACES_MAX = 3;

    static Finding pass(String message) {
        return new Finding(Status.PASS, message, OptionalInt.empty());
    }

    static Finding warning(String message) {
        return new Finding(Status.WARNING, message, OptionalInt.empty());
    }

    /** The message is told with its line, from 1. */
    static Finding warning(int line, String message) {
        return warning("Line " + line + ": " + message).at(line);
    }

    static Finding fail(String message) {
        return new Finding(Status.FAIL, message, OptionalInt.empty());
    }

    /** The message is told with its line, from 1. */
    static Finding fail(int line, String message) {
        return fail("Line " + line + ": " + message).at(line);
    }

    /** The same where the message names its place itself. */
    Finding at(int place) {
        return new Finding(status, message, OptionalInt.of(place));
    }

    /** Pass where nothing was found, else that status; the message speaks of the first place and counts the others. */
    static Finding of(Status found, List<Place> places, String pass) {
        return places.isEmpty()
                ? pass(pass)
                : new Finding(
                        found, message(places), OptionalInt.of(places.getFirst().line()));
    }

    static Finding of(Status found, List<Place> places) {
        return of(found, places, "Nothing to mend.");
    }

    /** The first place in full, the next two by their lines, the rest as a number. */
    static String message(List<Place> places) {
        var first = places.getFirst();
        if (places.size() == 1) {
            return "Line " + first.line() + ": " + first.text();
        }
        var text = new StringBuilder("Line " + first.line() + ": " + first.text());
        var others = places.stream()
                .skip(1)
                .mapToInt(Place::line)
                .filter(line -> line != first.line())
                .distinct()
                .toArray();
        if (others.length > 0) {
            text.append(" Also line ").append(others[0]);
            for (int at = 1; at < Math.min(others.length, PLACES_MAX - 1); at++) {
                text.append(", ").append(others[at]);
            }
            int rest = others.length - (PLACES_MAX - 1);
            text.append(rest > 0 ? " and " + rest + " more." : ".");
        }
        return text.toString();
    }

    /**
     * A place in the file, from line 1, and what is wrong there with its remedy; the words are made only for the places that are
     * shown, which are few of many.
     */
    record Place(int line, Supplier<String> words) {
        Place(int line, String text) {
            this(line, () -> text);
        }

        String text() {
            return words.get();
        }
    }

    /** Words of the file as they may be shown: cut at 80 characters, control and invisible characters dropped. */
    static String quote(String text) {
        var shown = new StringBuilder();
        int count = 0;
        int next;
        for (int at = 0; at < text.length() && count < QUOTE_CHARS_MAX; at = next) {
            int point = text.codePointAt(at);
            next = at + Character.charCount(point);
            boolean hidden = switch (Character.getType(point)) {
                case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> true;
                case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
                default -> false;
            };
            if (!hidden) {
                shown.appendCodePoint(point);
                count++;
            }
        }
        boolean cut = text.codePointCount(0, Math.min(text.length(), 2 * QUOTE_CHARS_MAX + 2)) > QUOTE_CHARS_MAX;
        return cut && count == QUOTE_CHARS_MAX ? shown.append('…').toString() : shown.toString();
    }
}
