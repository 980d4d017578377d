package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.html.ContentSniffer.Kind;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ContentSnifferTest {
    private static final String PAGE = "<!doctype html><title>T</title><p>Ein Satz über die Ebbe, und noch einer.</p>";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001F\u008B\b\0\0\0",
                "PK\u0003\u0004...",
                "%PDF-1.7",
                "\u0089PNG\r\n\u001A\n",
                "\u00FF\u00D8\u00FF\u00E0",
                "GIF89a",
                "\u00FD7zXZ\0",
                "\u007FELF"
            })
    void whatBeginsAsAFileIsNoPageWhateverItIsDeclared(String start) {
        var body = start.getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(Kind.OTHER, ContentSniffer.kind("text/html", body));
        assertEquals(Kind.OTHER, ContentSniffer.kind("text/markdown; charset=utf-8", body));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 200, 1_000, 5_000, 100_000})
    void bytesWithoutOrderAreNoPage(int length) {
        var body = new byte[length];
        new Random(length).nextBytes(body);
        body[0] = 'x';
        assertEquals(Kind.OTHER, ContentSniffer.kind("text/html; charset=utf-8", body));
    }

    @Test
    void zerosAreNoPage() {
        assertEquals(Kind.OTHER, ContentSniffer.kind("text/html", new byte[10_000]));
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, text/html",
        "UTF-16LE, text/html; charset=UTF-16LE",
        "UTF-16BE, text/html; charset=utf-16be",
        "UTF-16, text/html",
        "windows-1252, text/html; charset=iso-8859-1",
        "windows-1251, text/html",
        "Shift_JIS, text/html; charset=shift_jis",
        "ISO-2022-JP, text/html; charset=iso-2022-jp",
        "GB18030, text/html",
        "EUC-KR, application/xhtml+xml",
        "x-windows-874, text/html"
    })
    void aPageInAnyEncodingIsOne(String charset, String type) {
        var text = PAGE + "<p>Приливы 潮の満ち引き 潮汐 조수 น้ำขึ้นน้ำลง".repeat(20);
        assertEquals(Kind.HTML, ContentSniffer.kind(type, text.getBytes(Charset.forName(charset))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\0\0\0" + PAGE,
                PAGE + "\0\0\0\0\0\0\0\0" + PAGE,
                PAGE + "\u0001\u0002",
                PAGE + "<pre>\u001B[1mbold\u001B[0m</pre>",
                "<p>\f</p>",
                "x",
                ""
            })
    void aPageWithAFewStrayBytesIsOne(String page) {
        assertEquals(Kind.HTML, ContentSniffer.kind("text/html", page.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aTypeSaysWhetherABodyIsMeantAsAPage() {
        assertTrue(ContentSniffer.isPage("Text/HTML; charset=utf-8"));
        assertFalse(ContentSniffer.isPage("text/plain"));
        assertEquals(Kind.HTML, ContentSniffer.kind("text/markdown", PAGE.getBytes(StandardCharsets.UTF_8)));
        assertEquals(Kind.MARKDOWN, ContentSniffer.kind("text/markdown", "# T".getBytes(StandardCharsets.UTF_8)));
    }
}
