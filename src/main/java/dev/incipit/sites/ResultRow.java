package dev.incipit.sites;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.incipit.sites.SiteResult.Blocked;
import dev.incipit.sites.SiteResult.Failed;
import dev.incipit.sites.SiteResult.Unreachable;
import dev.incipit.sites.SiteResult.Written;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * The result of one site as a row of a table.
 *
 * @param site as it was supplied
 */
public record ResultRow(String site, SiteResult result) {
    private static final JsonFactory JSON = new JsonFactory();

    /** Digits of the processor seconds: milliseconds. */
    private static final int DECIMALS = 3;

    /** Why there are no files; empty if there are. */
    public Optional<String> reason() {
        return switch (result) {
            case Written _ -> Optional.empty();
            case Blocked blocked -> Optional.of(blocked.reason());
            case Unreachable away -> Optional.of(away.reason());
            case Failed failed -> Optional.of(failed.reason());
        };
    }

    /** The host after redirects, if files were generated. */
    public Optional<String> domain() {
        return result instanceof Written written ? Optional.of(written.domain()) : Optional.empty();
    }

    /** Sentences on what was left out. */
    public List<String> notes() {
        return result instanceof Written written ? written.notes() : List.of();
    }

    public List<WrittenFile> files() {
        return result instanceof Written written ? written.files() : List.of();
    }

    public int pages() {
        return result instanceof Written written ? written.pages() : 0;
    }

    public BigDecimal processorSeconds() {
        return BigDecimal.valueOf(result.cost().processor().toNanos(), 9).setScale(DECIMALS, RoundingMode.HALF_UP);
    }

    /**
     * One JSON object on one line, without the line's end; absent values are null.
     *
     * @param folder where the files are, as a path with slashes; if empty, their texts are in the row
     */
    public String json(Optional<String> folder) {
        var text = new StringWriter();
        try (var json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("site", site);
            json.writeStringField("status", result.status());
            write(json, "reason", reason());
            write(json, "domain", domain());
            json.writeArrayFieldStart("notes");
            for (var note : notes()) {
                json.writeString(note);
            }
            json.writeEndArray();
            json.writeNumberField("pages", pages());
            json.writeNumberField("millis", result.cost().millis());
            json.writeNumberField("processorSeconds", processorSeconds());
            json.writeNumberField("bytes", result.cost().bytes());
            json.writeArrayFieldStart("files");
            for (var file : files()) {
                write(json, file, folder);
            }
            json.writeEndArray();
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, WrittenFile file, Optional<String> folder) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", file.name());
        json.writeNumberField("bytes", file.bytes());
        json.writeStringField("sha256", file.sha256());
        write(json, "path", folder.map(path -> path + "/" + file.name()));
        write(json, "text", folder.isPresent() ? Optional.empty() : Optional.of(file.text()));
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, String name, Optional<String> text) throws IOException {
        if (text.isPresent()) {
            json.writeStringField(name, text.get());
        } else {
            json.writeNullField(name);
        }
    }
}
