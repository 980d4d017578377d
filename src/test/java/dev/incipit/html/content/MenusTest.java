package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MenusTest {
    /** Returns how many blocks are kept of twelve links after a sentence. */
    private static long kept(String open, String close, int kept) {
        var html = new StringBuilder("<p>A text that is kept.</p>").append(open);
        IntStream.range(0, 12).forEach(i -> html.append("<li><a href=/" + i + ">Page " + i + "</a></li>"));
        var blocks =
                PageBlocks.of(Jsoup.parse(html.append(close).toString()).body()).blocks();
        var result = new boolean[blocks.size()];
        for (int i = 0; i <= kept; i++) {
            result[i] = true;
        }
        Menus.dropParts(blocks, result);
        return IntStream.range(1, result.length).filter(i -> result[i]).count();
    }

    @ParameterizedTest(name = "{0} of 12 in {1}")
    @CsvSource({
        "2, <ul>, </ul>, 0",
        "3, <ul>, </ul>, 3",
        "12, <ul>, </ul>, 12",
        "2, <nav><ul>, </ul></nav>, 0",
        "2, <div role=navigation><ol>, </ol></div>, 0"
    })
    void aMenuIsContentAsAWholeOrNotAtAll(int some, String open, String close, long left) {
        assertEquals(left, kept(open, close, some));
    }
}
