package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;

final class MainContentTest {
    private static final WebUrl HERE =
            WebUrl.parse("https://example.com/blog/lighthouse").orElseThrow();
    private static final String MENU = "<header><nav class=menu><ul>"
            + IntStream.range(0, 12)
                    .mapToObj(i -> "<li><a href=/m" + i + ">Menu entry " + i + "</a></li>")
                    .collect(Collectors.joining())
            + "</ul></nav></header>";
    private static final String FOOT =
            "<footer><p>Copyright 2026 Example. All rights reserved.</p><a href=/imprint>Imprint</a></footer>";
    private static final String ARTICLE = "<article class=post><h1>The lighthouse</h1>" + paragraphs("tower", 12)
            + "<pre><code>ring --bell</code></pre>" + paragraphs("keeper", 3) + "</article>";

    private final MainContent content = new MainContent();

    @Test
    void theFrameAroundTheTextIsLeftOut() {
        var page = "<header><nav><a href=/>Home</a></nav></header>"
                + "<main><h1>Title</h1><p>One sentence of text, and another.</p></main><footer>Imprint</footer>";
        assertEquals("Title One sentence of text, and another.", textOf(page));
    }

    @Test
    void onASmallPageTheFrameOfBoxesIsLeftOut() {
        var links = "<a href=/a>Plots</a><a href=/b>Rules</a><a href=/c>Rents</a><a href=/d>Show</a>";
        var page = "<div class=cb-header>Loving plots</div><div class=menu>" + links + "</div><div class=wrap>%s</div>"
                + "<div class=footer>Imprint</div>";
        var text =
                "<h1>Fair</h1><div class=menu>Soup 4 €, bread 1 €</div><div class=card-header>Small boat</div><p>On Sunday.</p>";
        assertEquals("Fair Soup 4 €, bread 1 € Small boat On Sunday.", textOf(page.formatted(text)));
        assertTrue(textOf(page.formatted("<p>On Sunday.</p>")).contains("Loving plots"));
        assertEquals(
                "About us A club of forty rowers.",
                textOf(
                        "<div class=hero><h1>About us</h1></div><div class=no-sidebar><p>A club of forty rowers.</div>"));
    }

    @Test
    void theLinesOfKeptCodeStayThoughTheyAreBoxes() {
        var page = MENU + ARTICLE.replace("ring --bell", "<div>ring --bell</div><div>ring --horn</div>") + FOOT;
        assertTrue(textOf(page.replace("<pre><code>", "<pre>").replace("</code></pre>", "</pre>"))
                .contains("ring --horn"));
    }

    @Test
    void theHeadOfTheSiteInTheMainElementIsLeftOut() {
        var menu = "<nav><a href=/a>A</a><a href=/b>B</a><a href=/c>C</a><a href=/d>D</a></nav>";
        var page =
                "<main><header><a href=/login>Sign in</a>%s</header><h1>Title</h1><p>One sentence of text.</p></main>";
        assertEquals("Title One sentence of text.", textOf(page.formatted(menu)));
    }

    @Test
    void theMenuInTheCellBesideTheTextIsLeftOutAndTheTextIsNoTable() {
        var links =
                "<a href=/a>Plots</a><a href=/b>Rules</a><a href=/c>Rents</a><a href=/d>Show</a><a href=/e>Forum</a>";
        var row = "<tr><td>" + links + "</td><td><p>A full plot is ten rods.</p></td></tr>";
        var found = content.find(Jsoup.parse("<table>" + row + "</table>"), HERE);
        assertEquals("A full plot is ten rods.", found.text());
        assertEquals(0, found.select("table, tr, td").size());
        assertEquals(
                "A full plot is ten rods.",
                textOf("<table><tr><td>" + links + "</td>" + row.substring("<tr>".length())));
        assertTrue(textOf("<svg>" + row + "</svg>").contains("ten rods"));
    }

    @Test
    void headAndFootOfAPageFromBeforeHtml5AreNoContent() {
        var logo = "<h1><a href=/><img src=logo.gif alt=Lights></a></h1>";
        var page = "<div id=%s>%s<ul><li><a href=/a><img src=a.gif alt=Company></a></ul></div>"
                + "<div id=topicpath><a href=/>HOME</a> &gt; Title</div><h2>Title</h2><p>One sentence.</p><div id=footer>Imprint</div>";
        assertEquals("Title One sentence.", textOf(page.formatted("header", logo)));
        assertEquals(
                "Lights Title One sentence.",
                textOf(page.formatted("header", "<h1>Lights</h1>").replace("<ul>.*</ul>", "")));
    }

