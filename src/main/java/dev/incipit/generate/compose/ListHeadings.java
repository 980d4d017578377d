package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The headings under which a page lists the pages of a folder, such as "Matrix plots" on the overview of a reference. A reader
 * expects one page of each of them before the fourth of the same one.
 */
final class ListHeadings {
    /** What the first page of a heading gains. */
    private static final double FIRST = 0.3;

    /** With fewer headings a page divides nothing. */
    private static final int HEADINGS_MIN = 3;

    /** Pages under a heading, on average; where there are fewer, the headings are the pages' names. */
    private static final int PAGES_MIN = 2;

    /** A list of a folder has at least one in this many of its pages. */
    private static final int SHARE = 2;

    /** A shorter heading is a letter of an alphabetical list. */
    private static final Pattern HEADING = Pattern.compile("#{1,6} [^\\p{L}]{0,40}\\p{L}{2}.*");

    private static final Pattern LINK = Pattern.compile("\\]\\((https?://[^\\s()#]{1,500})(?:#[^\\s()]{0,300})?\\)");

    private final SitePages pages;
    private final Map<String, Listed> addresses = new HashMap<>();
    private final Map<WebUrl, Place> places = new HashMap<>();
    private final Set<Place> taken = new HashSet<>();

    /** A heading by the page that has it and its number there. */
    private record Place(WebUrl page, int heading) {}

    private record Listed(WebUrl url, String folder) {}

    ListHeadings(SitePages pages) {
        this.pages = pages;
        var sizes = new HashMap<String, Integer>();
        for (var page : pages.all()) {
            var listed = new Listed(page.url(), pages.folder(page));
            addresses.put(page.url().toString(), listed);
            sizes.merge(listed.folder(), 1, Integer::sum);
        }
        var best = new HashMap<String, Map<WebUrl, Place>>();
        for (var list : pages.all()) {
            if (pages.isHome(list)) {
                continue;
            }
            placesOn(list).forEach((folder, here) -> {
                int most = best.getOrDefault(folder, Map.of()).size();
                if (here.size() > most && mayList(list, folder) && divides(here, sizes.get(folder))) {
                    best.put(folder, here);
                }
            });
        }
        best.values().forEach(places::putAll);
    }

    /** Returns what the page gains if it is the first one chosen of its heading. */
    double worth(CrawledPage page) {
        var place = places.get(page.url());
        return place == null || taken.contains(place) ? 0 : FIRST;
    }

    void add(CrawledPage page) {
        if (places.containsKey(page.url())) {
            taken.add(places.get(page.url()));
        }
    }

    /** Returns by folder the headings under which a page first has a link to each of the site's pages. */
    private Map<String, Map<WebUrl, Place>> placesOn(CrawledPage list) {
        var found = new HashMap<String, Map<WebUrl, Place>>();
        int headings = 0;
        for (var line : (Iterable<String>) list.markdown().lines()::iterator) {
            if (line.startsWith("#") && HEADING.matcher(line).matches()) {
                headings++;
            } else if (headings > 0 && line.contains("](http")) {
                var link = LINK.matcher(line);
                while (link.find()) {
                    var target = addresses.get(link.group(1));
                    if (target != null) {
                        found.computeIfAbsent(target.folder(), _ -> new HashMap<>())
                                .putIfAbsent(target.url(), new Place(list.url(), headings));
                    }
                }
            }
        }
        return found;
    }

    /** Not another page of the same folder: a chapter links to its neighbours without listing them. */
    private boolean mayList(CrawledPage list, String folder) {
        return !pages.folder(list).equals(folder) || pages.path(list).equals(folder);
    }

    private static boolean divides(Map<WebUrl, Place> found, int members) {
        int headings = new HashSet<>(found.values()).size();
        return headings >= HEADINGS_MIN && found.size() >= PAGES_MIN * headings && found.size() * SHARE >= members;
    }
}
