package dev.incipit.fetch.folder;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The files of a folder, by paths as URLs have them, decoded. No path and no symbolic link leads out of the folder. */
public final class Folder {
    /** Files and folders looked at where pages are counted. */
    private static final int ENTRIES_MAX = 200_000;

    /** Levels of folders looked at where pages are counted. */
    private static final int DEPTH_MAX = 40;

    private static final String WELL_KNOWN = ".well-known";

    /** Files that tell a host how to serve the others; it does not serve them. */
    private static final Set<String> OF_THE_HOST = Set.of("_redirects", "_headers", "_routes.json", "_worker.js");

    private final Path root;
    private final Set<Path> read = ConcurrentHashMap.newKeySet();

    /** @throws IOException if there is none at this path */
    public Folder(Path folder) throws IOException {
        this.root = folder.toRealPath();
    }

    public sealed interface Entry {}

    public record Content(Path file) implements Entry {}

    /** A folder; {@code index} is its first page. */
    public record Below(Optional<Path> index) implements Entry {}

    /** Nothing that is served. */
    public record None() implements Entry {}

    /** Returns what a path below the folder leads to, given by its segments. */
    Entry at(List<String> segments) {
        var found = segments.stream().allMatch(Folder::isServed) ? real(segments) : Optional.<Path>empty();
        if (found.filter(Files::isRegularFile).isPresent()) {
            return new Content(found.get());
        }
        if (found.filter(Files::isDirectory).isPresent()) {
            return new Below(index(found.get(), "index.html").or(() -> index(found.get(), "index.htm")));
        }
        return new None();
    }

    private Optional<Path> index(Path folder, String name) {
        return inside(folder.resolve(name)).filter(Files::isRegularFile);
    }

    /** Hidden files are no part of a site, except where RFC 8615 puts some. */
    private static boolean isServed(String segment) {
        return !segment.isEmpty()
                && (!segment.startsWith(".") || segment.equals(WELL_KNOWN))
                && !OF_THE_HOST.contains(segment)
                && segment.chars().noneMatch(mark -> mark == '/' || mark == '\\' || mark == 0);
    }

    private Optional<Path> real(List<String> segments) {
        try {
            return inside(root.resolve(String.join("/", segments)));
        } catch (InvalidPathException unwritable) {
            return Optional.empty();
        }
    }

    /** The file itself, after symbolic links; empty if it is missing or outside the folder. */
    private Optional<Path> inside(Path path) {
        try {
            return Optional.of(path.toRealPath()).filter(file -> file.startsWith(root));
        } catch (IOException missing) {
            return Optional.empty();
        }
    }

    byte[] read(Path file, int bytesMax) throws IOException {
        read.add(file);
        try (var in = Files.newInputStream(file)) {
            return in.readNBytes(bytesMax);
        }
    }

    /** Reads a file of the folder's own that is not served, such as {@code _redirects}. */
    Optional<byte[]> own(String name, int bytesMax) throws IOException {
        var file = inside(root.resolve(name)).filter(Files::isRegularFile);
        return file.isPresent() ? Optional.of(read(file.get(), bytesMax)) : Optional.empty();
    }

    /** Counts the pages that have not been read, up to some hundred thousand files; a page for errors is none. */
    public int unread() throws IOException {
        return pages(root, DEPTH_MAX, file -> !read.contains(file)).count;
    }

    /** Counts the pages in a folder, up to some hundred thousand files. */
    public static int pagesBelow(Path folder) throws IOException {
        return pages(folder, Integer.MAX_VALUE, _ -> true).count;
    }

    private static Count pages(Path from, int levels, Predicate<Path> counted) throws IOException {
        var count = new Count(counted);
        Files.walkFileTree(from, Set.of(), levels, count);
        return count;
    }

    private static final class Count extends SimpleFileVisitor<Path> {
        private final Predicate<Path> counted;
        private int seen;
        private int count;

        Count(Predicate<Path> counted) {
            this.counted = counted;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            var name = String.valueOf(folder.getFileName());
            return name.startsWith(".") && name.length() > 1 && seen > 0 ? FileVisitResult.SKIP_SUBTREE : next();
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            var name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            boolean page = (name.endsWith(".html") || name.endsWith(".htm")) && !name.matches("(404|500)\\.html?");
            count += page && attributes.isRegularFile() && counted.test(file) ? 1 : 0;
            return next();
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
            return next();
        }

        private FileVisitResult next() {
            return ++seen > ENTRIES_MAX ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
        }
    }
}
