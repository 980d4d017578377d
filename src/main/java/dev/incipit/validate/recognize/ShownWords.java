package dev.incipit.validate.recognize;

import java.util.regex.Pattern;

/** What a reader without pictures sees of a text: a link is its name, and a picture the words that stand for it. */
public final class ShownWords {
    /** Each ends at the next bracket of its kind, so that a text takes linear time. */
    private static final Pattern PICTURE = Pattern.compile("!\\[([^\\[\\]]*+)]\\([^()]*+\\)");

    private static final Pattern LINK = Pattern.compile("\\[([^\\[\\]]*+)]\\([^()]*+\\)");

    private ShownWords() {}

    public static String of(String text) {
        return text.indexOf("](") < 0
                ? text
                : LINK.matcher(PICTURE.matcher(text).replaceAll("$1")).replaceAll("$1");
    }
}
