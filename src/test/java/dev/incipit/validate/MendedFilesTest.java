package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.Linted;
import dev.incipit.validate.subject.LintedFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Mending a defect never lowers a score (checks.md §3, §11): each defect of the tables alone, and pairs and triples of them in
 * one file, one of which is undone.
 */
final class MendedFilesTest {
    private static final int LINES_MAX = 120;
    private static final int PAIRS = 1_500;
    private static final int TRIPLES = 1_500;

    private final Validator validator = new Validator(
            () -> {
                throw new AssertionError("content mode without links asks nobody");
            },
            new Fanout(),
            ComputePool.ofCommand());
    private int undone;

    /**
     * What a defect changes in its base.
     *
     * @param changes for each line of the base that is different, from 0, what stands there instead; a line of its own is
     *     written before the line it precedes
     * @param found the checks that find it, with their status where it is fixed
     */
    private record Defect(String id, String base, Map<Integer, List<String>> changes, List<String> found) {
        /** Whether both change the same lines, or lines next to each other, so that one cannot be undone without the other. */
        boolean touches(Defect other) {
            return changes.keySet().stream()
                    .anyMatch(line -> other.changes.containsKey(line - 1)
                            || other.changes.containsKey(line)
                            || other.changes.containsKey(line + 1));
        }

        /** Whether it opens or closes code. Two such defects may mend each other. */
        boolean fences() {
            return changes.values().stream().flatMap(List::stream).anyMatch(line -> line.startsWith("```"));
        }
    }

    private static List<String> lines(String name) {
        return Arrays.asList(new String(Quality.bytes(name), StandardCharsets.UTF_8).split("\n", -1));
    }

    private static Optional<Defect> defect(Map<String, String> row) {
        var base = lines("bases/" + row.get("base") + ".txt");
        var changed = lines(row.get("file"));
        boolean bytes = row.get("id").equals("latin1") || row.get("id").equals("utf16");
        if (bytes || changed.size() > LINES_MAX) {
            return Optional.empty();
        }
        return Optional.of(new Defect(row.get("id"), row.get("base"), changes(base, changed), found(row)));
    }

    private static List<String> found(Map<String, String> row) {
        return Arrays.stream(row.get("must_not_pass").split(",", -1))
                .filter(cell -> !cell.isEmpty())
                .toList();
    }

