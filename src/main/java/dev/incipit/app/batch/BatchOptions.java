package dev.incipit.app.batch;

import static java.util.Objects.requireNonNull;
import static java.util.Objects.requireNonNullElse;

import dev.incipit.problem.InvalidInput;
import dev.incipit.sites.Shard;
import dev.incipit.text.Words;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of {@code generate} that are about a list of sites. */
public final class BatchOptions {
    private static final String STANDARD_INPUT = "-";

    /** The variable of an Indexed Job's pod (Kubernetes). */
    private static final String JOB_INDEX = "JOB_COMPLETION_INDEX";

    private static final Pattern SHARD = Pattern.compile("(?:([0-9]{1,9})/)?([0-9]{1,9})");

    /** When a list whose sites are not all generated ends with a code other than 0. */
    public enum FailOn {
        /** Some site has no files: 1. */
        ANY,
        /** No site has files: 3. */
        ALL,
        /** Only what ends the whole list. */
        NEVER;

        @Override
        public String toString() {
            return Words.word(this);
        }
    }

    @Option(
            names = "--batch",
            paramLabel = "LIST",
            description =
                    "Run every site of LIST, a file or - for standard input: one address a line, or one JSON object a line, such "
                            + "as {\"site\": \"example.com\", \"exclude\": [\"/blog/**\"]}. As many at once as INCIPIT_MEMORY bears, never two at "
                            + "one domain. Each site gets a folder of its own in --out, and a row in results.jsonl there.")
    private @Nullable Path list;

    @Option(
            names = "--column",
            paramLabel = "NAME",
            description = "With --batch: LIST is a CSV file, and NAME the sites' column.")
    private @Nullable String column;

    @Option(
            names = "--jsonl",
            description =
                    "With --batch: print each row as one JSON object a line; without --out with the files' texts in it.")
    private boolean jsonl;

    @Option(
            names = "--resume",
            description =
                    "With --batch: go on where an ended or killed run left off; sites with a row in --out are not run again.")
    private boolean resume;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description =
                    "With --batch: run only part I of N, counted from 0; sites of one domain are in one part. With N alone, I is "
                            + "JOB_COMPLETION_INDEX.")
    private @Nullable String shard;

    @Option(
            names = "--fail-on",
            paramLabel = "WHEN",
            description =
                    "With --batch: any exits with 1 if a site has no files; all (the default) with 3 if none has any; never.")
    private @Nullable FailOn failOn;

    /** Whether a list is to be run. */
    public boolean given() {
        return list != null;
    }

    /** Rejects options that need a list and have none. */
    public void refuseWithoutList() {
        if (column != null || jsonl || resume || shard != null || failOn != null) {
            throw new InvalidInput("--column, --jsonl, --resume, --shard and --fail-on go with --batch.");
        }
    }

    /** Rejects what is about one site. */
    public void refuseBeside(@Nullable String source, boolean oneSite) {
        if (source != null || oneSite) {
            throw new InvalidInput("--batch runs the sites of a list: leave out "
                    + (source == null
                            ? "what is about the files of one site (--previous, --check, --json, --pages, "
                                    + "--sections, --small, --agents-md, --pointers)."
                            : "'" + source + "'."));
        }
    }

    void refuseContradictions(Optional<Path> out) {
        if (out.isEmpty() && !jsonl) {
            throw new InvalidInput("Say where the sites' files go: --out DIR, or --jsonl for standard output.");
        }
        if (out.isEmpty() && resume) {
            throw new InvalidInput("--resume goes with --out, where the rows are.");
        }
        if (out.map(Path::toString).filter("-"::equals).isPresent()) {
            throw new InvalidInput("--out - prints one file; a list of sites is printed by --jsonl.");
        }
    }

    Path list() {
        return requireNonNull(list);
    }

    boolean ofStandardInput() {
        return list().toString().equals(STANDARD_INPUT);
    }

    Optional<String> column() {
        return Optional.ofNullable(column);
    }

    boolean printed() {
        return jsonl;
    }

    boolean resumed() {
        return resume;
    }

    FailOn failOn() {
        return requireNonNullElse(failOn, FailOn.ALL);
    }

    /** The part of the list to run, in the environment of this process. */
    Shard shard() {
        return shard == null ? Shard.WHOLE : shard(shard, Optional.ofNullable(System.getenv(JOB_INDEX)));
    }

    /** @param jobIndex the index where only the number of parts is written */
    static Shard shard(String text, Optional<String> jobIndex) {
        var match = SHARD.matcher(text);
        if (!match.matches()) {
            throw new InvalidInput("--shard must be I/N, such as 0/4 for the first of four parts, not '" + text + "'.");
        }
        var index = Optional.ofNullable(match.group(1))
                .or(() -> jobIndex)
                .filter(number -> number.matches("[0-9]{1,9}"))
                .orElseThrow(() -> new InvalidInput("--shard " + text + " needs the variable " + JOB_INDEX
                        + "; write I/N, such as 0/" + text + "."));
        try {
            return new Shard(Integer.parseInt(index), Integer.parseInt(match.group(2)));
        } catch (IllegalArgumentException wrong) {
            throw new InvalidInput("--shard: " + wrong.getMessage() + ".");
        }
    }
}
