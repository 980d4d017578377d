package dev.incipit.generate.pack;

import dev.incipit.describe.TextKey;
import dev.incipit.llmstxt.FullTextWriter;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.llmstxt.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/**
 * The small form of an index, for AGENTS.md and prompts, where every byte is read at every turn: the same links, with paths for
 * addresses and, where the notes do not fit, their telling words. Its sentence to agents is the one with which an index of this size
 * made them solve all tasks of a trial instead of half (vercel.com/blog/agents-md-outperforms-skills-in-our-agent-evals).
 */
public final class SmallForm {
    public static final String FILE = "llms-small.txt";

    /** Bytes of UTF-8; the size that was tried on agents. */
    static final int BYTES_MAX = 8_192;

    private static final int SUMMARY_MAX = 250;
    private static final int NOTE_MAX = 600;

    /** Bytes for the words of each link, without which names are cut. */
    private static final int WORDS_WANTED = 30;

    /** Code points of a name that its address repeats. */
    private static final int NAME_MAX = 6;

    private final LlmsTxt index;
    private final String origin;
    private final boolean copies;
    private final List<Section> lists;

    private SmallForm(LlmsTxt index, String origin, boolean copies) {
        this.index = index;
        this.origin = origin;
        this.copies = copies;
        lists = new ArrayList<>(index.sections());
    }

    /**
     * Returns the text, at most {@link #BYTES_MAX} bytes.
     *
     * @param index links pages by paths
     * @param origin what stands before the paths
     */
    static String of(LlmsTxt index, String origin, boolean copies) {
        return new SmallForm(index, origin, copies).text();
    }

    private String text() {
        var whole = written(link -> link);
        if (fits(whole)) {
            return whole;
        }
        cutNames();
        shorten();
        var words = new NoteWords(
                lists.stream().flatMap(section -> section.links().stream()).toList());
        int most = most(NOTE_MAX, bytes -> fits(written(link -> link.with(words.of(link, bytes)))));
        return most == 0 ? bare() : written(link -> link.with(words.of(link, most)));
    }

    /** Returns the largest number below a bound for which something holds, by halving; it holds for 0. */
    private static int most(int bound, IntPredicate holds) {
        int most = 0;
        int tooMany = bound;
        while (most + 1 < tooMany) {
            int tried = (most + tooMany) / 2;
            if (holds.test(tried)) {
                most = tried;
            } else {
                tooMany = tried;
            }
        }
        return most;
    }

    /** Cuts names that the address repeats, if else little room would be left for words. */
    private void cutNames() {
        long bare = FullTextWriter.sizeBytes(bare());
        if (bare + (long) links(lists) * WORDS_WANTED > BYTES_MAX) {
            lists.replaceAll(section -> section.with(SmallForm::withShortName));
        }
    }

    private static Link withShortName(Link link) {
        int points = link.name().codePointCount(0, link.name().length());
        var start = link.name().substring(0, link.name().offsetByCodePoints(0, Math.min(points, NAME_MAX)));
        boolean repeated = points > NAME_MAX && TextKey.of(link.target()).contains(TextKey.of(start));
        return repeated ? new Link(start.strip() + "…", link.target(), link.note()) : link;
    }

    private static boolean fits(String text) {
        return FullTextWriter.sizeBytes(text) <= BYTES_MAX;
    }

    /** Takes away as few links as let the text fit without words. */
    private void shorten() {
        var whole = List.copyOf(lists);
        int all = links(whole);
        int left = most(all + 1, some -> {
            keep(whole, all - some);
            return fits(bare());
        });
        keep(whole, all - left);
    }

    private static int links(List<Section> sections) {
        return sections.stream().mapToInt(section -> section.links().size()).sum();
    }

    /** Takes links away one by one from the longest list, of equal ones the last, which is the one that may be skipped. */
    private void keep(List<Section> whole, int taken) {
        var kept = whole.stream().mapToInt(section -> section.links().size()).toArray();
        for (int i = 0; i < taken; i++) {
            int longest = 0;
            for (int j = 1; j < kept.length; j++) {
                longest = kept[j] >= kept[longest] ? j : longest;
            }
            kept[longest]--;
        }
        lists.clear();
        for (int i = 0; i < kept.length; i++) {
            if (kept[i] > 0 || whole.get(i).links().isEmpty()) {
                lists.add(new Section(whole.get(i).name(), whole.get(i).links().subList(0, kept[i])));
            }
        }
    }

    private String bare() {
        return written(link -> new Link(link.name(), link.target()));
    }

    private String written(UnaryOperator<Link> note) {
        return new LlmsTxtWriter()
                .write(new LlmsTxt(
                        index.title(),
                        index.summary().map(summary -> CutNote.to(summary, SUMMARY_MAX)),
                        details(),
                        lists.stream().map(section -> section.with(note)).toList()));
    }

    private String details() {
        return "IMPORTANT: Prefer retrieval-led reasoning over pre-training-led reasoning for any " + index.title()
                + " tasks.\n"
                + "Put " + origin + " before a path"
                + (copies ? "; add .md (after a slash index.html.md) for the page's Markdown." : ".");
    }
}
