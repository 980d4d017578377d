package dev.incipit.html.markdown;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * The blocks of a list's item, as long as it may be a card: a name, a price, a category, each too short for a sentence. A card
 * is written as one line, its heading in bold.
 */
final class Card {
    private static final int PARTS_MAX = 8;
    private static final int PART_CHARACTERS_MAX = 80;
    private static final String SENTENCE_ENDS = ".!?:;…。！？：；";

    private final List<String> blocks = new ArrayList<>();
    private final LinkedHashSet<String> parts = new LinkedHashSet<>();

    /** Takes a paragraph; false if it is none of a card's. */
    boolean add(String markdown, String plain) {
        return add(markdown, markdown, plain);
    }

    /**
     * Takes a heading; false if it is none of a card's.
     *
     * @param text the same without its number signs
     */
    boolean addHeading(String block, String text, String plain) {
        return add(block, text.contains("**") ? text : "**" + text + "**", plain);
    }

    private boolean add(String block, String part, String plain) {
        if (blocks.size() == PARTS_MAX || !isLabel(block, plain)) {
            return false;
        }
        blocks.add(block);
        parts.add(part);
        return true;
    }

    private static boolean isLabel(String markdown, String plain) {
        return !plain.isEmpty()
                && plain.length() <= PART_CHARACTERS_MAX
                && SENTENCE_ENDS.indexOf(plain.charAt(plain.length() - 1)) < 0
                && markdown.indexOf('\n') < 0;
    }

    /** The card as one line, each part once; empty if there are fewer than two blocks. Leaves nothing behind. */
    Optional<String> joined() {
        if (blocks.size() < 2) {
            return Optional.empty();
        }
        var line = String.join(" · ", parts);
        clear();
        return Optional.of(line);
    }

    /** The blocks as they came. Leaves nothing behind. */
    List<String> release() {
        var released = List.copyOf(blocks);
        clear();
        return released;
    }

    private void clear() {
        blocks.clear();
        parts.clear();
    }
}
