package dev.incipit.html.content;

import dev.incipit.compute.Budget;
import java.util.ArrayList;
import java.util.List;

/** Scores the blocks of a page with two models: the first sees each block alone, the second also the first one's scores. */
final class BlockScorer {
    /** Larger pages get the first model's scores only, because the second needs the signals of all blocks in memory. */
    private static final int SECOND_LOOK_MAX = 5_000;

    /** The trees of a model take some microseconds. */
    private static final int STEPS = 20;

    private BlockScorer() {}

    /** The probability that each block is content, between 0 and 1. */
    static double[] scores(PageBlocks page, PageFacts facts) {
        var reader = new SignalReader(page, facts);
        if (page.blocks().size() > SECOND_LOOK_MAX) {
            return reader.scores(vector -> probability(BlockModel.FIRST, vector));
        }
        List<SignalVector> rows = new ArrayList<>(page.blocks().size());
        var first = reader.scores(vector -> {
            rows.add(vector.copy());
            return probability(BlockModel.FIRST, vector);
        });
        var look = new StackedSignals(page, first);
        var second = new double[first.length];
        for (int i = 0; i < second.length; i++) {
            look.add(rows.get(i), i);
            second[i] = probability(BlockModel.SECOND, rows.get(i));
        }
        return second;
    }

    private static double probability(BlockModel model, SignalVector block) {
        Budget.steps(STEPS);
        return model.probability(block.values());
    }
}
