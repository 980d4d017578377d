package dev.incipit.html.content;

import dev.incipit.compute.Budget;
import dev.incipit.text.Counts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides from the scores of a page's blocks which of them are content. What the numbers below are worth was measured by the F1 of quality/extract
 * on pages of hosts that the model did not know (extraction.md, "Kinds of page"): comments, reviews, feet and repeats .012, boxes made
 * alike and the second look .002, posts, buttons, the main element and the head's descriptions .004.
 */
final class ContentChoice {
    /** A block between kept blocks is kept if its score reaches this share of the cut. */
    private static final double BETWEEN = 0.3;
    /** Shorter texts may be repeated on a page for a reason. */
    private static final int REPEATED_MIN = 60;
    /** After this many characters of other content, comments are an appendix and not the content. */
    private static final int APPENDIX_AFTER = 1_000;
    /** A short link repeated this often is a button on every card. It needs a score of {@link #BUTTON_LIKELY}. */
    private static final int BUTTON_TIMES = 5;

    private static final int BUTTON_MAX = 40;
    private static final double BUTTON_LIKELY = 0.4;
    /** A name counts for a block up to this many levels above it. */
    private static final int NAMED_WITHIN = 5;

    /** The number of similar boxes that form a group, and how many levels above a block they are searched for. */
    private static final int ALIKE_MIN = 2;

    private static final int ALIKE_WITHIN = 5;
    /** The share of a group's characters that must be kept for the rest to follow, and the share of the cut the rest needs. */
    private static final double ALIKE_KEPT = 0.5;

    private static final double ALIKE_CUT = 0.3;

    /** The share of the cut that the options of an item for sale need: they look like those of a search. */
    private static final double OPTIONS_CUT = 0.1;

    private static final double TOLD_CUT = 0.3;

    /** So many blocks below the price they need none. */
    private static final int OPTIONS_BELOW_PRICE = 6;

    /** How many levels above a heading its text begins. */
    private static final int HEADED_WITHIN = 1;

    /** The same for a page's only h1, which often has a box of its own. */
    private static final int TITLED_WITHIN = 3;

    /** Levels of headings, counted from 1. */
    private static final int LEVELS = 7;
    /** The characters dropped below a heading from which it goes too. */
    private static final int SECTION_MIN = 30;

    private static final int NONE = -1;
    private static final int FRAME = Regions.bitOf("footer") | Regions.bitOf("dialog") | Regions.bitOf("hidden");
    private static final int COMMENT = NameHints.indexOf("comment");
    private static final int REVIEW = NameHints.indexOf("review");

    private final List<Block> blocks;
    private final PageFacts facts;
    private final double[] scores;
    private final boolean[] kept;
    /** Blocks of cards that are kept whole. */
    private boolean[] whole;

    /** The block that shows the price of an item for sale. */
    private int price = NONE;

    private ContentChoice(List<Block> blocks, PageFacts facts, double[] scores) {
        this.blocks = blocks;
        this.facts = facts;
        this.scores = scores;
        this.kept = new boolean[scores.length];
        this.whole = new boolean[scores.length];
    }

    /** Decides for each block whether it is content, taking the scores as probabilities. */
    static boolean[] of(List<Block> blocks, PageFacts facts, double[] scores) {
        var choice = new ContentChoice(blocks, facts, scores);
        var parted = Threshold.of(blocks, scores);
        double cut = parted.score();
        var required = new RequiredScore(blocks, facts, parted);
        for (int i = 0; i < scores.length; i++) {
            choice.kept[i] = scores[i] >= required.of(blocks.get(i));
        }
        choice.closeGaps(cut);
        choice.keepFiles();
        if (!facts.isForum()) {
            choice.keepCards(cut);
            Panels.complete(blocks, scores, choice.kept, cut);
        }
        if (!facts.isForum() && !facts.isProduct()) {
            choice.keepTheLike(cut);
        }
        if (facts.isProduct()) {
            choice.keepOffer(cut);
            choice.keepTold(cut);
        }
        Menus.dropParts(blocks, choice.kept);
        choice.keepHeadings();
        choice.dropAppendices();
        choice.dropRepeats();
        choice.dropEmptySections();
        return choice.kept;
    }

