package dev.incipit.app.terminal;

import dev.incipit.text.Words;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the user wants of the output: {@code --color}, {@code -q} and {@code -v}. Read from the arguments before they are parsed,
 * because complaints about the arguments are output too; picocli checks the same options later and rejects wrong values.
 *
 * @param colour empty if the user said nothing
 */
public record OutputChoice(Optional<Colour> colour, Loudness loudness) {
    public static final String COLOUR = "--color";

    private static final String END_OF_OPTIONS = "--";

    /** A short option, alone or behind other short options that take no value. */
    private static final Pattern QUIET = Pattern.compile("-[hv]*q.*|--quiet");

    private static final Pattern VERBOSE = Pattern.compile("-[hq]*v.*|--verbose");

    public enum Colour {
        /** On a terminal. */
        AUTO,
        ALWAYS,
        NEVER;

        static Optional<Colour> of(String word) {
            return Arrays.stream(values())
                    .filter(colour -> colour.toString().equals(word))
                    .findFirst();
        }

        @Override
        public String toString() {
            return Words.word(this);
        }
    }

    /** How much to say besides the result. */
    public enum Loudness {
        /** Errors only. */
        QUIET,
        USUAL,
        VERBOSE
    }

    public static OutputChoice of(String... arguments) {
        var colour = Optional.<Colour>empty();
        var loudness = Loudness.USUAL;
        for (int at = 0; at < arguments.length && !arguments[at].equals(END_OF_OPTIONS); at++) {
            var argument = arguments[at];
            if (argument.startsWith(COLOUR + "=")) {
                colour = Colour.of(argument.substring(COLOUR.length() + 1)).or(() -> Optional.of(Colour.AUTO));
            } else if (argument.equals(COLOUR) && at + 1 < arguments.length) {
                colour = Colour.of(arguments[at + 1]);
            } else if (QUIET.matcher(argument).matches()) {
                loudness = Loudness.QUIET;
            } else if (VERBOSE.matcher(argument).matches()) {
                loudness = Loudness.VERBOSE;
            }
        }
        return new OutputChoice(colour, loudness);
    }
}
