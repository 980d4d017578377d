package dev.incipit.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class AssetTest {
    private static final int OWN_LINES_MAX = 300;

    @Test
    void aPathTellsItsContent() {
        for (var asset : Asset.all()) {
            assertTrue(asset.path().matches("/assets/[a-z]+-[0-9a-f]{12}\\.(css|js|svg)"), asset.path());
        }
        assertEquals(
                Asset.all().size(),
                Asset.all().stream().map(Asset::path).distinct().count());
    }

    @Test
    void ourStyleStaysSmallAndAsksNobodyElse() {
        var style = new String(Asset.STYLE.content(), StandardCharsets.UTF_8);
        assertTrue(style.lines().count() <= OWN_LINES_MAX);
        assertTrue(!style.contains("url(") && !style.contains("@import"), "no other host, no further file");
    }
}
