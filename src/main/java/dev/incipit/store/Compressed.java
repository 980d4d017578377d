package dev.incipit.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Bytes as the store holds them: compressed by gzip, in parts that any database takes. */
public final class Compressed {
    /** H2 bounds a binary column to a mebibyte. */
    public static final int PART_BYTES = 256 * 1024;

    private Compressed() {}

    /** The bytes in parts of at most {@link #PART_BYTES}. */
    public static List<byte[]> parts(byte[] bytes) {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        var compressed = out.toByteArray();
        return IntStream.iterate(0, from -> from < compressed.length, from -> from + PART_BYTES)
                .mapToObj(from -> Arrays.copyOfRange(compressed, from, Math.min(compressed.length, from + PART_BYTES)))
                .toList();
    }

    /** The bytes whose {@link #parts} these rows have in their column {@code part}, in their order; empty without any rows. */
    public static Optional<byte[]> whole(List<Row> rows) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        var parts = rows.stream()
                .map(row -> (InputStream) new ByteArrayInputStream(row.bytes("part")))
                .toList();
        try (var gzip = new GZIPInputStream(new SequenceInputStream(Collections.enumeration(parts)))) {
            return Optional.of(gzip.readAllBytes());
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
