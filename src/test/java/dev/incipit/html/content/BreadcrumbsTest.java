package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BreadcrumbsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<ol class=breadcrumb><li><a href=/>Home</a><li>Page</ol>, true",
        "<nav aria-label=Breadcrumbs><a href=/>Home</a> / Page</nav>, true",
        "<ul itemtype=https://schema.org/BreadcrumbList><li>Home<li>Page</ul>, true",
        "<div id=woocommerce-breadcrumb>Home</div>, true",
        "<section class=breadcrumb-area><h1>Page</h1>Home</section>, false",
        "<div class=rustdoc-breadcrumbs><a>std</a>::<a>vec</a></div>, false",
        "<div id=topicpath><p><a href=/>HOME</a> > Page</div>, true",
        "<div id=sub_location><a href=/>HOME</a> > Products > <span>Gears</span></div>, true",
        "<p><a href=https://example.com/>Start</a> › Gears</p>, true",
        "<div id=drobecky><a href=/>Úvod</a> <span>&gt;</span> <strong>Gears</strong></div>, true",
        "<div><a href=/>Start</a><span>/</span><a href=/gears>Gears</a></div>, true",
        "<div><a href=/>Start</a> <span>of it all</span></div>, false",
        "<div><a href=/>Start</a> <span><b>/</b></span></div>, false",
        "<div><span>您现在的位置：</span><a href=/>首页</a> > <a href=/case/>客户案例</a></div>, true",
        "<p>You are here: <a href=/>Start</a> > Gears</p>, true",
        "<p>You are not here: <a href=/>Start</a> > Gears</p>, false",
        "<p><a href=/gears>Gears</a> > Wheels</p>, false",
        "<p><a href=https://foo.example/>Foo</a> → a fast editor</p>, false",
        "<p>It runs in a browser: <a href=/>start</a> → nothing to install</p>, false",
        "<p><a id=n1></a>→ See the appendix</p>, false",
        "<div><a href=/>Home</a> > Contact<p>Call us</p></div>, false",
        "<p><a href=/>Start</a> here: it is short.</p>, false",
        "<p><a href=/>Start</a> > Settings. Then restart.</p>, false",
        "<p><a href=/>ホーム</a><b>→</b>設定を開き、通知を選んでください。</p>, false",
        "<div><a href=/>Home</a> <code>&gt;</code> <b>Settings</b>: switch it off</div>, false",
        "<p class=crumble>Home</p>, false",
        "<ol><li>Home<li>Page</ol>, false"
    })
    void thePathToAPageIsKnownByItsNameOrItsBeginning(String html, boolean are) {
        var body = Jsoup.parseBodyFragment(html, "https://example.com/gears").body();
        assertEquals(are, Breadcrumbs.are(body.child(0)));
    }

    /** The reader drops elements and leaves their neighbours: a hundred thousand blanks before a link. */
    @Test
    void manyTextsBeforeALinkAreWalkedOnce() {
        var box = new Element("p");
        for (int i = 0; i < 100_000; i++) {
            box.appendChild(new TextNode(" "));
        }
        box.append("<a href=/>Home</a> &gt; Gears");
        assertFalse(Breadcrumbs.are(box));
    }

    @ParameterizedTest
    @CsvSource({"301, false", "300, true"})
    void whatHoldsMoreIsAWholeHeader(int length, boolean are) {
        var html = "<div class=breadcrumb>" + "x".repeat(length) + "</div>";
        assertEquals(are, Breadcrumbs.are(Jsoup.parseBodyFragment(html).body().child(0)));
    }
}
