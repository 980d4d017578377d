package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.describe.extract.Note;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageMetadata;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ExtractiveDescriberTest {
    private static final String LEAD = "Options change how a command behaves, and each has a name of its own.";

    private static Page page(String path, Optional<String> meta, List<String> headings, String... paragraphs) {
        var metadata = new PageMetadata(
                "",
                Optional.empty(),
                meta,
                Optional.empty(),
                Optional.of("en"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                Optional.empty(),
                List.of(),
                Optional.empty());
        return new Page(
                WebUrl.parse("https://example.com" + path).orElseThrow(),
                metadata,
                "",
                headings.stream().map(text -> new Page.Heading(2, text)).toList(),
                List.of(paragraphs),
                List.of());
    }

    private static Optional<String> note(String title, Page page, Page... others) {
        var home = page("/", Optional.empty(), List.of(), "Larkspur is a tool for people who write commands by hand.");
        var all = new java.util.ArrayList<>(List.of(home, page));
        all.addAll(List.of(others));
        var words = new ExtractiveDescriber(ComputePool.ofCommand())
                .describe(new DescribedPage("Larkspur", home), all, List.of(new DescribedPage(title, page)));
        return Optional.ofNullable(words.notes().get(page.url()));
    }

    @Test
    void aMetaDescriptionOfItsOwnDescribesThePage() {
        var meta = "Every option of a command, with its default and its unit.";
        assertEquals(Optional.of(meta), note("Options", page("/options", Optional.of(meta), List.of(), LEAD)));
    }

    @Test
    void aMetaDescriptionThatPagesShareIsPassedOverForTheText() {
        var shared = Optional.of("Larkspur, the tool for people who write commands by hand.");
        assertEquals(
                Optional.of(LEAD),
                note("Options", page("/options", shared, List.of(), LEAD), page("/other", shared, List.of())));
    }

    @Test
    void cookieTextsAndTemplatesDescribeNothing() {
        assertEquals(
                Optional.of(LEAD),
                note(
                        "Options",
                        page(
                                "/options",
                                Optional.empty(),
                                List.of(),
                                "We use cookies to make this website better for all of us.",
                                "{% if mode %} This page is a template that nobody filled in. {% endif %}",
                                LEAD)));
    }

    @Test
    void subHeadingsFillTheRoomThatIsLeftButNotTheSitesUsualOnes() {
        var page = page("/options", Optional.empty(), List.of("Flags", "See also"), LEAD);
        var note = note(
                        "Options",
                        page,
                        page("/a", Optional.empty(), List.of("See also")),
                        page("/b", Optional.empty(), List.of("See also")),
                        page("/c", Optional.empty(), List.of("See also")))
                .orElseThrow();
        assertEquals(LEAD + " (Flags)", note);
    }

    @Test
    void theTitleIsNeverSaidAgain() {
        assertEquals(
                Optional.empty(),
                note(
                        "Options change how a command behaves",
                        page("/options", Optional.of("Options change how a command behaves."), List.of())));
    }

    @Test
    void noTwoPagesGetTheSameWords() {
        var one = page("/one", Optional.empty(), List.of(), LEAD + " It is the first.");
        var two = page("/two", Optional.empty(), List.of(), LEAD + " It is the second.");
        var notes = new ExtractiveDescriber(ComputePool.ofCommand())
                .describe(
                        new DescribedPage("Larkspur", one),
                        List.of(one, two),
                        List.of(new DescribedPage("One", one), new DescribedPage("Two", two)))
                .notes();
        assertEquals(notes.size(), notes.values().stream().distinct().count());
    }

    @Test
    void aLongTextIsCutBetweenSentences() {
        var note = note(
                        "Options",
                        page("/options", Optional.empty(), List.of(), LEAD + " " + "It says more. ".repeat(40)))
                .orElseThrow();
        assertTrue(note.length() <= Note.CHARACTERS_MAX, note);
        assertTrue(note.endsWith("."), note);
        assertFalse(note.contains("…"), note);
    }

    @Test
    void aMetaDescriptionIsTakenWholeAndItsCallToBuyLeftOut() {
        var meta = "Options of every command, with defaults. Start for free today! Each has an example.";
        assertEquals(
                Optional.of("Options of every command, with defaults. Each has an example."),
                note("Settings", page("/options", Optional.of(meta), List.of("Flags"), LEAD))
                        .map(note -> note.replace(" (Flags)", "")));
    }

    @Test
    void aMenuSetAsTextDescribesNothing() {
        var menu = "Rooms Restaurant Prices Directions Surroundings History Groups";
        var links = Stream.of(menu.split(" "))
                .map(word -> new PageLink(
                        WebUrl.parse("https://example.com/" + word).orElseThrow(),
                        word,
                        PageLink.Region.MAIN,
                        List.of(),
                        false))
                .toList();
        var page = page("/rooms", Optional.empty(), List.of(), menu, LEAD);
        var linked = new Page(page.url(), page.metadata(), page.markdown(), page.headings(), page.paragraphs(), links);
        assertEquals(Optional.of(LEAD), note("Where to sleep", linked));
    }

    @Test
    void aPageThatOnlyLeadsOnIsDescribedByWhereTo() {
        var links = Stream.of("Create a ledger", "Import statements")
                .map(name -> new PageLink(
                        WebUrl.parse("https://example.com/" + name.replace(' ', '-'))
                                .orElseThrow(),
                        name,
                        PageLink.Region.MAIN,
                        List.of(),
                        false))
                .toList();
        var page = page("/help", Optional.empty(), List.of());
        var hub = new Page(page.url(), page.metadata(), "", List.of(), List.of(), links);
        assertEquals(Optional.of("Create a ledger; Import statements"), note("Help", hub));
    }

    @Test
    void theFirstWordsThatAListRepeatsAreThePagesAndNotTheLists() {
        var post = page("/blog/one", Optional.empty(), List.of(), LEAD);
        var list = page("/blog", Optional.empty(), List.of(), LEAD);
        var linked = new Page(
                list.url(),
                list.metadata(),
                "",
                List.of(),
                list.paragraphs(),
                List.of(new PageLink(post.url(), "One", PageLink.Region.MAIN, List.of(), false)));
        assertEquals(Optional.of(LEAD), note("One", post, linked));
    }

    @Test
    void aTextThatTheTitleNamesIsNoFurniture() {
        var text = "Two-step login asks for a code from an app on your phone.";
        assertEquals(
                Optional.of(text),
                note("Turn on two-step login", page("/help/login", Optional.empty(), List.of(), text)));
    }

    @Test
    void pagesOnPromptsRulesAndAgentsKeepTheirDescriptions() {
        for (var meta : List.of(
                "How to write a system prompt for an assistant, with examples.",
                "Override the default rules of the linter in a file of your own.",
                "Agents need tools, and models have a context window of fixed length.",
                "If you are an AI engineer, begin with the guide to evaluation.",
                "You are now ready to build the first project with the tool.",
                "Add @acme/widgets to the project, and import what you need.")) {
            var note = note("Options", page("/options", Optional.of(meta), List.of(), LEAD));
            assertTrue(note.orElseThrow().startsWith(meta), meta);
        }
    }

    @Test
    void aSentenceWithAnAddressIsLeftOutAndTheOthersStay() {
        for (var stranger : List.of("https://acme.test/faults", "help@acme.test", "https://a:b@acme.test/")) {
            var meta = LEAD + " Report faults to " + stranger + ".";
            assertEquals(Optional.of(LEAD), note("Options", page("/options", Optional.of(meta), List.of(), "")));
        }
    }

    @Test
    void theSitesOwnAddressesAreItsToTell() {
        for (var own : List.of("https://example.com/faults", "help@example.com", "//docs.example.com", "tool@latest")) {
            var meta = LEAD + " Report faults to " + own + ".";
            assertEquals(Optional.of(meta), note("Options", page("/options", Optional.of(meta), List.of(), "")));
        }
    }

    @Test
    void scriptsThatWriteVowelsAsMarksAreProse() {
        for (var text : List.of(
                "മലയാളം ദ്രാവിഡഭാഷാ കുടുംബത്തിൽപ്പെട്ട ഒരു ഭാഷയാണ്, കേരളത്തിൽ സംസാരിക്കുന്നു.",
                "ဤစာမျက်နှာသည် မြို့တော်၏ ပန်းခြံများနှင့် သစ်ပင်များအကြောင်း ပြောပြသည်။",
                "हिन्दी भारत की एक प्रमुख भाषा है और इसे करोड़ों लोग बोलते हैं।")) {
            assertEquals(Optional.of(text), note("Options", page("/options", Optional.of(text), List.of())));
        }
        assertEquals("go fast", TextKey.of("Go ❤\ufe0f\u200d🔥 fast"));
        // Two words that marks alone tell apart.
        assertFalse(TextKey.of("कि").equals(TextKey.of("की")));
    }

    @Test
    void partsThatDifferFromPageToPageInANumberOnlyTellNothing() {
        var pages = new Page[6];
        for (int i = 0; i < pages.length; i++) {
            pages[i] =
                    page("/1." + i, Optional.empty(), List.of("Contributors to 1." + i), "Release " + i + " is out.");
        }
        var page = page("/new", Optional.empty(), List.of("Contributors to 1.9", "Faster starts"), LEAD);
        assertEquals(Optional.of(LEAD + " (Faster starts)"), note("Release 1.9", page, pages));
    }

    @Test
    void aPageOfVersionsIsDescribedByAsManyAsFit() {
        var headings = List.of("Version 8.1.3", "Version 8.1.2", "Version 7.1");
        assertEquals(
                Optional.of("Version 8.1.3; Version 8.1.2; Version 7.1"),
                note("Changes", page("/changes", Optional.empty(), headings)));
    }

    @Test
    void aSentenceThatOnlySaysWhereMoreIsSaidComesAfterOneThatTells() {
        assertEquals(
                Optional.of(LEAD),
                note(
                        "Options",
                        page(
                                "/options",
                                Optional.empty(),
                                List.of(),
                                "See the reference of options for more information. " + LEAD)));
    }

    @Test
    void theNamesOfThePartsTellMoreThanHalfASentence() {
        var sentence = "Besides all that the tool offers to interface with the reading and checking of arguments, "
                + "it also provides a bunch of further functions that are of use in the writing of utilities of any kind for every"
                + " terminal there is, small or large.";
        assertEquals(
                Optional.of("Colours in terminals; Progress bars; Pagers; checking of arguments"),
                note(
                        "Utilities",
                        page(
                                "/utilities",
                                Optional.empty(),
                                List.of("Colours in terminals", "Progress bars", "Pagers"),
                                sentence)));
    }

    @Test
    void theGapsThatPicturesLeaveBeforeACommaAreClosed() {
        assertEquals(
                Optional.of("The parts are events, commands, and queries of .NET services."),
                note(
                        "Parts",
                        page(
                                "/parts",
                                Optional.empty(),
                                List.of(),
                                "The parts are events , commands , and queries of .NET services . Each has a page.")));
    }

    @Test
    void anAnswerIsNotQuotedWithoutItsQuestion() {
        var page = page(
                "/faq",
                Optional.empty(),
                List.of(),
                "Answers to what we are asked most often about steel and delivery.",
                "May the knives be put into the dishwasher?",
                "Yes, if you do not mind that they grow blunt within a month.");
        assertEquals(
                Optional.of("Answers to what we are asked most often about steel and delivery."),
                note("Questions", page));
    }

    @Test
    void aFrontPageWithoutASentenceOfItsOwnLendsTheFileItsSlogan() {
        var home = read("/", "<title>Larkspur – Notes from a steep garden</title><ul><li><a href='/a'>One</a></ul>");
        assertEquals(Optional.of("Notes from a steep garden"), summary(home));
    }

    @Test
    void whatLeadsOnIsNoPartOfASummary() {
        var home = read(
                "/",
                "<title>Larkspur</title><main><p>Larkspur is a small shop that sells tools for steep gardens. <a href=/a>More"
                        + " about it...</a></p><p>The shop stands in a garden by the river.</p></main>");
        assertEquals(Optional.of("Larkspur is a small shop that sells tools for steep gardens."), summary(home));
        home = read(
                "/",
                "<title>Larkspur</title><main><p>Larkspur is a small shop that sells tools for steep gardens. We have:</p>"
                        + "<ul><li>Rakes</li></ul><p>The shop stands in a garden by the river.</p></main>");
        assertEquals(Optional.of("Larkspur is a small shop that sells tools for steep gardens."), summary(home));
    }

    @Test
    void aSloganEndsWhereTheTitleNamesTheSiteAgain() {
        var home = new DescribedPage(
                "Larkspur", read("/", "<title>Larkspur: notes from a steep garden - Larkspur</title><p>"));
        assertEquals(
                Optional.of("notes from a steep garden"),
                new ExtractiveDescriber(ComputePool.ofCommand())
                        .describe(home, List.of(home.page()), List.of())
                        .summary());
    }

    @Test
    void noSloganIsFurnitureAdvertisementOrTheNameAgain() {
        for (var title : List.of(
                "Larkspur – Log in to your account",
                "Larkspur – Save up to a third, shop now",
                "Larkspur Garden Tools – larkspur, garden tools")) {
            var home = new DescribedPage("Larkspur Garden Tools", read("/", "<title>" + title + "</title><p>"));
            assertEquals(
                    Optional.empty(),
                    new ExtractiveDescriber(ComputePool.ofCommand())
                            .describe(home, List.of(home.page()), List.of())
                            .summary());
        }
    }

    @Test
    void aLongSloganIsCutAsASummaryIs() {
        var slogan = summary(read("/", "<title>Larkspur – " + "notes from a steep garden, ".repeat(40) + "</title><p>"))
                .orElseThrow();
        assertTrue(slogan.length() <= ExtractiveDescriber.SUMMARY_CHARACTERS_MAX, slogan);
    }

    @Test
    void aFrontPageWithoutASloganLendsTheFileWhereItLeads() {
        var home = read(
                "/",
                "<title>Larkspur</title><main><h1>Larkspur</h1><a href='/a'>Sending parcels</a><br>"
                        + "<a href='/b'>Claims and damage</a></main>");
        assertEquals(Optional.of("Sending parcels; Claims and damage"), summary(home));
    }

    @Test
    void whatSortsAListIsNoneOfItsTopics() {
        var page = read(
                "/list",
                "<title>Knives</title><main><h1>Knives</h1><p><a href='/list?sort=price'>Price, low to high</a>"
                        + "<p><a href='/list?in=stock'>Only what is in stock</a>"
                        + "<p><a href='/chef'>Chef knife of 21 cm</a><p><a href='/bread'>Bread knife</a></main>");
        assertEquals(Optional.of("Chef knife of 21 cm; Bread knife"), note("Knives", page));
    }

    @Test
    void aBreadcrumbDescribesNothingThoughItsEndIsNoLink() {
        var page = read(
                "/help/start",
                "<title>Getting started now</title><main><p><a href='/help'>All Collections</a> Getting started now</p>"
                        + "<p><a href='/help/one'>Create your account</a><p><a href='/help/two'>Invite others</a></main>");
        assertEquals(
                Optional.of("All Collections; Create your account; Invite others"), note("Getting started now", page));
    }

    @Test
    void theMailOfACompanyIsItsOwnUnderWhateverHostItIsRead() {
        var contact = "Write to hello@larkspurtools.com or call on weekdays before noon.";
        assertEquals(
                Optional.of(contact),
                note("Contact", read("/contact", "<title>Contact – Larkspur Tools</title><main><p>" + contact)));
        assertEquals(
                Optional.empty(),
                note("Contact", read("/contact", "<title>Contact – Somebody else</title><main><p>" + contact)));
        assertEquals(
                Optional.empty(),
                note(
                        "Contact",
                        read(
                                "/contact",
                                "<title>Contact – Larkspur Tools</title><main><p>Write to hello@larkspur.stranger.com"
                                        + " or call on weekdays before noon.")));
    }

    private static Optional<String> summary(Page home) {
        return new ExtractiveDescriber(ComputePool.ofCommand())
                .describe(new DescribedPage("Larkspur", home), List.of(home), List.of())
                .summary();
    }

    private static Page read(String path, String html) {
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com" + path).orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
    }
}
