package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ResultRowTest {
    private static final SiteCost COST = new SiteCost(8_123, Duration.ofNanos(842_499_999), 1_234_567);

    @Test
    void everyMemberIsThereForEachStatus() {
        var file = WrittenFile.of("llms.txt", "# Ä\n");
        var row = new ResultRow(
                "example.com",
                new SiteResult.Written("www.example.com", List.of(file), List.of("A \"note\"."), 42, COST));
        var start = "{\"site\":\"example.com\",\"status\":\"generated\",\"reason\":null,\"domain\":\"www.example.com\","
                + "\"notes\":[\"A \\\"note\\\".\"],\"pages\":42,\"millis\":8123,\"processorSeconds\":0.842,\"bytes\":1234567,"
                + "\"files\":[{\"name\":\"llms.txt\",\"bytes\":5,\"sha256\":\"" + file.sha256() + "\",";
        assertEquals(
                start + "\"path\":\"example.com/llms.txt\",\"text\":null}]}", row.json(Optional.of("example.com")));
        assertEquals(start + "\"path\":null,\"text\":\"# Ä\\n\"}]}", row.json(Optional.empty()));
        assertEquals(
                "{\"site\":\"a\\nb\",\"status\":\"blocked\",\"reason\":\"No.\",\"domain\":null,\"notes\":[],\"pages\":0,"
                        + "\"millis\":8123,\"processorSeconds\":0.842,\"bytes\":1234567,\"files\":[]}",
                new ResultRow("a\nb", new SiteResult.Blocked("No.", COST)).json(Optional.of("a")));
        assertEquals("unreachable", new SiteResult.Unreachable("No.", COST).status());
        assertEquals("failed", new SiteResult.Failed("No.", COST).status());
    }

    @Test
    void theHashIsOfTheTextInUtf8() {
        assertEquals(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                WrittenFile.of("llms.txt", "abc").sha256());
    }
}