    /** Content comes in runs: a block between two kept ones, or code beside a kept one, needs a lower score. */
    private void closeGaps(double cut) {
        var sure = kept.clone();
        for (int i = 1; i + 1 < kept.length; i++) {
            boolean between = sure[i - 1] && sure[i + 1] && (areNear(i, i - 1) || areNear(i, i + 1));
            boolean beside = blocks.get(i).isCode()
                    && ((sure[i - 1] && isBeside(i, i - 1)) || (sure[i + 1] && isBeside(i, i + 1)));
            if ((between && scores[i] >= cut * BETWEEN) || beside) {
                kept[i] = true;
            }
        }
    }

    /** Keeps links to files that stand in the box of the text above them. */
    private void keepFiles() {
        for (int i = 1; i < kept.length; i++) {
            kept[i] |= kept[i - 1] && isBeside(i, i - 1) && blocks.get(i).leadsToFiles();
        }
    }

    /**
     * Similar boxes are treated alike: if most of a group of cards is kept, the shorter ones are kept too. This does not apply
     * to forums and shops, where quotations and reviews are built like their neighbours.
     */
    private void keepTheLike(double cut) {
        var keptChars = new HashMap<Box.Kin, Integer>();
        var chars = new HashMap<Box.Kin, Integer>();
        for (int i = 0; i < kept.length; i++) {
            Budget.step();
            for (var group : groups(blocks.get(i).box())) {
                keptChars.merge(group, kept[i] ? blocks.get(i).chars() : 0, Integer::sum);
                chars.merge(group, blocks.get(i).chars(), Integer::sum);
            }
        }
        for (int i = 0; i < kept.length; i++) {
            kept[i] |= scores[i] >= cut * ALIKE_CUT
                    && groups(blocks.get(i).box()).stream()
                            .anyMatch(group -> keptChars.get(group) >= ALIKE_KEPT * chars.get(group));
        }
    }

    /** The groups of similar boxes that a box or one around it belongs to. */
    private static List<Box.Kin> groups(Box inner) {
        var groups = new ArrayList<Box.Kin>();
        var box = inner;
        for (int level = 0; level < ALIKE_WITHIN && box.parent != null; level++) {
            if (box.alike >= ALIKE_MIN) {
                groups.add(box.kin());
            }
            box = box.parent;
        }
        return groups;
    }

    /** Keeps the price of an item for sale and the sizes and colours that it is offered in, with the name of each choice. */
    private void keepOffer(double cut) {
        price = ShownPrice.in(blocks).orElse(NONE);
        for (int i = 0; i < kept.length; i++) {
            kept[i] |= i == price;
            boolean besidePrice = price != NONE && i > price && i <= price + OPTIONS_BELOW_PRICE;
            if ((besidePrice || scores[i] >= cut * OPTIONS_CUT)
                    && ListedOptions.is(blocks.get(i).box().element)) {
                kept[i] = true;
                if (i > 0 && blocks.get(i - 1).box().element.nameIs("label")) {
                    kept[i - 1] = true;
                }
            }
        }
    }

    /** Keeps the texts that stand in one box with the heading above them, if that is kept. */
    private void keepTold(double cut) {
        for (int i = 0; i + 1 < kept.length; i++) {
            var heading = blocks.get(i);
            if (kept[i] && heading.headingLevel() > 0) {
                for (int below = i + 1; below < kept.length && isToldBelow(heading, blocks.get(below)); below++) {
                    kept[below] |= scores[below] >= cut * TOLD_CUT;
                }
            }
        }
    }

    private static boolean isToldBelow(Block heading, Block block) {
        return block.links() == 0 && block.headingLevel() == 0 && block.box() == heading.box().parent;
    }

    private void keepCards(double cut) {
        whole = Cards.whole(blocks, scores, kept, cut);
        for (int i = 0; i < kept.length; i++) {
            kept[i] |= whole[i];
        }
    }

