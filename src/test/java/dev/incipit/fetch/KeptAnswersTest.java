package dev.incipit.fetch;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.KeptAnswers.Kept;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class KeptAnswersTest {
    private static final Instant NOON = Instant.parse("2026-03-10T12:00:00Z");
    private static final FetchRequest OAKS = new FetchRequest(FetchRequest.Method.GET, url("/oaks"), Map.of(), 1_000);
    private static final Fetched ANSWER = new Fetched(
            url("/oaks/"),
            200,
            Map.of("etag", "\"1\""),
            "Oaks".getBytes(StandardCharsets.UTF_8),
            false,
            List.of(new Redirect(url("/oaks"), 301)));

    @TempDir
    private Path folder;

    @Test
    void findsWhatAnEarlierRunKept() {
        new KeptAnswers(folder, true).keep(OAKS, new Kept(ANSWER, NOON, "2026-03-01"));
        var found = new KeptAnswers(folder, false).find(OAKS).orElseThrow();
        assertEquals(NOON, found.at());
        assertEquals("2026-03-01", found.listed());
        assertEquals(ANSWER.url(), found.answer().url());
        assertEquals(ANSWER.headers(), found.answer().headers());
        assertEquals(ANSWER.redirects(), found.answer().redirects());
        assertArrayEquals(ANSWER.body(), found.answer().body());
    }

    @Test
    void anotherRequestHasAnotherAnswer() {
        var answers = new KeptAnswers(folder, true);
        answers.keep(OAKS, new Kept(ANSWER, NOON, ""));
        assertEquals(
                Optional.empty(),
                answers.find(new FetchRequest(FetchRequest.Method.GET, url("/elms"), Map.of(), 1_000)));
        assertEquals(
                Optional.empty(),
                answers.find(new FetchRequest(FetchRequest.Method.GET, url("/oaks"), Map.of("a", "b"), 1_000)));
        assertEquals(0, answers.broken());
    }

    @Test
    void aDamagedFileCountsAsNone() throws IOException {
        var answers = new KeptAnswers(folder, true);
        answers.keep(OAKS, new Kept(ANSWER, NOON, ""));
        var bytes = Files.readAllBytes(file());
        bytes[bytes.length - 6] ^= 1;
        Files.write(file(), bytes);
        assertEquals(Optional.empty(), answers.find(OAKS));
        Files.write(file(), new byte[] {1, 2, 3});
        assertEquals(Optional.empty(), answers.find(OAKS));
        assertEquals(2, answers.broken());
    }

    @Test
    void withoutTheRightToWriteNothingChanges() throws IOException {
        var reader = new KeptAnswers(folder, false);
        reader.keep(OAKS, new Kept(ANSWER, NOON, ""));
        reader.prune(NOON);
        try (var files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void whatNoRunUsesForSixtyDaysGoes() throws IOException {
        var answers = new KeptAnswers(folder, true);
        answers.keep(OAKS, new Kept(ANSWER, NOON, ""));
        answers.used(OAKS, NOON);
        answers.prune(NOON.plus(Duration.ofDays(59)));
        assertTrue(answers.find(OAKS).isPresent());
        answers.prune(NOON.plus(Duration.ofDays(61)));
        assertEquals(Optional.empty(), answers.find(OAKS));
    }

    private Path file() throws IOException {
        try (var files = Files.list(folder)) {
            return files.findFirst().orElseThrow();
        }
    }
}
