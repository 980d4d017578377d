package dev.incipit.app.report;

import dev.incipit.app.terminal.NamedFile;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.Site;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.ValidateOrder;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A file, a website, a file's URL or standard input, named by the user to be linted.
 *
 * @param text as the user wrote it
 */
public record LintSubject(String text) {
    public static final String STANDARD_INPUT = "-";

    private static final Pattern FULL_FILE = Pattern.compile("llms(-ctx)?-full\\.(txt|md)", Pattern.CASE_INSENSITIVE);

    /** How much of a companion shows what it is. */
    private static final int COMPANION_BYTES_MAX = 16_384;

    /** The order for the linter. Reads the subject if it is a file. */
    public ValidateOrder order(SiteParser sites, InputStream in, boolean checkLinks) throws IOException {
        if (text.equals(STANDARD_INPUT)) {
            return new ValidateOrder.ByContent(in.readNBytes(ValidateOrder.BYTES_READ_MAX), checkLinks);
        }
        var file = file();
        if (file.isPresent()) {
            return ValidateOrder.ByContent.besides(
                    NamedFile.read(file.get(), ValidateOrder.BYTES_READ_MAX), checkLinks, companion(file.get()));
        }
        return new ValidateOrder.ByUrl(site(sites), checkLinks);
    }

    /** The start of the full file beside the index. */
    private static Optional<byte[]> companion(Path file) {
        var companion = file.resolveSibling(FileType.FULL_NAME);
        if (companion.equals(file) || !Files.isRegularFile(companion)) {
            return Optional.empty();
        }
        try {
            return Optional.of(NamedFile.read(companion, COMPANION_BYTES_MAX));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Parses the subject as an address; if that fails, the message says that it is not a file either. */
    private Site site(SiteParser sites) {
        return switch (sites.parse(text)) {
            case SiteParser.Valid(var site) -> site;
            case SiteParser.Invalid(var reason) when text.contains("://") -> throw SiteComplaint.of(reason);
            case SiteParser.Invalid(var reason) ->
                throw new InvalidInput("There is no file '" + shown() + "', and as an address it will not do: "
                        + SiteComplaint.text(reason));
        };
    }

    /** The file, if the subject is one: it exists, or its name cannot be a host's. */
    public Optional<Path> file() {
        // A blank name would mean the working directory.
        if (text.equals(STANDARD_INPUT) || text.contains("://") || text.isBlank()) {
            return Optional.empty();
        }
        try {
            var file = Path.of(text);
            return Files.exists(file) || looksLikeFile() ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    private boolean looksLikeFile() {
        var lower = text.toLowerCase(Locale.ROOT);
        var bareName = text.indexOf('/') < 0 && (lower.endsWith(".txt") || lower.endsWith(".md"));
        return bareName || text.startsWith("/") || text.startsWith("./") || text.startsWith("../");
    }

    /** Whether it is named as the companion file with the text of all pages, which keeps other rules than the index. */
    public boolean isFullFile() {
        var path = text.replaceFirst("[?#].*", "").replace('\\', '/');
        return FULL_FILE.matcher(path.substring(path.lastIndexOf('/') + 1)).matches();
    }

    /** The name for display, without control characters, which a terminal would obey. */
    public String shown() {
        return text.equals(STANDARD_INPUT) ? "standard input" : text.replaceAll("\\p{Cntrl}", "");
    }

    /** The file's path as a code host resolves it. */
    Optional<String> filePath(RepositoryRoot root) {
        return file().map(root::path);
    }

    /**
     * A URI reference (RFC 3986 §4.1) for code hosts, which take paths only: for a file as in {@link #filePath}, for an address
     * the path of the file there.
     */
    String reference(RepositoryRoot root, Optional<String> targetUrl) {
        if (text.equals(STANDARD_INPUT)) {
            return "standard-input";
        }
        return filePath(root)
                .map(path -> Path.of(path).isAbsolute() ? Path.of(path).toUri().toASCIIString() : encoded(path))
                .orElseGet(() -> targetUrl.flatMap(LintSubject::servedPath).orElse(FileType.INDEX_NAME));
    }

    /** The address of a subject that is no file. */
    Optional<String> webAddress(Optional<String> targetUrl) {
        if (text.equals(STANDARD_INPUT) || file().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(targetUrl.orElseGet(() -> text.contains("://") ? address() : "https://" + encoded(text)));
    }

    private static Optional<String> servedPath(String url) {
        try {
            return Optional.ofNullable(new URI(url).getRawPath())
                    .map(path -> path.replaceFirst("^/+", ""))
                    .filter(path -> !path.isEmpty());
        } catch (URISyntaxException broken) {
            return Optional.empty();
        }
    }

    private String address() {
        try {
            return new URI(text).toASCIIString();
        } catch (URISyntaxException broken) {
            return encoded(text);
        }
    }

    private static String encoded(String path) {
        try {
            return new URI(null, null, "/" + path, null).toASCIIString().substring(1);
        } catch (URISyntaxException impossible) {
            return "unnamed";
        }
    }
}
