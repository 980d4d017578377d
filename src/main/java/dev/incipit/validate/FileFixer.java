package dev.incipit.validate;

import dev.incipit.compute.ComputePool;
import dev.incipit.validate.fix.Fixes;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Mends files where no judgement is needed; whatever is not at fault keeps its bytes. */
public record FileFixer(ComputePool pool) {
    private static final Duration BUDGET = Duration.ofSeconds(2);

    /** A fix can uncover another: a heading that now is one makes a section, whose items are mended from mark to address. */
    private static final int ROUNDS_MAX = 5;

    /**
     * A mended file.
     *
     * @param counts how many places were mended, by the id of the check, in report order
     */
    public record Fixed(byte[] content, Map<String, Integer> counts) {}

    /** Mends what the selected checks find; empty if there is nothing, or the file is no UTF-8 or too large to be linted whole. */
    public Optional<Fixed> fix(byte[] content, CheckSelection selection) throws InterruptedException {
        var source = SourceText.of(content);
        if (source.invalidAt() >= 0 || source.oversized()) {
            return Optional.empty();
        }
        return pool.run(content.length, BUDGET, () -> fixed(content, source, selection));
    }

    private static Optional<Fixed> fixed(byte[] content, SourceText source, CheckSelection selection) {
        var counts = new LinkedHashMap<String, Integer>();
        var text = source.text();
        for (int round = 0; round < ROUNDS_MAX; round++) {
            var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
            if (!file.isRead()) {
                return Optional.empty();
            }
            var chosen = selection.without(selection.commented(file));
            var next = Fixes.apply(file, chosen::counts, counts);
            if (next.equals(text)) {
                break;
            }
            text = next;
        }
        if (counts.isEmpty()) {
            return Optional.empty();
        }
        var whole = new ByteArrayOutputStream(content.length);
        // A byte-order mark stays.
        whole.write(content, 0, content.length - source.bytes());
        whole.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return Optional.of(new Fixed(whole.toByteArray(), counts));
    }
}
