package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.url.WebUrl;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class InlineElementsTest {
    private static final InlineElements ELEMENTS = new InlineElements(
            new AddressBase(WebUrl.parse("https://example.org/").orElseThrow()));

    /** What the element with the id {@code x} is written as. */
    private static String written(String html) {
        var run = new InlineRun();
        ELEMENTS.enter(Jsoup.parseBodyFragment(html).expectFirst("#x"), run);
        return run.markdown(InlineShape.PARAGRAPH);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<img id=x src=a.png alt='The pier'>                     | The pier",
                "<img id=x src=a.png alt='[1]'>                          | \\[1\\]",
                "<img id=x data-src=/a.png src=b.png alt=Pier>           | Pier"
            })
    void anImageIsWrittenWithItsWords(String row) {
        var parts = row.split(" \\| ");
        assertEquals("![" + parts[1] + "](https://example.org/a.png)", written(parts[0]));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "<img id=x src=a.png alt=''>                                    ; ''",
                "<img id=x src=a.png alt=Logo>                                  ; ''",
                "<img id=x src=a.png alt=pier.JPG>                              ; ''",
                "<img id=x src=a.png alt=photo.avif>                            ; ''",
                "<img id=x src=a.png alt='Red bag - Image 2'>                   ; ''",
                "<img id=x src=a.png alt=→>                                     ; ''",
                "<img id=x src=a.png alt=Pier aria-hidden=true>                 ; ''",
                "<img id=x src=a.png alt=Pier role=presentation>                ; ''",
                "<img id=x src=javascript:a alt=Pier>                           ; Pier",
                "<img id=x src=a.png alt=Pier class=emoji>                      ; Pier",
                "<a href=b><img id=x src=a.png alt=Pier width=20px></a>         ; ''",
                "<a href=b>b</a><img id=x src=a.png alt=Pier width=16>          ; ''",
                "<a href=b><img id=x src=a.png alt=Pier width=21></a>           ; ![Pier](https://example.org/a.png)",
                "<img id=x src=a.png alt=Pier width=16>                         ; ![Pier](https://example.org/a.png)",
                "<table><td><a href=b><img id=x src=a.png alt=Yes width=9></a></table> ; ![Yes](https://example.org/a.png)",
                "<table><td>a <a href=b><img id=x src=a.png alt=Yes width=9></a></table> ; ''"
            })
    void anImageThatSaysNothingIsLeftOut(String html, String markdown) {
        assertEquals(markdown, written(html));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<code id=x>a <b>b</b></code>                      ! `a b`",
                "<kbd id=x>a</kbd>                                 ! `a`",
                "<code id=x><a href=b>a</a></code>                 ! [`a`](https://example.org/b)",
                "<code id=x><a href=b>a</a>b</code>                ! `ab`",
                "<tt id=x><a href=b>a</a></tt>                     ! `a`",
                "<code><code id=x>a</code></code>                  ! ''",
                "<code id=x></code>                                ! ''",
                "<li><input id=x type=checkbox checked>            ! [x]",
                "<li><input id=x type=CHECKBOX>                    ! [ ]",
                "<li><input id=x type=text>                        ! ''",
                "<p><input id=x type=checkbox>                     ! ''",
                "<x-note-mark id=x label=1></x-note-mark>          ! [^1]"
            })
    void codeBoxesAndMarksOfNotesAreWrittenAsAWhole(String html, String markdown) {
        assertEquals(markdown, written(html));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<label id=x>a</label>,                          CONTINUE",
        "<button id=x>a</button>,                        SKIP_ENTIRELY",
        "<h2><span><button id=x>a</button></span></h2>,  CONTINUE",
        "<h2><button id=x>Copy link</button></h2>,       SKIP_ENTIRELY",
        "<rp id=x>(</rp>,                                SKIP_ENTIRELY"
    })
    void aButtonsWordsCountInATitle(String html, String result) {
        assertEquals(
                result,
                ELEMENTS.enter(Jsoup.parseBodyFragment(html).expectFirst("#x"), new InlineRun())
                        .name());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"q, “, ”", "rt, (, )", "sub, <sub>, </sub>"})
    void smallMarksStandAroundTheirWords(String tag, String before, String after) {
        assertEquals(before, InlineElements.before(new Element(tag)));
        assertEquals(after, InlineElements.after(new Element(tag)));
    }
}
