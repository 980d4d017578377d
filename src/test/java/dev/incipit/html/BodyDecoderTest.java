package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BodyDecoderTest {
    @ParameterizedTest
    @CsvSource({
        "utf8, UTF-8, ä",
        "unicode-1-1-utf-8, UTF-8, ä",
        // Labels that the JDK takes for something else.
        "iso-8859-1, windows-1252, €",
        "US-ASCII, windows-1252, “",
        "l1, windows-1252, €",
        "iso-8859-9, windows-1254, €",
        "tis-620, x-windows-874, €",
        "gb2312, GB18030, €",
        "chinese, GB18030, 啊",
        "big5, Big5-HKSCS, 啊",
        "shift_jis, windows-31j, ①",
        "euc-kr, x-windows-949, 똠",
        "utf-16, UTF-16LE, ä",
        // Labels that the JDK does not know.
        "logical, ISO-8859-8, א",
        "x-mac-ukrainian, x-MacCyrillic, ж",
        "dos-874, x-windows-874, ก",
        "visual, ISO-8859-8, א",
        "koi8-ru, KOI8-U, ї",
        "' KOI8_R ', KOI8-R, ж",
    })
    void aLabelMeansWhatTheStandardSays(String label, String charset, String text) {
        assertEquals(text, BodyDecoder.decode(text.getBytes(Charset.forName(charset)), "text/html; charset=" + label));
    }

    /** The standard has no such label (utf-7, utf-32, cp037) or reads no text by it, so that it is guessed. */
    @ParameterizedTest
    @CsvSource({"utf-7", "utf-32", "cp037", "iso-2022-kr", "hz-gb-2312", "x-no-such", "''"})
    void otherLabelsMeanNothing(String label) {
        var body = "<p>\u00e4".getBytes(StandardCharsets.UTF_8);
        assertEquals("<p>\u00e4", BodyDecoder.decode(body, "text/html; charset=" + label));
    }

    @Test
    void theMarkCountsBeforeTheHeaderAndTheHeaderBeforeTheDocument() {
        assertEquals("ä", BodyDecoder.decode("\ufeffä".getBytes(StandardCharsets.UTF_8), "text/html; charset=koi8-r"));
        var page = "<meta charset=koi8-r>ж";
        assertEquals(page, BodyDecoder.decode(page.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8"));
        assertEquals(page, BodyDecoder.decode(page.getBytes(Charset.forName("KOI8-R")), "text/html"));
    }
}
