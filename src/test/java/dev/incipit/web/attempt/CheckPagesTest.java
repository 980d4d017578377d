package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ListedCheck;
import dev.incipit.web.CheckText;
import dev.incipit.web.PageServer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class CheckPagesTest {
    private final AtomicInteger reads = new AtomicInteger();

    private static CheckText check(String id, Optional<String> warning) {
        var check = new ListedCheck(id, "Name of " + id, Tier.STRUCTURE, 1, ListedCheck.When.ALWAYS, false, false);
        return new CheckText(
                check, "What.", warning, Optional.empty(), "Why.", List.of(), List.of(), "RFC 1", Optional.empty());
    }

    private List<CheckText> read() {
        reads.incrementAndGet();
        return List.of(check("one", Optional.of("Perhaps.")), check("two", Optional.empty()));
    }

    @Test
    void eachCheckHasAPageAndNoOther() {
        try (var server = PageServer.of(new CheckPages(this::read).routes())) {
            var browser = server.browser();
            assertEquals(0, reads.get(), "the service starts without them");
            assertTrue(browser.get("/checks").body().contains("Name of two"));
            assertTrue(browser.get("/checks/one").body().contains("Perhaps."));
            assertFalse(browser.get("/checks/two").body().contains("Perhaps."));
            assertEquals(404, browser.get("/checks/three").statusCode());
            assertEquals(1, reads.get());
        }
    }
}
