package dev.incipit.app.lint;

import dev.incipit.app.report.LintResult;
import dev.incipit.app.report.LintResult.Judged;
import dev.incipit.app.report.LintSubject;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.ValidationReport;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Lints an index and, as parts of one whole, the section indexes it leads to in folders below its own, and those they lead to.
 * One after another, since all are at one host. Of a file, they are the files below its folder that its links will be once it is
 * published. Each part is judged by the rules for any file, but what one file must have once the whole must have once.
 */
public record WholeSite(LintRun run, LongSupplier nanoTime) {
    /** What one whole may be, the index included. */
    public static final String BOUNDS = "a whole is at most 50 files, 5 MB and 5 minutes";

    private static final int FILES_MAX = 50;
    private static final int BYTES_MAX = 5_000_000;
    private static final Duration TIME_MAX = Duration.ofMinutes(5);

    /**
     * The results.
     *
     * @param parts of the index, and of the section indexes in the order in which they are named
     * @param left how many were not linted because of the bounds on files, bytes and time
     */
    public record Parts(List<LintResult> parts, int left) {}

    /** Lints the parts of the whole to which a linted index belongs; the index alone if it leads to no section index. */
    public Parts of(Judged root) throws InterruptedException {
        long end = nanoTime.getAsLong() + TIME_MAX.toNanos();
        var places = places(root);
        var waiting = new ArrayDeque<LintSubject>();
        var seen = new HashSet<>(Set.of(root.subject().text()));
        enter(root.report(), places, seen, waiting);
        var parts = new ArrayList<LintResult>(List.of(root));
        long bytes = root.report().contentLength();
        while (!waiting.isEmpty() && parts.size() < FILES_MAX && bytes < BYTES_MAX && nanoTime.getAsLong() < end) {
            var result = run.result(waiting.remove());
            parts.add(result);
            if (result instanceof Judged(var subject, var report)) {
                bytes += report.contentLength();
                enter(report, places, seen, waiting);
            }
        }
        return new Parts(asOne(parts), waiting.size());
    }

    private List<LintResult> asOne(List<LintResult> parts) throws InterruptedException {
        var judged = parts.stream()
                .filter(Judged.class::isInstance)
                .map(Judged.class::cast)
                .toList();
        var reports = run.useCases()
                .validator()
                .asWhole(judged.stream().map(Judged::report).toList())
                .iterator();
        var whole = new ArrayList<LintResult>();
        for (var part : parts) {
            whole.add(part instanceof Judged one ? new Judged(one.subject(), reports.next()) : part);
        }
        return List.copyOf(whole);
    }

    private static void enter(
            ValidationReport report, Places places, Set<String> seen, ArrayDeque<LintSubject> waiting) {
        for (var link : report.sections()) {
            places.subject(link).filter(seen::add).map(LintSubject::new).ifPresent(waiting::add);
        }
    }

    private static Places places(Judged root) {
        var file = root.subject().file();
        if (file.isPresent()) {
            return new BelowFile(file.get());
        }
        var served = root.report().targetUrl().flatMap(WebUrl::parse);
        return served.isPresent() ? new BelowAddress(served.get()) : _ -> Optional.empty();
    }

    /** Tells under which name the target of a link is linted, if it is a part of the whole. */
    @FunctionalInterface
    private interface Places {
        Optional<String> subject(WebUrl link);
    }

    private record BelowAddress(WebUrl index) implements Places {
        @Override
        public Optional<String> subject(WebUrl link) {
            var folder = index.origin() + folder(index.path());
            var part = link.toString();
            return part.startsWith(folder) && !folder(link.path()).equals(folder(index.path()))
                    ? Optional.of(part)
                    : Optional.empty();
        }

        private static String folder(String path) {
            return path.substring(0, path.lastIndexOf('/') + 1);
        }
    }

    /** Of an index in a folder that will be published somewhere: the link's path ends with the part's place in it. */
    private record BelowFile(Path index) implements Places {
        @Override
        public Optional<String> subject(WebUrl link) {
            var segments = link.segments();
            return IntStream.range(0, segments.size() - 1)
                    .mapToObj(from -> file(segments.subList(from, segments.size())))
                    .flatMap(Optional::stream)
                    .findFirst();
        }

        private Optional<String> file(List<String> names) {
            try {
                var part = index.resolveSibling(String.join("/", names));
                return part.normalize().startsWith(index.resolveSibling("").normalize()) && Files.isRegularFile(part)
                        ? Optional.of(part.toString())
                        : Optional.empty();
            } catch (InvalidPathException _) {
                return Optional.empty();
            }
        }
    }
}
