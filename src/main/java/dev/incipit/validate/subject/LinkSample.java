package dev.incipit.validate.subject;

import dev.incipit.url.WebUrl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Picks the links to request: spread over the whole file, and the same in every run (checks.md §6). */
public final class LinkSample {
    private LinkSample() {}

    /** A picked link and the line where it first appears. */
    public record Picked(int line, WebUrl url) {}

    /** Returns the sample in order of first appearance; relative links count only if the file's address is known. */
    public static List<Picked> of(LintedFile file, int linksMax) {
        Map<String, Picked> distinct = new LinkedHashMap<>();
        for (var link : file.links()) {
            address(file, link.target())
                    .map(WebUrl::withoutFragment)
                    .filter(url -> !url.hasUserInfo())
                    .ifPresent(
                            url -> distinct.putIfAbsent(LinkTarget.key(url.toString()), new Picked(link.line(), url)));
        }
        var candidates = List.copyOf(distinct.values());
        return positions(candidates.size(), linksMax).stream()
                .map(candidates::get)
                .toList();
    }

    private static Optional<WebUrl> address(LintedFile file, String target) {
        var absolute = WebUrl.parse(target);
        boolean fragment = target.startsWith("#");
        return absolute.isPresent() || fragment ? absolute : file.address().flatMap(base -> base.resolve(target));
    }

    /** Returns all {@code count} positions, or {@code linksMax} of them, evenly spread. */
    public static List<Integer> positions(int count, int linksMax) {
        int picked = Math.min(count, linksMax);
        return IntStream.range(0, picked)
                .mapToObj(at -> (int) ((long) at * count / picked))
                .toList();
    }
}
