package dev.incipit.app.source;

import dev.incipit.fetch.FolderSite;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.WebUrl;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where the pages of a run come from. Only a person at this machine can name a folder. */
public sealed interface Source {
    /** A site that is asked over the network; the text as it was typed. */
    record Address(String text) implements Source {}

    /** A folder of built pages, and the address at which it is or will be served. */
    record Folder(Path path, WebUrl base) implements Source {}

    /** How a path is written that can be no address: from here, from the root, with a drive or with backslashes. */
    Pattern PATH = Pattern.compile("(?:\\.{1,2}|~[^/\\\\]*|[A-Za-z]:)?[/\\\\].*|\\.{1,2}|[^/?#:]*\\\\.*");

    /** How many levels below a folder without a first page one is looked for that has one. */
    int LEVELS = 2;

    /**
     * Reads the word that names the source.
     *
     * <p>A word that can be both, such as {@code build/html} or {@code your.site}, is a folder if there is one of that name and either
     * its first part can be no host's name, or {@code base} says where the folder is published.
     *
     * @param from the folder from which a relative path counts
     * @param base the address at which the pages are published
     * @throws InvalidInput if it names a folder that cannot be one, or whose address is not known
     */
    static Source of(String word, Path from, Optional<WebUrl> base) throws IOException {
        var text = word.strip();
        if (text.isEmpty()) {
            // A path too: that of the working directory.
            throw new InvalidInput("The source is empty: name the website or the folder of its pages, such as your.site"
                    + " or ./dist.");
        }
        if (text.startsWith("file:")) {
            throw new InvalidInput("A folder is named by its path, such as ./dist, and not as " + text + ".");
        }
        var path = path(text, from);
        boolean there = path.filter(Files::exists).isPresent();
        boolean host = text.split("/", 2)[0].matches(".*[.:\\[].*");
        boolean folder =
                PATH.matcher(text).matches() || (there && !text.contains("://") && (base.isPresent() || !host));
        if (!folder) {
            return new Address(text);
        }
        if (path.filter(Files::isDirectory).isEmpty()) {
            throw new InvalidInput(
                    there
                            ? text + " is a file: name the folder that has the site's pages."
                            : "There is no folder " + text + ".");
        }
        var published = base.orElseThrow(() -> new InvalidInput("Add --base-url: the address at which " + text
                + " is or will be published, such as https://your.site."));
        requirePages(text, path.get());
        return new Folder(path.get(), published);
    }

    private static Optional<Path> path(String text, Path from) {
        try {
            return Optional.of(from.resolve(text));
        } catch (InvalidPathException unwritable) {
            return Optional.empty();
        }
    }

    private static void requirePages(String text, Path folder) throws IOException {
        if (hasFirstPage(folder) || Files.exists(folder.resolve("_redirects"))) {
            return;
        }
        if (FolderSite.pagesBelow(folder) == 0) {
            throw new InvalidInput(
                    text + " has no page: there is no .html file in it. Build the site first, or name the folder "
                            + "that the build writes.");
        }
        throw new InvalidInput(text + " has no index.html, so a server would have no first page for it."
                + nearest(folder)
                        .map(other -> " Did you mean " + Path.of(text).resolve(folder.relativize(other)) + "?")
                        .orElse(" Name the folder that a server would serve."));
    }

    private static boolean hasFirstPage(Path folder) {
        return Files.isRegularFile(folder.resolve("index.html")) || Files.isRegularFile(folder.resolve("index.htm"));
    }

    private static Optional<Path> nearest(Path folder) throws IOException {
        try (var folders = Files.find(folder, LEVELS, (_, attributes) -> attributes.isDirectory())) {
            return folders.limit(1_000)
                    .filter(Source::hasFirstPage)
                    .min(Comparator.<Path>comparingInt(Path::getNameCount)
                            .thenComparing(path -> path.toString().replace(File.separatorChar, '/')));
        }
    }
}
