package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.NodeVisitor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MenuPathTest {
    /** The labels above each link. */
    private static String labels(String html) {
        var trail = new MenuPath();
        var found = new ArrayList<List<String>>();
        Jsoup.parseBodyFragment("<nav>" + html + "</nav>").body().traverse(new NodeVisitor() {
            @Override
            public void head(Node node, int depth) {
                if (node instanceof Element element) {
                    if (element.nameIs("a")) {
                        found.add(trail.labels());
                    }
                    trail.enter(element);
                }
            }

            @Override
            public void tail(Node node, int depth) {
                if (node instanceof Element element) {
                    trail.leave(element);
                }
            }
        });
        return found.toString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<ul><li>Guides<ul><li><a>x</a></ul></ul>                         ! [[Guides]]",
                "<ul><li><a>Guides</a><ul><li><a>x</a></ul></ul>                  ! [[], [Guides]]",
                "<ul><li>Guides<ul><li>Data<ul><li><a>x</a></ul></ul></ul>        ! [[Guides, Data]]",
                "<ul><li><a href=#g>Guides</a><ul><li><a href=#x>x</a><li><a href=/y>y</a></ul></ul> ! [[], [], []]",
                "<ul><li><a href=#g>Guides</a><ul><li><a href=/y>y</a></ul></ul>  ! [[], [Guides]]",
                "<ol><li><a>1. Guides</a><li><ol><li><a>x</a></ol><li><a>y</a></ol> ! [[], [1. Guides], []]",
                "<ol><li><ol><li><a>x</a></ol></ol>                               ! [[]]",
                "<ul><li>Menu<ul><li><a>x</a></ul></ul>                           ! [[]]",
                "<h3>Guides</h3><ul><li><a>x</a></ul><h3>Data</h3><ul><li><a>y</a></ul> ! [[Guides], [Data]]",
                "<div><h3>News</h3><form></form></div><div><a>x</a></div>         ! [[]]",
                "<div><h3>Guides</h3></div><ul><li><a>x</a></ul>                  ! [[Guides]]",
                "<section><h3>Guides</h3><p>more</p></section><ul><li><a>x</a></ul> ! [[]]",
                "<p>Guides</p><ul><li><a>x</a></ul>                               ! [[Guides]]",
                "<p>Guides <a>y</a></p><ul><li><a>x</a></ul>                      ! [[], []]",
                "<details><summary>Guides</summary><ul><li><a>x</a></ul></details> ! [[Guides]]",
                "<button aria-expanded=true>Guides</button><ul><li><a>x</a></ul>  ! [[Guides]]",
                "<button aria-expanded=false>Guides</button><i></i><div><a>x</a></div><a>y</a> ! [[Guides], []]",
                "<div><button aria-haspopup=true>Guides</button></div><a>x</a>    ! [[]]",
                "<div><div class=w-dropdown-toggle><div>Guides</div></div><nav><a>x</a></nav></div><a>y</a> ! [[Guides], []]",
                "<li><a class='nav-link dropdown-toggle'>Guides</a><div><a>x</a></div><a>y</a> ! [[], [Guides], []]",
                "<div><div role=button aria-expanded=false>Guides</div><div><a>x</a></div></div><a>y</a> ! [[Guides], []]",
                "<div><button aria-expanded=true>Guides</button><a>x</a><a>y</a></div> ! [[Guides], [Guides]]",
                "<span class=nav-title>Guides</span><a>x</a>                      ! [[Guides]]",
                "<h2>Navigation menu</h2><div><h3>Guides</h3><ul><li><a>x</a></ul></div><div><h3>Navigation</h3><a>y</a></div> ! [[Guides], []]",
                "<h2>Hauptmenü</h2><ul><li>Daten<ul><li><a>x</a></ul></ul>        ! [[Daten]]",
                "<h3>Guides</h3><ul><li>Guides<ul><li><a>x</a></ul></ul>          ! [[Guides]]"
            })
    void theLabelsOfTheGroupsAreThoseAboveALink(String html, String labels) {
        assertEquals(labels, labels(html));
    }

    @ParameterizedTest(name = "{0} characters")
    @CsvSource({"80, true", "81, false"})
    void aLabelHasEightyCharacters(int length, boolean is) {
        assertEquals(
                is,
                labels("<ul><li>" + "x".repeat(length) + "<ul><li><a>x</a></ul></ul>")
                        .contains("xx"));
    }
}
