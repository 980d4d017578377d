package dev.incipit.pointers;

import dev.incipit.text.ShippedFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Configurations of web servers: a client whose Accept header names {@code text/markdown} gets the Markdown copy of a page,
 * answers say that they vary by it, pages link to their copy and to the index that covers them (RFC 8288), and files of the
 * pack have their content types. Whether a page has a copy is looked up by the server at each request, so that a
 * configuration stays true when the pack is made anew.
 */
public final class Pointers {
    /** What the first line of every configuration begins with, after the sign of a comment. */
    private static final String MADE_BY = "Made by Incipit for ";

    private static final String SAFE = "[A-Za-z0-9._~%!$&'()*+,;=:@/-]*";
    private static final Pattern PLACE = Pattern.compile("@([A-Z_]+)@");

    private Pointers() {}

    /** The configuration of a server for a pack, at most a few kilobytes for each index. */
    public static String of(PublicServer server, PackAddress pack) {
        var values = new HashMap<String, String>();
        var folder = EscapedPath.of(pack.home().folder());
        values.put(
                "HOME",
                pack.home().origin() + EscapedPath.of(pack.home().path()).inAddress());
        values.put("FOLDER", folder.inAddress());
        values.put("SAFE_PATH", "/(?!/)" + SAFE);
        values.put(
                "FOLDER_PATTERN", server == PublicServer.CADDY ? folder.inCharacterPattern() : folder.inOctetPattern());
        values.put("INDEXES", indexes(server, pack));
        values.putAll(AcceptPatterns.all());
        if (server.runsScripts()) {
            values.put("FOLDER_JSON", quoted(folder.inAddress()));
            values.put("INDEXES_JSON", scriptIndexes(pack));
            // Both hosts read a colon, a brace and the like as signs of a pattern; none of them is left here.
            values.put("ROUTE", folder.inAddress());
            var shared = server == PublicServer.VERCEL
                    ? template("negotiation.js")
                    : template("negotiation.js") + template("middleware.js");
            values.put("NEGOTIATION", filled(shared, values));
        }
        return filled(template(server.template()), values);
    }

    /** Whether a text was written by this class, so that a new one may take its place. */
    public static boolean isOurs(String text) {
        return text.lines().findFirst().filter(line -> line.contains(MADE_BY)).isPresent();
    }

    private static String indexes(PublicServer server, PackAddress pack) {
        var lines = new ArrayList<String>();
        for (var index : pack.indexes()) {
            var folder = EscapedPath.of(index.folder());
            var link = EscapedPath.of(index.path()).inAddress();
            switch (server) {
                case NGINX ->
                    lines.addFirst("if ($uri ~ \"^" + pages(folder.inOctetPattern()) + "\") { set $incipit_index \"<"
                            + link + ">; rel=\\\"describedby\\\"\"; }");
                case APACHE ->
                    lines.addFirst("RewriteCond %{REQUEST_URI} \"^" + pages(folder.inOctetPattern())
                            + "\"\nRewriteRule ^ - [E=INCIPIT_INDEX:" + link.replace("%", "\\%") + "]");
                case CADDY -> lines.add("\t\"~^" + pages(folder.inCharacterPattern()) + "\" \"" + link + "\"");
                case NETLIFY, CLOUDFLARE, VERCEL -> {}
            }
        }
        return server == PublicServer.CADDY ? caddyIndexes(lines) : String.join("\n", lines);
    }

    /** Paths in a folder that look like a page or a copy, and not like a style sheet or an image. */
    private static String pages(String folder) {
        return folder + "(?:.*/)?(?:[^/.]*|[^/]*[.](?:html?|md))$";
    }

    private static String caddyIndexes(List<String> rows) {
        return """
                map {path} {incipit_index} {
                %s
                	default ""
                }
                @incipit_indexed expression `{incipit_index} != ""`
                header @incipit_indexed +Link `<{incipit_index}>; rel="describedby"`""".formatted(String.join("\n", rows));
    }

    private static String scriptIndexes(PackAddress pack) {
        return pack.indexes().stream()
                .map(index -> "  ["
                        + quoted(EscapedPath.of(index.folder()).inAddress())
                        + ", "
                        + quoted(EscapedPath.of(index.path()).inAddress()) + "],\n")
                .collect(Collectors.joining("", "[\n", "]"));
    }

    /** An address that is already escaped, as a literal of a script. */
    private static String quoted(String escaped) {
        return "\"" + escaped + "\"";
    }

    private static String filled(String template, Map<String, String> values) {
        return PLACE.matcher(template)
                .replaceAll(place ->
                        Matcher.quoteReplacement(Objects.requireNonNull(values.get(place.group(1)), place.group())));
    }

    private static String template(String name) {
        return ShippedFile.text("/pointers/" + name);
    }
}
