package dev.incipit.generate;

import dev.incipit.describe.Prose;
import dev.incipit.llmstxt.LlmsTxtWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What repeats over the pages of a site is its frame and not their text: blocks of Markdown that stand on many pages, which an
 * extractor that sees one page alone cannot know.
 */
final class Frame {
    private static final int PAGES_MIN = 3;
    private static final double SHARE = 0.3;

    /** A heading below the page's own, without marks that a link around it would break. */
    private static final Pattern PLAIN_HEADING = Pattern.compile("(#{2,6}) ([^\\[\\]<>\\\\\n]+)");

    private final Set<String> repeated;

    Frame(List<String> texts) {
        int pagesMin = (int) Math.ceil(Math.max(PAGES_MIN, SHARE * texts.size()));
        // By hash first: the blocks of all texts at once would be all texts once more.
        var hashes = repeated(texts, String::hashCode, _ -> true, pagesMin);
        repeated = repeated(texts, Function.identity(), block -> hashes.contains(block.hashCode()), pagesMin);
    }

    private static <T> Set<T> repeated(
            List<String> texts, Function<String, T> key, Predicate<String> counts, int pagesMin) {
        var pages = new HashMap<T, Integer>();
        for (var text : texts) {
            blocks(text).stream()
                    .map(String::strip)
                    .filter(counts)
                    .map(key)
                    .distinct()
                    .forEach(block -> pages.merge(block, 1, Integer::sum));
        }
        pages.values().removeIf(count -> count < pagesMin);
        return Set.copyOf(pages.keySet());
    }

    /** The text without what is the frame's. Headings stay: pages of one kind share them rightly. */
    String removeFrom(String text) {
        var blocks = blocks(text);
        var kept = blocks.stream()
                .filter(block -> isHeading(block) || !repeats(block))
                .toList();
        return kept.size() == blocks.size() ? text : joined(kept);
    }

    /**
     * The text as it stands in a file of many pages: what recurs and says something, an address or the terms of a shop, where it
     * is read first and not again; of headings that recur, those with nothing below them not at all, and others with a link to
     * their page, so that whoever comes upon one knows where he is.
     *
     * @param address of the page
     * @param said what recurs and was read before; what this text has is added
     */
    String in(String text, String address, Set<String> said) {
        var kept = new ArrayList<String>();
        var blocks = blocks(text);
        if (blocks.stream().noneMatch(this::repeats)) {
            return text;
        }
        for (int at = 0; at < blocks.size(); at++) {
            var block = blocks.get(at);
            if (!repeats(block)) {
                kept.add(block);
            } else if (isHeading(block)) {
                if (leads(blocks, at)) {
                    kept.add(placed(block, address));
                }
            } else if ((Prose.tells(block, "") || hasFigure(block)) && said.add(block.strip())) {
                kept.add(block);
            }
        }
        return joined(kept);
    }

    private static boolean isHeading(String block) {
        return block.startsWith("#");
    }

    private boolean repeats(String block) {
        return repeated.contains(block.strip()) && !isShown(block);
    }

    /** Code and tables are their page's own: one command installs what many pages are about. */
    private static boolean isShown(String block) {
        return block.stripLeading().startsWith("|")
                || block.lines().anyMatch(line -> !fenceOf(line).isEmpty());
    }

    /** A telephone number, hours, a price. */
    private static boolean hasFigure(String block) {
        return block.codePoints().anyMatch(Character::isDigit);
    }

    /** Whether something follows a heading but its equal or better. */
    private static boolean leads(List<String> blocks, int at) {
        return at + 1 < blocks.size()
                && (!isHeading(blocks.get(at + 1)) || level(blocks.get(at + 1)) > level(blocks.get(at)));
    }

    private static int level(String heading) {
        int level = 0;
        while (level < heading.length() && heading.charAt(level) == '#') {
            level++;
        }
        return level;
    }

    private static String placed(String heading, String address) {
        var plain = PLAIN_HEADING.matcher(heading);
        return plain.matches()
                ? plain.group(1) + " [" + plain.group(2).strip() + "](" + LlmsTxtWriter.address(address) + ")"
                : heading;
    }

    private static String joined(List<String> blocks) {
        return String.join("\n\n", blocks).strip();
    }

    /** Parts between blank lines; a fenced block is one part whatever stands in it. */
    private static List<String> blocks(String text) {
        var blocks = new ArrayList<String>();
        var block = new ArrayList<String>();
        String fence = "";
        for (var line : text.split("\n", -1)) {
            if (fence.isEmpty() && line.isBlank()) {
                flush(block, blocks);
                continue;
            }
            var mark = fenceOf(line);
            if (fence.isEmpty()) {
                fence = mark;
            } else if (mark.startsWith(fence) && line.strip().equals(mark)) {
                fence = "";
            }
            block.add(line);
        }
        flush(block, blocks);
        return blocks;
    }

    private static void flush(List<String> block, List<String> blocks) {
        if (!block.isEmpty()) {
            blocks.add(String.join("\n", block));
            block.clear();
        }
    }

    /** The run of back ticks or tildes that opens or closes a fence, empty where the line does neither. */
    private static String fenceOf(String line) {
        var text = line.stripLeading();
        if (text.isEmpty() || (text.charAt(0) != '`' && text.charAt(0) != '~')) {
            return "";
        }
        int end = 0;
        while (end < text.length() && text.charAt(end) == text.charAt(0)) {
            end++;
        }
        return end >= 3 ? text.substring(0, end) : "";
    }
}
