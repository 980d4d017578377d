package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CollapsedPartsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            a panel behind another tab is shown      | <div role=tabpanel hidden>x</div>                                       | x
            an answer that a button unfolds is shown | <button aria-controls=a>Q</button><div id=a style='display: none'>x</div>| Q x
            a pane of Bootstrap is shown             | <div class='tab-pane fade' style='display:none'>x</div>                 | x
            the rest of a long text is shown         | <div class=expand-collapse-content style='visibility: hidden'>x</div>   | x
            a closed panel a sheet hides is unfolded | <div class=panel aria-hidden=true>x</div>                               | x
            a menu is not                            | <button aria-controls=m>M</button><div id=m class=nav-menu hidden>x</div>| M
            a panel in a menu is not                 | <nav><div class=panel hidden>x</div></nav>                              | ''
            a dialog's pane is not                   | <div role=dialog><div class=pane style='display:none'>x</div></div>     | ''
            what is hidden for good is not           | <p hidden>x</p><div style='display:none'>y</div>                        | ''
            what a button opens over the page is not | <button popovertarget=p>Help</button><div id=p popover>x</div>         | Help
            """)
    void whatAClickUnfoldsIsOnThePage(String what, String html, String text) {
        var body = Jsoup.parseBodyFragment(html).body();
        Boilerplate.removeUnseen(body, DocumentIndex.of(body));
        assertEquals(text, body.text(), what);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<div role=tabpanel aria-hidden=true>x</div>                         | 1",
                "<div class=faq-answer aria-hidden=true>x</div>                      | 1",
                "<details><summary>Q</summary><div aria-hidden=true>x</div></details> | 1",
                "<div class=card-content aria-hidden=true>x</div>                    | 0",
                "<div class='menu panel' aria-hidden=true>x</div>                    | 0",
                "<div class=questionAnswer aria-hidden=true>x</div>                  | 1",
                "<div class=answerBox aria-hidden=true>x</div>                       | 1",
                "<div class=x-answer_2 aria-hidden=true>x</div>                      | 1",
                "<p aria-expanded=false>Q</p><div aria-hidden=true>Dogs may come on a lead to us.</div> | 1",
                "<p aria-expanded=false aria-haspopup=true>Q</p><div aria-hidden=true>Dogs may come on a lead to us.</div> | 0",
                "<p aria-expanded=false>Q</p><div aria-hidden=true><a href=/>Dogs may come on a lead to us.</a></div> | 0",
                "<div class=answers aria-hidden=true>x</div>                         | 0",
                "<div class=FAQanswer aria-hidden=true>x</div>                       | 0",
                "<b class=answer aria-hidden=true>x</b>                              | 0",
                "<nav><ul><li><div><div><div class=answer aria-hidden=true>x</div></nav> | 0",
                "<nav><ul><li><div><div><div><div class=answer aria-hidden=true>x</div></nav> | 1"
            })
    void aPanelThatOnlyReadersAloudAreSparedIsFolded(String html, int folded) {
        var body = Jsoup.parseBodyFragment(html).body();
        Boilerplate.removeUnseen(body, DocumentIndex.of(body));
        assertEquals(folded, body.select("[x-folded]").size());
        assertEquals(1 - folded, body.select("[aria-hidden]").size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<div class=answer>x</div>",
                "<div class=answer style='color: red'>x</div>",
                "<div class=answer hidden=until-found>x</div>"
            })
    void whatIsShownIsNotFolded(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        Boilerplate.removeUnseen(body, DocumentIndex.of(body));
        assertEquals(0, body.select("[x-folded]").size());
    }
}
