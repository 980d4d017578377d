package dev.incipit.validate.subject;

import dev.incipit.compute.Budget;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The section indexes that a file leads to: further {@code llms.txt} files of the same origin (agent-docs specification,
 * "Progressive disclosure"). Of a text from nowhere, that origin is the one that most of its links name.
 */
public final class SectionLinks {
    private static final String INDEX = "/llms.txt";
    private static final int LINKS_MAX = 1_000;

    private SectionLinks() {}

    /** Their addresses in order of first appearance, without query and fragment; at most 1 000. */
    public static List<WebUrl> in(LintedFile file) {
        if (file.pages().stream().noneMatch(page -> mayBeIndex(file, page))) {
            return List.of();
        }
        var pages = new ArrayList<WebUrl>();
        for (var page : file.pages()) {
            Budget.step();
            address(file, page).filter(url -> !url.hasUserInfo()).ifPresent(pages::add);
        }
        var origin = file.address().map(WebUrl::origin).or(() -> mostNamed(pages));
        var indexes = new LinkedHashSet<WebUrl>();
        for (var url : pages) {
            if (indexes.size() < LINKS_MAX
                    && origin.filter(url.origin()::equals).isPresent()
                    && isIndex(url)) {
                WebUrl.parse(url.withoutQuery()).ifPresent(indexes::add);
            }
        }
        file.address().ifPresent(indexes::remove);
        return List.copyOf(indexes);
    }

    private static boolean mayBeIndex(LintedFile file, LinkTarget target) {
        return target.url().map(SectionLinks::isIndex).orElse(file.address().isPresent());
    }

    private static boolean isIndex(WebUrl url) {
        return url.path().toLowerCase(Locale.ROOT).endsWith(INDEX);
    }

    private static Optional<WebUrl> address(LintedFile file, LinkTarget target) {
        return target.url()
                .or(() -> target.kind() == LinkTarget.Kind.RELATIVE
                        ? file.address().flatMap(base -> base.resolve(target.address()))
                        : Optional.empty());
    }

    private static Optional<String> mostNamed(List<WebUrl> pages) {
        var counts = new LinkedHashMap<String, Integer>();
        pages.forEach(url -> counts.merge(url.origin(), 1, Integer::sum));
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }
}
