package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.validate.Check.Status;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WholeReportsTest {
    private static final String HEAD = "# Trees\n\n> What grows here, in one or two sentences of some length.\n\n";

    private final Validator validator = new Validator(
            () -> {
                throw new AssertionError("nothing is asked");
            },
            new Fanout(),
            ComputePool.ofCommand());

    private ValidationReport report(String text) throws InterruptedException {
        return validator.validate(new ValidateOrder.ByContent(text.getBytes(StandardCharsets.UTF_8), false));
    }

    private static List<String> notPassed(ValidationReport report) {
        return report.checks().stream()
                .filter(check -> check.status() != Status.PASS)
                .map(Check::id)
                .filter(List.of("llms-full", "key-pages", "section-balance", "optional-use")::contains)
                .toList();
    }

    @Test
    void whatAFileMustHaveOnceIsAskedOfTheWhole() throws InterruptedException {
        var index = report(HEAD + "## Guides\n\n- [Start](https://x.org/start.md): How to begin with trees\n"
                + "- [Oaks](https://x.org/oaks/llms.txt): All pages on oaks\n"
                + "- [All](https://x.org/llms-full.txt): The text of all pages\n");
        var oaks = report(HEAD + "## Oaks\n\n"
                + IntStream.range(0, 60)
                        .mapToObj(at -> "- [Oak " + at + "](https://x.org/oaks/news/" + at + ".md): What oak " + at
                                + " looks like\n")
                        .collect(Collectors.joining()));
        assertEquals(List.of("key-pages"), notPassed(index));
        assertEquals(List.of("llms-full", "key-pages", "section-balance", "optional-use"), notPassed(oaks));
        var whole = validator.asWhole(List.of(index, oaks));
        assertEquals(List.of(), notPassed(whole.getFirst()));
        assertEquals(List.of("section-balance"), notPassed(whole.getLast()));
        assertTrue(whole.getLast().readinessScore() > oaks.readinessScore());
        assertEquals(oaks.score(), whole.getLast().score());
    }

    @Test
    void aFileAloneStaysAsItIs() throws InterruptedException {
        var alone = report(HEAD);
        assertSame(alone, validator.asWhole(List.of(alone)).getFirst());
    }
}
