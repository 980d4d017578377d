package dev.incipit.app.command;

import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.generate.RunOptions;
import dev.incipit.generate.WrittenOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of {@code generate} that choose what a run reads and how its files begin ({@link WrittenOptions}). */
final class RunFlags {
    @Option(
            names = "--include",
            paramLabel = "GLOB",
            description =
                    "Fetch only pages whose path matches, such as /docs/**: * is any text within a segment, ** any text, ? one "
                            + "character. The first page is read in any case. May be repeated.")
    private List<String> include = new ArrayList<>();

    @Option(
            names = "--exclude",
            paramLabel = "GLOB",
            description = "Do not fetch pages whose path matches, such as /blog/**. May be repeated.")
    private List<String> exclude = new ArrayList<>();

    @Option(
            names = "--max-pages",
            paramLabel = "N",
            description =
                    "Read at most N pages, up to 5000; by default crawl.max-pages. More pages may take longer in proportion.")
    private @Nullable Integer maxPages;

    @Option(
            names = "--also",
            paramLabel = "HOST",
            description = "A further host whose pages belong to the site, such as blog.your.site. May be repeated.")
    private List<String> also = new ArrayList<>();

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description =
                    "Write the site's addresses as they are once it is published at URL: for a site that is crawled "
                            + "elsewhere, such as http://localhost:8080, and for a folder, which needs it.")
    private @Nullable String baseUrl;

    @Option(names = "--title", paramLabel = "TEXT", description = "The name of the site, at the top of both files.")
    private @Nullable String title;

    @Option(names = "--summary", paramLabel = "TEXT", description = "What the site is, below its name.")
    private @Nullable String summary;

    WrittenOptions written() {
        return new WrittenOptions(
                include,
                exclude,
                maxPages == null ? OptionalInt.empty() : OptionalInt.of(maxPages),
                also,
                Optional.ofNullable(baseUrl),
                Optional.ofNullable(title),
                Optional.ofNullable(summary),
                List.of(),
                List.of(),
                List.of());
    }

    /**
     * The options as a run takes them.
     *
     * @throws SettingsFailed with all faults
     */
    static RunOptions checked(WrittenOptions written) {
        var faults = new ArrayList<String>();
        var options = written.checked((member, fault) -> faults.add("--" + member.written() + " " + fault + "."));
        if (!faults.isEmpty()) {
            throw new SettingsFailed(faults);
        }
        return options;
    }
}