    /** The differences by the longest common subsequence of lines; text that is added belongs to the line it precedes. */
    private static Map<Integer, List<String>> changes(List<String> base, List<String> changed) {
        var common = new int[base.size() + 1][changed.size() + 1];
        for (int i = base.size() - 1; i >= 0; i--) {
            for (int j = changed.size() - 1; j >= 0; j--) {
                common[i][j] = base.get(i).equals(changed.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        Map<Integer, List<String>> changes = new TreeMap<>();
        int i = 0;
        int j = 0;
        var added = new ArrayList<String>();
        while (i < base.size() || j < changed.size()) {
            boolean kept = i < base.size() && j < changed.size() && base.get(i).equals(changed.get(j));
            if (kept || j == changed.size() || (i < base.size() && common[i + 1][j] >= common[i][j + 1])) {
                if (!kept || !added.isEmpty()) {
                    var instead = new ArrayList<>(added);
                    if (kept) {
                        instead.add(base.get(i));
                    }
                    changes.put(i, instead);
                    added.clear();
                }
                j += kept ? 1 : 0;
                i++;
            } else {
                added.add(changed.get(j++));
            }
        }
        if (!added.isEmpty()) {
            changes.put(base.size(), added);
        }
        return changes;
    }

    private static String with(String base, List<Defect> defects) {
        var lines = lines("bases/" + base + ".txt");
        var text = new ArrayList<String>();
        for (int at = 0; at <= lines.size(); at++) {
            int line = at;
            var change = defects.stream()
                    .filter(defect -> defect.changes().containsKey(line))
                    .findFirst();
            if (change.isPresent()) {
                text.addAll(change.get().changes().get(line));
            } else if (at < lines.size()) {
                text.add(lines.get(at));
            }
        }
        return String.join("\n", text);
    }

    private ValidationReport report(String text) throws InterruptedException {
        return validator.validate(new ValidateOrder.ByContent(text.getBytes(StandardCharsets.UTF_8), false));
    }

    /** Whether the defect is still there beside others, as its own checks see it. */
    private static boolean isFound(Defect defect, ValidationReport report) {
        var statuses = report.checks().stream().collect(Collectors.toMap(Check::id, Check::status));
        return defect.found().stream().allMatch(cell -> {
            var parts = cell.split(":", -1);
            var status = statuses.getOrDefault(parts[0], Status.PASS);
            return parts.length > 1 ? status.word().equals(parts[1]) : status != Status.PASS;
        });
    }

    private List<Defect> defects() {
        return Quality.table("mutations.tsv").stream()
                .flatMap(row -> defect(row).stream())
                .filter(defect -> !defect.changes().isEmpty())
                .toList();
    }

    /** Undoes each of the defects that stand together in a file, and tells where that lowers a score. */
    private void undo(List<Defect> together, List<String> lower) throws InterruptedException {
        var base = together.getFirst().base();
        var all = report(with(base, together));
        if (!together.stream().allMatch(defect -> isFound(defect, all))) {
            return;
        }
        for (var one : together) {
            var rest = together.stream().filter(defect -> defect != one).toList();
            var text = with(base, rest);
            if (one.id().startsWith("ok-") || takesAway(with(base, together), text)) {
                continue;
            }
            var mended = report(text);
            this.undone++;
            if (mended.score() < all.score() || mended.readinessScore() < all.readinessScore()) {
                lower.add(together.stream().map(Defect::id).toList() + " without " + one.id() + ": " + all.score()
                        + ", " + all.readinessScore() + " to " + mended.score() + ", " + mended.readinessScore());
            }
        }
    }

    /**
     * Whether the second text lacks a link, the title or all of the first: that mends nothing (checks.md §3). Neither does a
     * title that says what the summary says.
     */
    private static boolean takesAway(String before, String after) {
        var first = Linted.file(before);
        var second = Linted.file(after);
        return after.isBlank()
                || !keys(second.addresses()).containsAll(keys(first.addresses()))
                || !keys(second.targets()).containsAll(keys(first.targets()))
                || (hasTitle(first) && !hasTitle(second))
                || (!isRepeated(first) && isRepeated(second));
    }

    private static boolean hasTitle(LintedFile file) {
        return file.outline().headings().stream()
                .anyMatch(heading -> heading.level() == 1 && !heading.text().isEmpty());
    }

    private static boolean isRepeated(LintedFile file) {
        return file.document().summary().filter(file.document().title()::equals).isPresent();
    }

    private static Set<String> keys(List<LinkTarget> targets) {
        return targets.stream().map(LinkTarget::key).collect(Collectors.toSet());
    }

    @Test
    void noDefectUndoneLowersAScore() throws InterruptedException {
        var lower = new ArrayList<String>();
        var defects = defects();
        for (var defect : defects) {
            undo(List.of(defect), lower);
        }
        assertEquals(List.of(), lower);
        assertTrue(undone > 80, undone + " undone");
    }

    @Test
    void norBesideAnother() throws InterruptedException {
        assertEquals(List.of(), lowered(PAIRS, 2));
        assertTrue(undone > 400, undone + " undone");
    }

    @Test
    void norBesideTwoOthers() throws InterruptedException {
        assertEquals(List.of(), lowered(TRIPLES, 3));
        assertTrue(undone > 150, undone + " undone");
    }

    /** Undoes each defect of so many files with so many defects each, drawn at random by a fixed seed. */
    private List<String> lowered(int files, int count) throws InterruptedException {
        var lower = new ArrayList<String>();
        var defects = defects();
        var random = new Random(20261122);
        for (int file = 0; file < files; file++) {
            var together = Stream.generate(() -> defects.get(random.nextInt(defects.size())))
                    .limit(count)
                    .toList();
            if (fit(together)) {
                undo(together, lower);
            }
        }
        return lower;
    }

    private static boolean fit(List<Defect> together) {
        for (int at = 1; at < together.size(); at++) {
            var one = together.get(at);
            if (!together.subList(0, at).stream().allMatch(other -> fit(one, other))) {
                return false;
            }
        }
        return true;
    }

    private static boolean fit(Defect one, Defect other) {
        return one != other
                && one.base().equals(other.base())
                && !one.touches(other)
                && !(one.fences() && other.fences());
    }
}
