package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BodyDecoderTest {
    private static String decoded(String text, String charset, String contentType) {
        return BodyDecoder.decode(text.getBytes(Charset.forName(charset)), contentType);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "windows-1252 | text/html; charset=ISO-8859-1        | „Größe“",
                "windows-1252 | text/html; charset=\"latin1\"        | „Größe“",
                "UTF-8        | text/html; charset=utf8              | Größe",
                "UTF-8        | text/html                            | Größe",
                "windows-1252 | text/html                            | Größe",
                "windows-31j  | text/html; Charset = 'shift_jis'     | 茶①",
                "GB18030      | text/html; charset=gb2312            | 茶",
                "x-windows-949 | text/html; charset=euc-kr           | 차",
                "UTF-16LE     | text/html; charset=utf-16            | Größe",
                "windows-1252 | text/html; charset=utf-7             | Größe",
                "UTF-8        | text/html; charset=nonsense!         | Größe"
            })
    void aLabelMeansWhatTheStandardSays(String charset, String contentType, String text) {
        assertEquals(text, decoded(text, charset, contentType));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            value = {
                "windows-1251 | <meta charset=windows-1251>                                    ",
                "windows-1251 | <META http-equiv=x content=\"text/html; charset=windows-1251\">",
                "windows-1251 | <?xml version='1.0' encoding='windows-1251'?>                  ",
                "windows-1251 | <!-- <meta charset=utf-8> --><meta charset=windows-1251>       ",
                "windows-1251 | <meta name=a><meta charset=windows-1251>                       ",
                "UTF-8        | <meta charset=utf-16>                                          "
            })
    void aDocumentMaySayItItself(String charset, String head) {
        var text = head + "<p>Чай";
        assertEquals(text, decoded(text, charset, "text/html"));
    }

    @Test
    void theHeaderComesBeforeTheDocumentAndTheMarkBeforeBoth() {
        var text = "<meta charset=windows-1251>Größe";
        assertEquals(text, decoded(text, "UTF-8", "text/html; charset=utf-8"));
        assertEquals(text, decoded("\uFEFF" + text, "UTF-8", "text/html; charset=koi8-r"));
        assertEquals(text, decoded("\uFEFF" + text, "UTF-16BE", "text/html; charset=koi8-r"));
        assertEquals(text, decoded("\uFEFF" + text, "UTF-16LE", "text/html; charset=koi8-r"));
    }

    @Test
    void aCharacterCutAtTheEndIsNoProofAgainstUtf8() {
        var out = new ByteArrayOutputStream();
        out.writeBytes("Größe".getBytes(StandardCharsets.UTF_8));
        out.write(0xC3);
        assertEquals("Größe\uFFFD", BodyDecoder.decode(out.toByteArray(), "text/html"));
    }

    @Test
    void aDeclarationIsLookedForInTheFirstSixteenKibibytes() {
        var declared = "<meta charset=windows-1251>Чай";
        assertEquals(
                true,
                decoded(" ".repeat(16_000) + declared, "windows-1251", "text/html")
                        .endsWith("Чай"));
        assertEquals(
                false,
                decoded(" ".repeat(16_384) + declared, "windows-1251", "text/html")
                        .endsWith("Чай"));
    }

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
    void everyLabelIsReadByTheTableOfTheStandard(String label, String charset, String text) {
        assertEquals(text, BodyDecoder.decode(text.getBytes(Charset.forName(charset)), "text/html; charset=" + label));
    }

    /** The standard has no such label (utf-7, utf-32, cp037) or reads no text by it, so that it is guessed. */
    @ParameterizedTest
    @CsvSource({"utf-7", "utf-32", "cp037", "iso-2022-kr", "hz-gb-2312", "x-no-such", "''"})
    void otherLabelsMeanNothing(String label) {
        var body = "<p>\u00e4".getBytes(StandardCharsets.UTF_8);
        assertEquals("<p>\u00e4", BodyDecoder.decode(body, "text/html; charset=" + label));
    }
}
