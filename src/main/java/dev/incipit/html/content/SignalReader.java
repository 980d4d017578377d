package dev.incipit.html.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Reads the signals of every block of a page. One object per page. */
final class SignalReader {
    private static final List<String> SAYS = named("own.says.", TextHints.kinds());
    private static final List<String> INLINE_NAMED = named("own.inline-named.", NameHints.kinds());
    private static final List<String> HEADING_SAYS = named("place.heading-says.", TextHints.kinds());
    private static final List<String> FROM = named("place.from-", Anchors.NAMES);
    private static final List<String> TITLED = named("above.titled-", TextHints.kinds());
    private static final int TITLE_LEVELS_MAX = 10;
    private static final List<String> IN = named("above.in-", Regions.kinds());
    private static final List<String> NAMED = named("above.named-", NameHints.kinds());
    private final List<Block> blocks;
    private final PageFacts facts;
    private final Map<String, Integer> sameText = new HashMap<>();
    private final Map<Integer, Integer> samePath = new HashMap<>();
    private final Map<String, Integer> seen = new HashMap<>();
    private final double pageChars;
    private int before;

    SignalReader(PageBlocks page, PageFacts facts) {
        this.blocks = page.blocks();
        this.facts = facts;
        this.pageChars = Math.max(1, page.boxes().isEmpty() ? 1 : page.boxes().getFirst().chars);
        for (var block : blocks) {
            sameText.merge(block.text(), 1, Integer::sum);
            samePath.merge(path(block), 1, Integer::sum);
        }
    }

    /** Equal for blocks whose nearest boxes have the same tags and classes, as in the items of a list. */
    static int path(Block block) {
        var box = block.box();
        return box.signature * 961 + box.up(1).signature * 31 + box.up(2).signature;
    }

    /** Returns the judge's score for each block. The row passed to the judge is reused for the next block. */
    double[] scores(ToDoubleFunction<Row> judge) {
        var scores = new double[blocks.size()];
        var row = new Row();
        int heading = -1;
        for (int i = 0; i < scores.length; i++) {
            var block = blocks.get(i);
            row.clear();
            own(row, block);
            place(row, i, heading);
            above(row, block.box());
            titles(row, block.box());
            groups(row, block);
            neighbours(row, i);
            row.add(facts.signals());
            scores[i] = judge.applyAsDouble(row);
            before += block.chars();
            heading = block.headingLevel() > 0 ? i : heading;
        }
        return scores;
    }

