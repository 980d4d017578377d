package dev.incipit.app.pack;

import static java.util.Objects.requireNonNull;

import dev.incipit.app.files.AtomicFiles;
import dev.incipit.app.files.PublishedAddress;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.fetch.KeptAnswers;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.generate.PackOrder;
import dev.incipit.generate.PreviousRun;
import dev.incipit.problem.InvalidInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of {@code generate} for what is written beside the two files. */
public final class PackOptions {
    private static final int AGENTS_BYTES_MAX = 4 << 20;
    private static final String CACHE = ".incipit-cache";
    private static final String ANSWERS = "answers";

    @Option(
            names = "--pages",
            description =
                    "Write a Markdown copy of each page below the folder, where agents look for it (page.html.md, "
                            + "index.html.md for a folder's page); the index links the copies. Copies of an earlier run whose "
                            + "pages are gone are removed; other files are never touched.")
    private boolean pages;

    @Option(
            names = "--sections",
            description =
                    "For a site of more than 100 pages worth listing: write an index for each of its folders, which "
                            + "lists all of its pages, such as docs/llms.txt; llms.txt names them and stays short.")
    private boolean sections;

    @Option(
            names = "--small",
            description = "Write llms-small.txt too, the index in at most 8 kB, for AGENTS.md and prompts.")
    private boolean small;

    @Option(
            names = "--agents-md",
            paramLabel = "FILE",
            description =
                    "Write the small form into FILE, such as AGENTS.md, between the lines <!-- incipit:begin --> and "
                            + "<!-- incipit:end -->, or at its end if it has neither; the rest of FILE stays as it is.")
    private @Nullable Path agentsMd;

    @Option(
            names = "--no-cache",
            description =
                    "Ask the site for every page anew, and keep nothing. Else a run that writes more than the two files "
                            + "keeps the site's answers in .incipit-cache in the folder, and a later one fetches only what has changed.")
    private boolean noCache;

    @Mixin
    private final PointerOptions pointers = new PointerOptions();

    public PointerOptions pointers() {
        return pointers;
    }

    /** Whether anything is written beside the two files. */
    public boolean any() {
        return pages || sections || small || agentsMd != null;
    }

    /** The site's answers to earlier runs into a folder, unless they are not wanted or the folder is of no pack. */
    public Optional<KeptAnswers> kept(Path folder, boolean writes) {
        return noCache || !any()
                ? Optional.empty()
                : Optional.of(new KeptAnswers(folder.resolve(CACHE).resolve(ANSWERS), writes));
    }

    /** Drops what is old of the answers; returns a sentence if some could not be read. */
    public Optional<String> closeCache(Path folder, Optional<KeptAnswers> kept) throws IOException {
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        var ignored = folder.resolve(CACHE).resolve(".gitignore");
        if (Files.isDirectory(folder.resolve(CACHE)) && !Files.exists(ignored)) {
            Files.writeString(ignored, "*\n");
        }
        kept.get().prune(Instant.now());
        int broken = kept.get().broken();
        return broken == 0
                ? Optional.empty()
                : Optional.of(Amounts.of(broken, "file") + " in " + CACHE
                        + " could not be read, so those pages were fetched again.");
    }

    /** Keeps up what an earlier run wrote beside its index. */
    public void adopt(PreviousRun run) {
        pages |= !run.copies().isEmpty();
        sections |= !run.sections().isEmpty();
    }

    /** Rejects what these options cannot go with, and a file whose block cannot be found. */
    public void refuseContradictions(boolean indexWanted, boolean printed) throws IOException {
        var option = pages ? "--pages" : sections ? "--sections" : small ? "--small" : "--agents-md";
        if (any() && printed) {
            throw new InvalidInput("--out - prints one file; " + option + " writes others too: name a folder.");
        }
        if (any() && !indexWanted) {
            throw new InvalidInput(option + " goes with the index; --file-type must be llms or both.");
        }
        if (agentsMd != null) {
            // Checked before a run of two minutes, not after it.
            AgentsMd.with(agentsMd.toString(), present(), "");
        }
    }

    /** The order with what these options add. */
    public GenerateOrder in(GenerateOrder order, Path out) {
        return order.with(new PackOrder(pages, sections, small || agentsMd != null, new PackFolder(out)::isTaken));
    }

    /** The files of a run that are written beside the two. */
    List<PackFile> written(Generated generated) {
        return generated.pack().stream()
                .filter(file -> small || file.kind() != Kind.SMALL)
                .toList();
    }

    /** The file that holds a block of ours, if named. */
    Optional<Path> agentsFile() {
        return Optional.ofNullable(agentsMd);
    }

    /** The file of {@link #agentsFile} with its new block, not yet in its place. */
    Optional<AtomicFiles> block(Generated generated, PublishedAddress addresses) throws IOException {
        var form = generated.pack().stream()
                .filter(file -> file.kind() == Kind.SMALL)
                .map(file -> addresses.outward(file.text()))
                .findFirst();
        if (agentsMd == null || form.isEmpty()) {
            return Optional.empty();
        }
        var made = AgentsMd.with(agentsMd.toString(), present(), lowered(form.get()));
        var files = new AtomicFiles(requireNonNull(agentsMd.toAbsolutePath().getParent()));
        try (var to = files.open(requireNonNull(agentsMd.getFileName()).toString())) {
            to.write(made);
        }
        return Optional.of(files);
    }

    private byte[] present() throws IOException {
        if (agentsMd == null || !Files.exists(agentsMd)) {
            return new byte[0];
        }
        var bytes = NamedFile.read(agentsMd, AGENTS_BYTES_MAX + 1);
        if (bytes.length > AGENTS_BYTES_MAX) {
            throw new InvalidInput("--agents-md must name a file of at most 4 MiB; " + agentsMd + " has more.");
        }
        return bytes;
    }

    /** Returns the form with its headings one level down, since the file has a title of its own. */
    private static String lowered(String form) {
        return form.lines()
                .map(line -> line.startsWith("#") ? "#" + line : line)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Removes what earlier runs wrote and this one, which has just been written, no longer has; returns how many files. */
    int removeStale(Path out, Generated generated, PublishedAddress addresses) throws IOException {
        var stale = new StaleFiles(new PackFolder(out), generated, addresses);
        return (pages ? stale.removeCopies() : 0) + (sections ? stale.removeSectionIndexes() : 0);
    }
}