    private boolean areNear(int a, int b) {
        return blocks.get(a).box().isBeside(blocks.get(b).box());
    }

    /** Whether a block stands near another one, whatever boxes each has around it alone. */
    private boolean isBeside(int block, int other) {
        var outer = blocks.get(block).box().alone();
        var box = blocks.get(other).box();
        return outer.isBeside(box) || outer.isBeside(box.alone());
    }

    /** Keeps a heading, a question or a term if the next block is kept and lies in the parent of its box. */
    private void keepHeadings() {
        boolean titled =
                blocks.stream().filter(block -> block.headingLevel() == 1).count() == 1;
        for (int i = kept.length - 2; i >= 0; i--) {
            if (!kept[i] && blocks.get(i).isLabel() && kept[i + 1]) {
                int within = titled && blocks.get(i).headingLevel() == 1 ? TITLED_WITHIN : HEADED_WITHIN;
                kept[i] =
                        holds(blocks.get(i).box().up(within), blocks.get(i + 1).box());
            }
        }
    }

    private static boolean holds(Box outer, Box inner) {
        return inner.up(inner.depth - outer.depth) == outer;
    }

    /** Drops footers, dialogs, comments below an article and reviews of a product: text, but not that of the page itself. */
    private void dropAppendices() {
        int other = 0;
        for (int i = 0; i < kept.length; i++) {
            var box = blocks.get(i).box();
            boolean comment = !facts.isForum() && box.isNear(COMMENT, NAMED_WITHIN);
            boolean review = facts.isProduct() && box.isNear(REVIEW, NAMED_WITHIN);
            // Shopify's theme announces the price by a role (status) when another size is chosen.
            boolean frame = (box.regions & FRAME) != 0 && i != price;
            if (frame || review || (comment && other > APPENDIX_AFTER)) {
                kept[i] = false;
            } else if (kept[i] && !comment) {
                other += blocks.get(i).chars();
            }
        }
    }

    /**
     * Drops text that was already kept, such as the slide cloned for a carousel or the card repeated for narrow screens. Also
     * drops the button that every card has, "View details", unless its card is kept whole.
     */
    private void dropRepeats() {
        var buttons = Counts.of(blocks.stream().filter(ContentChoice::isButton).map(Block::text));
        var seen = new HashSet<String>();
        for (int i = 0; i < kept.length; i++) {
            var block = blocks.get(i);
            if (kept[i] && !block.isCode() && block.chars() >= REPEATED_MIN) {
                kept[i] = seen.add(block.text());
            } else if (!whole[i] && isButton(block) && buttons.get(block.text()) >= BUTTON_TIMES) {
                kept[i] &= scores[i] >= BUTTON_LIKELY;
            }
        }
    }

    /**
     * Drops a heading if text below it was dropped and none kept: "Was this page helpful?". A heading above an image stays, and
     * so does the name of a card of which only the button was dropped.
     */
    private void dropEmptySections() {
        var full = new boolean[LEVELS];
        var dropped = new int[LEVELS];
        for (int i = kept.length - 1; i >= 0; i--) {
            var block = blocks.get(i);
            int level = block.headingLevel();
            if (level > 1 && kept[i] && !full[level] && dropped[level] >= SECTION_MIN && !isInCard(block)) {
                kept[i] = false;
            }
            for (int outer = 1; outer < LEVELS; outer++) {
                boolean ends = level > 0 && level <= outer;
                full[outer] = !ends && (full[outer] || kept[i]);
                dropped[outer] = ends ? 0 : dropped[outer] + (kept[i] ? 0 : block.chars());
            }
        }
    }

    private static boolean isInCard(Block block) {
        return IntStream.range(1, ALIKE_WITHIN).anyMatch(level -> block.box().up(level).alike > ALIKE_MIN);
    }

    private static boolean isButton(Block block) {
        return block.chars() < BUTTON_MAX && block.linkDensity() > 0.5;
    }
}
