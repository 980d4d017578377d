package dev.incipit.html.content;

import java.util.List;

/**
 * The score a block must reach to be content: the cut, or another one on pages unlike those the model was trained on. In forums,
 * posts look like the comments below an article. On pages with few words, the content looks like boilerplate, and what stands
 * beside the main element like content.
 */
final class RequiredScore {
    /** If the cut's expected F1 is lower, a forum's posts are recognised by the names of their boxes. */
    private static final double UNSURE_OF_POSTS = 0.5;
    /** A post's box has its name at most this many levels above a block. */
    private static final int POST_WITHIN = 2;

    /** If the cut's expected F1 is lower, blocks in the main element need only a share of the cut, and no others are content. */
    private static final double UNSURE_OF_MAIN = 0.7;

    private static final double IN_MAIN = 0.35;

    /** The characters that a main element needs, since some are empty. */
    private static final int MAIN_MIN = 60;

    private static final double NEVER = 2;
    private static final int POST = NameHints.indexOf("forum");

    private final Threshold threshold;
    private final boolean forum;
    private final boolean byMain;

    RequiredScore(List<Block> blocks, PageFacts facts, Threshold threshold) {
        this.threshold = threshold;
        forum = facts.isForum();
        byMain = threshold.expected() < UNSURE_OF_MAIN
                && !facts.isProduct()
                && blocks.stream()
                                .filter(block -> block.box().isInMain())
                                .mapToInt(Block::chars)
                                .sum()
                        >= MAIN_MIN;
    }

    double of(Block block) {
        if (forum) {
            return threshold.expected() < UNSURE_OF_POSTS && isPost(block) ? 0 : threshold.score();
        }
        if (!byMain) {
            return threshold.score();
        }
        return block.box().isInMain() ? threshold.score() * IN_MAIN : NEVER;
    }

    private static boolean isPost(Block block) {
        return block.box().isNear(POST, POST_WITHIN) && block.linkDensity() < 0.5;
    }
}
