package dev.incipit.app.pack;

import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.files.PublishedAddress;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.generate.Generated;
import dev.incipit.llmstxt.FileType;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;

/**
 * Writes what a run made: all files or, if one cannot be written, none; then says what was written and how large it is.
 *
 * @param out the folder; {@code -} is standard output
 * @param json whether sizes are printed as JSON
 */
public record RunWriter(Terminal terminal, Path out, PackOptions pack, boolean json) {
    private static final String STANDARD_OUTPUT = "-";

    /** Whether a folder's name means standard output. */
    public static boolean isPrinted(Path out) {
        return out.toString().equals(STANDARD_OUTPUT);
    }

    /** Writes the two files and the pack, removes what has become stale of an earlier run, and reports. */
    public void write(
            Optional<String> index,
            Optional<String> full,
            Generated generated,
            PublishedAddress addresses,
            Duration elapsed)
            throws IOException {
        var report = new PackReport();
        var texts = new LinkedHashMap<String, String>();
        index.ifPresent(text -> texts.put(FileType.INDEX_NAME, text));
        full.ifPresent(text -> texts.put(FileType.FULL_NAME, text));
        texts.forEach(report::add);
        for (var file : pack.written(generated)) {
            var text = addresses.outward(file.text());
            texts.put(file.path(), text);
            report.add(file.path(), file.kind(), text);
        }
        if (isPrinted(out)) {
            texts.values().forEach(terminal.out()::print);
            terminal.out().flush();
        } else {
            var block = pack.block(generated, addresses);
            AtomicFiles.write(out, texts);
            if (block.isPresent()) {
                block.get().publish();
            }
        }
        say(index, full, generated, elapsed, report);
        if (!isPrinted(out)) {
            int removed = pack.removeStale(out, generated, addresses);
            if (removed > 0) {
                terminal.say("  removed " + Amounts.of(removed, "file") + " of an earlier run");
            }
        }
        if (json) {
            terminal.printJson(report.json(
                    generated.report().scope().domain(),
                    generated.report().pages().size(),
                    generated.notes()));
        }
    }

    private void say(
            Optional<String> index, Optional<String> full, Generated generated, Duration elapsed, PackReport report) {
        var style = terminal.errorStyle();
        var pages = generated.report().pages().size();
        terminal.say(style.bold(generated.report().scope().domain()) + ": " + Amounts.of(pages, "page") + " read in "
                + Amounts.seconds(elapsed));
        index.ifPresent(_ -> terminal.wrote(place(FileType.INDEX_NAME), report.size(FileType.INDEX_NAME)));
        full.ifPresent(_ -> terminal.wrote(
                place(FileType.FULL_NAME),
                report.size(FileType.FULL_NAME) + ", " + generated.fullPagesIncluded() + " of "
                        + Amounts.of(generated.fullPagesAvailable(), "page")));
        report.lines().forEach(terminal::wrote);
        pack.agentsFile().ifPresent(file -> terminal.wrote(file.toString(), "the block between its markers"));
    }

    private String place(String name) {
        return isPrinted(out) ? name : out.resolve(name).normalize().toString();
    }
}
