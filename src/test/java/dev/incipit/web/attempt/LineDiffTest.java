package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.web.attempt.LineDiff.Change;
import dev.incipit.web.attempt.LineDiff.Line;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LineDiffTest {
    private static String marked(String before, String after) {
        return LineDiff.of(before.replace('/', '\n'), after.replace('/', '\n')).stream()
                .map(line -> switch (line.change()) {
                            case KEPT -> " ";
                            case ADDED -> "+";
                            case REMOVED -> "-";
                            case SKIPPED -> "~";
                        }
                        + line.text())
                .collect(Collectors.joining("/"));
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "a/b/c,a/b/c,''",
                "a/b/c,a/x/c, a/-b/+x/ c",
                "a/c,a/b/c, a/+b/ c",
                "a/b/c,a/c, a/-b/ c",
                "'',a,+a",
                "a,'',-a",
                "a/b,b/a,-a/ b/+a",
                "x/x/a,x/a, x/-x/ a",
                "1/2/3/4/5/6/7,1/2/3/4/5/6/8,~4 lines as before/ 5/ 6/-7/+8",
                "0/1/2/3/4/5,9/1/2/3/4/5,-0/+9/ 1/ 2/~3 lines as before",
            })
    void linesAreMarkedAsTheyChanged(String before, String after, String expected) {
        assertEquals(expected, marked(before, after));
    }

    @Test
    void bothTextsCanBeReadFromTheLines() {
        var random = new Random(7);
        for (int i = 0; i < 300; i++) {
            var before = lines(random);
            var after = lines(random);
            var diff = LineDiff.of(String.join("\n", before), String.join("\n", after));
            if (diff.isEmpty() || diff.stream().anyMatch(line -> line.change() == Change.SKIPPED)) {
                assertTrue(!diff.isEmpty() || before.equals(after));
            } else {
                assertEquals(before, without(diff, Change.ADDED));
                assertEquals(after, without(diff, Change.REMOVED));
            }
        }
    }

    private static List<String> lines(Random random) {
        return random.ints(random.nextInt(1, 7), 'a', 'e')
                .mapToObj(Character::toString)
                .toList();
    }

    private static List<String> without(List<Line> diff, Change change) {
        return diff.stream()
                .filter(line -> line.change() != change)
                .map(Line::text)
                .toList();
    }

    @Test
    void manyLinesTakeLittleTimeWhateverTheyAre() {
        var random = new Random(3);
        var before = random.ints(200_000, 0, 50_000).mapToObj(Integer::toString).collect(Collectors.joining("\n"));
        var after = random.ints(200_000, 0, 400_000).mapToObj(Integer::toString).collect(Collectors.joining("\n"));
        ProcessorTime.assertAtMost(Duration.ofSeconds(5), () -> LineDiff.of(before, after));
    }
}
