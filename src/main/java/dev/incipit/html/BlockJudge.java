package dev.incipit.html;

import java.util.ArrayList;
import java.util.List;

/** How likely each block of a page is content, by two models: one looks at each block, the next also at what the first said. */
final class BlockJudge {
    /** Pages of more blocks are judged by the first look: the signals of all are held at once for the second. */
    private static final int SECOND_LOOK_MAX = 5_000;

    private BlockJudge() {}

    /** Between 0 and 1 for each block. */
    static double[] scores(PageBlocks page, PageFacts facts) {
        var reader = new SignalReader(page, facts);
        if (page.blocks().size() > SECOND_LOOK_MAX) {
            return reader.scores(row -> BlockModel.FIRST.probability(row.values()));
        }
        List<Row> rows = new ArrayList<>(page.blocks().size());
        var first = reader.scores(row -> {
            rows.add(row.copy());
            return BlockModel.FIRST.probability(row.values());
        });
        var look = new SecondLook(page, first);
        var second = new double[first.length];
        for (int i = 0; i < second.length; i++) {
            look.add(rows.get(i), i);
            second[i] = BlockModel.SECOND.probability(rows.get(i).values());
        }
        return second;
    }
}
