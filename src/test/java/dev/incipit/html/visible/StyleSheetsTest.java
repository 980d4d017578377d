package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StyleSheetsTest {
    private static StyleSheets sheets(String head) {
        return StyleSheets.of(DocumentIndex.of(Jsoup.parse(head + "<body>")), new ReadSheets());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<style>.a{color:red}.b,.c{color:red}</style>            ! 3 ! 0",
                "<style type=text/css>.a{color:red}</style>              ! 1 ! 0",
                "<style type=text/less>.a{color:red}</style>             ! 0 ! 0",
                "<style media=print>.a{color:red}</style>                ! 0 ! 0",
                "<style media='(min-width:1px)'>.a{color:red}</style>    ! 1 ! 1",
                "<style media=screen>.a{color:red}</style>               ! 1 ! 0",
                "<noscript><style>.a{color:red}</style></noscript>       ! 1 ! 1",
                "<style>.a{margin:0}</style>                             ! 0 ! 0",
                "<style>.a{color:red .b{color:red}}</style>              ! 1 ! 1",
                "<style>.a:hover{color:red}</style>                      ! 1 ! 1"
            })
    void aRuleCountsAlwaysOrAtTimes(String head, int rules, int conditional) {
        var found = sheets(head).rules();
        assertEquals(rules, found.size());
        assertEquals(conditional, found.stream().filter(StyleRule::conditional).count());
    }

    @Test
    void sheetsAreAllWhereNoneIsLinkedOrImported() {
        assertTrue(sheets("<style>.a{color:red}</style>").areAll());
        assertFalse(sheets("<link rel=Stylesheet href=a.css>").areAll());
        assertFalse(sheets("<link rel=preload as=style href=a.css>").areAll());
        assertFalse(sheets("<style>@import 'a.css';</style>").areAll());
        assertTrue(sheets("<link rel=icon href=a.ico>").areAll());
    }

    @Test
    void aScriptMayLoadAnother() {
        assertTrue(sheets("<script>x()</script>").mayGrow());
        assertFalse(sheets("<script type=application/ld+json>{}</script>").mayGrow());
    }

    @Test
    void ofMoreThanIsReadNothingCounts() {
        var sheet = "<style>.a{color:red}</style>";
        assertEquals(500, sheets(sheet.repeat(500)).rules().size());
        assertEquals(0, sheets(sheet.repeat(501)).rules().size());
        assertFalse(sheets(sheet.repeat(501)).areAll());
        assertEquals(
                0,
                sheets(sheet + "<style>" + " ".repeat(512 * 1024) + "</style>")
                        .rules()
                        .size());
        assertEquals(
                0,
                sheets("<style>" + ".a{color:red}".repeat(10_001) + "</style>")
                        .rules()
                        .size());
    }
}
