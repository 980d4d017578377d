package dev.incipit.html.content;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds where a page about one thing for sale shows its price: in the first short block with a price below the page's heading. */
final class ShownPrice {
    private static final int CHARS_MAX = 60;

    /** How many blocks below the heading it stands at most; further down are prices of other things. */
    private static final int WITHIN = 15;

    /** A box of this many alike is the card of another thing. */
    private static final int ALIKE_MAX = 2;

    private static final int CARD_WITHIN = 5;
    private static final Pattern PRICE = Pattern.compile("(?:\\p{Sc}|\\b(?:USD|EUR|GBP|CHF|Fr\\.|kr|zł|Kč))\\s?\\d"
            + "|\\d\\s?(?:\\p{Sc}|(?:USD|EUR|GBP|CHF|Fr\\.|kr|zł|Kč)(?!\\p{L}))");

    private ShownPrice() {}

    /** Returns the block's position; empty if the page has no h1 or shows no price close to it. */
    static OptionalInt in(List<Block> blocks) {
        var headings = IntStream.range(0, blocks.size())
                .filter(i -> blocks.get(i).headingLevel() == 1)
                .boxed()
                .toList();
        // The first h1 of a page may be the name of the shop.
        return headings.stream()
                .filter(i -> blocks.get(i).box().isInMain())
                .findFirst()
                .or(() -> headings.stream().findFirst())
                .map(heading -> IntStream.range(heading + 1, Math.min(blocks.size(), heading + WITHIN))
                        .filter(i -> isPrice(blocks.get(i)))
                        .findFirst())
                .orElse(OptionalInt.empty());
    }

    /** Whether a text has a sum of money in figures. */
    static boolean isIn(String text) {
        return PRICE.matcher(text).find();
    }

    private static boolean isPrice(Block block) {
        return block.headingLevel() == 0
                && block.chars() <= CHARS_MAX
                && block.links() == 0
                && isIn(block.text())
                && IntStream.range(0, CARD_WITHIN)
                        .noneMatch(level -> block.box().up(level).alike > ALIKE_MAX
                                && block.box().up(level).linkChars > 0);
    }
}