    private void own(Row row, Block block) {
        var text = block.text();
        int digits = 0;
        int upper = 0;
        int letters = 0;
        int ends = 0;
        int commas = 0;
        int spaces = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            digits += Character.isDigit(c) ? 1 : 0;
            upper += Character.isUpperCase(c) ? 1 : 0;
            letters += Character.isLetter(c) ? 1 : 0;
            ends += (".!?。！？".indexOf(c) >= 0 && (i + 1 == text.length() || text.charAt(i + 1) == ' ')) ? 1 : 0;
            commas += ",;:、，".indexOf(c) >= 0 ? 1 : 0;
            spaces += c == ' ' ? 1 : 0;
        }
        double length = text.length();
        row.add("own.chars", length);
        row.add("own.words", spaces + 1);
        row.add("own.link-density", block.linkDensity());
        row.add("own.links", block.links());
        row.add("own.digits", digits / length);
        row.add("own.capitals", upper / Math.max(1.0, letters));
        row.add("own.letters", letters / length);
        row.add("own.sentence-ends", ends);
        row.add("own.commas", commas);
        row.add("own.word-length", length / (spaces + 1));
        row.add("own.ends-as-sentence", ".!?。！？:".indexOf(text.charAt(text.length() - 1)) >= 0 ? 1 : 0);
        row.add("own.price", hasPrice(text) ? 1 : 0);
        row.add("own.heading", block.headingLevel());
        row.add("own.tag", tagOf(block.box().element.normalName()));
        row.add("own.same-text", sameText.getOrDefault(text, 1));
        row.add("own.same-text-before", seen.merge(text, 1, Integer::sum) - 1);
        facts.shares(row, text);
        bits(row, SAYS, TextHints.maskOf(text));
        bits(row, INLINE_NAMED, block.names());
    }

    private void place(Row row, int i, int heading) {
        row.add("place.index", i);
        row.add("place.index-from-end", blocks.size() - i);
        row.add("place.share-of-blocks", (double) i / blocks.size());
        row.add("place.share-of-chars", before / pageChars);
        row.add("place.depth", blocks.get(i).box().depth);
        row.add("place.since-h1", facts.firstHeading < 0 ? -1000 : i - facts.firstHeading);
        row.add("place.since-heading", heading < 0 ? 999 : i - heading);
        var above = heading < 0 ? null : blocks.get(heading);
        row.add("place.heading-level", above == null ? 0 : above.headingLevel());
        bits(row, HEADING_SAYS, above == null ? 0 : TextHints.maskOf(above.text()));
        for (int a = 0; a < Anchors.NAMES.size(); a++) {
            row.add(FROM.get(a), distance(blocks.get(i).box(), a));
        }
    }

    private static double distance(Box box, int anchor) {
        var on = box.onAnchorPath(anchor);
        return on.aboveAnchor[anchor] == Box.FAR ? -1 : on.aboveAnchor[anchor] + (on.equals(box) ? 0 : 0.5);
    }

    private void above(Row row, Box box) {
        bits(row, IN, box.regions);
        for (int k = 0; k < NAMED.size(); k++) {
            row.add(NAMED.get(k), box.near[k]);
        }
        for (int up : new int[] {0, 1, 2, 3, 5, 8}) {
            var level = box.up(up);
            row.add("above.share", level.chars / pageChars);
            row.add("above.link-density", level.linkDensity());
            row.add("above.chars-a-block", level.charsPerBlock());
            row.add("above.long-blocks", level.longBlocks);
            row.add("above.prose", level.prose / Math.max(1, level.chars));
            row.add("above.headings", (double) level.headings / Math.max(1, level.blocks));
        }
    }

    private void titles(Row row, Box box) {
        var near = new int[TITLED.size()];
        Arrays.fill(near, Box.FAR);
        int steps = 0;
        for (Box level = box; level != null && steps < TITLE_LEVELS_MAX; level = level.parent) {
            for (int mask = level.blocks > 2 ? level.title : 0; mask != 0; mask &= mask - 1) {
                int kind = Integer.numberOfTrailingZeros(mask);
                near[kind] = Math.min(near[kind], steps);
            }
            steps++;
        }
        for (int k = 0; k < near.length; k++) {
            row.add(TITLED.get(k), near[k]);
        }
    }

    private void groups(Row row, Block block) {
        row.add("group.same-path", samePath.getOrDefault(path(block), 1));
        Box best = null;
        int steps = 0;
        int bestSteps = 0;
        for (Box level = block.box(); level != null && level.parent != null && steps < 8; level = level.parent) {
            if (level.alike >= 3 && (best == null || (level.chars >= 60 && best.chars < 60))) {
                best = level;
                bestSteps = steps;
            }
            steps++;
        }
        var parent = best == null ? null : best.parent;
        row.add("group.size", best == null ? 0 : best.alike);
        row.add("group.levels-up", bestSteps);
        row.add("group.item-chars", best == null ? 0 : best.chars);
        row.add("group.item-blocks", best == null ? 0 : best.blocks);
        row.add("group.item-link-density", best == null ? 0 : best.linkDensity());
        row.add("group.share", parent == null ? 0 : parent.chars / pageChars);
        row.add("group.mean-chars", parent == null ? 0 : (double) parent.chars / Math.max(1, parent.children));
        row.add("group.headings", best == null ? 0 : best.headings);
        row.add("group.prose", parent == null ? 0 : parent.prose / Math.max(1, parent.chars));
    }

    private void neighbours(Row row, int i) {
        for (int step : new int[] {-3, -2, -1, 1, 2, 3}) {
            int at = i + step;
            var other = at >= 0 && at < blocks.size() ? blocks.get(at) : null;
            row.add("near.chars", other == null ? -1 : other.chars());
            row.add("near.link-density", other == null ? -1 : other.linkDensity());
            if (step == -1 || step == 1) {
                row.add("near.heading", other == null ? 0 : other.headingLevel());
                row.add("near.same-box", other != null && sameParent(other, blocks.get(i)) ? 1 : 0);
            }
        }
    }

    private static boolean sameParent(Block a, Block b) {
        return a.box() == b.box() || a.box().parent == b.box().parent;
    }

    private static void bits(Row row, List<String> names, int mask) {
        for (int i = 0; i < names.size(); i++) {
            row.add(names.get(i), (mask >> i) & 1);
        }
    }

    private static List<String> named(String prefix, List<String> kinds) {
        var names = new ArrayList<String>();
        for (var kind : kinds) {
            names.add(prefix + kind);
        }
        return List.copyOf(names);
    }

    private static boolean hasPrice(String text) {
        for (int i = 0; i < text.length(); i++) {
            if ("$€£¥₹".indexOf(text.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static int tagOf(String tag) {
        return switch (tag) {
            case "p" -> 1;
            case "h1", "h2", "h3", "h4", "h5", "h6" -> 2;
            case "li" -> 3;
            case "pre" -> 4;
            case "td", "th" -> 5;
            case "dt", "dd" -> 6;
            case "blockquote", "figcaption" -> 7;
            case "div", "section", "article", "main" -> 8;
            case "a", "span" -> 9;
            case "button", "label", "summary", "legend" -> 10;
            default -> 11;
        };
    }
}
