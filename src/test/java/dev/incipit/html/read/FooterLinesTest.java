package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.dom.DocumentIndex;
import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

final class FooterLinesTest {
    private static List<String> lines(String body) {
        return FooterLines.of(DocumentIndex.of(Jsoup.parse("<!doctype html><title>T</title>" + body)));
    }

    @Test
    void aFooterIsReadLineByLineWithoutItsForms() {
        assertEquals(
                List.of("Quay 3", "36940 Aldraba", "Tel. 986 555 010", "Mon–Fri 9–18"),
                lines("<main><p>Text</p><footer>of a section</footer></main><footer><address>Quay 3<br>36940 "
                        + "<b>Aldraba</b><br></address><form>Newsletter</form><p>Tel. <a href='tel:+34986555010'>986 555 010</a>"
                        + "</p><span hidden>no</span><p>Mon–Fri 9–18</p></footer>"));
    }

    @Test
    void anAddressOutsideTheFooterIsReadButNotThatOfAnAuthor() {
        assertEquals(
                List.of("Quay 3", "36940 Aldraba"),
                lines("<header><address>Quay 3<br>36940 Aldraba</address></header>"
                        + "<article><address>by Ann</address></article>"));
    }

    @Test
    void longLinesAndManyLinesAreLeftOut() {
        assertEquals(List.of(), lines("<footer><p>" + "word ".repeat(10_000) + "</p></footer>"));
        assertTrue(lines("<footer>" + "<p>a".repeat(5_000) + "</footer>").size() <= 40);
    }
}
