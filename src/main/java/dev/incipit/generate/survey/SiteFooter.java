package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink.Region;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the footers of a site's pages link to, and under which headings; links that most texts have are those of a foot without a mark. */
final class SiteFooter {
    /** Of so few pages most may tell of another one. */
    private static final int TOLD_MIN = 10;

    private final SitePages pages;
    private final Map<WebUrl, Map<String, Integer>> labels = new HashMap<>();
    private final Map<WebUrl, Integer> shownOn = new HashMap<>();
    private final Map<WebUrl, Integer> toldOn = new HashMap<>();

    SiteFooter(SitePages pages) {
        this.pages = pages;
        pages.all().forEach(this::read);
    }

    /** The heading above the page in most footers. */
    Optional<String> label(CrawledPage page) {
        return Optional.ofNullable(labels.get(page.url())).flatMap(TrailVotes::most);
    }

    /** Whether the footers or the texts of most pages link to it. */
    boolean shows(CrawledPage page) {
        return shownOn.getOrDefault(page.url(), 0) * 2 > pages.count()
                || toldOn.getOrDefault(page.url(), 0) * 2 > Math.max(TOLD_MIN, pages.count());
    }

    private void read(CrawledPage source) {
        var seen = new HashSet<WebUrl>();
        for (var link : source.links()) {
            if (link.region() != Region.FOOTER && !link.isInText()) {
                continue;
            }
            pages.target(link).map(CrawledPage::url).ifPresent(target -> {
                var counts = link.isInText() ? toldOn : shownOn;
                counts.merge(target, seen.add(target) ? 1 : 0, Integer::sum);
                if (!link.isInText() && !link.trail().isEmpty()) {
                    labels.computeIfAbsent(target, _ -> new LinkedHashMap<>())
                            .merge(link.trail().getLast(), 1, Integer::sum);
                }
            });
        }
    }
}
