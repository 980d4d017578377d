package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.WebUrl;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SharedSentencesTest {
    private static final String SHARED = "Larkspur is a language that lets everybody mend nets.";

    private static final String MOTTO = "Honest goods for all the days that you spend at sea.";

    private static ReadSite releases() {
        return new ReadSite()
                .add(
                        "/a",
                        "Larkspur 1.1",
                        "<p>We publish 1.1 today. " + SHARED + "<p>Larkspur 1.1 ties knots of three strands.")
                .add(
                        "/b",
                        "Larkspur 1.2",
                        "<p>We publish 1.2 now. " + SHARED + "<p>Larkspur 1.2 dries sails in the wind.")
                .add("/c", "Larkspur 1.3", "<p>" + SHARED + " We publish 1.3.<p>Larkspur 1.3 counts the boats at sea.");
    }

    private static WebUrl url(String path) {
        return WebUrl.parse("https://example.com" + path).orElseThrow();
    }

    @Test
    void whatThreePagesSayIsShared() {
        assertTrue(releases().texts().shared().has(SHARED, url("/b")));
        assertFalse(releases().texts().shared().has("Larkspur 1.2 dries sails in the wind.", url("/b")));
    }

    @Test
    void aPageIsDescribedByWhatOnlyItSays() {
        assertEquals("Larkspur 1.2 dries sails in the wind.", releases().note("/b"));
    }

    @Test
    void whatListsSayBelowALineThatIsALinkIsOfThatPage() {
        var brief = "Reads and writes the tables of the tides.";
        var site = new ReadSite().add("/table", "Table", "<p>" + brief);
        for (var list : List.of("/a", "/b", "/c")) {
            site.add(list, "List " + list, "<p><a href=/table>Table</a><p>" + brief + "<p>Ends " + list + " here.");
        }
        assertFalse(site.texts().shared().has(brief, url("/table")));
        assertTrue(site.texts().shared().has(brief, url("/a")));
    }

    @Test
    void theMottoBelowALinkInTheFootDescribesNoPage() {
        var site = new ReadSite();
        for (int i = 1; i <= 4; i++) {
            site.add(
                    "/" + i,
                    "Nets of size " + i,
                    "<ul><li>Net " + i + "a</li><li>Net " + i + "b</li></ul><h2><a href=/1>Nets of size 1</a></h2><p>"
                            + MOTTO);
        }
        assertTrue(site.texts().shared().isOfFrame(MOTTO, url("/1")));
        assertEquals("Net 1a; Net 1b", site.note("/1"));
    }

    @Test
    void aMottoThatTheHomePageSaysTooDescribesNoOtherPage() {
        var site = new ReadSite().add("/", "Nets", "<p>" + MOTTO);
        for (int i = 1; i <= 4; i++) {
            site.add("/" + i, "Size " + i, "<ul><li>Net " + i + "a</li></ul><h2><a href=/>Nets</a></h2><p>" + MOTTO);
        }
        assertTrue(site.texts().shared().isOfFrame(MOTTO, url("/1")));
        assertFalse(site.texts().shared().isOfFrame(MOTTO, url("/")));
    }

    @Test
    void whatListsShowOfAPageBelowItsNameDescribesThatPage() {
        var line = "The market will trade from the castle yard while the square is paved.";
        var card = "<h2><a href=/market>Market moves</a></h2><p>21 November · <a href=/jane>Jane</a><p>" + line;
        var site = new ReadSite().add("/market", "Market moves", line, "<p>" + line + "<p>Jane has seen the yard.");
        for (var list : new String[] {"news", "jane", "tags", "november"}) {
            site.add("/" + list, "All of " + list, card);
        }
        assertFalse(site.texts().shared().has(line, url("/market")));
        assertEquals(line, site.note("/market"));
    }

    @Test
    void whatStandsBelowItsWritersNameIsThePagesOwn() {
        var line = "The market will trade from the castle yard while the square is paved.";
        var writer = "<h4><a href=/author/jane>Jane</a></h4><p>" + line;
        var site = new ReadSite().add("/market", "Market moves", "<h1>Market moves</h1>" + writer);
        for (var list : new String[] {"news", "jane", "tags", "november"}) {
            site.add("/" + list, "All of " + list, "<h2><a href=/market>Market moves</a></h2><p>" + line);
        }
        assertEquals(line, site.note("/market"));
    }

    @Test
    void whatAFewOfManyPagesSayIsSharedButNotOfTheirFrame() {
        var site = releases();
        for (int i = 0; i < 40; i++) {
            site.add("/" + i, "Boat " + i, "<p>Boat " + i + " is a boat.");
        }
        assertTrue(site.texts().shared().has(SHARED, url("/b")));
        assertFalse(site.texts().shared().isOfFrame(SHARED, url("/b")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "Honest goods for the sea. More to come. ! Honest goods for the sea. ! true",
                "More to come. Honest goods for the sea  ! Honest goods for the sea  ! true",
                "Honest goods v1.2 for the sea. More.    ! Honest goods v1.2 for the sea. ! true",
                "誠実な海のための良い品物を売ります、この港の町で。次の文です。 ! 誠実な海のための良い品物を売ります、この港の町で。 ! true",
                "Honest goods at sea1. More to come.     ! Honest goods at sea1.     ! true",
                "Honest goods at sea. More to come.      ! Honest goods at sea.      ! false"
            })
    void sentencesOfTwentyLettersAreCompared(String text, String sentence, boolean shared) {
        var site = new ReadSite();
        for (var path : new String[] {"/a", "/b", "/c"}) {
            site.add(path, "Page " + path, "<p>" + text);
        }
        assertEquals(shared, site.texts().shared().has(sentence, url("/a")));
    }

    @Test
    void theFirstSixteenTextsOfAPageAreRead() {
        for (int before : new int[] {15, 16}) {
            var site = new ReadSite();
            for (var path : new String[] {"/a", "/b", "/c"}) {
                site.add(path, "Page " + path, "<p>Sail on.".repeat(before) + "<p>" + MOTTO);
            }
            assertEquals(before == 15, site.texts().shared().has(MOTTO, url("/a")));
        }
    }

    @Test
    void aTenthOfThePagesIsTheirFrame() {
        for (int others : new int[] {37, 47}) {
            var site = releases();
            for (int i = 0; i < others; i++) {
                site.add("/" + i, "Boat " + i, "<p>Boat " + i + " is a boat." + (i == 0 ? "<p>" + SHARED : ""));
            }
            assertEquals(others == 37, site.texts().shared().isOfFrame(SHARED, url("/b")));
        }
    }
}
