package dev.incipit.html.simplify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FootnotesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "a<sup><a href=#fn1>[1]</a></sup><ol><li id=fn1>n</li></ol> !"
                        + " a<span><x-note-mark label=\"1\"></x-note-mark></span><div><x-note label=\"1\">n</x-note></div>",
                "a<a class=footnote-ref href=x#n>†</a><p id=n>n<a class=footnote-backref>up</a></p> !"
                        + " a<x-note-mark label=\"†\"></x-note-mark><x-note label=\"†\">n<a hidden>up</a></x-note>",
                "a<sup><a href=#fn1>1</a></sup>b<sup><a href=#fn1>2</a></sup><p id=fn1>n</p> !"
                        + " a<span><x-note-mark label=\"1\"></x-note-mark></span>b<span><x-note-mark label=\"1\"></x-note-mark>"
                        + "</span><x-note label=\"1\">n</x-note>",
                "a<sup><a href=#fn1>see there</a></sup><p id=fn1>n</p> ! a<sup><a>see there</a></sup><p>n</p>",
                "a<sup><a href=#fn1>1</a></sup><h2 id=fn1>n</h2>       ! a<sup><a>1</a></sup><h2>n</h2>",
                "a<sup><a href=#fn1>1</a></sup>                        ! a<sup><a>1</a></sup>",
                "a<sup><a href=#part>1</a></sup><p id=part>n</p>       ! a<sup><a>1</a></sup><p>n</p>"
            })
    void aMarkAndItsNoteHaveOneLabel(String html, String now) {
        var body = Jsoup.parseBodyFragment(html).body();
        Footnotes.rewrite(body);
        body.ownerDocument().outputSettings().prettyPrint(false);
        assertEquals(
                now,
                body.html()
                        .replaceAll(" (?:class|id|href)=\"[^\"]*\"", "")
                        .replaceAll("(<x-note-mark[^>]*>)[^<]*", "$1"));
    }
}
