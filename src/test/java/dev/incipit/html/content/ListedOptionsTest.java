package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ListedOptionsTest {
    private static String shown(String html) {
        var body = Jsoup.parseBodyFragment(html).body();
        ListedOptions.show(body);
        return body.select("div.select").text();
    }

    @Test
    void theKindsOfAThingAreWrittenInOneLine() {
        assertEquals(
                "Small, Large",
                shown(
                        "<select name=attribute_size><option value=''>Choose<option value=s>Small<option>Large</select>"));
    }

    @Test
    void soAreTheLabelsOfRadioButtonsBehindTheirName() {
        var glaze =
                "<fieldset><legend>Glaze</legend><input type=radio><label>Fog<span class=visually-hidden>Sold out</span></label>"
                        + "<input type=radio><label><b>Iron</b></label>%s</fieldset>";
        assertEquals("Glaze: Fog, Iron", shown(glaze.formatted("")));
        assertEquals("", shown(glaze.formatted("<input type=text>")));
    }

    @Test
    void ofGroupsInsideOneAnotherTheInnermostIsTheChoice() {
        var size =
                "<fieldset><legend>Size</legend><input type=radio><label>Small</label><input type=radio><label>Large</label></fieldset>";
        assertEquals("Size: Small, Large", shown("<fieldset><legend>Your order</legend>" + size + "</fieldset>"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<select name=orderby><option>Newest<option>Cheapest</select>",
                "<select id=sortBy><option>Newest<option>Cheapest</select>",
                "<select aria-label='Language'><option>English<option>Deutsch</select>",
                "<select><option>10<option>20<option>50</select>",
                "<select><option>Only one</select>",
                "<select onchange='window.location=this.value'><option>News<option>Help</select>",
                "<select hidden><option>Small<option>Large</select>",
                "<select style='display:none'><option>Small<option>Large</select>",
                "<header><select><option>Shop<option>Office</select></header>",
                "<select><option disabled>Small<option disabled>Large</select>"
            })
    void controlsOfThePageAreNot(String html) {
        assertEquals("", shown(html));
    }

    @Test
    void aListOfAllCountriesSaysNothingAboutThePage() {
        var options = IntStream.range(0, 31).mapToObj(i -> "<option>Land " + i).collect(Collectors.joining());
        assertEquals("", shown("<select>" + options + "</select>"));
    }

    @Test
    void labelsInLabelsAreNotCopied() {
        var form = "<fieldset>" + "<label>".repeat(400) + "<input type=radio>".repeat(400) + "<b>a</b>".repeat(200_000);
        var body = Jsoup.parseBodyFragment(form).body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> ListedOptions.show(body));
    }
}
