package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds series of pages whose titles start alike, such as the releases, security notices or reports of a news site. */
final class TitleSeries {
    private static final int WORDS = 2;
    private static final int MEMBERS_MIN = 3;

    private TitleSeries() {}

    /** Returns the series by how their titles start, in order of first occurrence; the rest is under {@code other}. */
    static Map<String, List<CrawledPage>> among(List<CrawledPage> pages, Titles titles, String other) {
        var byStart = new LinkedHashMap<String, List<CrawledPage>>();
        for (var page : pages) {
            byStart.computeIfAbsent(start(titles.of(page.page())), _ -> new ArrayList<>())
                    .add(page);
        }
        var series = new LinkedHashMap<String, List<CrawledPage>>();
        byStart.forEach((start, members) -> series.computeIfAbsent(
                        start.isEmpty() || members.size() < MEMBERS_MIN ? other : start, _ -> new ArrayList<>())
                .addAll(members));
        return series;
    }

    /** Returns the first words of a title; empty if it has no more than these. */
    private static String start(String title) {
        var words = title.split(" ");
        return words.length <= WORDS
                ? ""
                : String.join(" ", List.of(words).subList(0, WORDS)).replaceAll("[^\\p{L}\\p{N}]+$", "");
    }
}
