package dev.incipit.app.admin;

import dev.incipit.app.files.Destination;
import dev.incipit.app.settings.CommonOptions;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.store.Backup;
import dev.incipit.store.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Backs the store up while a service runs, and restores a backup into an empty store. */
@Command(
        name = "store",
        description = "Back up or restore the store.",
        footer = {"", "Examples:", "  incipit store backup backup.sql", "  incipit store restore backup.sql"})
public record StoreCommand(Terminal terminal) {
    /** Standard input or output, for containers whose files cannot be reached from outside. */
    private static final String STREAM = "-";

    @Command(
            name = "backup",
            description = "Write the whole store to FILE; the service may be running.",
            footer = {
                "",
                "Examples:",
                "  incipit store backup backup.sql",
                "  incipit store backup - | gzip > backup.sql.gz"
            })
    int backup(
            @Mixin CommonOptions options,
            @Parameters(paramLabel = "FILE", description = "An SQL script; '-' is standard output.") String file)
            throws IOException {
        long rows;
        var store = options.settings().store();
        StoreOptions.requireStore(store);
        try (var database = new Database(store)) {
            rows = file.equals(STREAM) ? print(new Backup(database)) : write(new Backup(database), Path.of(file));
        }
        if (terminal.out().checkError()) {
            // Main reports it.
            return ExitCodes.UNABLE;
        }
        terminal.say("Copied " + Amounts.of(rows, "row") + ".");
        return ExitCodes.DONE;
    }

    private long print(Backup backup) throws IOException {
        var out = new OutputStreamWriter(terminal.out(), StandardCharsets.UTF_8);
        var rows = backup.write(out);
        out.flush();
        if (terminal.readerLeft().getAsBoolean()) {
            throw new FileSystemException("standard output", null, "its reader left before the end of the backup");
        }
        return rows;
    }

    private static long write(Backup backup, Path named) throws IOException {
        var target = Destination.of(named);
        if (!target.replaceable()) {
            try (Writer out = Files.newBufferedWriter(target.file())) {
                return backup.write(out);
            }
        }
        if (!Files.isDirectory(target.folder())) {
            throw new FileSystemException(target.folder().toString(), null, "no such folder");
        }
        return replace(backup, target);
    }

    /** Writes a temporary file and moves it over the target, so that an interrupted backup is never taken for a whole one. */
    private static long replace(Backup backup, Destination target) throws IOException {
        var draft = Files.createTempFile(
                target.folder(),
                ".backup-",
                ".draft",
                // It holds customers' names and hashes of their keys.
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try {
            long rows;
            try (Writer out = Files.newBufferedWriter(draft)) {
                rows = backup.write(out);
            }
            Files.move(draft, target.file(), StandardCopyOption.REPLACE_EXISTING);
            return rows;
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    @Command(
            name = "restore",
            description = "Restore FILE into an empty store and migrate it to this version.",
            footer = {
                "",
                "Examples:",
                "  incipit store restore backup.sql",
                "  gunzip -c backup.sql.gz | incipit store restore -"
            })
    int restore(
            @Mixin CommonOptions options,
            @Parameters(paramLabel = "FILE", description = "What 'backup' wrote; '-' is standard input.") String file)
            throws IOException {
        long rows;
        try (var in = file.equals(STREAM) ? text(terminal.in()) : text(NamedFile.open(Path.of(file)));
                var database = new Database(options.settings().store())) {
            rows = new Backup(database).restore(in);
        }
        terminal.say("Restored " + Amounts.of(rows, "row") + ".");
        return ExitCodes.DONE;
    }

    /** Rejects malformed UTF-8: such a file is no backup, or a damaged one. */
    private static BufferedReader text(InputStream bytes) {
        return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8.newDecoder()));
    }
}
