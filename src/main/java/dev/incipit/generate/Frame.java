package dev.incipit.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * What repeats over the pages of a site is its frame and not their text: blocks of Markdown that stand on many pages, which an
 * extractor that sees one page alone cannot know.
 */
final class Frame {
    private static final int PAGES_MIN = 4;
    private static final double SHARE = 0.3;

    private final Map<String, Integer> pagesOfBlock = new HashMap<>();
    private final int pages;

    Frame(List<String> texts) {
        pages = texts.size();
        for (var text : texts) {
            new HashSet<>(blocks(text)).forEach(block -> pagesOfBlock.merge(block.strip(), 1, Integer::sum));
        }
    }

    /** The text without what is the frame's. Headings stay: pages of one kind share them rightly. */
    String removeFrom(String text) {
        var kept = new ArrayList<String>();
        for (var block : blocks(text)) {
            if (!repeats(block)) {
                kept.add(block);
            }
        }
        return String.join("\n\n", kept).strip();
    }

    private boolean repeats(String block) {
        return !block.startsWith("#")
                && pagesOfBlock.getOrDefault(block.strip(), 0) >= Math.max(PAGES_MIN, SHARE * pages);
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
