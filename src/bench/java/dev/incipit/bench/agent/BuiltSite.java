package dev.incipit.bench.agent;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The pages of a site, from the folder that its generator wrote, by their addresses; and those of a pack beside them. */
public final class BuiltSite {
    private final String host;
    private final String base;
    private final Path pack;
    private final Map<String, Path> pages = new HashMap<>();

    /**
     * Reads the names of the pages.
     *
     * @param place host and path below which the site is published
     */
    public BuiltSite(String place, Path folder, Path pack) throws IOException {
        int slash = place.indexOf('/');
        this.host = slash < 0 ? place : place.substring(0, slash);
        this.base = slash < 0 ? "" : place.substring(slash);
        this.pack = pack;
        try (var files = Files.walk(folder)) {
            files.filter(file -> file.toString().matches("(?i).*\\.html?"))
                    .sorted()
                    .forEach(file -> pages.putIfAbsent(key("/" + folder.relativize(file)), file));
        }
    }

    String home() {
        return "https://" + host + base + "/";
    }

    /** The path of an address below the site's, or empty if it leads elsewhere. */
    private Optional<String> path(String address) {
        var plain = address.replaceFirst("[?#].*", "")
                .replaceFirst("^http:", "https:")
                .replaceFirst("^(https://)www\\.", "$1");
        var site = "https://" + host.replaceFirst("^www\\.", "") + base;
        return plain.startsWith(site + "/")
                ? Optional.of(plain.substring(site.length()))
                : plain.equals(site) ? Optional.of("/") : Optional.empty();
    }

    /** The page to which an address belongs, be it that of its copy. */
    String page(String address) {
        return path(address).map(path -> key(path.replaceFirst("\\.md$", ""))).orElse(address);
    }

    /** The HTML of a page. */
    Optional<String> html(String address) throws IOException {
        var file = path(address).map(BuiltSite::key).map(pages::get);
        return file.isPresent() ? Optional.of(text(file.get())) : Optional.empty();
    }

    /** A file of the pack, such as the copy of a page. */
    Optional<String> packed(String address) throws IOException {
        var path = path(address).map(BuiltSite::decoded).map(name -> pack.resolve(name.substring(1)));
        return path.isPresent() && Files.isRegularFile(path.get()) ? Optional.of(text(path.get())) : Optional.empty();
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static String decoded(String path) {
        try {
            return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException broken) {
            return path;
        }
    }

    /** The same for all spellings of a page's path. */
    public static String key(String path) {
        var key = decoded(path)
                .replaceAll("/+", "/")
                .replaceFirst("/index\\.html?$", "/")
                .replaceFirst("\\.html?$", "")
                .replaceFirst("/+$", "");
        return key.isEmpty() ? "/" : key;
    }
}
