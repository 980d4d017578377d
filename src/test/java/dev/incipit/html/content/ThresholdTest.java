package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class ThresholdTest {
    private static List<Block> blocks(int... chars) {
        var box = new Box(new Element("p"), null, 0);
        return IntStream.of(chars)
                .mapToObj(count -> new Block(box, List.of(), "x".repeat(count), 0, 0, 0, 0))
                .toList();
    }

    @Test
    void thePageIsPartedWhereTheExpectedF1IsBest() {
        var threshold = Threshold.of(blocks(100, 100, 100), new double[] {0.1, 0.9, 0.8});
        assertEquals(0.8, threshold.score());
        assertEquals(2 * 170 / (200.0 + 180), threshold.expected(), 1e-9);
        assertEquals(0.6, threshold.share(), 1e-9);
    }

    @Test
    void eachBlocksRankIsTheShareOfTheBetterOnes() {
        var threshold = Threshold.of(blocks(50, 100, 50), new double[] {0.1, 0.9, 0.8});
        assertEquals(0.75, threshold.rank()[0], 1e-9);
        assertEquals(0, threshold.rank()[1], 1e-9);
        assertEquals(0.5, threshold.rank()[2], 1e-9);
    }

    @Test
    void aLongBlockThatMayBeContentIsKeptForItsCharacters() {
        assertEquals(
                0.4, Threshold.of(blocks(10, 1_000), new double[] {0.9, 0.4}).score());
        assertEquals(
                0.9, Threshold.of(blocks(1_000, 10), new double[] {0.9, 0.1}).score());
    }

    @Test
    void aPageWithoutBlocksHasNothingToKeep() {
        var threshold = Threshold.of(List.of(), new double[0]);
        assertEquals(1, threshold.score());
        assertEquals(0, threshold.share());
    }
}
