package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestModel;
import dev.incipit.compute.ComputePool;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.describe.ModelConfig;
import dev.incipit.describe.ModelDescriber;
import dev.incipit.fetch.Fanout;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A model behind the service: what the answer and the metrics say of it. */
final class ModelApiTest {
    private static final String BODY = "{\"url\": \"docs.example.test\", \"fileType\": \"llms\"}";

    private static RunningService service(TestModel model) {
        var config = new ModelConfig(model.baseUrl(), "", "small", 24, 200_000, Duration.ofSeconds(10), 0);
        return RunningService.describedBy(
                new ModelDescriber(
                        new ExtractiveDescriber(ComputePool.ofCommand()),
                        config,
                        new Fanout(),
                        Optional.empty(),
                        InstantSource.system()),
                Pages.site());
    }

    @Test
    void callsAreCountedByTheirOutcomeAndTheAnswerTellsWhoWrote() {
        // Each page's own first sentence, which no page can disown.
        try (var model = new TestModel(
                        page -> page.text().lines().skip(1).findFirst().orElse(""));
                var service = service(model)) {
            var body = RunningService.json(service.post("/api/v1/generate", service.key("free"), BODY));
            assertTrue(body.get("llmEnhanced").asBoolean(), body.toString());
            assertTrue(body.get("note").isNull(), body.toString());
            var metrics = counted(service, "incipit_model_calls_total{outcome=\"answered\"");
            assertTrue(metrics.contains("incipit_model_call_duration_seconds_count"), metrics);
        }
    }

    @Test
    void aModelThatFailsIsNotedAndTheRunSucceeds() {
        try (var model = new TestModel(_ -> "").answers(_ -> TestModel.answer(401, "{}"));
                var service = service(model)) {
            var response = service.post("/api/v1/generate", service.key("free"), BODY);
            assertEquals(200, response.statusCode());
            var body = RunningService.json(response);
            assertFalse(body.get("llmEnhanced").asBoolean());
            assertEquals(
                    "The language model did not accept the key it was given; all words are the site's own.",
                    body.get("note").asText());
            counted(service, "incipit_model_calls_total{outcome=\"denied\"");
        }
    }

    /** The metrics, once they have that line: a request is counted after its answer is out. */
    private static String counted(RunningService service, String line) {
        return assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            var metrics = service.health("/metrics").body();
            while (!metrics.contains(line)) {
                metrics = service.health("/metrics").body();
            }
            return metrics;
        });
    }
}
