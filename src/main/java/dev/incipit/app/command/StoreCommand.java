package dev.incipit.app.command;

import dev.incipit.app.settings.Settings;
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

/** The store's copies: taken beside a running service, and put back into an empty store. */
@Command(name = "store", description = "Back the store up, and restore it.")
final class StoreCommand {
    /** Standard input or output, for containers whose files nobody reaches from outside. */
    private static final String STREAM = "-";

    private final Terminal terminal;

    StoreCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Command(name = "backup", description = "Write all that the store holds to FILE, beside a running service.")
    int backup(
            @Mixin CommonOptions options,
            @Parameters(paramLabel = "FILE", description = "A script of SQL; '-' is standard output.") String file)
            throws IOException {
        long rows;
        try (var database = new Database(Settings.load(options.config()).store())) {
            rows = file.equals(STREAM) ? print(new Backup(database)) : write(new Backup(database), Path.of(file));
        }
        if (terminal.out().checkError()) {
            // Main says so.
            return ExitCodes.FAILED;
        }
        terminal.say("Copied " + rows + (rows == 1 ? " row." : " rows."));
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
        if (Files.isDirectory(named)) {
            throw new FileSystemException(named.toString(), null, "a folder, and no file");
        }
        if (Files.exists(named) && !Files.isRegularFile(named)) {
            // A pipe or a device (/dev/stdout), which stays what it is, and may have no path but this one.
            try (Writer out = Files.newBufferedWriter(named)) {
                return backup.write(out);
            }
        }
        // Where it is a link, the copy goes where that leads.
        var file = Files.exists(named) ? named.toRealPath() : named.toAbsolutePath();
        var folder = file.getParent();
        if (!Files.isDirectory(folder)) {
            throw new FileSystemException(folder.toString(), null, "no such folder");
        }
        return replace(backup, file, folder);
    }

    /** Written beside its place and moved over it, so that a copy that was cut off is never taken for one. */
    private static long replace(Backup backup, Path file, Path folder) throws IOException {
        var draft = Files.createTempFile(
                folder,
                ".backup-",
                ".draft",
                // It holds who the customers are, and hashes of their keys.
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try {
            long rows;
            try (Writer out = Files.newBufferedWriter(draft)) {
                rows = backup.write(out);
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
            return rows;
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    @Command(name = "restore", description = "Fill an empty store from FILE, and bring it up to this version.")
    int restore(
            @Mixin CommonOptions options,
            @Parameters(paramLabel = "FILE", description = "What 'backup' wrote; '-' is standard input.") String file)
            throws IOException {
        long rows;
        try (var in = file.equals(STREAM) ? text(terminal.in()) : text(NamedFile.open(Path.of(file)));
                var database = new Database(Settings.load(options.config()).store())) {
            rows = new Backup(database).restore(in);
        }
        terminal.say("Restored " + rows + (rows == 1 ? " row." : " rows."));
        return ExitCodes.DONE;
    }

    /** Strict: what is not UTF-8 is none of our copies, or a damaged one. */
    private static BufferedReader text(InputStream bytes) {
        return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8.newDecoder()));
    }
}
