package dev.incipit.generate.title;

import dev.incipit.crawl.CrawledPage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds series of pages whose titles start alike and then count: the releases, issues or meetings of a news site. Titles that
 * only start alike ("How to …") are none.
 */
public final class TitleSeries {
    private static final int WORDS = 2;
    private static final int MEMBERS_MIN = 3;

    /** Two words, and a number or a date not far behind them. */
    private static final Pattern COUNTED = Pattern.compile("^\\S+ \\S+ .{0,20}?\\d");

    /** A short word that leads to what counts: "Evenings in 2023". */
    private static final Pattern LINK = Pattern.compile(" \\p{Ll}{1,3}$");

    /** Of three titles, two must count. */
    private static final int COUNTED_OF = 3;

    private static final int COUNTED_MIN = 2;

    private TitleSeries() {}

    /** Returns the series by how their titles start, in order of first occurrence; the rest is under {@code other}. */
    public static Map<String, List<CrawledPage>> among(List<CrawledPage> pages, Titles titles, String other) {
        var byStart = pages.stream()
                .collect(
                        Collectors.groupingBy(page -> start(titles.of(page)), LinkedHashMap::new, Collectors.toList()));
        var series = new LinkedHashMap<String, List<CrawledPage>>();
        byStart.forEach((start, members) -> series.computeIfAbsent(
                        start.isEmpty() || members.size() < MEMBERS_MIN || !count(members, titles) ? other : start,
                        _ -> new ArrayList<>())
                .addAll(members));
        return series;
    }

    /** Whether a number follows the first words in most of the titles. */
    private static boolean count(List<CrawledPage> members, Titles titles) {
        var counting = members.stream()
                .filter(page -> COUNTED.matcher(titles.of(page)).find())
                .count();
        return counting * COUNTED_OF >= (long) members.size() * COUNTED_MIN;
    }

    /** Returns the first words of a title; empty if it has no more than these. */
    private static String start(String title) {
        var words = title.split(" ");
        return words.length <= WORDS
                ? ""
                : LINK.matcher(String.join(" ", List.of(words).subList(0, WORDS))
                                .replaceAll("[^\\p{L}\\p{N}]+$", ""))
                        .replaceFirst("");
    }
}
