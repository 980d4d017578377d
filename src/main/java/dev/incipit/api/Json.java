package dev.incipit.api;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.api.body.CheckWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads and writes JSON (RFC 8259): input is parsed strictly, and records are written with every member named. */
public final class Json {
    /** Maximum nesting. Known bodies have one level; unknown members are skipped, not kept. */
    private static final int DEPTH_MAX = 100;

    /** Maximum digits of a number; no known member is one. */
    private static final int NUMBER_LENGTH_MAX = 100;

    /** Maximum characters of a member name. */
    private static final int NAME_LENGTH_MAX = 1_000;

    /** Maximum characters of a string; the limit for the body is lower. */
    private static final int STRING_LENGTH_MAX = 8 * 1024 * 1024;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH_MAX)
                    .maxNumberLength(NUMBER_LENGTH_MAX)
                    .maxNameLength(NAME_LENGTH_MAX)
                    .maxStringLength(STRING_LENGTH_MAX)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            // Names come from callers, so no table that outlives the request keeps them.
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    private static final ObjectMapper MAPPER =
            new ObjectMapper(FACTORY).registerModule(new SimpleModule().addSerializer(new CheckWriter()));

    private Json() {}

    public static JsonFactory factory() {
        return FACTORY;
    }

    /** The same as {@link #write}, as a tree. */
    public static ObjectNode tree(Record body) {
        return MAPPER.valueToTree(body);
    }

    /** The same as {@link #write}, as text. */
    public static String text(Object body) {
        return new String(write(body), StandardCharsets.UTF_8);
    }

    /** Writes a record, or a list of them, as UTF-8 JSON. */
    public static byte[] write(Object body) {
        try {
            return MAPPER.writeValueAsBytes(body);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("a wire record could not be written", new IOException(impossible));
        }
    }
}
