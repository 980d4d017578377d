package dev.incipit.crawl.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MarkupScannerTest {
    private static final int MUCH = 10_000_000;

    @Test
    void tagsAndTextComeInTheirOrder() throws IOException {
        assertEquals("<a><b>one</b></a>", scanned("<?xml version='1.0'?><a>\n<ns:b >one</ns:b></a >", MUCH));
        assertEquals("<a><b></b></a>", scanned("<a><b x = \"1/2>\" y/></a>", MUCH));
    }

    @Test
    void commentsMarkedTextAndDocumentTypesAreNoTags() throws IOException {
        assertEquals(
                "<a>one & <two> ]]</a>",
                scanned(
                        "<!DOCTYPE a [<!ENTITY b 'c>'>]><a>one<!-- - -- > <x> --->" + " &amp; <![CDATA[<two> ]]]]></a>",
                        MUCH));
        assertEquals("<a></a>", scanned("<!DOCTYPE a SYSTEM 'b'><a><!----><?x ? > ??></a>", MUCH));
    }

    @Test
    void referencesAreReplacedAndOtherAmpersandsStay() throws IOException {
        assertEquals(
                "<a>&<>\"'A\u00fc?a=1&b=2&</a>", scanned("<a>&amp;&lt;&gt;&quot;&apos;&#65;&#xFC;?a=1&b=2&</a>", MUCH));
        assertEquals("<a>&averylongname;</a>", scanned("<a>&evil;&#x110000;&#;&#xx;&averylongname;</a>", MUCH));
    }

    @Test
    void theAttributesOfALinkAreRead() throws IOException {
        var scanner = new MarkupScanner(new StringReader("<link href='/a?b=1&amp;c' title=\"x='y'\" rel=self>"), MUCH);
        scanner.next();
        assertEquals(Optional.of("/a?b=1&c"), scanner.href());
        assertEquals(Optional.of("self"), scanner.rel());
    }

    @Test
    void nothingIsKeptWhole() throws IOException {
        var scanner = new MarkupScanner(
                new StringReader("<" + "n".repeat(100_000) + " href='" + "v".repeat(100_000) + "'>"
                        + "t&amp;".repeat(100_000) + "</a>"),
                MUCH);
        scanner.next();
        assertEquals(100, scanner.name().length());
        assertEquals(MarkupScanner.TEXT_MAX, scanner.href().orElseThrow().length());
        scanner.next();
        assertEquals(MarkupScanner.TEXT_MAX, scanner.text().length());
    }

    @Test
    void aBarrenFileEndsEarly() throws IOException {
        assertEquals("<a>", scanned("<a><!--" + "b".repeat(100_000) + "--></a>", 50_000));
        var scanner = new MarkupScanner(new StringReader("<a>1</a>".repeat(10_000)), 10_000);
        int tags = 0;
        while (scanner.next() != MarkupScanner.Token.END) {
            scanner.proceed();
            tags++;
        }
        assertEquals(20_000, tags);
    }

    @Test
    void brokenMarkupEndsTheScan() throws IOException {
        for (var broken :
                new String[] {"<", "</", "<!", "<!-", "<![", "<![CDATA[", "<?", "<a b", "<a b=", "<a b='", "<a &", "<a/"
                }) {
            assertTrue(scanned(broken, MUCH).length() < 20, broken);
        }
    }

    private static String scanned(String text, int barrenMax) throws IOException {
        var scanner = new MarkupScanner(new StringReader(text), barrenMax);
        var out = new StringBuilder();
        for (var token = scanner.next(); token != MarkupScanner.Token.END; token = scanner.next()) {
            out.append(scanner.text().strip()).append(token == MarkupScanner.Token.OPEN ? "<" : "</");
            out.append(scanner.name()).append('>');
        }
        return out.toString();
    }
}
