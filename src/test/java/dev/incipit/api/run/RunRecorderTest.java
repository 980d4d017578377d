package dev.incipit.api.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.Pages;
import dev.incipit.api.RunningService;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.history.DayUse;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.HistoryConfig;
import dev.incipit.history.RunHistory;
import dev.incipit.history.RunHistory.Filter;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What an account's history says of requests to the service. */
final class RunRecorderTest {
    private static final Pages SITE = Pages.site();

    private static FetchOutcome web(FetchRequest request) {
        return switch (request.url().host()) {
            case "docs.example.test" -> SITE.fetch(request);
            case "refusing.example.test" ->
                request.url().path().equals("/robots.txt")
                        ? new FetchOutcome.Missing(request.url(), 404)
                        : new FetchOutcome.Refused(request.url(), 403, Optional.empty());
            default -> new FetchOutcome.Unreachable(request.url(), Cause.DNS, "name not found");
        };
    }

    @Test
    void everyRunThatBeganIsInTheHistoryOnceAndOnlyWhatWasTakenCounts() {
        try (var service = RunningService.over(RunRecorderTest::web)) {
            var key = service.key("pro");
            service.post("/api/v1/generate", key, "{\"url\":\"docs.example.test\"}");
            service.post("/api/v1/generate", key, "{\"url\":\"refusing.example.test\"}");
            service.post("/api/v1/generate", key, "{\"url\":\"nowhere.example.test\"}");
            service.post("/api/v1/generate", key, "{\"url\":\"not an address\"}");
            service.post("/api/v1/validate", key, "{\"content\":\"no heading\",\"checkLinks\":false}");
            service.post("/api/v1/validate", key, "{\"url\":\"nowhere.example.test\"}");
            var history = new RunHistory(service.database(), HistoryConfig.DEFAULTS, InstantSource.system());
            var account = service.database()
                    .row("select account_id from api_key")
                    .orElseThrow()
                    .number("account_id");
            var runs = history.list(account, new Filter(Optional.empty(), ""), 0, 10).reversed().stream()
                    .map(listed -> listed.run())
                    .toList();
            assertEquals(
                    List.of(
                            "GENERATE docs.example.test DONE",
                            "GENERATE refusing.example.test BLOCKED",
                            "GENERATE nowhere.example.test UNREACHABLE",
                            "VALIDATE  FAULTY",
                            "VALIDATE nowhere.example.test UNREACHABLE"),
                    runs.stream()
                            .map(run -> run.task() + " " + run.site() + " " + run.outcome())
                            .toList());
            assertTrue(runs.stream().allMatch(run -> run.door() == Door.API));
            assertTrue(runs.getFirst().pages() > 1);
            assertFalse(runs.get(1).note().isEmpty());
            var today = LocalDate.ofInstant(Instant.now(), ZoneOffset.UTC);
            var used = history.days(account, today.minusDays(1), today);
            assertEquals(1, used.stream().mapToInt(DayUse::generations).sum());
            assertEquals(2, used.stream().mapToInt(DayUse::validations).sum());
        }
    }
}
