package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.validate.LintShapes.Shape;
import dev.incipit.validate.rules.Catalogue;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever a text holds, to lint four times as much of it costs about four times as much, and the most that is linted at most a second. */
final class LintGrowthTest {
    private static final int TIMES = 4;
    private static final int GROWTH_MAX = 6;
    /** What takes less at the most that is linted harms nobody, and is hard to tell from what the machine does besides. */
    private static final Duration FLOOR = Duration.ofMillis(200);

    private static final Duration TIME_MAX = Duration.ofSeconds(1);
    private static final int SLACK = 5;
    private static final int RUNS = 4;
    private static final int SAMPLED = 25;

    @BeforeAll
    static void warm() throws Throwable {
        for (int run = 0; run < 300; run++) {
            lint("# T\n\n> S\n\n## A\n\n- [a](https://e.org/" + run + "): <b> `c` {{x}} notes.\n");
        }
    }

    private static void lint(String text) {
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
        var checks = ScoreCard.of(
                        Catalogue.reported(false, false),
                        new LintContext(file, Optional.empty(), Optional.empty()),
                        CheckSelection.ALL)
                .checks();
        assertTrue(!checks.isEmpty());
    }

    private static Duration taken(String text, int runs, Duration enough) throws Throwable {
        var best = ProcessorTime.of(() -> lint(text));
        for (int run = 1; run < runs && best.compareTo(enough) > 0; run++) {
            var taken = ProcessorTime.of(() -> lint(text));
            best = taken.compareTo(best) < 0 ? taken : best;
        }
        return best;
    }

    /** What is wrong with a shape, if anything. */
    private static Optional<String> fault(Shape shape, Duration timeMax) throws Throwable {
        var whole = taken(shape.text(SourceText.BYTES_MAX), RUNS, timeMax);
        if (whole.compareTo(timeMax) > 0) {
            return Optional.of(shape.name().strip() + " took " + whole.toMillis() + " ms");
        }
        if (whole.compareTo(FLOOR) <= 0) {
            return Optional.empty();
        }
        var part = taken(shape.text(SourceText.BYTES_MAX / TIMES), 2 * RUNS, whole.dividedBy(GROWTH_MAX));
        var again = taken(shape.text(SourceText.BYTES_MAX), 2 * RUNS, part.multipliedBy(GROWTH_MAX));
        return again.compareTo(part.multipliedBy(GROWTH_MAX)) <= 0
                ? Optional.empty()
                : Optional.of(
                        shape.name().strip() + " took " + part.toMillis() + " ms and " + again.toMillis() + " ms");
    }

    private static List<String> faults(List<Shape> shapes, Duration timeMax) throws Throwable {
        var faults = new ArrayList<String>();
        for (var shape : shapes) {
            fault(shape, timeMax).ifPresent(faults::add);
        }
        return faults;
    }

    @Test
    void aSampleOfTheShapesCostsNoMoreThanItsLength() throws Throwable {
        var shapes = LintShapes.all();
        var sample = IntStream.range(0, shapes.size())
                .filter(at -> at % SAMPLED == 0)
                .mapToObj(shapes::get)
                .toList();
        assertEquals(List.of(), faults(sample, TIME_MAX.multipliedBy(SLACK)));
    }

    @Test
    @Tag("full")
    void everyShapeCostsNoMoreThanItsLength() throws Throwable {
        assertEquals(List.of(), faults(LintShapes.all(), TIME_MAX));
    }
}
