package dev.incipit.fetch.folder;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Answers from a folder as a static host would that serves it at an address: {@code /a} is {@code a.html}, {@code /a/} is
 * {@code a/index.html}; {@code /a} leads to {@code /a/} and back where only the other exists; what has no file is looked up in
 * {@code _redirects}. Other hosts, and paths above the address, are not there. A query changes nothing.
 */
public final class FolderFetcher implements Fetcher {
    private static final int OK = 200;
    private static final int MOVED = 301;
    private static final int NOT_FOUND = 404;
    private static final int REDIRECTS_BYTES_MAX = 1 << 20;

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html"),
            Map.entry("htm", "text/html"),
            Map.entry("xhtml", "application/xhtml+xml"),
            Map.entry("md", "text/markdown; charset=utf-8"),
            Map.entry("markdown", "text/markdown; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("xml", "application/xml"),
            Map.entry("rss", "application/rss+xml"),
            Map.entry("atom", "application/atom+xml"),
            Map.entry("json", "application/json"),
            Map.entry("gz", "application/gzip"),
            Map.entry("pdf", "application/pdf"),
            Map.entry("css", "text/css"),
            Map.entry("js", "text/javascript"),
            Map.entry("svg", "image/svg+xml"));

    private final Folder folder;
    private final WebUrl base;
    private final String basePath;
    private final RedirectsFile redirects;

    /** @param base the address of its root; a path is a folder */
    public FolderFetcher(Folder folder, WebUrl base) throws IOException {
        this.folder = folder;
        this.base = base;
        this.basePath = base.path().endsWith("/") ? base.path() : base.path() + "/";
        this.redirects = new RedirectsFile(folder.own("_redirects", REDIRECTS_BYTES_MAX)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElse(""));
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) {
        var url = request.url();
        if (!url.origin().equals(base.origin())) {
            return new Guarded(url, "not of the folder");
        }
        var rule = redirects.of(url.path());
        if (rule.isPresent() && (rule.get().forced() || file(url.path()).isEmpty())) {
            return ruled(request, rule.get());
        }
        return answered(request, url.path());
    }

    private FetchOutcome ruled(FetchRequest request, RedirectsFile.Found rule) {
        if (rule.status() >= NOT_FOUND) {
            return new Missing(request.url(), rule.status());
        }
        return rule.status() == OK
                ? request.url()
                        .resolve(rule.target())
                        .filter(target -> target.origin().equals(base.origin()))
                        .map(target -> answered(request, target.path()))
                        .orElseGet(() -> new Missing(request.url(), NOT_FOUND))
                : moved(request.url(), rule.target(), rule.status());
    }

    private FetchOutcome answered(FetchRequest request, String path) {
        var file = file(path);
        if (file.isPresent()) {
            return content(request, file.get());
        }
        return other(path)
                .map(target -> moved(request.url(), target, MOVED))
                .orElseGet(() -> new Missing(request.url(), NOT_FOUND));
    }

    private Optional<Path> file(String path) {
        if (!path.startsWith(basePath)) {
            return Optional.empty();
        }
        var segments = segments(path.substring(basePath.length()));
        if (path.endsWith("/")) {
            return folder.at(segments) instanceof Folder.Below(var index) ? index : Optional.empty();
        }
        if (folder.at(segments) instanceof Folder.Content(var file)) {
            return Optional.of(file);
        }
        return folder.at(withEnding(segments)) instanceof Folder.Content(var page)
                ? Optional.of(page)
                : Optional.empty();
    }

    /** The same path with or without a slash at its end, if there is a file only there. */
    private Optional<String> other(String path) {
        if (basePath.equals(path + "/")) {
            return Optional.of(basePath);
        }
        var other = path.endsWith("/") ? path.substring(0, path.length() - 1) : path + "/";
        return path.startsWith(basePath) && path.length() > basePath.length()
                ? file(other).map(_ -> other)
                : Optional.empty();
    }

    private static List<String> segments(String path) {
        var bare = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        return bare.isEmpty()
                ? List.of()
                : Arrays.stream(bare.split("/", -1)).map(WebUrl::decoded).toList();
    }

    private static List<String> withEnding(List<String> segments) {
        if (segments.isEmpty()) {
            return segments;
        }
        var named = new ArrayList<>(segments);
        named.set(named.size() - 1, named.getLast() + ".html");
        return named;
    }

    private FetchOutcome moved(WebUrl url, String target, int status) {
        return new Fetched(url, status, Map.of("location", target), new byte[0], false, List.of());
    }

    private FetchOutcome content(FetchRequest request, Path file) {
        int max = Math.toIntExact(Math.min(request.bytesMax(), Integer.MAX_VALUE - 1L));
        try {
            var headers = new HashMap<String, String>();
            headers.put("content-type", type(file));
            headers.put(
                    "last-modified",
                    DateTimeFormatter.RFC_1123_DATE_TIME.format(
                            Files.getLastModifiedTime(file).toInstant().atOffset(ZoneOffset.UTC)));
            var body = request.method() == FetchRequest.Method.HEAD ? new byte[0] : folder.read(file, max + 1);
            boolean longer = body.length > max;
            return new Fetched(request.url(), OK, headers, longer ? Arrays.copyOf(body, max) : body, longer, List.of());
        } catch (IOException unreadable) {
            return new Unreachable(request.url(), FetchOutcome.Cause.PROTOCOL, "its file cannot be read");
        }
    }

    private static String type(Path file) {
        var name = String.valueOf(file.getFileName());
        var ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(ending, "application/octet-stream");
    }
}
