package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.sites.LineOrders;
import dev.incipit.sites.ListLine;
import dev.incipit.url.SiteParser;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ListTextTest {
    private static final LineOrders ORDERS =
            new LineOrders(SiteParser.ANY, FileType.BOTH, 100, Optional.empty(), WrittenOptions.NONE);

    @Test
    void aLineIsAnAddressOrAnObjectWithOptions() {
        var site = assertInstanceOf(
                ListLine.Listed.class, ListText.read(" larch.example ", ORDERS).orElseThrow());
        assertEquals("larch.example", site.key().text());
        var object = assertInstanceOf(
                ListLine.Listed.class,
                ListText.read("{\"site\":\"larch.example\",\"max-pages\":5}", ORDERS)
                        .orElseThrow());
        assertEquals(5, object.order().options().pagesMax().orElseThrow());
    }

    @Test
    void aBadLineNamesNoNumberSinceEachTaskHasItsOwn() {
        var bad = assertInstanceOf(
                ListLine.Bad.class, ListText.read("no site\nat all", ORDERS).orElseThrow());
        assertEquals("no site at all", bad.text());
        assertTrue(bad.reason().startsWith("The site must"), bad.reason());
    }

    @Test
    void commentsAndEmptyLinesStandForNothing() {
        assertEquals(Optional.empty(), ListText.read("# a comment", ORDERS));
        assertEquals(Optional.empty(), ListText.read("  ", ORDERS));
    }
}
