package dev.incipit.html;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Extracts every page of a folder, for the scorer: IN OUT URLS.json. */
final class ExtractFolder {
    private ExtractFolder() {}

    public static void main(String[] args) throws IOException {
        var urls = new ObjectMapper().readTree(Path.of(args[2]).toFile());
        var out = Files.createDirectories(Path.of(args[1]));
        var reader = new PageReader();
        long nanos = 0;
        int count = 0;
        try (var files = Files.list(Path.of(args[0]))) {
            for (var file :
                    files.filter(f -> f.toString().endsWith(".html")).sorted().toList()) {
                var name = file.getFileName().toString();
                var address = urls.path(name)
                        .asText(urls.path(name.replace(".html", "")).asText("https://example.org/"));
                var body = Files.readAllBytes(file);
                long start = System.nanoTime();
                var page = reader.read(WebUrl.parse(address).orElseThrow(), body, "text/html");
                nanos += System.nanoTime() - start;
                count++;
                Files.writeString(out.resolve(name.replaceAll("\\.html$", ".md")), page.markdown() + "\n");
            }
        }
        System.err.println(count + " pages, " + nanos / 1_000 / Math.max(1, count) + " us a page");
    }
}
