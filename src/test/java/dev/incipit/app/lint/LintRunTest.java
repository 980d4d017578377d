package dev.incipit.app.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.UseCases;
import dev.incipit.app.report.LintResult;
import dev.incipit.app.report.LintResult.Judged;
import dev.incipit.app.report.LintResult.Unread;
import dev.incipit.app.report.LintSubject;
import dev.incipit.app.settings.Settings;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.CheckSelection;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Of texts and of what cannot be read; nothing is asked for. */
@Timeout(30)
final class LintRunTest {
    private static final String TEXT = "# Tides\n\n> When the water comes.\n";

    private static LintRun run() {
        var in = new ByteArrayInputStream(TEXT.getBytes(StandardCharsets.UTF_8));
        return new LintRun(UseCases.of(Settings.load(Optional.empty()).ofRuns()), in, false, CheckSelection.ALL);
    }

    private static List<LintResult> all(String... names) throws InterruptedException {
        var results = new ArrayList<LintResult>();
        run().all(List.of(names).stream().map(LintSubject::new).toList(), results::add);
        return results;
    }

    @Test
    void resultsComeInTheOrderInWhichTheirSubjectsWereNamed() throws InterruptedException {
        var names = IntStream.range(0, 20)
                .mapToObj(n -> n == 0 ? "-" : "./missing-" + n)
                .toArray(String[]::new);
        var results = all(names);
        assertEquals(
                List.of(names),
                results.stream().map(result -> result.subject().text()).toList());
        assertInstanceOf(Judged.class, results.getFirst());
    }

    @Test
    void whatCannotBeReadIsToldAndStopsNoOther() throws InterruptedException {
        var results = all("./missing", "no such host", "-");
        assertTrue(assertInstanceOf(Unread.class, results.get(0)).reason().contains("missing"));
        assertTrue(assertInstanceOf(Unread.class, results.get(1)).reason().startsWith("There is no file"));
        assertInstanceOf(Judged.class, results.get(2));
    }

    @Test
    void whatWasHandedOnIsNotKept() throws InterruptedException {
        var names = IntStream.range(0, 20)
                .mapToObj(n -> new LintSubject("./missing-" + n))
                .toList();
        var handed = new ArrayList<WeakReference<LintResult>>();
        run().all(names, result -> {
            handed.add(new WeakReference<>(result));
            if (handed.size() == names.size()) {
                System.gc();
                // The last one, and the one whose coming let the others be handed on, which may be the first.
                assertTrue(handed.stream().filter(known -> known.get() != null).count() <= 2);
            }
        });
        assertEquals(names.size(), handed.size());
    }

    @Test
    void ofNothingThereIsNoResult() throws InterruptedException {
        assertEquals(List.of(), all());
    }

    @Test
    void ofOneSubjectItIsThrownWhatKeepsItFromBeingRead() throws IOException, InterruptedException {
        assertThrows(NoSuchFileException.class, () -> run().one(new LintSubject("./missing")));
        assertThrows(InvalidInput.class, () -> run().one(new LintSubject("no such host")));
        var judged = run().one(new LintSubject("-"));
        assertEquals(TEXT.length(), judged.report().contentLength());
    }
}
