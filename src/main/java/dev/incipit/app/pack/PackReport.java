package dev.incipit.app.pack;

import dev.incipit.api.Json;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.generate.PackFile.Kind;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.FullTextWriter;
import dev.incipit.llmstxt.TextSize;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** How large the files of a run are, for people and as JSON: an agent pays for what it reads. */
final class PackReport {
    private static final int LARGEST = 3;

    private final List<Sized> files = new ArrayList<>();

    /** One file; the names are those of the JSON. */
    record Sized(String path, String kind, long bytes, long tokens) {}

    record Body(String site, int pages, List<Sized> files, long tokens, List<String> notes) {}

    /** Adds the index or the full file. */
    void add(String path, String text) {
        add(path, path.equals(FileType.INDEX_NAME) ? "index" : "full", text);
    }

    /** Adds a file beside these. */
    void add(String path, Kind kind, String text) {
        add(path, Words.word(kind).replace('_', '-'), text);
    }

    private void add(String path, String kind, String text) {
        files.add(new Sized(path, kind, FullTextWriter.sizeBytes(text), TextSize.tokens(text)));
    }

    /** The size of a file that was added: "7.2 kB, 1800 tokens". */
    String size(String path) {
        var file = files.stream()
                .filter(added -> added.path().equals(path))
                .findFirst()
                .orElseThrow();
        return size(file.bytes(), file.tokens());
    }

    private static String size(long bytes, long tokens) {
        return Amounts.bytes(bytes) + ", " + Amounts.of(tokens, "token");
    }

    /** What there is beside the index and the full file, each with its size; the copies together. */
    Map<String, String> lines() {
        var lines = new LinkedHashMap<String, String>();
        of("small").forEach(file -> lines.put(file.path(), size(file.bytes(), file.tokens())));
        of("section-index").forEach(file -> lines.put(file.path(), size(file.bytes(), file.tokens())));
        var copies = of("copy");
        if (!copies.isEmpty()) {
            lines.put(
                    copies.size() + (copies.size() == 1 ? " Markdown copy" : " Markdown copies"),
                    size(sum(copies, Sized::bytes), sum(copies, Sized::tokens)) + "; the largest: " + largest(copies));
        }
        return lines;
    }

    private static String largest(List<Sized> copies) {
        return copies.stream()
                .sorted(Comparator.comparingLong(Sized::tokens).reversed().thenComparing(Sized::path))
                .limit(LARGEST)
                .map(file -> file.path() + " " + file.tokens())
                .collect(Collectors.joining(", "));
    }

    private List<Sized> of(String kind) {
        return files.stream().filter(file -> file.kind().equals(kind)).toList();
    }

    private static long sum(List<Sized> some, ToLongFunction<Sized> amount) {
        return some.stream().mapToLong(amount).sum();
    }

    /** The JSON object of the run: every file with its bytes and tokens. */
    String json(String site, int pages, List<String> notes) {
        return Json.text(new Body(site, pages, List.copyOf(files), sum(files, Sized::tokens), notes));
    }
}
