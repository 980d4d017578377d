package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pages whose titles begin alike belong together: the releases, the security notices, the reports of a news site. */
final class Series {
    private static final int WORDS = 2;
    private static final int MEMBERS_MIN = 3;

    private Series() {}

    /** The series among some pages by what their titles share, in the order they first occur; the rest stands under {@code other}. */
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

    /** The first words of a title, empty where it has no more than these. */
    private static String start(String title) {
        var words = title.split(" ");
        return words.length <= WORDS
                ? ""
                : String.join(" ", List.of(words).subList(0, WORDS)).replaceAll("[^\\p{L}\\p{N}]+$", "");
    }
}
