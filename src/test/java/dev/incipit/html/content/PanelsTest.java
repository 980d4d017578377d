package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class PanelsTest {
    private static final String TABS = """
            <div><div role=tabpanel><p>Run the installer for Windows and restart.</p></div>
            <div role=tabpanel><p>Copy the file.</p></div></div>""";

    private static boolean[] completed(String html, List<Boolean> kept, double... scores) {
        var result = new boolean[kept.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = kept.get(i);
        }
        Panels.complete(PageBlocks.of(Jsoup.parse(html).body()).blocks(), scores, result, 0.5);
        return result;
    }

    @Test
    void theTabOfAnotherSystemIsKeptWithTheFirst() {
        assertArrayEquals(new boolean[] {true, true}, completed(TABS, List.of(true, false), 0.9, 0.2));
    }

    @Test
    void whatIsHardlyContentStaysOut() {
        assertArrayEquals(new boolean[] {true, false}, completed(TABS, List.of(true, false), 0.9, 0.04));
    }

    @Test
    void panelsOfWhichLittleIsKeptStayAsTheyAre() {
        assertArrayEquals(new boolean[] {false, true}, completed(TABS, List.of(false, true), 0.2, 0.9));
    }

    @Test
    void aPanelAloneIsNoChoice() {
        var one = "<div role=tabpanel><p>A long text that is kept.</p><p>A line.</p></div>";
        assertArrayEquals(new boolean[] {true, false}, completed(one, List.of(true, false), 0.9, 0.3));
    }

    @Test
    void theAnswersOfAListOfQuestionsAreTreatedAlike() {
        var questions =
                "<section>" + "<details><summary>May I?</summary><p>You may, if you ask before.</p></details>".repeat(3)
                        + "</section>";
        assertArrayEquals(
                new boolean[] {true, true, true, true, true, true},
                completed(questions, List.of(true, true, true, true, false, false), 0.9, 0.9, 0.9, 0.9, 0.2, 0.2));
    }

    @Test
    void panelsOfTwoPlacesHaveNothingInCommon() {
        var far = TABS
                + "<div><div role=tabpanel><p>Menu of the shop.</p></div><div role=tabpanel><p>Cart.</p></div></div>";
        assertArrayEquals(
                new boolean[] {true, true, false, false},
                completed(far, List.of(true, false, false, false), 0.9, 0.3, 0.3, 0.3));
    }
}
