package dev.incipit.html.content;

import dev.incipit.text.Counts;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Reads the signals of every block of a page. One object per page. */
final class SignalReader {
    private static final List<String> SAYS = named("own.says.", TextHints.KINDS);
    private static final List<String> INLINE_NAMED = named("own.inline-named.", NameHints.KINDS);
    private static final List<String> HEADING_SAYS = named("place.heading-says.", TextHints.KINDS);
    private static final List<String> FROM = named("place.from-", ContentAnchors.NAMES);
    private static final List<String> TITLED = named("above.titled-", TextHints.KINDS);
    private static final int TITLE_LEVELS_MAX = 10;
    private static final String ENDS = ".!?。！？";
    private static final String COMMAS = ",;:、，";
    private static final String CURRENCIES = "$€£¥₹";
    private static final List<String> IN = named("above.in-", Regions.kinds());
    private static final List<String> NAMED = named("above.named-", NameHints.KINDS);
    private final List<Block> blocks;
    private final PageFacts facts;
    private final Map<String, Integer> sameText;
    private final Map<Integer, Integer> samePath;
    private final Map<String, Integer> seen = new HashMap<>();
    private final double pageChars;
    private int before;

    SignalReader(PageBlocks page, PageFacts facts) {
        this.blocks = page.blocks();
        this.facts = facts;
        this.pageChars = Math.max(1, page.boxes().isEmpty() ? 1 : page.boxes().getFirst().chars);
        this.sameText = Counts.of(blocks.stream().map(Block::text));
        this.samePath = Counts.of(blocks.stream().map(SignalReader::path));
    }

    /** Equal for blocks whose nearest boxes have the same tags and classes, as in the items of a list. */
    static int path(Block block) {
        var box = block.box();
        return box.signature * 961 + box.up(1).signature * 31 + box.up(2).signature;
    }

    /** Returns the judge's score for each block. The row passed to the judge is reused for the next block. */
    double[] scores(ToDoubleFunction<SignalVector> judge) {
        var scores = new double[blocks.size()];
        var vector = new SignalVector();
        int heading = -1;
        for (int i = 0; i < scores.length; i++) {
            var block = blocks.get(i);
            vector.clear();
            own(vector, block);
            place(vector, i, heading);
            above(vector, block.box());
            titles(vector, block.box());
            groups(vector, block);
            neighbours(vector, i);
            vector.add(facts.signals());
            scores[i] = judge.applyAsDouble(vector);
            before += block.chars();
            heading = block.headingLevel() > 0 ? i : heading;
        }
        return scores;
    }

