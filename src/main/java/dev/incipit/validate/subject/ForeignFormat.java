package dev.incipit.validate.subject;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Line.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A format that a whole file can have instead of that of llms.txt (checks.md §11, plain-markdown). */
public enum ForeignFormat {
    JSON("JSON"),
    XML("XML"),
    YAML("YAML"),
    /** A description of an API for machines, in JSON or YAML. */
    API_DESCRIPTION("an OpenAPI description"),
    /** Markdown that is a full text and no index. */
    API_DUMP("a dump of an API");

    private static final Set<String> XML_ROOTS =
            Set.of("<?xml", "<rss", "<feed", "<urlset", "<sitemapindex", "<svg", "<opml");
    private static final List<String> API_KEYS = List.of("openapi", "swagger", "asyncapi");
    private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");
    /** How far into a JSON body the key of an API description is looked for. */
    private static final int HEAD_CHARS_MAX = 400;

    private static final int YAML_KEYS_MIN = 3;
    private static final int YAML_NESTED_MIN = 2;
    /** What follows a key whose value begins on the next line (YAML 1.2.2 §8.1). */
    private static final Set<String> BLOCKS = Set.of("", "|", ">", "|-", ">-", "|+", ">+");

    /** More sections than an index has. */
    private static final int INDEX_SECTIONS_MAX = 40;

    private static final int MEMBERS_MIN = 10;

    private final String shown;

    ForeignFormat(String shown) {
        this.shown = shown;
    }

    /** What the file is, in words. */
    public String shown() {
        return shown;
    }

    /**
     * Returns the format of a body that is not an llms.txt.
     *
     * @param linked whether a file-list section has a link
     */
    static Optional<ForeignFormat> of(String text, FileOutline outline, boolean linked, boolean links) {
        var start = text.strip();
        if (isData(start)) {
            boolean xml = start.charAt(0) == '<';
            var head = start.substring(0, Math.min(start.length(), HEAD_CHARS_MAX));
            boolean api = API_KEYS.stream().anyMatch(key -> head.contains("\"" + key + "\""));
            return Optional.of(xml ? XML : api ? API_DESCRIPTION : JSON);
        }
        if (!linked && isYaml(outline)) {
            boolean api = outline.lines().stream()
                    .anyMatch(line ->
                            API_KEYS.stream().anyMatch(key -> line.text().startsWith(key + ":")));
            return Optional.of(api ? API_DESCRIPTION : YAML);
        }
        return !linked && isDump(outline, links) ? Optional.of(API_DUMP) : Optional.empty();
    }

    private static boolean isData(String start) {
        if (start.length() < 2) {
            return false;
        }
        return switch (start.charAt(0)) {
            case '{' -> opensObject(start, 1);
            case '[' -> opensArray(start);
            case '<' -> XML_ROOTS.stream().anyMatch(root -> start.regionMatches(true, 0, root, 0, root.length()));
            default -> false;
        };
    }

    private static boolean opensObject(String text, int from) {
        int at = afterSpace(text, from);
        return at < text.length() && (text.charAt(at) == '"' || text.charAt(at) == '}');
    }

    /** Whether an array of objects or strings starts here. A link's name may also start with a brace or a quote. */
    private static boolean opensArray(String text) {
        int at = afterSpace(text, 1);
        if (at == text.length()) {
            return false;
        }
        int line = text.indexOf('\n');
        boolean link = text.substring(0, line < 0 ? text.length() : line).contains("](");
        return (text.charAt(at) == '{' && opensObject(text, at + 1)) || (text.charAt(at) == '"' && !link);
    }

    private static int afterSpace(String text, int from) {
        return CharacterRuns.end(text, from, Character::isWhitespace);
    }

    /**
     * Whether all that stands at the margin is keys, items below them and comments, and the keys are those of data: in lower
     * case, or with nested ones. A text with {@code Name: words} lines is sloppy Markdown instead.
     */
    private static boolean isYaml(FileOutline outline) {
        int keys = 0;
        int lower = 0;
        int nested = 0;
        boolean blocks = false;
        for (var line : outline.lines()) {
            Budget.step();
            var text = line.text();
            boolean margin = !text.isBlank() && !Character.isWhitespace(text.charAt(0));
            if (text.isBlank() || text.startsWith("#") || text.startsWith("---") || text.equals("...")) {
                continue;
            }
            int key = keyEnd(text.strip());
            if (!margin) {
                nested += key > 0 ? 1 : 0;
            } else if (key > 0) {
                keys++;
                lower += Character.isLowerCase(text.charAt(0)) || text.charAt(0) == '"' ? 1 : 0;
                blocks |= BLOCKS.contains(text.substring(key + 1).strip());
            } else if (keys == 0 || "-}]".indexOf(text.charAt(0)) < 0) {
                return false;
            }
        }
        boolean sections = !outline.sections().isEmpty();
        boolean flat = !sections && lower == keys && (keys >= YAML_KEYS_MIN || (keys > 1 && blocks));
        return flat || (keys > 0 && nested >= YAML_NESTED_MIN);
    }

    /** Returns where the key that the text begins with ends; 0 if it begins with none. */
    private static int keyEnd(String text) {
        int at = CharacterRuns.end(text, 0, here -> Character.isLetterOrDigit(here) || "_-./\"'{}".indexOf(here) >= 0);
        boolean colon = at > 0 && at < text.length() && text.charAt(at) == ':';
        return colon && (at + 1 == text.length() || text.charAt(at + 1) == ' ') ? at : 0;
    }

    /** Whether the file is no index: far too many sections and no link, or headings that are mostly members of an API. */
    private static boolean isDump(FileOutline outline, boolean links) {
        if (outline.sections().size() > INDEX_SECTIONS_MAX && !links) {
            return true;
        }
        var deeper = outline.headings().stream()
                .filter(heading -> heading.level() > 1)
                .toList();
        long members = deeper.stream().filter(ForeignFormat::isMember).count();
        boolean textOnly =
                outline.lines().stream().anyMatch(line -> line.kind() == Kind.TEXT || line.kind() == Kind.CODE);
        return textOnly && members >= MEMBERS_MIN && members * 2 >= deeper.size();
    }

    /** Whether a heading names an endpoint, a call or a qualified name. */
    private static boolean isMember(Heading heading) {
        var words = heading.text().replace("`", "").strip().split("\\s+", 3);
        var first = words[0];
        if (words.length > 1 && METHODS.contains(first)) {
            return words[1].startsWith("/") || words[1].startsWith("http");
        }
        int call = first.indexOf('(');
        int dot = Math.max(first.indexOf('.'), first.indexOf("::"));
        boolean qualified = dot > 0 && dot + 1 < first.length() && Character.isLetter(first.charAt(dot - 1));
        return (call > 0 && Character.isLetterOrDigit(first.charAt(call - 1))) || (words.length == 1 && qualified);
    }
}
