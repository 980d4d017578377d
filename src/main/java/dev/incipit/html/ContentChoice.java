package dev.incipit.html;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;

/**
 * From the scores of a page's blocks to those that are kept. What the numbers below are worth was measured by the F1 of quality/extract
 * on pages of hosts that the model did not know (extraction.md, "Kinds of page"): comments, reviews, feet and repeats .012, boxes made
 * alike and the second look .002, posts, buttons, the main element and the head's descriptions .004.
 */
final class ContentChoice {
    /** A block between kept ones is kept from this share of the cut on. */
    private static final double BETWEEN = 0.3;
    /** Texts of fewer characters may stand on a page twice for a reason. */
    private static final int REPEATED_MIN = 60;
    /** Where this many characters of other content stand before them, comments are an appendix and not the content. */
    private static final int APPENDIX_AFTER = 1_000;
    /** So often the same short link is the button of each card; it stays where it is likelier than this. */
    private static final int BUTTON_TIMES = 5;

    private static final int BUTTON_MAX = 40;
    private static final double BUTTON_LIKELY = 0.4;
    /** How many levels above a block a name still speaks for it. */
    private static final int NAMED_WITHIN = 5;

    /** So many boxes made alike are a group, and how many levels above a block they are looked for. */
    private static final int ALIKE_MIN = 2;

    private static final int ALIKE_WITHIN = 5;
    /** The share of a group's characters that must be kept for the others to follow, and of the cut that they need. */
    private static final double ALIKE_KEPT = 0.5;

    private static final double ALIKE_CUT = 0.3;

    /** How many levels above a heading its text begins. */
    private static final int HEADED_WITHIN = 1;

    /** Where less is expected of the cut, a forum's posts are known by their boxes' names. */
    private static final double UNSURE_OF_POSTS = 0.5;
    /** How many levels above a block the box of a post is named as one. */
    private static final int POST_WITHIN = 2;

    /** Where less is expected of the cut, this share of it is asked of what stands in the page's main element. */
    private static final double UNSURE_OF_MAIN = 0.7;

    private static final double IN_MAIN = 0.35;

    private static final int MAIN = Regions.bitOf("main");
    private static final int FRAME = Regions.bitOf("footer") | Regions.bitOf("dialog") | Regions.bitOf("hidden");
    private static final int COMMENT = NameHints.indexOf("comment");
    private static final int REVIEW = NameHints.indexOf("review");
    private static final int POST = NameHints.indexOf("forum");

    private final List<Block> blocks;
    private final PageFacts facts;
    private final double[] scores;
    private final boolean[] kept;

    private ContentChoice(List<Block> blocks, PageFacts facts, double[] scores) {
        this.blocks = blocks;
        this.facts = facts;
        this.scores = scores;
        this.kept = new boolean[scores.length];
    }

    /** Which blocks are content, taking the scores for probabilities. */
    static boolean[] of(List<Block> blocks, PageFacts facts, double[] scores) {
        var choice = new ContentChoice(blocks, facts, scores);
        var parted = Cut.of(blocks, scores);
        double cut = parted.score();
        for (int i = 0; i < scores.length; i++) {
            choice.kept[i] = scores[i] >= choice.asked(blocks.get(i), parted);
        }
        choice.closeGaps(cut);
        if (!facts.isForum() && !facts.isProduct()) {
            choice.keepTheLike(cut);
        }
        choice.keepHeadings();
        choice.dropAppendices();
        choice.dropRepeats();
        return choice.kept;
    }

    /**
     * What a block's score must reach: the cut, and less on pages unlike those that were learnt from. There a forum's posts
     * look like the comments below an article, and the boxes of a page of few words like its frame.
     */
    private double asked(Block block, Cut cut) {
        if (facts.isForum()) {
            return cut.expected() < UNSURE_OF_POSTS && isPost(block) ? 0 : cut.score();
        }
        boolean unsure = cut.expected() < UNSURE_OF_MAIN && !facts.isProduct();
        return unsure && (block.box().regions & MAIN) != 0 ? cut.score() * IN_MAIN : cut.score();
    }

    private static boolean isPost(Block block) {
        return block.box().isNear(POST, POST_WITHIN) && block.linkDensity() < 0.5;
    }

