package dev.incipit.generate.survey;

import dev.incipit.compute.Spread;
import dev.incipit.describe.Prose;
import dev.incipit.describe.TextKey;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.text.Counts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Removes boilerplate: blocks of Markdown that occur on many pages of a site, which an extractor that sees only one page cannot
 * recognise.
 */
public final class RepeatedBlocks {
    private static final int PAGES_MIN = 3;
    private static final double SHARE = 0.3;

    /** What more of the pages have is of the site's frame; what fewer have may be said of these pages. */
    private static final double FRAME_SHARE = 0.5;

    /** The number of pages that end alike from which their last sentences are boilerplate. */
    private static final int CLOSED_MIN = 5;

    /** A heading below the page's own whose text can become a link's text as it is. */
    private static final Pattern PLAIN_HEADING = Pattern.compile("(#{2,6}) ([^\\[\\]<>\\\\\n]+)");

    /** A name in bold that stands alone, as above the list of a function's parameters. */
    private static final Pattern LABEL = Pattern.compile("\\s*(?:[-*+] )?\\*\\*[^*\n]{1,60}\\*\\*:?");

    private static final Pattern LINK = Pattern.compile("\\[([^\\[\\]]*+)]\\([^()\\s]*+\\)");

    /** A link into a page: each page leads to its own beginning by another address. */
    private static final Pattern INTO_PAGE = Pattern.compile("]\\([^()\\s#]*+#");

    private final Set<String> repeated;

    /** Those that most pages have. */
    private final Set<String> framing;

    /** Of repeated blocks, whether they say something. */
    private final Map<String, Boolean> says = new HashMap<>();

    RepeatedBlocks(List<String> texts) {
        int pagesMin = (int) Math.ceil(Math.max(PAGES_MIN, SHARE * texts.size()));
        // By hash first: the blocks of all texts at once would take as much memory as the texts.
        var hashes = Counts.atLeast(pagesMin, counts(texts, String::hashCode, _ -> true));
        var counts = counts(texts, Function.identity(), block -> hashes.contains(block.hashCode()));
        repeated = new HashSet<>(Counts.atLeast(pagesMin, counts));
        framing = Counts.atLeast((int) Math.ceil(Math.max(PAGES_MIN, FRAME_SHARE * texts.size())), counts);
        repeated.addAll(closing(texts));
    }

    /** The foot of a part of the site: what several pages end with. Fewer pages prove it than anywhere else in a text. */
    private Set<String> closing(List<String> texts) {
        var closing = Spread.over(texts, this::closing);
        return Counts.atLeast(CLOSED_MIN, Counts.of(closing.stream().flatMap(Optional::stream)));
    }

    /** The last block of a text that is no boilerplate so far, unless it is the only one. */
    private Optional<String> closing(String text) {
        var blocks = blocks(text);
        int last = blocks.size() - 1;
        while (last >= 0 && repeated.contains(key(blocks.get(last)))) {
            last--;
        }
        return last > 0 && !isHeading(blocks.get(last)) ? Optional.of(key(blocks.get(last))) : Optional.empty();
    }

    /** Returns how many texts have each of the blocks that count. */
    private static <T> Map<T, Integer> counts(List<String> texts, Function<String, T> key, Predicate<String> counts) {
        var keys = Spread.over(
                texts,
                text -> blocks(text).stream()
                        .map(RepeatedBlocks::key)
                        .filter(counts)
                        .map(key)
                        .distinct()
                        .toList());
        return Counts.of(keys.stream().flatMap(List::stream));
    }

    /** Returns the text without what most pages have. Headings stay. */
    String withoutFrame(String text) {
        return without(text, block -> framing.contains(key(block)) && !isShown(block));
    }

    /** Returns the text without boilerplate. Headings stay, since pages of one kind rightly share them. */
    String removeFrom(String text) {
        return without(text, this::repeats);
    }

    private static String without(String text, Predicate<String> boilerplate) {
        var blocks = blocks(text);
        var kept = blocks.stream()
                .filter(block -> isHeading(block) || !boilerplate.test(block))
                .toList();
        return kept.size() == blocks.size() ? text : joined(kept);
    }

