package dev.incipit.html.visible;

import java.util.function.ToDoubleBiFunction;
import java.util.regex.Pattern;

/** CSS lengths in pixels, as exactly as is possible without a screen. */
final class CssLength {
    private static final Pattern FORM =
            Pattern.compile("([+-]?(?:\\d{1,20}(?:\\.\\d{0,20})?|\\.\\d{1,20})(?:e[+-]?\\d{1,3})?)([a-z%]{0,5})");
    private static final int CHARACTERS_MAX = 60;

    private CssLength() {}

    /** The length in pixels; a percentage counts as one pixel per percent, and anything else is {@link Double#NaN}. */
    static double pixels(String value) {
        return number(value, (number, unit) -> switch (unit) {
            case "px", "%" -> number;
            case "" -> number == 0 ? 0 : Double.NaN;
            case "em", "rem", "pc", "lh", "rlh" -> number * 16;
            case "ex", "ch" -> number * 8;
            case "pt" -> number * 4 / 3;
            case "in" -> number * 96;
            case "cm" -> number * 37.8;
            case "mm" -> number * 3.78;
            case "vw", "vh", "vmin", "vmax" -> number * 10;
            default -> Double.NaN;
        });
    }

    /** A number or a percentage as a fraction, usually between 0 and 1; {@link Double#NaN} for anything else. */
    static double share(String value) {
        return number(value, (number, unit) -> switch (unit) {
            case "" -> number;
            case "%" -> number / 100;
            default -> Double.NaN;
        });
    }

    private static double number(String value, ToDoubleBiFunction<Double, String> inUnit) {
        // Mostly there is none.
        if (value.isEmpty() || value.length() > CHARACTERS_MAX) {
            return Double.NaN;
        }
        var form = FORM.matcher(value);
        return form.matches() ? inUnit.applyAsDouble(Double.parseDouble(form.group(1)), form.group(2)) : Double.NaN;
    }
}
