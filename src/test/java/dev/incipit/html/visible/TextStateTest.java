package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextStateTest {
    /** The state of the innermost element of a page, each element by its style attribute and the sheets. */
    private static TextState state(String html) {
        var document = Jsoup.parse(html);
        var styles = new PageStyles(StyleSheets.of(DocumentIndex.of(document), new ReadSheets()));
        var state = TextState.page(styles.areAll());
        Element at = document.body();
        while (at != null) {
            state = state.within(at, StyleBlock.of(at.attr("style")), styles, styles.hides(at));
            at = at.firstElementChild();
        }
        return state;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<p>a                                                                  ! false",
                "<p style='font-size:0'>a                                              ! true",
                "<p style='font-size:0'><b style='font-size:2em'>a                     ! true",
                "<p style='font-size:0'><b style='font-size:12px'>a                    ! false",
                "<p style='color:#fff'>a                                               ! true",
                "<p style='color:#fff;background:#000'>a                               ! false",
                "<div style='background:#fff'><p style='color:#fffffe'>a               ! true",
                "<div style='background:url(x)'><p style='color:#fff'>a                ! false",
                "<div style='color:#fff;background:#fff'><p style='color:#000'>a       ! false",
                "<font color=white>a                                                   ! true",
                "<table bgcolor=white><tr><td><font color=white>a                      ! true",
                "<p style='color:#fff;text-shadow:0 0 1px'>a                           ! false",
                "<style>.a{font-size:0}</style><p class=a><b>a                         ! true",
                "<style>.a{color:#fff}</style><p class=a>a                             ! true",
                "<link rel=stylesheet href=x><p style='color:#fff'>a                   ! false",
                "<link rel=stylesheet href=x><p style='color:#fff;background:#fff'>a   ! true",
                "<link rel=stylesheet href=x><p style='color:#fff;background:#fff'><b class=x>a ! false"
            })
    void lettersAreNotSeenWithoutSizeOrInTheColourOfTheirGround(String html, boolean hides) {
        assertEquals(hides, state(html).hides());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<p style='font-size:0'>a                                 ! true",
                "<p style='color:#fff;background:#fff'>a                  ! true",
                "<div style='background:#fff'><p style='color:#fff'>a     ! false",
                "<p style='color:#fff'>a                                  ! false"
            })
    void itIsSureWhereOneElementSetsBothColoursOrTheSize(String html, boolean sure) {
        assertEquals(sure, state(html).isSure());
    }
}
