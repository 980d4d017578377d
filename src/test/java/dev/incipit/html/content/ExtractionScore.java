package dev.incipit.html.content;

import dev.incipit.html.dom.GoldPages;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Scores the choice of content without the renderer: {@code ExtractionScore SET [OUT]} prints the measure by page type
 * and writes each page's text to OUT/ID.txt.
 */
final class ExtractionScore {
    private ExtractionScore() {}

    public static void main(String[] args) throws IOException {
        var content = new MainContent();
        Map<String, List<double[]>> byType = new TreeMap<>();
        var pages = GoldPages.of(Path.of(args[0]));
        for (var page : pages) {
            content.find(page.document(), WebUrl.parse("https://example.com/").orElseThrow());
        }
        long nanos = 0;
        for (var page : pages) {
            var url = WebUrl.parse(page.url().replaceAll("[^!-~]|[|\\[\\]{}\"<>\\\\^`]", "_"))
                    .orElseThrow();
            long start =
                    java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            var found = content.find(page.document(), url);
            nanos += java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            var text = GoldPages.text(found);
            if (args.length > 1) {
                Files.createDirectories(Path.of(args[1]));
                Files.writeString(Path.of(args[1], page.id() + ".txt"), text);
            }
            byType.computeIfAbsent(page.type(), _ -> new ArrayList<>())
                    .add(GoldPages.score(GoldPages.words(text), page.gold()));
        }
        print(byType);
        System.out.printf("%.2f ms a page%n", nanos / 1e6 / pages.size());
    }

    static void print(Map<String, List<double[]>> byType) {
        var all = byType.values().stream().flatMap(List::stream).toList();
        byType.forEach((type, scores) -> print(type, scores));
        print("ALL", all);
        System.out.printf(
                "mean of types %.3f%n",
                byType.values().stream().mapToDouble(s -> mean(s, 2)).average().orElse(0));
    }

    private static void print(String type, List<double[]> scores) {
        System.out.printf(
                "%-16s %4d  P %.3f  R %.3f  F1 %.3f  <0.5 %.3f%n",
                type,
                scores.size(),
                mean(scores, 0),
                mean(scores, 1),
                mean(scores, 2),
                scores.stream().mapToDouble(s -> s[2] < 0.5 ? 1 : 0).average().orElse(0));
    }

    private static double mean(List<double[]> scores, int part) {
        return scores.stream().mapToDouble(s -> s[part]).average().orElse(0);
    }
}
