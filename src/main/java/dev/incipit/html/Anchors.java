package dev.incipit.html;

import java.util.HashMap;
import java.util.List;

/** Marks the boxes above the places content is usually found at: the h1, the densest box, the main element. */
final class Anchors {
    /** Their names, by the index they have in {@link Box#aboveAnchor}. */
    static final List<String> NAMES = List.of("h1", "densest", "main");

    /** Blocks of fewer characters say nothing of density (Readability's figure). */
    private static final int DENSE_MIN = 25;

    /** How many boxes above it a block speaks for, each half as loud as the one below (as in Readability). */
    private static final int LEVELS_MAX = 4;

    private Anchors() {}

    /** Marks them, and answers the index of the first h1 block, -1 without one. */
    static int mark(PageBlocks page) {
        int h1 = -1;
        for (int i = 0; i < page.blocks().size() && h1 < 0; i++) {
            h1 = page.blocks().get(i).headingLevel() == 1 ? i : -1;
        }
        if (h1 >= 0) {
            mark(page.blocks().get(h1).box(), 0);
        }
        markDensest(page);
        for (var box : page.boxes()) {
            if (isMain(box)) {
                mark(box, 2);
                break;
            }
        }
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
