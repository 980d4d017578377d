package dev.incipit.app.batch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.problem.InvalidInput;
import dev.incipit.sites.ListLine;
import dev.incipit.sites.SeenSites;
import dev.incipit.sites.Shard;
import dev.incipit.sites.SiteKey;
import dev.incipit.url.SiteParser;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The rows of a list in a file, one JSON object a line. A row is appended when its site's files are in their places, so that whatever
 * ends the program leaves whole results. Locked against a second process.
 */
final class ResultsFile implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** A longer line was written by something else. */
    private static final int ROW_BYTES_MAX = 8 << 20;

    private final FileChannel channel;

    /** Rows go through a stream of its own: an interrupt, as by Ctrl-C, closes a channel in the middle of a row. */
    private final OutputStream end;

    private long rows;

    private ResultsFile(FileChannel channel, OutputStream end) {
        this.channel = channel;
        this.end = end;
    }

    /** @param resume whether there may be rows already */
    static ResultsFile open(Path folder, Shard shard, boolean resume) throws IOException {
        var file = Files.createDirectories(folder).resolve(name(shard));
        var channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        boolean opened = false;
        try {
            lock(channel, file);
            if (channel.size() > 0 && !resume) {
                throw new InvalidInput(
                        file + " has rows of an earlier run: go on with it by --resume, or name another folder.");
            }
            var end = Files.newOutputStream(file, StandardOpenOption.APPEND);
            opened = true;
            return new ResultsFile(channel, end);
        } finally {
            if (!opened) {
                channel.close();
            }
        }
    }

    /** Each part of a list has a file of its own, so that the parts can share a folder. */
    static String name(Shard shard) {
        return shard.count() == 1 ? "results.jsonl" : "results-" + shard.index() + "-of-" + shard.count() + ".jsonl";
    }

    private static void lock(FileChannel channel, Path file) throws IOException {
        try {
            if (channel.tryLock() == null) {
                throw busy(file);
            }
        } catch (OverlappingFileLockException here) {
            throw busy(file);
        }
    }

    /** No bad usage: the other run ends, and the same command then goes on. */
    private static FileSystemException busy(Path file) {
        return new FileSystemException(file.toString(), null, "another run is writing it");
    }

    /** Rows that were there before. */
    long rows() {
        return rows;
    }

    /** Adds the sites that have a row, and cuts off a row that was not written to its end. */
    void readInto(SeenSites seen) throws IOException {
        channel.position(0);
        long whole = 0;
        // Not closed: that would close the channel.
        var in = new BufferedInputStream(Channels.newInputStream(channel), 1 << 16);
        var line = new ByteArrayOutputStream();
        long read = 0;
        for (int octet = in.read(); octet >= 0; octet = in.read()) {
            read++;
            if (octet == '\n') {
                key(line.toString(StandardCharsets.UTF_8)).ifPresent(key -> {
                    seen.add(key);
                    rows++;
                });
                line.reset();
                whole = read;
            } else if (line.size() < ROW_BYTES_MAX) {
                line.write(octet);
            }
        }
        channel.truncate(whole);
    }

    /** The site of a row; none if it is no row, so that the site is run again. */
    private static Optional<SiteKey> key(String row) {
        JsonNode json;
        try {
            json = JSON.readTree(row);
        } catch (JsonProcessingException broken) {
            return Optional.empty();
        }
        var site = json.path("site");
        if (!site.isTextual()) {
            return Optional.empty();
        }
        if (json.path("reason").asText().startsWith(ListLine.Bad.REASON)) {
            return Optional.of(new ListLine.Bad(site.textValue(), "").key());
        }
        return switch (SiteParser.ANY.parse(site.textValue())) {
            case SiteParser.Valid(var known) -> Optional.of(SiteKey.of(known));
            case SiteParser.Invalid _ -> Optional.empty();
        };
    }

    void append(String json) throws IOException {
        end.write((json + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            end.close();
        }
    }
}
