package dev.incipit.pointers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class AcceptPatternsTest {
    @Test
    void everyTwoWeightsAreCompared() {
        var pattern = Pattern.compile(AcceptPatterns.all().get("AT_LEAST_AS_MUCH"));
        for (int first = 0; first <= 1000; first += 3) {
            for (int second = 0; second <= 1000; second++) {
                assertEquals(
                        first > 0 && first >= second,
                        pattern.matcher(written(first) + " " + written(second)).matches(),
                        first + " " + second);
            }
        }
    }

    /** As a configuration puts it together: the digits that were sent, with three zeros behind them. */
    private static String written(int thousandths) {
        return thousandths == 1000
                ? "1"
                : "0." + String.format(Locale.ROOT, "%03d", thousandths).replaceAll("0+$", "") + "000";
    }

    @Test
    void aWeightBelongsToItsOwnRange() {
        var weighed = Pattern.compile(AcceptPatterns.all().get("MARKDOWN_ANY_WEIGHT"));
        assertFalse(weighed.matcher("text/markdown, text/html;q=0.5").find());
        assertFalse(weighed.matcher("text/markdown;q=1.5").find());
        var found = weighed.matcher("text/html;q=0.5,\ttext/markdown ; variant=GFM ; q = 0.25");
        assertTrue(found.find());
        assertEquals("0.25", found.group(1));
    }

    @Test
    void aHeaderMeantToHurtTakesTimeInProportion() throws Throwable {
        for (var name : AcceptPatterns.all().keySet()) {
            var pattern = Pattern.compile(AcceptPatterns.all().get(name));
            var time = ProcessorTime.of(() -> {
                pattern.matcher("text/markdown" + ";q=0.".repeat(2_000)).find();
                pattern.matcher(" ".repeat(8_000)).find();
                pattern.matcher(("text/markdown" + ";a;".repeat(20)).repeat(100))
                        .find();
            });
        }
    }
}