    /**
     * Returns the text for a file of many pages. A repeated block that says something, such as an address or a shop's terms, is
     * kept only the first time. A repeated heading is dropped if nothing follows it or if it stands above the whole text, where
     * it has the site's name, and otherwise linked to its page, so that a reader who comes upon it knows where it belongs. A
     * repeated label stays above what the page alone says.
     *
     * @param said repeated blocks that were kept before; those of this text are added
     */
    public String in(String text, String address, Set<String> said) {
        var kept = new ArrayList<String>();
        var blocks = blocks(text);
        if (blocks.stream().noneMatch(this::repeats)) {
            return text;
        }
        var target = LlmsTxtWriter.address(address);
        for (int at = 0; at < blocks.size(); at++) {
            var block = blocks.get(at);
            boolean stays = isHeading(block)
                    ? at > 0 || level(block) > 1 || !repeats(block)
                    : !repeats(block)
                            || labels(blocks, at)
                            || (says.computeIfAbsent(key(block), RepeatedBlocks::says) && said.add(key(block)));
            if (stays) {
                kept.add(block);
            }
        }
        var led = new ArrayDeque<String>();
        for (int at = kept.size() - 1; at >= 0; at--) {
            var block = kept.get(at);
            boolean again = isHeading(block) && repeats(block);
            if (!again || leads(block, led.peekFirst())) {
                led.addFirst(again ? placed(block, target) : block);
            }
        }
        return joined(List.copyOf(led));
    }

    private static String key(String block) {
        var text = block.strip();
        return text.contains("](") && text.indexOf('#') >= 0
                ? INTO_PAGE.matcher(text).replaceAll("](#")
                : text;
    }

    private static boolean isHeading(String block) {
        return block.startsWith("#");
    }

    private boolean repeats(String block) {
        return repeated.contains(key(block)) && !isShown(block);
    }

    /** Code and tables are no boilerplate: one command installs what many pages are about. A table of links may be. */
    private static boolean isShown(String block) {
        return block.stripLeading().startsWith("|")
                ? !isOfLinks(block)
                : block.lines().anyMatch(line -> !fenceOf(line).isEmpty());
    }

    /** Whether the texts of links are most of a table's. */
    private static boolean isOfLinks(String table) {
        var linked = LINK.matcher(table).results().map(link -> link.group(1)).collect(Collectors.joining(" "));
        var shown = LINK.matcher(table).replaceAll("$1");
        return TextKey.letters(linked).length() * 2 > TextKey.letters(shown).length();
    }

    /** Whether it has a sentence, or a digit, as a telephone number, opening hours or a price has. */
    private static boolean says(String block) {
        return Prose.tells(block, "")
                || LINK.matcher(block).replaceAll("$1").codePoints().anyMatch(Character::isDigit);
    }

    /** Whether a heading is followed by anything but a heading of the same or a higher level. */
    private static boolean leads(String heading, @Nullable String next) {
        return next != null && (!isHeading(next) || level(next) > level(heading));
    }

    /** Whether a name in bold is followed by a block of this page alone. */
    private boolean labels(List<String> blocks, int at) {
        return at + 1 < blocks.size()
                && LABEL.matcher(blocks.get(at)).matches()
                && !isHeading(blocks.get(at + 1))
                && !repeats(blocks.get(at + 1));
    }

    private static int level(String heading) {
        return CharacterRuns.end(heading, 0, sign -> sign == '#');
    }

    private static String placed(String heading, String target) {
        var plain = PLAIN_HEADING.matcher(heading);
        return plain.matches() ? plain.group(1) + " [" + plain.group(2).strip() + "](" + target + ")" : heading;
    }

    private static String joined(List<String> blocks) {
        return String.join("\n\n", blocks).strip();
    }

    /** Splits the text at blank lines; a fenced block stays in one part. */
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

    /** Returns the run of backticks or tildes that opens or closes a fence; empty if the line does neither. */
    private static String fenceOf(String line) {
        var text = line.stripLeading();
        if (text.isEmpty() || (text.charAt(0) != '`' && text.charAt(0) != '~')) {
            return "";
        }
        int end = CharacterRuns.end(text, 0, sign -> sign == text.charAt(0));
        return end >= 3 ? text.substring(0, end) : "";
    }
}
