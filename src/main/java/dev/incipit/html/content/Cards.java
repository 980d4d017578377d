package dev.incipit.html.content;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * The cards of a list: linked boxes of a few blocks, built alike. A card is kept whole, since the category, the price and the
 * button beside a name are cut off from it by chance.
 */
record Cards(List<Block> blocks, boolean[] kept) {
    private static final int CHARS_MAX = 400;
    private static final int BLOCKS_MAX = 12;
    /** A card's box is at most so many levels above its blocks. */
    private static final int WITHIN = 10;

    private static final int CARDS_MIN = 3;
    private static final int PRICE_MAX = 60;
    /** A list is kept if this share of its cards has kept text, and this share of all their text is kept. */
    private static final double NAMED = 0.7;

    /** Of cards with prices, half are enough: they are a shop's list. */
    private static final double NAMED_OF_GOODS = 0.5;

    private static final double KEPT = 0.3;
    /** The share of the cut that the rest of a card needs. */
    private static final double CUT = 0.3;

    /** Which blocks belong to a card of which enough is kept. */
    static boolean[] whole(List<Block> blocks, double[] scores, boolean[] kept, double cut) {
        var whole = new boolean[kept.length];
        var cards = new Cards(blocks, kept);
        for (var list : cards.lists()) {
            if (list.size() >= CARDS_MIN && cards.areKept(list)) {
                list.stream()
                        .flatMap(List::stream)
                        .filter(i -> scores[i] >= cut * CUT || cards.showsPrice(i))
                        .forEach(i -> whole[i] = true);
            }
        }
        return whole;
    }

    private boolean showsPrice(int block) {
        return blocks.get(block).chars() <= PRICE_MAX
                && ShownPrice.isIn(blocks.get(block).text());
    }

    /** The cards of each list, as the positions of their blocks. */
    private List<Collection<List<Integer>>> lists() {
        var lists = new LinkedHashMap<Box.Kin, Map<Box, List<Integer>>>();
        for (int i = 0; i < kept.length; i++) {
            Box box = blocks.get(i).box();
            for (int level = 0; level < WITHIN && box.parent != null; level++) {
                if (isCard(box)) {
                    lists.computeIfAbsent(box.kin(), _ -> new LinkedHashMap<>())
                            .computeIfAbsent(box, _ -> new ArrayList<>())
                            .add(i);
                }
                box = box.parent;
            }
        }
        return lists.values().stream().map(Map::values).toList();
    }

    private static boolean isCard(Box box) {
        return box.alike >= CARDS_MIN
                && box.chars <= CHARS_MAX
                && box.blocks > 1
                && box.blocks <= BLOCKS_MAX
                && box.linkChars > 0;
    }

    private boolean areKept(Collection<List<Integer>> cards) {
        double named = share(cards, i -> kept[i]);
        boolean goods = named >= NAMED_OF_GOODS && share(cards, this::showsPrice) >= NAMED;
        return goods || (named >= NAMED && areMostlyKept(cards));
    }

    /** The share of the cards that have such a block. */
    private static double share(Collection<List<Integer>> cards, IntPredicate block) {
        return cards.stream()
                        .filter(card -> card.stream().anyMatch(block::test))
                        .count()
                / (double) cards.size();
    }

    private boolean areMostlyKept(Collection<List<Integer>> cards) {
        int chars = 0;
        int all = 0;
        for (var card : cards) {
            for (int i : card) {
                chars += kept[i] ? blocks.get(i).chars() : 0;
                all += blocks.get(i).chars();
            }
        }
        return chars >= KEPT * all;
    }
}