    @Test
    void whatAnIdAloneNamesIsTheFrameUnlessItHoldsTheTextOrIsAPartOfIt() {
        var frame = "<div id=hd><h1>Site</h1><div id=gnb><a href=/a>A</a></div></div>%s<div id=ft>Imprint</div>";
        assertEquals("Title One sentence.", textOf(frame.formatted("<h3>Title</h3><p>One sentence.</p>")));
        assertEquals("Title One.", textOf("<div id=hd><main><h1>Title</h1><p>One.</p></main></div>"));
        assertEquals(
                "Formats High definition.",
                textOf("<main><h1>Formats</h1><div id=hd><p>High definition.</p></div></main>"));
    }

    @Test
    void whatIsHiddenIsNotContent() {
        assertEquals("Seen.", textOf("<main><p>Seen.</p><p hidden>Gone.</p><p style='display: none'>Gone.</p></main>"));
    }

    @Test
    void aFootThatIsNamedSoIsNotContentOfASmallPage() {
        assertEquals(
                "Title Text.",
                textOf(
                        "<div id=masthead>Menu</div><h1>Title</h1><p>Text.</p>"
                                + "<div class='elementor elementor-location-footer'><h3>Hours</h3><p>Monday to Friday.</p></div>"));
        assertEquals("Title Text.", textOf("<div class=site-header><h1>Title</h1></div><p>Text.</p>"));
        assertEquals(
                "Title Text.",
                textOf("<h1>Title</h1><div class=facets-wrapper>In stock (3)</div><p>Text.</p>"
                        + "<div class='cookie-banner open'><p>We bake.</p><button>Accept</button></div>"));
    }

    @Test
    void commentsAndWhoWroteAPostAreNotContentOfASmallPage() {
        var post = "<main><h1>Soup</h1><div class=cat-links>In Soups</div><p>With bread.</p>"
                + "<div class=comments-area><ol class=comment-list><li><article>Nice!</article></ol>%s</div></main>";
        var form = "<div class=comment-respond><h3>Reply</h3><form><p>Your address is not published.</p></form></div>";
        assertEquals("Soup With bread.", textOf(post.formatted(form)));
        assertEquals("Soup Ann said so.", textOf("<main class=comments-area><h1>Soup</h1><p>Ann said so.</p></main>"));
        var guests = "<main><h1>Guests</h1><ol class=comment-list><li><article>We loved it.</article></ol></main>";
        assertEquals("Guests We loved it.", textOf(guests));
    }

    @Test
    void whoseAPostIsIsNoPartOfIt() {
        assertEquals(
                "Soup With bread.",
                textOf("<main><h1>Soup</h1><p>With bread.</p><div class=post-copyright>By Ann</div></main>"));
        assertEquals(
                "Soup With bread.",
                textOf("<main><h1>Soup</h1><p>With bread.</p><ul class=post-copyright><li>By Ann</ul>"
                        + "<div class=article-licensing><h6>Soup</h6><p>CC BY</div></main>"));
    }

    @Test
    void aTextWhoseThemeNamesItAfterItsSubjectStays() {
        assertEquals(
                "Copyright It is yours.",
                textOf(
                        "<main><article class='post post-copyright'><h1>Copyright</h1><p>It is yours.</article></main>"));
    }

    @Test
    void theButtonBesideALinkToTheSameFileIsLeftOut() {
        assertEquals(
                "Report Plan Map",
                textOf(
                        "<p><a href=r.pdf>Report</a><a href=r.pdf download>Download</a></p><p><a href=p.pdf download>Plan</a>"
                                + " <a href=m.pdf download>Map</a></p>"));
    }

