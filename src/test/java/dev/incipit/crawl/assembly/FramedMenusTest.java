package dev.incipit.crawl.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.Readings;
import dev.incipit.html.PageLink;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FramedMenusTest {
    private static final String CONTENTS = "<nav class=sidebar><ol class=chapter>"
            + "<li><a href=/a>Gears</a></li><li class=part-title>Tools</li><li><a href=/b>Winches</a></li></ol></nav>";

    private static Reading framing(String frame) {
        return Readings.html(
                "/a", "<title>Gears</title>", "<nav class=sidebar>" + frame + "</nav><main><p>Text.</p></main>");
    }

    private static List<String> menu(Reading page, Reading... others) {
        var menus = new FramedMenus(url ->
                Arrays.stream(others).filter(other -> other.url().equals(url)).findFirst());
        return menus.with(page.page()).links().stream()
                .filter(link -> !link.anchorText().isEmpty())
                .filter(PageLink::isInMenu)
                .map(link -> link.target().path() + " " + link.anchorText() + " " + link.trail())
                .toList();
    }

    @Test
    void aPageHasTheLinksOfTheMenuInItsFrame() {
        var contents = Readings.html("/toc.html", "<meta name=robots content=noindex>", CONTENTS);
        assertEquals(
                List.of("/a Gears []", "/b Winches [Tools]"),
                menu(framing("<noscript><iframe src=/toc.html></iframe></noscript>"), contents));
    }

    @Test
    void aLinkToContentsIsNoFrame() {
        var contents = Readings.html("/toc.html", "", CONTENTS);
        assertEquals(List.of("/toc.html Contents []"), menu(framing("<a href=/toc.html>Contents</a>"), contents));
    }

    @Test
    void aPageInAFrameIsNoMenu() {
        var page = Readings.html("/b", "", "<nav><a href=/a>Gears</a></nav><main><p><a href=/c>A text.</a></p></main>");
        assertEquals(List.of(), menu(framing("<iframe src=/b></iframe>"), page));
    }

    @Test
    void manyFramesOfManyLinksCostLittle() {
        var links = new StringBuilder("<nav>");
        for (int i = 0; i < 5_000; i++) {
            links.append("<a href=/").append(i).append(">Page ").append(i).append("</a>");
        }
        var contents = Readings.html("/toc.html", "", links + "</nav>");
        var frames = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            frames.append("<iframe src=/toc.html?").append(i).append("></iframe>");
        }
        var page = framing(frames.toString()).page();
        var menus = new FramedMenus(_ -> Optional.of(contents));
        assertEquals(page.links().size() + 1_000, menus.with(page).links().size());
    }

    @Test
    void aPageWithoutFrameIsAsItWas() {
        var page = framing("").page();
        assertEquals(page, new FramedMenus(_ -> Optional.empty()).with(page));
    }
}
