package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What of an element a reader sees. */
final class VisibleTextTest {
    private static Element first(String html) {
        return Jsoup.parseBodyFragment(html).body().child(0);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<p>a <b>b</b>   c</p>                               ! a b c",
                "<p>a <span hidden>b</span> c</p>                    ! a c",
                "<p>a <span hidden=until-found>b</span></p>          ! a b",
                "<p>a <span style='display:none'>b</span></p>        ! a",
                "<p>a <span class='x sr-only'>b</span></p>           ! a",
                "<div>a <div class=w-form-fail>b</div></div>         ! a",
                "<p>a <script>b</script></p>                         ! a",
                "<h2>Use<a href=#use>¶</a></h2>                      ! Use",
                "<h2>Use<a class=headerlink href=#use>here</a></h2>  ! Use",
                "<h2>Use <a href=#use>it</a></h2>                    ! Use it",
                "<p>a <button>Copy</button></p>                      ! a",
                "<h2><button>Opens the section</button></h2>         ! Opens the section",
                "<p><i aria-hidden=true>b</i></p>                    ! b",
                "<p>a <i aria-hidden=true>b</i></p>                  ! a"
            })
    void whatIsHiddenOrAnOrnamentIsNoText(String html, String text) {
        assertEquals(text, VisibleText.of(first(html)));
    }

    @Test
    void unseenCharactersAndThoseThatTurnTextAroundAreDropped() {
        assertEquals("a b", VisibleText.fold(" \u00A0a\u00AD\u202E\u2066\t\u200Bb\u0007 "));
    }

    @Test
    void thePanelOfATabIsNotHidden() {
        assertFalse(VisibleText.isHidden(first("<div role=tabpanel hidden>a</div>")));
        assertTrue(VisibleText.isHidden(first("<div hidden>a</div>")));
    }

    @ParameterizedTest(name = "{0} is of level {1}")
    @CsvSource({"h1, 1", "h6, 6", "h7, 0", "hr, 0", "p, 0"})
    void headingsHaveSixLevels(String tag, int level) {
        assertEquals(level, VisibleText.headingLevel(new Element(tag)));
    }

    @Test
    void onlyWholeClassesCount() {
        var words = Set.of("toc");
        assertTrue(VisibleText.hasWord(first("<p class='a\ttoc b'>"), words));
        assertFalse(VisibleText.hasWord(first("<p class='tocs toc-b'>"), words));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"#top, true", "#top_of_page, true", "#page-top, true", "#topics, false", "/page#top, false"})
    void aLinkBackToTheTopIsNoText(String target, boolean permalink) {
        assertEquals(permalink, VisibleText.isPermalink(first("<a href='" + target + "'>up</a>")));
    }
}
