package dev.incipit.llmstxt;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Finds inline code in one line (CommonMark §6.1): runs of backticks paired with the next run of the same length. */
public final class CodeSpans {
    /** No-break space: CommonMark does not count it as white space, so a line that begins with code does not look indented. */
    static final char BLANK = '\u00A0';

    private static final CodeSpans NONE = new CodeSpans(new int[0], new int[0]);

    private final int[] starts;
    private final int[] ends;

    private CodeSpans(int[] starts, int[] ends) {
        this.starts = starts;
        this.ends = ends;
    }

    /** Finds the spans of one line, in linear time. */
    public static CodeSpans in(String line) {
        if (line.indexOf('`') < 0) {
            return NONE;
        }
        var runs = runs(line);
        var partner = partners(runs);
        var starts = new int[runs.length / 2];
        var ends = new int[runs.length / 2];
        int count = 0;
        for (int run = 0; run < partner.length; run++) {
            boolean escaped = runs[2 * run] > 0 && line.charAt(runs[2 * run] - 1) == '\\';
            if (partner[run] >= 0 && !escaped) {
                starts[count] = runs[2 * run];
                ends[count] = runs[2 * partner[run]] + runs[2 * partner[run] + 1];
                count++;
                run = partner[run];
            }
        }
        return new CodeSpans(Arrays.copyOf(starts, count), Arrays.copyOf(ends, count));
    }

    /** Returns where the span that begins at {@code start} ends; -1 if none begins there. */
    public int endOf(int start) {
        int found = Arrays.binarySearch(starts, start);
        return found >= 0 ? ends[found] : -1;
    }

    /** Returns whether the position is inside code, including its backticks. */
    public boolean covers(int at) {
        int found = Arrays.binarySearch(starts, at);
        int span = found >= 0 ? found : -found - 2;
        return span >= 0 && at < ends[span];
    }

    /** Returns the line with every span blanked, including its backticks; columns stay the same. */
    public String blanked(String line) {
        if (starts.length == 0) {
            return line;
        }
        var chars = line.toCharArray();
        for (int span = 0; span < starts.length; span++) {
            Arrays.fill(chars, starts[span], ends[span], BLANK);
        }
        return new String(chars);
    }

    /** Returns start and length of each run of backticks. */
    private static int[] runs(String line) {
        var runs = new int[16];
        int count = 0;
        int at = line.indexOf('`');
        while (at >= 0) {
            int end = CharacterRuns.end(line, at, here -> here == '`');
            if (count == runs.length) {
                runs = Arrays.copyOf(runs, 2 * count);
            }
            runs[count++] = at;
            runs[count++] = end - at;
            at = line.indexOf('`', end);
        }
        return Arrays.copyOf(runs, count);
    }

    /** Returns for each run the next one of the same length, or -1. */
    private static int[] partners(int[] runs) {
        var partners = new int[runs.length / 2];
        Map<Integer, Integer> nextOfLength = new HashMap<>();
        for (int run = partners.length - 1; run >= 0; run--) {
            var next = nextOfLength.put(runs[2 * run + 1], run);
            partners[run] = next == null ? -1 : next;
        }
        return partners;
    }
}