    @Test
    void aLinkThatIsCalledAFeedIsTextInASentenceOrHeadingOnly() {
        assertEquals(
                "News Feeds Minutes Ask for our own feed. Or",
                textOf("<h2>News</h2><h2><a type=application/rss+xml href=i.rss>Feeds</a></h2>"
                        + "<ul><li><a type=application/rss+xml href=m.rss>Minutes</a><li><a type=application/rss+xml href=a.rss>Atom feed</a></ul>"
                        + "<p>Ask for <em>our</em> own <a type=application/rss+xml href=i.rss>feed</a>.</p>"
                        + "<p><em>Or</em> <a type=application/rss+xml href=i.rss>RSS</a></p>"));
        assertEquals(
                "News Read our feed.",
                textOf(
                        "<p>News</p><div><a type=application/rss+xml href=i.rss>RSS</a> <a type=application/atom+xml href=i.atom>"
                                + "Atom</a></div><p>Read our <a type=application/rss+xml href=i.rss>feed</a>.</p>"));
    }

    @Test
    void theTitleAboveCommentsIsNoPartOfAText() {
        assertEquals(
                "Title Text.",
                textOf("<main><h1>Title</h1><p>Text.</p><h2 class=comments-title>2 thoughts on “Title”</h2></main>"));
    }

    @Test
    void aButtonThatIsAQuestionIsContentAndOneThatActsIsNot() {
        assertEquals(
                "May I bring a dog? Dogs are welcome. Is it far? Not at all.",
                textOf("<main><h2><button>May I bring a dog?</button></h2><p>Dogs are welcome.</p>"
                        + "<dl><div><dt><button><span>Is it far?</span></button></dt><dd>Not at all.</dd></div></dl>"
                        + "<button>Send</button></main>"));
    }

    @Test
    void aTextInANavigationElementIsContentAndItsLinksAreNot() {
        assertEquals(
                "May I bring a dog? Dogs are welcome, but not on the beach.",
                textOf(
                        "<main><div role=button>May I bring a dog?</div><nav><p>Dogs are welcome, but not on the beach.</p></nav>"
                                + "<nav><a href=/a>Dogs are welcome, but not on the beach.</a></nav></main>"));
    }

    @Test
    void anEmptyPageHasEmptyContent() {
        assertEquals("", textOf(""));
    }

    @Test
    void theDocumentStaysAsItWas() {
        var document = Jsoup.parse(MENU + ARTICLE + FOOT);
        var before = document.html();
        content.find(document, HERE);
        assertEquals(before, document.html());
    }

    @Test
    void anArticleIsFoundWholeAmongMenuAndFoot() {
        var text = textOf(MENU + ARTICLE + FOOT);
        assertTrue(text.contains("The lighthouse"), text);
        assertTrue(text.contains("tower 11 stands"), text);
        assertTrue(text.contains("ring --bell"), text);
        assertFalse(text.contains("Menu entry"), text);
        assertFalse(text.contains("Copyright"), text);
    }

    @Test
    void commentsBelowAnArticleAreNotItsContent() {
        var comments = "<div class=comments><div class=comment>" + paragraphs("reader", 5) + "</div></div>";
        var text = textOf(MENU + "<main>" + ARTICLE + comments + "</main>" + FOOT);
        assertTrue(text.contains("tower 11 stands"), text);
        assertFalse(text.contains("reader"), text);
    }

    @Test
    void theFewWordsOfAnItemForSaleAreItsContentAndNotTheFootOfTheShop() {
        var item = "<main class=site-main><div class='product type-product'><div class='summary entry-summary'>"
                + "<span class=single-product-category><a href=/burls>Burls</a></span>"
                + "<h1 class='product_title entry-title'>Bowl</h1><div class=product_meta>"
                + "<span class=posted_in>Category: <a href=/burls>Burls</a></span></div></div></div></main>";
        var foot =
                "<div><div><div><p>Handmade Things of Wood For Your everyday Life. We are Bowls and Sons, and we create "
                        + "honest, high quality, functional things to help you live better.</p></div></div></div>";
        var menu = "<div class=header>" + MENU.repeat(12) + "</div>";
        assertEquals(
                "Burls Bowl Category: Burls",
                textOf(
                        menu + item + foot,
                        WebUrl.parse("https://example.com/product/bowl").orElseThrow()));
    }

    @Test
    void theLineToTheNeighboursInAManualIsNotContent() {
        var line = "<div class=header><p>Next: <a href=b rel=next>B</a>, Up: <a href=c rel=up>C</a></p></div>";
        assertEquals("Fonts One sentence of text.", textOf(line + "<h4>Fonts</h4><p>One sentence of text.</p>" + line));
    }

