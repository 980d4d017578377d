package dev.incipit.app.terminal;

import dev.incipit.validate.Check;

/** Colours and signs for text: both on a terminal, plain words elsewhere. */
public record TextStyle(boolean coloured, boolean unicode) {
    /** Neither colour nor signs. */
    public static final TextStyle PLAIN = new TextStyle(false, false);

    private static final String RESET = "\u001b[0m";

    public String bold(String text) {
        return dressed("\u001b[1m", text);
    }

    public String dim(String text) {
        return dressed("\u001b[2m", text);
    }

    public String green(String text) {
        return dressed("\u001b[32m", text);
    }

    public String yellow(String text) {
        return dressed("\u001b[33m", text);
    }

    public String red(String text) {
        return dressed("\u001b[31m", text);
    }

    public String cyan(String text) {
        return dressed("\u001b[36m", text);
    }

    public String judged(Check.Status status, String text) {
        return switch (status) {
            case PASS -> green(text);
            case WARNING -> yellow(text);
            case FAIL -> red(text);
        };
    }

    /** One of two spellings, depending on what the terminal can show. */
    public String sign(String unicodeSign, String plain) {
        return unicode ? unicodeSign : plain;
    }

    private String dressed(String sequence, String text) {
        return coloured ? sequence + text + RESET : text;
    }
}
