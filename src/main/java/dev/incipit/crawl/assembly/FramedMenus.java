package dev.incipit.crawl.assembly;

import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Menus that pages show in a frame, such as the table of contents of an mdBook: each of the pages has their links. */
final class FramedMenus {
    /** Frames of a page. */
    private static final int FRAMES_MAX = 3;

    /** The longest contents of manuals have some hundred. */
    private static final int LINKS_MAX = 1_000;

    private final Function<WebUrl, Optional<Reading>> readings;

    /**
     * Creates it.
     *
     * @param readings finds what was read at an address
     */
    FramedMenus(Function<WebUrl, Optional<Reading>> readings) {
        this.readings = readings;
    }

    /** Returns the page with the links of the menus that it frames, behind its own. */
    Page with(Page page) {
        var framed = page.links().stream()
                .filter(link -> link.isInMenu() && link.anchorText().isEmpty())
                .limit(FRAMES_MAX)
                .flatMap(frame -> readings.apply(frame.target()).stream())
                .filter(menu -> !menu.url().equals(page.url()))
                .map(FramedMenus::menu)
                .flatMap(List::stream)
                .limit(LINKS_MAX)
                .toList();
        return framed.isEmpty()
                ? page
                : page.withLinks(Stream.concat(page.links().stream(), framed.stream())
                        .limit(Page.LINKS_MAX)
                        .toList());
    }

    /** Returns the links of a page that holds nothing else than a menu; else none. */
    private static List<PageLink> menu(Reading reading) {
        var links = reading.page().links();
        return links.stream().allMatch(PageLink::isInMenu) ? links : List.of();
    }
}
