package dev.incipit.generate.title;

import java.util.regex.Pattern;

/** What the paths of pages say in words. */
public final class PathWords {
    private static final Pattern ENDING = Pattern.compile("\\.[a-z]{2,5}$");
    private static final Pattern HYPHENS = Pattern.compile("[-_]+");

    private PathWords() {}

    /** Returns a part of a path as words. */
    public static String of(String segment) {
        return HYPHENS.matcher(withoutEnding(segment)).replaceAll(" ");
    }

    /** Returns a path, or a part of one, without a file's ending. */
    public static String withoutEnding(String path) {
        return ENDING.matcher(path).replaceFirst("");
    }
}
