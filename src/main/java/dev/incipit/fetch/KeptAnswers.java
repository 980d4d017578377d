package dev.incipit.fetch;

import dev.incipit.digest.Sha256;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.url.WebUrl;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Answers kept in a folder from one run of the command to the next, one file each, compressed, with a checksum. A file that cannot be
 * read, or is of another version, counts as none. Shared by the threads of a run.
 */
public final class KeptAnswers {
    /** Written into each file; files of another version are not read. */
    private static final String VERSION = "incipit-cache 1";

    /** Of all files together; the ones not used for longest go first. */
    private static final long BYTES_MAX = 512L << 20;

    /** What no run has used for so long goes. */
    private static final Duration UNUSED_MAX = Duration.ofDays(60);

    private static final int LIST_MAX = 64;

    private final Path folder;
    private final boolean writes;
    private final AtomicInteger broken = new AtomicInteger();

    /**
     * Opens a folder of answers; it may be missing.
     *
     * @param writes whether answers are added; if not, nothing in the folder changes
     */
    public KeptAnswers(Path folder, boolean writes) {
        this.folder = folder;
        this.writes = writes;
    }

    /**
     * @param at when it came or was last confirmed
     * @param listed the date that the site's sitemap gave for it then; empty if none
     */
    record Kept(Fetched answer, Instant at, String listed) {}

    Optional<Kept> find(FetchRequest request) {
        var file = file(request);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        var kept = read(file, request);
        if (kept.isEmpty()) {
            broken.incrementAndGet();
        }
        return kept;
    }

    private static Optional<Kept> read(Path file, FetchRequest request) {
        try (var in = new DataInputStream(new GZIPInputStream(Files.newInputStream(file)))) {
            boolean asked = in.readUTF().equals(VERSION) && in.readUTF().equals(key(request));
            var kept = asked ? read(in, request.bytesMax()) : Optional.<Kept>empty();
            // The checksum stands at the end.
            return kept.isPresent() && in.read() < 0 ? kept : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static Optional<Kept> read(DataInputStream in, long bytesMax) throws IOException {
        var at = Instant.ofEpochMilli(in.readLong());
        var listed = in.readUTF();
        var url = WebUrl.parse(in.readUTF());
        var headers = new LinkedHashMap<String, String>();
        for (int left = in.readUnsignedByte(); left > 0; left--) {
            headers.put(in.readUTF(), in.readUTF());
        }
        var redirects = new ArrayList<Redirect>();
        for (int left = in.readUnsignedByte(); left > 0; left--) {
            var from = WebUrl.parse(in.readUTF());
            int status = in.readInt();
            from.ifPresent(hop -> redirects.add(new Redirect(hop, status)));
        }
        int length = in.readInt();
        if (url.isEmpty() || length < 0 || length > bytesMax) {
            return Optional.empty();
        }
        var body = in.readNBytes(length);
        return body.length == length
                ? Optional.of(new Kept(new Fetched(url.get(), 200, headers, body, false, redirects), at, listed))
                : Optional.empty();
    }

    /** Keeps an answer; what cannot be written is not kept. */
    void keep(FetchRequest request, Kept kept) {
        var answer = kept.answer();
        if (!writes || answer.headers().size() > LIST_MAX || answer.redirects().size() > LIST_MAX) {
            return;
        }
        var file = file(request);
        var draft = file.resolveSibling(file.getFileName() + "-" + System.nanoTime() + ".draft");
        try {
            Files.createDirectories(folder);
            try (var out = new DataOutputStream(new GZIPOutputStream(Files.newOutputStream(draft)))) {
                write(out, request, kept);
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException _) {
            draft.toFile().delete();
        }
    }

    private static void write(DataOutputStream out, FetchRequest request, Kept kept) throws IOException {
        var answer = kept.answer();
        out.writeUTF(VERSION);
        out.writeUTF(key(request));
        out.writeLong(kept.at().toEpochMilli());
        out.writeUTF(kept.listed());
        out.writeUTF(answer.url().toString());
        out.writeByte(answer.headers().size());
        for (var header : new TreeMap<>(answer.headers()).entrySet()) {
            out.writeUTF(header.getKey());
            out.writeUTF(header.getValue());
        }
        out.writeByte(answer.redirects().size());
        for (var hop : answer.redirects()) {
            out.writeUTF(hop.from().toString());
            out.writeInt(hop.status());
        }
        out.writeInt(answer.body().length);
        out.write(answer.body());
    }

    /** Notes that an answer was used, so that it stays. */
    void used(FetchRequest request, Instant now) {
        if (writes) {
            try {
                Files.setLastModifiedTime(file(request), FileTime.from(now));
            } catch (IOException _) {
                broken.incrementAndGet();
            }
        }
    }

    void forget(FetchRequest request) {
        if (writes) {
            try {
                Files.deleteIfExists(file(request));
            } catch (IOException _) {
                broken.incrementAndGet();
            }
        }
    }

    /** Drops what no run has used for long, and the oldest if there is too much. */
    public void prune(Instant now) throws IOException {
        if (!writes || !Files.isDirectory(folder)) {
            return;
        }
        record Found(Path file, long bytes, Instant used) {}
        var found = new ArrayList<Found>();
        try (var files = Files.newDirectoryStream(folder)) {
            for (var file : files) {
                found.add(new Found(
                        file, Files.size(file), Files.getLastModifiedTime(file).toInstant()));
            }
        }
        found.sort(Comparator.comparing(Found::used));
        long bytes = found.stream().mapToLong(Found::bytes).sum();
        for (var each : found) {
            boolean old = each.used().plus(UNUSED_MAX).isBefore(now);
            if (old || bytes > BYTES_MAX) {
                Files.deleteIfExists(each.file());
                bytes -= each.bytes();
            }
        }
    }

    /** How many files could not be used. */
    public int broken() {
        return broken.get();
    }

    private Path file(FetchRequest request) {
        return folder.resolve(Sha256.hex(key(request)).substring(0, 40));
    }

    private static String key(FetchRequest request) {
        return request.url() + "\n" + new TreeMap<>(request.headers()) + "\n" + request.bytesMax();
    }
}
