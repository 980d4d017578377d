package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageStylesTest {
    private static final String BODY = "<div class='box closed'><p id=i class='a b'>x</p></div>";

    private static Document page(String sheet) {
        return Jsoup.parse("<style>" + sheet + "</style>" + BODY);
    }

    private static PageStyles styles(Document page) {
        return new PageStyles(StyleSheets.of(DocumentIndex.of(page), new ReadSheets()));
    }

    private static boolean hides(String sheet) {
        var page = page(sheet);
        return styles(page).hides(page.expectFirst("p")) != null;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                ".a{display:none}                              ! true",
                ".c{display:none}                              ! false",
                ".a{display:none}.b{display:block}             ! false",
                ".b{display:block}.a{display:none}             ! true",
                ".a{display:none}p{display:block}              ! true",
                "#i{display:none}.a.b{display:block}           ! true",
                ".a{display:none}.a.c{display:block}           ! false",
                ".a{display:none}.b:hover{display:block}       ! false",
                ".a{display:none}.b{opacity:1}                 ! true",
                "@media (a:b){.a{display:none}}                ! false",
                ".closed .a{display:none}                      ! false",
                ".box .a{display:none}                         ! true"
            })
    void aRuleHidesWhereNoneMayShowAgain(String sheet, boolean hides) {
        assertEquals(hides, hides(sheet));
    }

    @Test
    void twoHundredRulesThatHideAreLookedAt() {
        assertEquals(true, hides(".x{display:none}".repeat(199) + ".a{display:none}"));
        assertEquals(false, hides(".x{display:none}".repeat(200) + ".a{display:none}"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                ".a{color:#fff}                              ! true  ! true  ! false",
                ".a{color:#fff}.b{color:var(--x)}            ! true  ! false ! false",
                ".a{color:#fff}.b:hover{color:#000}          ! true  ! false ! false",
                ".a{color:#fff;text-shadow:0 0 1px}          ! true  ! false ! false",
                ".a{background:#fff}                         ! false ! false ! false",
                ".a{background:url(x)}                       ! false ! false ! true",
                ".a{background:#fff}.b:hover{background:red} ! false ! false ! true",
                ".c{color:#fff}                              ! false ! false ! false"
            })
    void whatIsPaintedIsToldWhereItIsSure(String sheet, boolean sets, boolean known, boolean unknownGround) {
        var page = page(sheet);
        var painted = styles(page).painted(page.expectFirst("p"));
        assertEquals(sets, painted.setsColour());
        assertEquals(known, painted.colour().isPresent());
        assertEquals(unknownGround, painted.ground().isPicture());
    }

    @Test
    void withAScriptOnlyNamesTheSheetsSpeakOfAreKnown() {
        var page = Jsoup.parse("<script>x()</script><style>.a{color:red}#i{color:red}</style>" + BODY);
        assertEquals(false, styles(page).knows(page.expectFirst("p")));
        page.expectFirst("p").removeClass("b");
        assertEquals(true, styles(page).knows(page.expectFirst("p")));
        assertEquals(true, styles(page("")).knows(page.expectFirst("div")));
    }

    @Test
    void aRelativeSizeUndoesNoLettersWithoutOne() {
        var page = page(".box{font-size:0}.a{font-size:2em}");
        assertEquals(false, styles(page).mayUndo(Hiding.FONT_SIZE, page.expectFirst("p")));
        var sized = page(".box{font-size:0}.a{font-size:12px}");
        assertEquals(true, styles(sized).mayUndo(Hiding.FONT_SIZE, sized.expectFirst("p")));
    }
}
