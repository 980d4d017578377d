package dev.incipit.api.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.account.Plan;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.PlanForbids;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Interface section 3 and 4.1: what a plan makes of the words of a request. */
final class GenerateTaskTest {
    private static final Plan FREE = new Plan("free", 1, 1, 1, 0);
    private static final Plan PAID = new Plan("paid", 1, 1, 1, 50);
    private static final Site SITE =
            new Site("Example.com/", WebUrl.parse("https://example.com/").orElseThrow(), true);

    private static GenerateTask task(@Nullable String fileType, @Nullable String instructions, Plan plan) {
        return GenerateTask.of(SITE, new GenerateRequest("ignored", fileType, instructions), plan);
    }

    @Test
    void withoutAWordBothFilesAreMade() {
        assertEquals(FileType.BOTH, task(null, null, PAID).order().fileType());
        assertEquals(50, task(null, null, PAID).order().fullPagesMax());
    }

    @Test
    void aPlanWithoutTheFullFileMakesTheIndexAlone() {
        assertEquals(FileType.LLMS, task("both", null, FREE).order().fileType());
        assertThrows(PlanForbids.class, () -> task("llms-full", null, FREE));
    }

    @Test
    void theSameRequestHasOneSpellingWhateverThePlanMakes() {
        assertEquals(
                new GenerateRequest("Example.com/", "both", null),
                task(null, "  ", FREE).asked());
    }

    @Test
    void anUnknownWordIsRefused() {
        assertThrows(InvalidInput.class, () -> task("LLMS", null, PAID));
    }

    @Test
    void instructionsAreTrimmedAndCountedInCharacters() {
        var most = "\uD83D\uDE00".repeat(GenerateOrder.INSTRUCTIONS_MAX);
        assertEquals(
                Optional.of(most), task("llms", " " + most + " ", PAID).order().instructions());
        assertThrows(InvalidInput.class, () -> task("llms", most + "a", PAID));
    }
}
