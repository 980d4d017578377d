package dev.incipit.app.command;

import static java.util.Objects.requireNonNull;

import dev.incipit.app.pack.PackFolder;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.PreviousRun;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.ValidateOrder;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of {@code generate} that update an existing index or compare it with its site. */
final class UpdateOptions {
    /** More than the default of generate.full-max-bytes. */
    private static final int FULL_BYTES_MAX = 32 << 20;

    private static final Pattern PAGE_START = Pattern.compile("<(!doctype\\s+html|html|head|body)\\b");
    private static final Pattern TAG = Pattern.compile("<[!?/]?[a-z][a-z0-9]*([\\s>/]|$)");

    @Option(
            names = "--previous",
            paramLabel = "FILE",
            description = "Update FILE, the site's current llms.txt: order, wording and whatever a person wrote stay; "
                    + "new pages are added, gone ones removed, moved ones re-addressed. With the llms-full.txt of that run "
                    + "beside it, words that a page no longer says are written anew.")
    private @Nullable Path previous;

    @Option(
            names = "--check",
            paramLabel = "FILE",
            description =
                    "Write nothing; list what FILE, the site's llms.txt, lacks, lists in vain, or lists under an old "
                            + "address or in old words, and exit with 1 if there is any.")
    private @Nullable Path check;

    @Option(
            names = "--json",
            description = "Print the files with their bytes and tokens as JSON; with --check the differences.")
    private boolean json;

    void refuseContradictions(boolean indexWanted, boolean guided) {
        if (previous != null && check != null) {
            throw new InvalidInput("Say --previous to bring a file up to date or --check to compare it, not both.");
        }
        if (previous != null && !indexWanted) {
            throw new InvalidInput("--previous is about llms.txt; --file-type must be llms or both.");
        }
        if (previous != null && guided) {
            throw new InvalidInput(
                    "--instructions has no effect with --previous: the block stands in that file, edit it there.");
        }
    }

    Optional<PreviousRun> previous() throws IOException {
        return previous == null ? Optional.empty() : Optional.of(former("--previous", previous));
    }

    Optional<PreviousRun> checked() throws IOException {
        return check == null ? Optional.empty() : Optional.of(former("--check", check));
    }

    /** Whether anything is said that is about the files of one site. */
    boolean given() {
        return previous != null || check != null || json;
    }

    boolean compares() {
        return check != null;
    }

    /** The folder of the file to compare. */
    Path folder() {
        return folderOf(requireNonNull(check));
    }

    private static Path folderOf(Path file) {
        return requireNonNull(file.toAbsolutePath().getParent());
    }

    boolean asJson() {
        return json;
    }

    private static PreviousRun former(String option, Path file) throws IOException {
        var text = read(option, file);
        var folder = new PackFolder(folderOf(file));
        return new PreviousRun(
                text,
                full(file.resolveSibling(FileType.FULL_NAME)),
                folder.written(PackFile.Kind.SECTION_INDEX),
                folder.written(PackFile.Kind.COPY));
    }

    /** The full file beside an index, if usable. The user did not name it, so problems with it are not reported. */
    private static Optional<String> full(Path file) throws IOException {
        return Files.isReadable(file) && Files.isRegularFile(file) && Files.size(file) <= FULL_BYTES_MAX
                ? Optional.of(new String(NamedFile.read(file, FULL_BYTES_MAX), StandardCharsets.UTF_8))
                : Optional.empty();
    }

    private static String read(String option, Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new InvalidInput(option + " must name a file; " + file + " is none.");
        }
        try {
            var text = NamedFile.text(file, ValidateOrder.BYTES_MAX)
                    .orElseThrow(() -> new InvalidInput(option + " must name an llms.txt; " + file + " has more than "
                            + ValidateOrder.BYTES_MAX + " bytes."));
            refuseOtherThanIndex(option, file, text);
            return text;
        } catch (CharacterCodingException _) {
            throw new InvalidInput(option + " must name a text file in UTF-8; " + file + " is not.");
        }
    }

    /** Rejects a file that cannot be updated line by line. */
    private static void refuseOtherThanIndex(String option, Path file, String text) {
        var outline = new LlmsTxtParser().parse(text).outline();
        if (outline.lines().stream().allMatch(line -> line.kind() == Line.Kind.BLANK)) {
            throw new InvalidInput(option + " must name an llms.txt; " + file
                    + " is empty. Leave the option out to have one written.");
        }
        if (isHtml(outline)) {
            throw new InvalidInput(option + " must name an llms.txt; " + file + " is an HTML page.");
        }
        if (outline.openFence() > 0) {
            // An entry added at the end would become part of the code block.
            throw new InvalidInput(option + " must name a file whose code blocks are closed; the one that " + file
                    + " opens on line " + outline.openFence() + " is not.");
        }
    }

    /** Whether a file starts like an HTML page. One that starts with another tag may be Markdown, and then has a heading. */
    private static boolean isHtml(FileOutline outline) {
        var first = outline.lines().stream()
                .map(line -> line.plain().strip().toLowerCase(Locale.ROOT))
                .filter(line -> !line.isEmpty())
                .findFirst()
                .orElse("");
        return PAGE_START.matcher(first).lookingAt()
                || (TAG.matcher(first).lookingAt() && outline.headings().isEmpty());
    }
}
