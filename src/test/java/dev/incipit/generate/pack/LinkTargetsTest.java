package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LinkTargetsTest {
    @Test
    void changesTheAddressesOfLinksAndNothingElse() {
        assertEquals("[a](/new) and [b](/b \"t\")", replaced("[a](/old) and [b](/b \"t\")"));
        assertEquals("[/old](/new)", replaced("[/old](/old)"));
        assertEquals("![a](/old) `[a](/old)` /old", replaced("![a](/old) `[a](/old)` /old"));
        assertEquals("```\n[a](/old)\n```\n\n- [a](/new)", replaced("```\n[a](/old)\n```\n\n- [a](/old)"));
    }

    private static String replaced(String markdown) {
        return LinkTargets.replaced(markdown, target -> target.equals("/old") ? Optional.of("/new") : Optional.empty());
    }
}
