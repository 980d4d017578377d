package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.history.RunTexts;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RunResultTest {
    private static final RunResult.Typed TYPED = new RunResult.Typed("sea.example", "both", "Be brief.");

    private static MadeFiles files(String index, String full) {
        return new MadeFiles("sea.example", 2, index, full, 1, null, List.of(), "", List.of());
    }

    @Test
    void whatAnotherVersionKeptIsNoError() {
        assertEquals(Optional.empty(), RunResult.of("{\"typed\": 3}".getBytes(StandardCharsets.UTF_8)));
        assertEquals(Optional.empty(), RunResult.of("no".getBytes(StandardCharsets.UTF_8)));
        var newer = "{\"typed\": {\"url\": \"a\", \"fileType\": \"llms\", \"instructions\": \"\", \"more\": 1}}";
        assertEquals(
                "a",
                RunResult.of(newer.getBytes(StandardCharsets.UTF_8))
                        .orElseThrow()
                        .typed()
                        .url());
    }

    @Test
    void aRunThatFailedOffersItsFormAgainAsANewRun() {
        var view = RunView.of(7, new RunResult(TYPED, null, "The site refused."));
        var again = view.again().orElseThrow();
        assertEquals(Optional.of("The site refused."), again.refusal());
        assertEquals("sea.example", again.url().value());
        assertEquals("Be brief.", again.instructions().value());
        assertTrue(again.run() != 7);
        assertEquals(List.of(), view.files());
    }

    @Test
    void theFilesThatThereAreAreShown() {
        assertEquals(
                List.of("llms.txt", "llms-full.txt"),
                names(RunView.of(7, new RunResult(TYPED, files("a", "b"), null))));
        assertEquals(List.of("llms-full.txt"), names(RunView.of(7, new RunResult(TYPED, files(null, "b"), null))));
        assertEquals(List.of("llms.txt"), names(RunView.of(7, new RunTexts(Optional.of("a"), Optional.empty()))));
        assertEquals(List.of(), names(RunView.of(7, RunTexts.NONE)));
    }

    private static List<String> names(RunView view) {
        return view.files().stream().map(ShownFile::name).toList();
    }
}
