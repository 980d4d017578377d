package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ControlTargetsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            <button aria-controls=x>       | true
            <a href=#x>                    | true
            <label for=x>                  | true
            <b data-bs-target=#x>          | true
            <b onclick="show('x')">        | true
            <script>a('x')</script>        | true
            <script>a('#x')</script>       | true
            <script>a('.y, .x')</script>   | true
            <script>document.x = 1</script>| false
            <script>x = 1</script>         | false
            <a href=/x>                    | false
            <p id=x class=x>               | false
            """)
    void namesAreKnownThatControlsAndScriptsUse(String html, boolean known) {
        assertEquals(known, new ControlTargets(Jsoup.parse(html)).know("x"));
    }
}
