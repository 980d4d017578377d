package dev.incipit.app.batch;

import dev.incipit.app.files.FileFaults;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.sites.ListLine;
import dev.incipit.sites.ResultRow;
import dev.incipit.sites.SeenSites;
import dev.incipit.sites.Shard;
import dev.incipit.sites.SiteResult;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;

/** Where the results of a list go: folders and a file of rows, standard output, or both. Used by one thread. */
record BatchOutput(Terminal terminal, Optional<Path> out, Optional<ResultsFile> rows, boolean printed)
        implements AutoCloseable {
    static BatchOutput open(Terminal terminal, BatchOptions options, Optional<Path> out, Shard shard)
            throws IOException {
        var rows = out.isPresent()
                ? Optional.of(ResultsFile.open(out.get(), shard, options.resumed()))
                : Optional.<ResultsFile>empty();
        return new BatchOutput(terminal, out, rows, options.printed());
    }

    /** Adds the sites that have rows; returns how many. */
    long readInto(SeenSites seen) throws IOException {
        if (rows.isEmpty()) {
            return 0;
        }
        rows.get().readInto(seen);
        return rows.get().rows();
    }

    /**
     * Puts a result into its place, and then its row.
     *
     * @return the row, which says so if the site's files could not be written
     */
    ResultRow put(ListLine line, ResultRow made) throws IOException {
        if (out.isEmpty()) {
            terminal.printJson(made.json(Optional.empty()));
            return made;
        }
        var folder = new SiteFolder(out.get(), line.key());
        var row = written(folder, made);
        var json = row.json(Optional.of(folder.name()));
        rows.orElseThrow().append(json);
        if (printed) {
            terminal.printJson(json);
        }
        return row;
    }

    /** What concerns one folder fails that site; what concerns the disk fails the list. */
    private static ResultRow written(SiteFolder folder, ResultRow row) throws IOException {
        if (row.files().isEmpty()) {
            return row;
        }
        try {
            folder.write(row.files());
            return row;
        } catch (FileAlreadyExistsException | NotDirectoryException | AccessDeniedException taken) {
            return new ResultRow(
                    row.site(),
                    new SiteResult.Failed(
                            FileFaults.sentence(taken), row.result().cost()));
        }
    }

    /** Whether standard output takes no more rows. */
    boolean isShut() {
        return printed
                && (terminal.readerLeft().getAsBoolean() || terminal.out().checkError());
    }

    @Override
    public void close() throws IOException {
        if (rows.isPresent()) {
            rows.get().close();
        }
    }
}
