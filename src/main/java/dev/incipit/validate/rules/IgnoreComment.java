package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Line;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The comment by which a file's author turns checks off: {@code <!-- incipit: ignore link-count, key-pages -->}, on one line. */
public final class IgnoreComment {
    private static final String START = "<!--";

    /** Bounded, so that a line takes linear time. */
    private static final Pattern COMMENT =
            Pattern.compile("<!--[ \\t]{0,20}incipit:[ \\t]{0,20}ignore[ \\t]([a-z0-9, \\t-]{1,4000}?)-->");

    private static final Pattern BETWEEN = Pattern.compile("[, \\t]+");

    private IgnoreComment() {}

    /** The words after "ignore" in all such comments outside of code, in their order, whether ids of checks or not. */
    public static Set<String> ids(List<Line> lines) {
        var ids = new LinkedHashSet<String>();
        for (var line : lines) {
            Budget.step();
            boolean code = line.kind() == Line.Kind.CODE || line.kind() == Line.Kind.FRONT_MATTER;
            if (!code && line.text().contains(START)) {
                var comments = COMMENT.matcher(line.text());
                while (comments.find()) {
                    ids.addAll(words(comments.group(1)));
                }
            }
        }
        return ids;
    }

    /** Whether a comment, with its marks, is such a one and names checks only, so that nothing is hidden in it. */
    static boolean is(String comment) {
        var matcher = COMMENT.matcher(comment);
        return matcher.matches()
                && words(matcher.group(1)).stream()
                        .allMatch(id -> Catalogue.CHECKS.stream()
                                .anyMatch(kind -> kind.id().equals(id)));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(BETWEEN.split(text.strip(), -1))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
