package dev.incipit.html.content;

import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;

/** Marks the boxes that enclose where content is usually found: the h1, the densest box, the main element. */
final class ContentAnchors {
    /** The anchors' names; the index is that of {@link Box#aboveAnchor}. */
    static final List<String> NAMES = List.of("h1", "densest", "main");

    /** Blocks of fewer characters do not count towards density (the threshold that Readability uses). */
    private static final int DENSE_MIN = 25;

    /** How many enclosing boxes a block counts for, each with half the weight of the one inside it (as in Readability). */
    private static final int LEVELS_MAX = 4;

    private ContentAnchors() {}

    /** Marks the boxes and returns the index of the first h1 block, or -1 if there is none. */
    static int mark(PageBlocks page) {
        int h1 = IntStream.range(0, page.blocks().size())
                .filter(i -> page.blocks().get(i).headingLevel() == 1)
                .findFirst()
                .orElse(-1);
        if (h1 >= 0) {
            mark(page.blocks().get(h1).box(), 0);
        }
        markDensest(page);
        page.boxes().stream().filter(ContentAnchors::isMain).findFirst().ifPresent(main -> mark(main, 2));
        return h1;
    }

    static boolean isMain(Box box) {
        return box.element.normalName().equals("main")
                || box.element.attr("role").equals("main");
    }

    private static void markDensest(PageBlocks page) {
        var scores = new HashMap<Box, Double>();
        for (var block : page.blocks()) {
            if (block.chars() >= DENSE_MIN) {
                double worth = (1 + Math.min(block.chars() / 100.0, 3)) * (1 - block.linkDensity());
                Box level = block.box().parent;
                for (int up = 0; level != null && up < LEVELS_MAX; up++) {
                    scores.merge(level, worth / (1 << up), Double::sum);
                    level = level.parent;
                }
            }
        }
        Box best = null;
        double most = 0;
        for (var box : page.boxes()) {
            double score = scores.getOrDefault(box, 0.0) * (1 - box.linkDensity());
            if (score > most) {
                most = score;
                best = box;
            }
        }
        if (best != null) {
            mark(best, 1);
        }
    }

    private static void mark(Box box, int anchor) {
        byte steps = 0;
        for (Box level = box; level != null; level = level.parent) {
            level.aboveAnchor[anchor] = steps;
            steps = (byte) Math.min(Box.FAR - 1, steps + 1);
        }
    }
}
