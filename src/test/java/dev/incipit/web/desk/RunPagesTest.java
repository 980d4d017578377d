package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.history.EndedRun;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.EndedRun.Outcome;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.history.RunTexts;
import dev.incipit.web.PageServer;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of sixty runs: each third a validation. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RunPagesTest {
    private DeskStore store;
    private PageServer server;

    @BeforeAll
    void open() {
        store = DeskStore.open();
        store.keys().create(DeskStore.ACME, "laptop", 9);
        for (int i = 0; i < 60; i++) {
            store.history()
                    .add(
                            new EndedRun(
                                    i + 1,
                                    DeskStore.ACME,
                                    1,
                                    Door.PAGE,
                                    "",
                                    i % 3 == 0 ? Task.VALIDATE : Task.GENERATE,
                                    "site" + i + ".example",
                                    Outcome.DONE,
                                    1,
                                    "",
                                    DeskStore.NOON.plusSeconds(i),
                                    Duration.ZERO,
                                    true),
                            RunTexts.NONE);
        }
        server = PageServer.of(new RunPages(store.history()).routes(), DeskStore.ACME);
    }

    @AfterAll
    void close() {
        server.close();
        store.close();
    }

    @ParameterizedTest
    @CsvSource({
        "'',                    25, site59",
        "page=2,                25, site34",
        "page=3,                10, site9",
        "page=4,                 0, ''",
        "page=x,                25, site59",
        "task=validate,         20, site57",
        "task=VALIDATE,         25, site59",
        "task=no,               25, site59",
        "site=SITE7.example,     1, site7",
        "site=none.example,      0, ''"
    })
    void theHistoryIsReadPageByPageAndFiltered(String query, int runs, String first) {
        var page = server.ofUser().get("/app/runs?" + query);
        assertEquals(200, page.statusCode());
        var sites = Arrays.stream(page.body().split("[^a-z0-9.]+"))
                .filter(word -> word.matches("site[0-9]+\\.example"))
                .distinct()
                .toList();
        assertEquals(runs, sites.size(), sites.toString());
        assertTrue(runs == 0 || sites.getFirst().equals(first + ".example"), sites.toString());
    }
}
