package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class CutTest {
    private static List<Block> blocks(int... chars) {
        var box = new Box(new Element("p"), null, 0);
        return IntStream.of(chars)
                .mapToObj(count -> new Block(box, List.of(), "x".repeat(count), 0, 0, 0, 0))
                .toList();
    }

    @Test
    void thePageIsPartedWhereTheExpectedF1IsBest() {
        var cut = Cut.of(blocks(100, 100, 100), new double[] {0.1, 0.9, 0.8});
        assertEquals(0.8, cut.score());
        assertEquals(2 * 170 / (200.0 + 180), cut.expected(), 1e-9);
        assertEquals(0.6, cut.share(), 1e-9);
    }

    @Test
    void eachBlocksRankIsTheShareOfTheBetterOnes() {
        var cut = Cut.of(blocks(50, 100, 50), new double[] {0.1, 0.9, 0.8});
        assertEquals(0.75, cut.rank()[0], 1e-9);
        assertEquals(0, cut.rank()[1], 1e-9);
        assertEquals(0.5, cut.rank()[2], 1e-9);
    }

    @Test
    void aLongBlockThatMayBeContentIsKeptForItsCharacters() {
        assertEquals(0.4, Cut.of(blocks(10, 1_000), new double[] {0.9, 0.4}).score());
        assertEquals(0.9, Cut.of(blocks(1_000, 10), new double[] {0.9, 0.1}).score());
    }

    @Test
    void aPageWithoutBlocksHasNothingToKeep() {
        var cut = Cut.of(List.of(), new double[0]);
        assertEquals(1, cut.score());
        assertEquals(0, cut.share());
    }
}
