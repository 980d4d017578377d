package dev.incipit.app.demo;

import dev.incipit.text.ShippedFile;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A site of long pages without Markdown twins that use every kind of markup, unlike the demo site. The package step runs the
 * program on it, so that classes which ordinary sites need are loaded.
 */
public final class TrainingSite {
    private static final String PAGE = "/train/page.html";
    private static final int PAGES = 24;

    private TrainingSite() {}

    public static DemoSite open() {
        var site = DemoSite.empty();
        var page = ShippedFile.text(PAGE);
        var address = site.address();
        site.publish("/robots.txt", "User-agent: *\nDisallow: /private/\nSitemap: " + address + "/sitemap.xml\n");
        site.publish(
                "/sitemap.xml", "<sitemapindex><sitemap><loc>" + address + "/pages.xml</loc></sitemap></sitemapindex>");
        site.publish("/pages.xml", sitemap(address));
        site.publish("/", filled(page, "", 0));
        for (int n = 1; n <= PAGES; n++) {
            site.publish("/" + path(n), filled(page, path(n), n));
        }
        return site;
    }

    private static String path(int n) {
        return switch (n % 4) {
            case 0 -> "guide/page" + n;
            case 1 -> "blog/2026/01/post-" + n;
            case 2 -> "reference/api-" + n;
            default -> "guide/part-" + n % 3 + "/page" + n;
        };
    }

    private static String title(int n) {
        return n == 0 ? "Trainer" : "Chapter " + n + " of the manual";
    }

    private static String sitemap(String address) {
        return IntStream.rangeClosed(1, PAGES)
                .mapToObj(n -> "<url><loc>" + address + "/" + path(n)
                        + "</loc><lastmod>2026-01-02</lastmod><priority>0.5</priority></url>")
                .collect(Collectors.joining("", "<urlset>", "</urlset>"));
    }

    private static String filled(String page, String path, int n) {
        return page.replace("{menu}", links("<li class=\"menu-item\">%s</li>"))
                .replace("{cards}", links("<div class=\"card\"><h3>%s</h3><p>What it says in short.</p></div>"))
                .replace("{title}", title(n))
                .replace("{path}", path)
                .replace("{next}", Integer.toString(n + 1))
                .replace("{n}", Integer.toString(n));
    }

    private static String links(String around) {
        return IntStream.rangeClosed(1, PAGES / 2)
                .mapToObj(n -> around.formatted("<a href=\"/" + path(n) + "\">" + title(n) + "</a>"))
                .collect(Collectors.joining());
    }
}
