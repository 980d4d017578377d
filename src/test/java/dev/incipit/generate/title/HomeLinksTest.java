package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.html.PageLink;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class HomeLinksTest {
    @Test
    void theTextOfTheLogoIsWhatMostPagesLinkHomeWith() {
        assertEquals(Optional.of("Tree Park"), name("Tree Park", "tree park", "Parks"));
    }

    @Test
    void withoutAgreementThereIsNone() {
        assertEquals(Optional.empty(), name("Tree Park", "Parks", "Woods"));
        assertEquals(Optional.empty(), name("Tree Park"));
        assertEquals(Optional.empty(), name("Home", "Home", "Home"));
        assertEquals(Optional.empty(), name("TP", "TP"));
    }

    private static Optional<String> name(String... texts) {
        var pages = new TestPages();
        for (int i = 0; i < texts.length; i++) {
            var logo = new PageLink(TestPages.url("/"), texts[i], PageLink.Region.NAVIGATION, List.of(), false);
            var inText = new PageLink(TestPages.url("/"), "Start here", PageLink.Region.MAIN, List.of(), false);
            pages.add("/" + i, "Tree", "Text", logo, inText);
        }
        return HomeLinks.name(pages.pages(), TestPages.url("/"), text -> !text.equals("Home"));
    }
}