    @Test
    void dialogsAreNotContent() {
        var dialog = "<div role=dialog aria-label=Cookies>" + paragraphs("cookie", 6) + "</div>";
        assertFalse(textOf(dialog + MENU + ARTICLE + FOOT).contains("cookie"));
    }

    @Test
    void aTextThatIsShownTwiceIsKeptOnce() {
        var text = textOf(MENU + "<main>" + ARTICLE + ARTICLE + "</main>" + FOOT);
        assertEquals(text.indexOf("tower 3 stands"), text.lastIndexOf("tower 3 stands"));
    }

    @Test
    void whatOnlyReadersWithoutScriptsSeeIsContentWhereItIsThePage() {
        var page = "<div id=app>Loading</div><noscript><main><h1>Topic</h1>" + paragraphs("answer", 10)
                + "</main></noscript>";
        assertTrue(textOf(page).contains("answer 7 stands"));
    }

    @Test
    void whatNestedHoldersSayToReadersWithoutScriptsCountsOnce() {
        var nested = "<noscript>".repeat(40) + paragraphs("spare", 2) + "</noscript>".repeat(40);
        var text = textOf(paragraphs("answer", 10) + nested);
        assertTrue(text.contains("answer 7 stands") && !text.contains("spare 1 stands"), text);
    }

    @Test
    void aRequestToSwitchScriptsOnIsNotContent() {
        assertFalse(textOf(MENU + ARTICLE + "<noscript>Please enable JavaScript.</noscript>")
                .contains("JavaScript"));
    }

    @Test
    void aKnownGeneratorsContentIsTakenFromItsPlace() {
        var page = MENU + "<div class=md-content><article class='md-content__inner md-typeset'>"
                + "<a class=md-content__button>Edit</a><h1 id=a>Guide</h1><p>Short.</p></article></div>";
        assertEquals("Guide Short.", textOf(page));
    }

    @Test
    void aGeneratorMayPutItsContentInSeveralPlaces() {
        assertEquals(
                "Overview Packages",
                textOf(
                        MENU
                                + "<div class=contentContainer>Overview</div><p>Frame</p><div class=contentContainer>Packages</div>"));
        assertEquals(
                "Topic First post Second post",
                textOf(
                        "<h1 class=p-title-value>Topic</h1><article class=message-userContent><div class=bbWrapper>First post</div>"
                                + "</article><div class=message-userContent><div class=bbWrapper>"
                                + "<blockquote class=bbCodeBlock--quote>First post</blockquote>Second post</div></div>"
                                + "<aside class=message-signature><div class=bbWrapper>My cat</div></aside>"));
    }

    @Test
    void aForumsPostsAreTakenWithoutSignaturesAndQuotations() {
        var post = "<dl class=postprofile><dt>Ann</dt><dd>Posts: 4032</dd></dl><div class=postbody>"
                + "<h3>Re: Lamps</h3><p class=author>by Ann</p><div class=content>"
                + "<blockquote>Ben wrote: which oil?</blockquote>Whale oil.</div><div class=signature>Ahoy</div></div>";
        assertEquals(
                "Lamps by Ann Whale oil.",
                textOf("<ul><li>Board index</li></ul><h2 class=topic-title>Lamps</h2>" + post));
    }

    @Test
    void theTargetOfASkipLinkIsNoSignOfAGenerator() {
        var page = "<div id=main-content class=main-content><main><p>Text.</p><aside>Note.</aside></main></div>";
        assertEquals("Text.", textOf(page));
        var known = "<svg><symbol id=svg-arrow-right></symbol></svg><p>Frame</p>";
        assertEquals("Text. Note.", textOf(known + page));
    }

    @Test
    void aManualsTitleThatStandsOutsideOfItsTextIsTakenWithIt() {
        assertEquals(
                "Steps Do it.",
                textOf("<nav>On this page</nav><main><div><h1 id=_top>Steps</h1></div>"
                        + "<div><div class=sl-markdown-content><p>Do it.</p></div></div></main>"));
        assertEquals(
                "Class Jsoup The core.",
                textOf("<main><h1>Class Jsoup</h1><div class=inheritance>java.lang.Object</div>"
                        + "<section class=class-description>The core.</section></main>"));
    }