    private void own(SignalVector vector, Block block) {
        var text = block.text();
        int digits = 0;
        int upper = 0;
        int letters = 0;
        int ends = 0;
        int commas = 0;
        int prices = 0;
        int spaces = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            digits += Character.isDigit(c) ? 1 : 0;
            upper += Character.isUpperCase(c) ? 1 : 0;
            letters += Character.isLetter(c) ? 1 : 0;
            ends += (ENDS.indexOf(c) >= 0 && (i + 1 == text.length() || text.charAt(i + 1) == ' ')) ? 1 : 0;
            commas += COMMAS.indexOf(c) >= 0 ? 1 : 0;
            prices += CURRENCIES.indexOf(c) >= 0 ? 1 : 0;
            spaces += c == ' ' ? 1 : 0;
        }
        double length = text.length();
        vector.add("own.chars", length);
        vector.add("own.words", spaces + 1);
        vector.add("own.link-density", block.linkDensity());
        vector.add("own.links", block.links());
        vector.add("own.digits", digits / length);
        vector.add("own.capitals", upper / Math.max(1.0, letters));
        vector.add("own.letters", letters / length);
        vector.add("own.sentence-ends", ends);
        vector.add("own.commas", commas);
        vector.add("own.word-length", length / (spaces + 1));
        vector.add("own.ends-as-sentence", ".!?。！？:".indexOf(text.charAt(text.length() - 1)) >= 0 ? 1 : 0);
        vector.add("own.price", prices > 0 ? 1 : 0);
        vector.add("own.heading", block.headingLevel());
        vector.add("own.tag", tagOf(block.box().element.normalName()));
        vector.add("own.same-text", sameText.getOrDefault(text, 1));
        vector.add("own.same-text-before", seen.merge(text, 1, Integer::sum) - 1);
        facts.shares(vector, text);
        bits(vector, SAYS, TextHints.maskOf(text));
        bits(vector, INLINE_NAMED, block.names());
    }

    private void place(SignalVector vector, int i, int heading) {
        vector.add("place.index", i);
        vector.add("place.index-from-end", blocks.size() - i);
        vector.add("place.share-of-blocks", (double) i / blocks.size());
        vector.add("place.share-of-chars", before / pageChars);
        vector.add("place.depth", blocks.get(i).box().depth);
        vector.add("place.since-h1", facts.firstHeading < 0 ? -1000 : i - facts.firstHeading);
        vector.add("place.since-heading", heading < 0 ? 999 : i - heading);
        var above = heading < 0 ? null : blocks.get(heading);
        vector.add("place.heading-level", above == null ? 0 : above.headingLevel());
        bits(vector, HEADING_SAYS, above == null ? 0 : TextHints.maskOf(above.text()));
        for (int a = 0; a < ContentAnchors.NAMES.size(); a++) {
            vector.add(FROM.get(a), distance(blocks.get(i).box(), a));
        }
    }

    private static double distance(Box box, int anchor) {
        var on = box.onAnchorPath(anchor);
        return on.aboveAnchor[anchor] == Box.FAR ? -1 : on.aboveAnchor[anchor] + (on.equals(box) ? 0 : 0.5);
    }

    private void above(SignalVector vector, Box box) {
        bits(vector, IN, box.regions);
        for (int k = 0; k < NAMED.size(); k++) {
            vector.add(NAMED.get(k), box.near[k]);
        }
        for (int up : new int[] {0, 1, 2, 3, 5, 8}) {
            var level = box.up(up);
            vector.add("above.share", level.chars / pageChars);
            vector.add("above.link-density", level.linkDensity());
            vector.add("above.chars-a-block", level.charsPerBlock());
            vector.add("above.long-blocks", level.longBlocks);
            vector.add("above.prose", level.prose / Math.max(1, level.chars));
            vector.add("above.headings", (double) level.headings / Math.max(1, level.blocks));
        }
    }

    private void titles(SignalVector vector, Box box) {
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
            vector.add(TITLED.get(k), near[k]);
        }
    }

    private void groups(SignalVector vector, Block block) {
        vector.add("group.same-path", samePath.getOrDefault(path(block), 1));
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
        vector.add("group.size", best == null ? 0 : best.alike);
        vector.add("group.levels-up", bestSteps);
        vector.add("group.item-chars", best == null ? 0 : best.chars);
        vector.add("group.item-blocks", best == null ? 0 : best.blocks);
        vector.add("group.item-link-density", best == null ? 0 : best.linkDensity());
        vector.add("group.share", parent == null ? 0 : parent.chars / pageChars);
        vector.add("group.mean-chars", parent == null ? 0 : (double) parent.chars / Math.max(1, parent.children));
        vector.add("group.headings", best == null ? 0 : best.headings);
        vector.add("group.prose", parent == null ? 0 : parent.prose / Math.max(1, parent.chars));
    }

    private void neighbours(SignalVector vector, int i) {
        for (int step : new int[] {-3, -2, -1, 1, 2, 3}) {
            int at = i + step;
            var other = at >= 0 && at < blocks.size() ? blocks.get(at) : null;
            vector.add("near.chars", other == null ? -1 : other.chars());
            vector.add("near.link-density", other == null ? -1 : other.linkDensity());
            if (step == -1 || step == 1) {
                vector.add("near.heading", other == null ? 0 : other.headingLevel());
                vector.add("near.same-box", other != null && sameParent(other, blocks.get(i)) ? 1 : 0);
            }
        }
    }

    private static boolean sameParent(Block a, Block b) {
        return a.box() == b.box() || a.box().parent == b.box().parent;
    }

    private static void bits(SignalVector vector, List<String> names, int mask) {
        for (int i = 0; i < names.size(); i++) {
            vector.add(names.get(i), (mask >> i) & 1);
        }
    }

    private static List<String> named(String prefix, List<String> kinds) {
        return kinds.stream().map(prefix::concat).toList();
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
