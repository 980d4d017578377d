package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FolderNamesTest {
    private static FolderNames names(TestPages site) {
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        return new FolderNames(
                pages,
                navigation,
                new PageKinds(pages, navigation),
                new Titles(pages.all()),
                label -> !label.equals("More"));
    }

    private static PageLink link(String path, String name, Region region) {
        return new PageLink(TestPages.url(path), name, region, List.of(), false);
    }

    @Test
    void aMenuNamesAFolderBeforeItsPageDoes() {
        var menu = new PageLink[] {link("/dev", "Develop", Region.NAVIGATION), link("/x", "More", Region.NAVIGATION)};
        var site = new TestPages()
                .add("/", "Home", "", menu)
                .add("/dev", "Welcome to all developers", "", menu)
                .add("/guide", "How to begin", "");
        assertEquals(Optional.of(menu[0].anchorText()), names(site).of(List.of("dev")));
        assertEquals(Optional.of("How to begin"), names(site).of(List.of("guide")));
    }

    @Test
    void aFolderWithOneSubfolderHasItsName() {
        var site = new TestPages()
                .add("/", "Home", "")
                .add("/a/b", "Boats", "")
                .add("/a/b/x", "Sloop", "")
                .add("/a/b/y", "Ketch", "");
        assertEquals(Optional.of("Boats"), names(site).of(List.of("a")));
    }

    @Test
    void aPathIsANameIfTheSiteHasItsWordsAndNoSoftwareCallsAFolderSo() {
        var site = new TestPages()
                .add("/", "Small boats", "")
                .add("/small-boat/x", "Sloop", "")
                .add("/small-boat/y", "Ketch", "")
                .add("/uploads/x", "Our uploads", "")
                .add("/uploads/y", "Upload", "")
                .add("/prop_tgt/x", "Depth", "")
                .add("/prop_tgt/y", "Width", "");
        assertEquals(Optional.of("Small boat"), names(site).of(List.of("small-boat")));
        assertEquals(Optional.empty(), names(site).of(List.of("uploads")));
        assertEquals(Optional.empty(), names(site).of(List.of("prop_tgt")));
    }

    @Test
    void theListThatLeadsToWhatLiesInAFolderNamesIt() {
        var menu = link("/fleet", "Fleet", Region.NAVIGATION);
        var site = new TestPages()
                .add("/", "Home", "", menu)
                .add("/fleet", "Everything that floats", "", menu, link("/p_7/x", "Sloop", Region.MAIN))
                .add("/p_7/x", "Sloop", "", menu)
                .add("/p_7/y", "Ketch", "", menu);
        assertEquals(Optional.of("Fleet"), names(site).of(List.of("p_7")));
    }

    @Test
    void thePageBesideAFolderThatListsItNamesIt() {
        var commands = new PageLink[] {
            link("/cmds/cd", "cd", Region.MAIN),
            link("/cmds/ls", "ls", Region.MAIN),
            link("/cmds/rm", "rm", Region.MAIN)
        };
        var all = new PageLink[] {
            link("/cmds/cd", "cd", Region.MAIN),
            link("/cmds/ls", "ls", Region.MAIN),
            link("/a", "A", Region.MAIN),
            link("/b", "B", Region.MAIN),
            link("/c", "C", Region.MAIN)
        };
        var site = new TestPages()
                .add("/", "Home of the cmds", "")
                .add("/contents", "Contents", "", all)
                .add("/a", "A", "")
                .add("/b", "B", "")
                .add("/c", "C", "")
                .add("/commands", "Commands", "", commands)
                .add("/cmds/cd", "cd", "")
                .add("/cmds/ls", "ls", "")
                .add("/cmds/rm", "rm", "");
        assertEquals(Optional.of("Commands"), names(site).of(List.of("cmds")));
    }
}
