package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.Entry.Flaw;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class InlineLinksTest {
    private static Optional<Flaw> flaw(String line) {
        return InlineLinks.flaw(line, line, false);
    }

    @Test
    void aFaultInsideALinkThatIsWellFormedIsFound() {
        assertEquals(Optional.of(Flaw.SPACE_IN_ADDRESS), flaw("[![b](http://x y)](http://z)"));
        assertEquals(Optional.empty(), flaw("[![b](http://x)](http://z)"));
    }

    @Test
    void nestedLinksWithoutABlankAreReadInLinearTime() {
        int depth = 100_000;
        assertEquals(Optional.empty(), flaw("[".repeat(depth) + "a" + "](http://x)".repeat(depth)));
    }
}
