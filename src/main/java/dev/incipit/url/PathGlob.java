package dev.incipit.url;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A pattern for paths: {@code *} is any text within a segment, {@code ?} one character of it, {@code **} any text; <code>&#47;**</code> at
 * the end is the folder itself too, and <code>**&#47;</code> no folder too. Escapes are compared decoded; letters by their case. A match
 * takes steps in proportion to the path's length, at most {@value #LENGTH_MAX} for each character: no pattern makes it go back.
 */
public final class PathGlob {
    /** In characters. */
    public static final int LENGTH_MAX = 256;

    private static final String UNKNOWN_MARKS = "{}[]!\\#";

    private final String text;
    private final List<Step> steps = new ArrayList<>();

    /** One step of a match; each leads to the next. */
    private sealed interface Step {}

    private record One(char letter) implements Step {}

    private record OneOfSegment() implements Step {}

    /** Any number of characters. */
    private record Many(boolean alsoSlashes) implements Step {}

    /** The following steps, or none of them. */
    private record Maybe(int steps) implements Step {}

    private PathGlob(String text) {
        this.text = text;
        var pattern = readable(text);
        for (int at = 0; at < pattern.length(); ) {
            at += add(pattern, at);
        }
    }

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if it is none; the message says what it must be, as the end of a sentence that names it
     */
    public static PathGlob parse(String text) {
        var pattern = text.strip();
        if (!pattern.startsWith("/")) {
            throw new IllegalArgumentException(
                    "must be a path that begins with /, such as /blog/**, not '" + pattern + "'");
        }
        if (pattern.length() > LENGTH_MAX) {
            throw new IllegalArgumentException("must have at most " + LENGTH_MAX + " characters");
        }
        if (pattern.chars().anyMatch(mark -> UNKNOWN_MARKS.indexOf(mark) >= 0 || Character.isISOControl(mark))) {
            throw new IllegalArgumentException(
                    "must be written with *, ** and ? only (for {a,b} write two patterns), not '"
                            + pattern.replaceAll("\\p{Cntrl}", " ") + "'");
        }
        return new PathGlob(pattern);
    }

    /** Adds the step that the pattern has here and returns how many characters it takes. */
    private int add(String pattern, int at) {
        if (pattern.startsWith("/**", at) && at + 3 == pattern.length()) {
            steps.addAll(List.of(new Maybe(2), new One('/'), new Many(true)));
            return 3;
        }
        if (pattern.startsWith("**/", at) && at > 0 && pattern.charAt(at - 1) == '/') {
            steps.addAll(List.of(new Maybe(2), new Many(true), new One('/')));
            return 3;
        }
        int stars = 0;
        while (at + stars < pattern.length() && pattern.charAt(at + stars) == '*') {
            stars++;
        }
        if (stars > 0) {
            steps.add(new Many(stars > 1));
            return stars;
        }
        steps.add(pattern.charAt(at) == '?' ? new OneOfSegment() : new One(pattern.charAt(at)));
        return 1;
    }

    /** Whether the pattern stands for one path: it has no star and no question mark. */
    public boolean isPlain() {
        return steps.stream().allMatch(One.class::isInstance);
    }

    /** Whether the path of a URL matches, whatever its query. */
    public boolean matches(WebUrl url) {
        return matches(url.path());
    }

    /** Whether a path matches, as a URL has it. */
    public boolean matches(String path) {
        var current = new boolean[steps.size() + 1];
        var next = new boolean[steps.size() + 1];
        current[0] = true;
        skip(current);
        var readable = readable(path);
        for (int at = 0; at < readable.length(); at++) {
            take(current, readable.charAt(at), next);
            skip(next);
            var spent = current;
            current = next;
            next = spent;
        }
        return current[steps.size()];
    }

    /** Marks the steps that can be reached from those marked without a character. All lead forward. */
    private void skip(boolean[] marked) {
        for (int i = 0; i < steps.size(); i++) {
            if (marked[i]) {
                switch (steps.get(i)) {
                    case Many _ -> marked[i + 1] = true;
                    case Maybe(var count) -> {
                        marked[i + 1] = true;
                        marked[i + 1 + count] = true;
                    }
                    case One _, OneOfSegment _ -> {}
                }
            }
        }
    }

    private void take(boolean[] from, char letter, boolean[] into) {
        Arrays.fill(into, false);
        for (int i = 0; i < steps.size(); i++) {
            if (from[i]) {
                switch (steps.get(i)) {
                    case One(var wanted) -> into[i + 1] |= letter == wanted;
                    case OneOfSegment _ -> into[i + 1] |= letter != '/';
                    case Many(var alsoSlashes) -> into[i] |= alsoSlashes || letter != '/';
                    case Maybe _ -> {}
                }
            }
        }
    }

    private static String readable(String path) {
        return Stream.of(path.split("/", -1)).map(PercentEncoding::readable).collect(Collectors.joining("/"));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PathGlob that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