    @Test
    void theLabelsOfTabsAreNoButtonsOfASmallPage() {
        assertEquals(
                "macOS brew install",
                textOf("<main><button role=tab>macOS</button><button>Copy</button><p>brew install</p></main>"));
    }

    @Test
    void textsWithoutSpacesAreMeasuredInCharacters() {
        var sentence = "灯台は岬の先に立ち、夜ごとに海を照らしている。船乗りたちはその光を頼りに港へ戻ってくる。";
        var page = MENU + "<article><h1>灯台</h1>" + ("<p>" + sentence + "番号</p>").repeat(1)
                + IntStream.range(0, 30)
                        .mapToObj(i -> "<p>" + i + sentence + "</p>")
                        .collect(Collectors.joining())
                + "</article>" + FOOT;
        var text = textOf(page);
        assertTrue(text.contains("29" + sentence), text);
        assertFalse(text.contains("Menu entry"), text);
    }

    @Test
    void aDeepPageIsReadWithoutDeepRecursion() {
        var page = "<div>".repeat(20_000) + paragraphs("deep", 20);
        var document = Parser.htmlParser().setMaxDepth(100_000).parseInput(page, HERE.toString());
        assertTrue(content.find(document, HERE).childNodeSize() <= 1);
    }

    private static String paragraphs(String word, int count) {
        return IntStream.range(0, count)
                .mapToObj(i ->
                        "<p>The " + word + " " + i + " stands at the end of the old harbour, and whoever walks there"
                                + " in the evening sees its light turn over the water, slowly, once in every " + i
                                + " seconds of the night.</p>")
                .collect(Collectors.joining());
    }

    private String textOf(String html) {
        return textOf(html, HERE);
    }

    private String textOf(String html, WebUrl url) {
        Element found = content.find(Jsoup.parse(html), url);
        return found.text();
    }

    @Test
    void factsBesideTheTextOfASmallPageAreContentAndOtherSideBoxesAreNot() {
        var facts = "<li><span>Category:</span>Harbour</li><li><b>Place:</b> Brest</li><li>Depth: 12 m</li>";
        assertEquals(
                "Quay Category:Harbour Place: Brest Depth: 12 m",
                textOf("<section><h1>Quay</h1><aside><ul>" + facts + "</ul></aside></section>"));
        assertEquals(
                "Quay", textOf("<section><h1>Quay</h1><aside><ul><li>Brest<li>Cork<li>Isle</ul></aside></section>"));
    }

    @Test
    void feetInFeetTakeLinearTime() throws Throwable {
        var page = "<h1>Quay</h1>" + "<div class=site-footer>".repeat(400) + "<p></p>".repeat(90_000);
        var document = Jsoup.parse(page);
        var took = ProcessorTime.of(() -> Furniture.removedFrom(document.body()));
        assertTrue(took.compareTo(Duration.ofMillis(1_000)) < 0, "in quadratic time 1.5 s: " + took);
    }

    @Test
    void manyFramesBesideTheTextTakeLinearTime() throws Throwable {
        var page = "<div><h1>Quay</h1></div>" + "<div class=header></div>".repeat(80_000);
        var document = Jsoup.parse(page);
        var took = ProcessorTime.of(() -> Furniture.removedFrom(document.body()));
        assertTrue(took.compareTo(Duration.ofMillis(1_500)) < 0, "in quadratic time 7 s: " + took);
    }

    @Test
    void asidesInAsidesTakeLinearTime() {
        assertEquals("Quay", textOf("<h1>Quay</h1>" + "<aside>".repeat(20_000)));
    }

    @Test
    void logosInLogosAndLinesInLinesTakeLinearTime() throws Throwable {
        for (var opening : List.of("<div id=a-b-c><h1>".repeat(240), "<div class=header><p><object>".repeat(160))) {
            var body = Jsoup.parse(opening + "<i></i>".repeat(200_000)).body();
            var index = DocumentIndex.of(body);
            var took = ProcessorTime.of(() -> {
                Boilerplate.removeUnseen(body, index);
                HeadingIds.isMade(Furniture.removedFrom(body));
            });
            assertTrue(took.compareTo(Duration.ofMillis(1_000)) < 0, () -> "took " + took);
        }
    }
}
