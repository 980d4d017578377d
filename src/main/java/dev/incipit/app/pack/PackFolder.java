package dev.incipit.app.pack;

import dev.incipit.generate.PackFile;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.llmstxt.FileType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The folder that a pack is written into: which files in it an earlier run wrote, told by what stands in them, and which are
 * somebody's own and stay. Never leaves the folder, not by a link either.
 *
 * @param root may be missing yet
 */
public record PackFolder(Path root) {
    private static final String COPY_ENDING = ".md";

    /** A copy's front matter is within these; a section index is no longer. */
    private static final int HEAD_BYTES = 512_000;

    /** Of one folder tree; below more the rest counts as somebody's own. */
    private static final int FILES_MAX = 500_000;

    /** Folders of tools, in which no pack ever is. */
    private static final Set<String> FOREIGN = Set.of("node_modules", "vendor");

    /** Whether the place of a pack's file is occupied by something that this program did not write. */
    boolean isTaken(String path) {
        var file = root.resolve(path);
        return !isInside(file)
                || (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                        && ours(file, kind(path)).isEmpty());
    }

    /** The text of a file that this program wrote, as far as it is read; empty for any other, and for one that cannot be read. */
    private static Optional<String> ours(Path file, Kind kind) {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (var in = Files.newInputStream(file)) {
            return Optional.of(new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8))
                    .filter(text -> PackFile.isOurs(kind, text));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static Kind kind(String path) {
        return path.endsWith(COPY_ENDING)
                ? Kind.COPY
                : path.endsWith("/" + FileType.INDEX_NAME) ? Kind.SECTION_INDEX : Kind.SMALL;
    }

    /** Whether no folder above a file is a link, or a file. */
    private boolean isInside(Path file) {
        for (var above = file.getParent(); above != null && !above.equals(root); above = above.getParent()) {
            if (Files.exists(above, LinkOption.NOFOLLOW_LINKS)
                    && !Files.isDirectory(above, LinkOption.NOFOLLOW_LINKS)) {
                return false;
            }
        }
        return true;
    }

    /** The files of a kind that earlier runs wrote, by their places. */
    public Map<String, String> written(Kind kind) throws IOException {
        var found = new TreeMap<String, String>();
        if (Files.isDirectory(root)) {
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                private int seen;

                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes facts) {
                    return folder.equals(root) || mayHold(name(folder))
                            ? FileVisitResult.CONTINUE
                            : FileVisitResult.SKIP_SUBTREE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes facts) {
                    var path = root.relativize(file).toString().replace('\\', '/');
                    if (kind != Kind.SMALL && kind(path) == kind) {
                        ours(file, kind).ifPresent(text -> found.put(path, text));
                    }
                    return ++seen < FILES_MAX ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException failure) {
                    return FileVisitResult.CONTINUE;
                }
            });
        }
        return found;
    }

    private static boolean mayHold(String folder) {
        return !FOREIGN.contains(folder) && (!folder.startsWith(".") || folder.equals(".well-known"));
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    /**
     * Deletes the files of a kind that earlier runs wrote and this one did not, and the folders that are empty then.
     *
     * @param kept the places this run wrote
     * @param gone tells of a file's text whether it has had its time
     * @return how many were deleted
     */
    int removeStale(Kind kind, Set<String> kept, Predicate<String> gone) throws IOException {
        var real = new HashSet<Path>();
        for (var path : kept) {
            // On a file system that ignores case this is the name that the file has.
            real.add(root.resolve(path).toRealPath(LinkOption.NOFOLLOW_LINKS));
        }
        int removed = 0;
        for (var file : written(kind).entrySet()) {
            var place = root.resolve(file.getKey());
            if (!real.contains(place.toRealPath(LinkOption.NOFOLLOW_LINKS)) && gone.test(file.getValue())) {
                Files.delete(place);
                removed++;
                removeEmpty(place.getParent());
            }
        }
        return removed;
    }

    private void removeEmpty(Path folder) throws IOException {
        for (var at = folder; at != null && !at.equals(root) && isEmpty(at); at = at.getParent()) {
            Files.delete(at);
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }
}
