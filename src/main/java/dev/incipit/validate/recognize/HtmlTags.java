package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Finds HTML tags of any name in a line, since a Markdown reader drops {@code <Teleport>} just like {@code <div>}. Addresses in
 * angle brackets do not count.
 */
public final class HtmlTags {
    private static final int TAG_CHARS_MAX = 2_000;
    /** Tags with so many attributes that they are often spread over several lines. */
    private static final Set<String> LONG = Set.of(
            "a", "img", "div", "span", "iframe", "video", "audio", "source", "script", "link", "meta", "table", "input",
            "button", "form", "section", "svg", "embed", "object");

    private HtmlTags() {}

    /** Returns the names of the tags in the line; closing tags start with a slash. */
    public static List<String> in(String line) {
        var tags = new ArrayList<String>();
        int at = line.indexOf('<');
        int close = -1;
        while (at >= 0) {
            close = close > at ? close : line.indexOf('>', at);
            if (close < 0) {
                goesOn(line).ifPresent(tags::add);
                break;
            }
            int end = nameEnd(line, at + 1);
            if (close - at <= TAG_CHARS_MAX && isTag(line, at + 1, end) && !TemplateNames.isInAddress(line, at)) {
                tags.add(line.substring(at + 1, end));
            }
            at = line.indexOf('<', at + 1);
        }
        return tags;
    }

    /** Returns the name of a tag that goes on in the next line; HTML tags only, since text may follow any other. */
    private static Optional<String> goesOn(String line) {
        int from = line.lastIndexOf('<') + 1;
        int end = nameEnd(line, from);
        boolean last = end == line.length() || " \t".indexOf(line.charAt(end)) >= 0;
        var name = line.substring(from, end);
        return Optional.of(name).filter(tag -> last && LONG.contains(tag.toLowerCase(Locale.ROOT)));
    }

    private static int nameEnd(String line, int from) {
        int name = from < line.length() && line.charAt(from) == '/' ? from + 1 : from;
        return CharacterRuns.end(line, name, here -> Character.isLetterOrDigit(here) || here == '-');
    }

    private static boolean isTag(String line, int from, int end) {
        int name = line.charAt(from) == '/' ? from + 1 : from;
        return end > name
                && end < line.length()
                && Words.isAsciiLetter(line.charAt(name))
                && " \t/>".indexOf(line.charAt(end)) >= 0;
    }
}
