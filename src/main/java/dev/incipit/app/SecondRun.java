package dev.incipit.app;

import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options by which an index that is there already is kept up to date, or compared with its site. */
final class SecondRun {
    /** An index is linted up to this (decisions §6); a longer file is none. */
    private static final int BYTES_MAX = 512_000;

    @Option(
            names = "--previous",
            paramLabel = "FILE",
            description =
                    "Bring FILE, the site's llms.txt so far, up to date: order, wording and whatever a person wrote stay; "
                            + "new pages are added, gone ones removed, moved ones re-addressed.")
    private @Nullable Path previous;

    @Option(
            names = "--check",
            paramLabel = "FILE",
            description =
                    "Write nothing; list what FILE, the site's llms.txt, lacks, lists in vain, or lists under an old "
                            + "address, and exit with 1 if there is any.")
    private @Nullable Path check;

    @Option(names = "--json", description = "With --check: the list as JSON.")
    private boolean json;

    /** Refuses what says two things at once. */
    void refuseContradictions(boolean indexWanted, boolean guided) {
        if (previous != null && check != null) {
            throw new InvalidInput("Say --previous to bring a file up to date or --check to compare it, not both.");
        }
        if (json && check == null) {
            throw new InvalidInput("--json goes with --check.");
        }
        if (previous != null && !indexWanted) {
            throw new InvalidInput("--previous is about llms.txt; --file-type must be llms or both.");
        }
        if (previous != null && guided) {
            throw new InvalidInput(
                    "--instructions has no effect with --previous: the block stands in that file, edit it there.");
        }
    }

    /** The text of the file to bring up to date, if one is named. */
    Optional<String> previous() throws IOException {
        return previous == null ? Optional.empty() : Optional.of(read("--previous", previous));
    }

    /** The text of the file to compare, if one is named. */
    Optional<String> checked() throws IOException {
        return check == null ? Optional.empty() : Optional.of(read("--check", check));
    }

    /** Whether a file is only compared. */
    boolean compares() {
        return check != null;
    }

    boolean asJson() {
        return json;
    }

    private static String read(String option, Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new InvalidInput(option + " must name a file; " + file + " is none.");
        }
        byte[] bytes;
        try (var in = Files.newInputStream(file)) {
            bytes = in.readNBytes(BYTES_MAX + 1);
        }
        if (bytes.length > BYTES_MAX) {
            throw new InvalidInput(
                    option + " must name an llms.txt; " + file + " has more than " + BYTES_MAX + " bytes.");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new InvalidInput(option + " must name a text file in UTF-8; " + file + " is not.");
        }
    }
}
