package dev.incipit.describe.passage;

import dev.incipit.text.Words;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the comments of a page's code that are written like sentences: they may be all that tells what an example does. */
public final class CodeComments {
    private static final int CODES_MAX = 3;
    private static final int LINES_MAX = 100;
    private static final int WORDS_MIN = 4;
    private static final Pattern COMMENT =
            Pattern.compile("(?:#|//|--|/?\\*+)\\s(\\p{Lu}[^{}();=<>/]{15,160}?)(?:\\*/)?");

    private CodeComments() {}

    /** Returns those of the first code blocks, without their marks. */
    public static List<String> in(List<Passage> passages) {
        return passages.stream()
                .filter(passage -> passage.is(Passage.Kind.CODE))
                .limit(CODES_MAX)
                .flatMap(passage -> passage.markdown().lines())
                .limit(LINES_MAX)
                .map(COMMENT::matcher)
                .filter(Matcher::matches)
                .map(comment -> comment.group(1).strip())
                .filter(text -> Words.count(text) >= WORDS_MIN && !text.endsWith(","))
                .toList();
    }
}
