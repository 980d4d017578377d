package dev.incipit.url;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link of a {@code Link} header (RFC 8288 §3).
 *
 * @param relations the words of its {@code rel}, in lower case
 * @param type its {@code type}, in lower case; empty if absent
 */
public record LinkHeader(WebUrl target, List<String> relations, String type) {
    /** More than any legitimate response has. */
    private static final int LINKS_MAX = 50;

    private static final Pattern TARGET = Pattern.compile("<([^<>]++)>");

    /** A parameter's name and value, which is a token or quoted. */
    private static final Pattern PARAMETER = Pattern.compile(
            "\\s*+;\\s*+(?<name>[^\\s;=,<]*+)\\s*+(?:=\\s*+(?:\"(?<quoted>.*?)(?<!\\\\)\"|(?<token>[^\\s;,]*+)))?");

    /** Apostrophes are not quotes here, but some servers send them. */
    private static final Pattern BETWEEN_RELATIONS = Pattern.compile("[\\s']+");

    public LinkHeader {
        relations = List.copyOf(relations);
    }

    /**
     * The first 50 links of a header that lead to a web address; an empty target, which means the page itself, does not count.
     * Never fails on malformed content.
     *
     * @param header the field's value, several fields joined by commas; empty if absent
     */
    public static List<LinkHeader> read(WebUrl base, String header) {
        var links = new ArrayList<LinkHeader>();
        var rest = TARGET.matcher(header);
        for (int at = 0;
                links.size() < LINKS_MAX
                        && rest.usePattern(TARGET).region(at, header.length()).find(); ) {
            var target = base.resolve(rest.group(1));
            var relations = "";
            var type = "";
            at = rest.end();
            rest.usePattern(PARAMETER);
            while (rest.region(at, header.length()).lookingAt()) {
                at = rest.end();
                // A second rel is ignored (RFC 8288 §3.3).
                switch (rest.group("name").toLowerCase(Locale.ROOT)) {
                    case "rel" -> relations = relations.isEmpty() ? value(rest) : relations;
                    case "type" -> type = value(rest);
                    default -> {}
                }
            }
            var words = BETWEEN_RELATIONS
                    .splitAsStream(relations)
                    .filter(word -> !word.isEmpty())
                    .toList();
            var said = type;
            target.ifPresent(url -> links.add(new LinkHeader(url, words, said)));
        }
        return links;
    }

    private static String value(Matcher parameter) {
        var quoted = parameter.group("quoted");
        var value = quoted == null ? parameter.group("token") : quoted;
        return value == null ? "" : value.toLowerCase(Locale.ROOT);
    }
}
