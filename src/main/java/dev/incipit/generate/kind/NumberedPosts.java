package dev.incipit.generate.kind;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognises posts that WordPress numbers in its folder of archives: {@code /archives/1432}, of a kind of their own
 * {@code /archives/works/45}. Most blogs of Japanese companies have such addresses.
 */
final class NumberedPosts {
    private static final String FOLDER = "archives";
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    /** Lists beside them. */
    private static final Set<String> LISTS = Set.of("category", "tag", "author", "date", "page");

    private NumberedPosts() {}

    static boolean areOne(List<String> segments) {
        int folder = segments.indexOf(FOLDER);
        int last = segments.size() - 1;
        return folder >= 0
                && NUMBER.matcher(segments.getLast()).matches()
                && !DatedPaths.isYear(segments.getLast())
                && (last == folder + 1 || (last == folder + 2 && isKind(segments.get(folder + 1))));
    }

    /** The name of the kind that such a post has; empty for that of a blog. */
    static Optional<String> kind(List<String> segments) {
        var name = segments.get(segments.size() - 2);
        return Optional.of(name).filter(kind -> !kind.equals(FOLDER));
    }

    private static boolean isKind(String segment) {
        return !LISTS.contains(segment) && !DatedPaths.isYear(segment);
    }
}
