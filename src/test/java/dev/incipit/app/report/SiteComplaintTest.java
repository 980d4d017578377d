package dev.incipit.app.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.SiteParser;
import org.junit.jupiter.api.Test;

final class SiteComplaintTest {
    @Test
    void aPrivateSiteIsToldTheSettingThatLetsItThrough() {
        var text = SiteComplaint.text(SiteParser.NOT_PUBLIC + "localhost is not public.");
        assertTrue(text.contains("FETCH_ALLOWED_NETWORKS=127.0.0.0/8"), text);
    }

    @Test
    void anotherFaultIsNot() {
        var port = SiteParser.NOT_PUBLIC + "its port is not one of websites.";
        assertEquals(port, SiteComplaint.text(port));
    }
}