    /** Content comes in stretches: between two kept blocks, and for code beside one, less is asked. */
    private void closeGaps(double cut) {
        var sure = kept.clone();
        for (int i = 1; i + 1 < kept.length; i++) {
            boolean between = sure[i - 1] && sure[i + 1] && (areNear(i, i - 1) || areNear(i, i + 1));
            boolean beside = (sure[i - 1] && areNear(i, i - 1)) || (sure[i + 1] && areNear(i, i + 1));
            if ((between && scores[i] >= cut * BETWEEN)
                    || (beside && blocks.get(i).isCode())) {
                kept[i] = true;
            }
        }
    }

    /**
     * Boxes that are made alike go one way: where most of a group of cards is kept, so are those that say less. Not in
     * forums and shops, where quotations and reviews are made like what they stand beside.
     */
    private void keepTheLike(double cut) {
        record Group(Box parent, int signature) {}
        var sums = new HashMap<Group, int[]>();
        for (boolean counting : new boolean[] {true, false}) {
            for (int i = 0; i < kept.length; i++) {
                Box box = blocks.get(i).box();
                for (int level = 0; level < ALIKE_WITHIN && box.parent != null; level++) {
                    if (box.alike >= ALIKE_MIN) {
                        var sum = sums.computeIfAbsent(new Group(box.parent, box.signature), _ -> new int[2]);
                        if (counting) {
                            sum[0] += kept[i] ? blocks.get(i).chars() : 0;
                            sum[1] += blocks.get(i).chars();
                        } else if (sum[0] >= ALIKE_KEPT * sum[1] && scores[i] >= cut * ALIKE_CUT) {
                            kept[i] = true;
                        }
                    }
                    box = box.parent;
                }
            }
        }
    }

    private boolean areNear(int a, int b) {
        var one = blocks.get(a).box();
        var other = blocks.get(b).box();
        return one == other || one.parent == other.parent || one.parent == other || one == other.parent;
    }

    /** A heading stands with what it heads, the next block below the same box a few levels up. */
    private void keepHeadings() {
        for (int i = kept.length - 2; i >= 0; i--) {
            if (!kept[i] && blocks.get(i).headingLevel() > 0 && kept[i + 1]) {
                kept[i] = holds(
                        blocks.get(i).box().up(HEADED_WITHIN), blocks.get(i + 1).box());
            }
        }
    }

    private static boolean holds(Box outer, Box inner) {
        return inner.up(inner.depth - outer.depth) == outer;
    }

    /** Feet, dialogs, comments below an article, reviews of a product: text like content, but not the page's own. */
    private void dropAppendices() {
        int other = 0;
        for (int i = 0; i < kept.length; i++) {
            var box = blocks.get(i).box();
            boolean comment = !facts.isForum() && box.isNear(COMMENT, NAMED_WITHIN);
            boolean review = facts.isProduct() && box.isNear(REVIEW, NAMED_WITHIN);
            boolean frame = (box.regions & FRAME) != 0;
            if (frame || review || (comment && other > APPENDIX_AFTER)) {
                kept[i] = false;
            } else if (kept[i] && !comment) {
                other += blocks.get(i).chars();
            }
        }
    }

    /**
     * A text that was kept already: the slide cloned for the carousel, the card shown again for narrow screens. And the
     * button that every card has: "View details".
     */
    private void dropRepeats() {
        var buttons = new HashMap<String, Integer>();
        blocks.stream().filter(ContentChoice::isButton).forEach(block -> buttons.merge(block.text(), 1, Integer::sum));
        var seen = new HashSet<String>();
        for (int i = 0; i < kept.length; i++) {
            var block = blocks.get(i);
            if (kept[i] && !block.isCode() && block.chars() >= REPEATED_MIN) {
                kept[i] = seen.add(block.text());
            } else if (isButton(block) && buttons.get(block.text()) >= BUTTON_TIMES) {
                kept[i] &= scores[i] >= BUTTON_LIKELY;
            }
        }
    }

    private static boolean isButton(Block block) {
        return block.chars() < BUTTON_MAX && block.linkDensity() > 0.5;
    }
}
