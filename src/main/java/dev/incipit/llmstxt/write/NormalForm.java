package dev.incipit.llmstxt.write;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.Section;
import dev.incipit.llmstxt.read.EntryReader;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Converts a document into a form that the reference parser, CommonMark and this program read in the same way: single lines
 * where required, no invisible characters, markup and templates as inline code, addresses percent-encoded, no empty sections,
 * and details that are never empty and contain only paragraphs and list items.
 */
public final class NormalForm {
    private static final String UNTITLED = "Untitled";
    /** The reference parser finds a summary only if text follows before the first section (checks.md §9.2). */
    private static final String DETAILS = "The lists below name the main pages, by topic.";

    private static final Pattern UNSAFE_IN_ADDRESS = Pattern.compile("[ ()<>\"\\\\`{}|^]|%(?![0-9a-fA-F]{2})");
    private static final String RULE_MARKS = "-*_= ";

    /** How often the rest is parsed again after a cut; only crafted text needs more passes. */
    private static final int PASSES_MAX = 16;

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private NormalForm() {}

    public static LlmsTxt of(LlmsTxt document) {
        var title = heading(document.title());
        var sections = document.sections().stream()
                .map(NormalForm::section)
                .filter(section -> !section.links().isEmpty())
                .toList();
        var details = details(document.details());
        return new LlmsTxt(
                title.isEmpty() ? UNTITLED : title,
                document.summary().map(NormalForm::summary).filter(summary -> !summary.isEmpty()),
                details.isEmpty() ? DETAILS : details,
                sections);
    }

    private static Section section(Section section) {
        var links = section.links().stream()
                .map(NormalForm::link)
                .filter(link -> !link.target().isEmpty())
                .toList();
        var name = heading(section.name());
        return new Section(name.isEmpty() ? UNTITLED : name, links);
    }

    private static Link link(Link link) {
        var target = target(link.target());
        var name = name(link.name());
        var note = link.note().map(PlainText::line).filter(text -> !text.isEmpty());
        return new Link(name.isEmpty() ? nameOf(target) : name, target, note);
    }

    private static String nameOf(String target) {
        var name = name(target);
        return name.isEmpty() ? UNTITLED : name;
    }

    /** Returns one line without brackets and without emphasis that encloses all of it. */
    private static String name(String text) {
        var before = text;
        var name = EntryReader.nameOf(PlainText.name(text));
        while (!name.equals(before)) {
            before = name;
            name = EntryReader.nameOf(PlainText.name(name));
        }
        return name;
    }

    /** Returns one line that does not end like a closed heading (CommonMark §4.2). */
    public static String heading(String text) {
        var line = PlainText.name(text);
        int end = endWithoutClosing(line);
        for (int pass = 0; end < line.length() && pass < PASSES_MAX; pass++) {
            line = PlainText.name(line.substring(0, end));
            end = endWithoutClosing(line);
        }
        return line.substring(0, end);
    }

    /** Returns where the line ends without its closing marks; there may be several sequences of them. */
    private static int endWithoutClosing(String line) {
        int end = line.length();
        int marks = end;
        while (marks > 0 && line.charAt(marks - 1) == '#') {
            marks--;
            if (marks == 0 || line.charAt(marks - 1) == ' ') {
                end = Math.max(0, marks - 1);
                marks = end;
            }
        }
        return end;
    }

    /** Returns one line that opens no block inside the quote. */
    private static String summary(String text) {
        return withoutBlockMark(PlainText.line(text));
    }

    /** Returns the line from its first character that opens no heading, quote, list, rule or fence. */
    private static String withoutBlockMark(String line) {
        var rest = line;
        int text = startOfText(rest);
        // A cut can change how the rest is parsed, for example if a backtick loses its partner.
        for (int pass = 0; text > 0 && pass < PASSES_MAX; pass++) {
            rest = PlainText.line(rest.substring(text));
            text = startOfText(rest);
        }
        return text > 0 ? "" : rest;
    }

    private static int startOfText(String line) {
        int rule = CharacterRuns.start(line, line.length(), here -> RULE_MARKS.indexOf(here) >= 0);
        int at = 0;
        while (at < rule && opensBlock(line, at, rule)) {
            at++;
        }
        return at == rule ? line.length() : at;
    }

    private static boolean opensBlock(String line, int from, int rule) {
        int at = afterNumbers(line, from);
        if (at == line.length()) {
            return true;
        }
        char here = line.charAt(at);
        boolean last = at + 1 == line.length();
        char next = last ? ' ' : line.charAt(at + 1);
        return switch (here) {
            case ' ', '>' -> true;
            case '#' -> !Character.isDigit(next);
            case '-', '*', '+', '_', '=' -> next == ' ' || at >= rule;
            case '~' -> line.startsWith("~~~", at);
            default -> false;
        };
    }

    /** Returns where the text begins after the numbers of list items, including nested ones (CommonMark §5.2). */
    private static int afterNumbers(String line, int from) {
        int text = from;
        int at = from;
        while (at < line.length() && Character.isDigit(line.charAt(at))) {
            at = CharacterRuns.end(line, at, Character::isDigit);
            boolean marked = at + 1 < line.length()
                    && (line.charAt(at) == '.' || line.charAt(at) == ')')
                    && line.charAt(at + 1) == ' ';
            if (!marked) {
                return text;
            }
            at += 2;
            text = at;
        }
        return text;
    }

    /** Returns paragraphs and plain items with the author's line breaks, separated by at most one blank line. */
    private static String details(String details) {
        var kept = new StringBuilder();
        boolean gap = false;
        for (var line : details.split("\\R", -1)) {
            var text = detail(line);
            if (text.isEmpty()) {
                gap = !kept.isEmpty();
            } else {
                kept.append(kept.isEmpty() ? "" : gap ? "\n\n" : "\n").append(text);
                gap = false;
            }
        }
        return kept.toString();
    }

    private static String detail(String line) {
        var text = PlainText.visible(line);
        if (text.startsWith("- ")) {
            var item = withoutBlockMark(PlainText.line(text.substring(2)));
            return item.isEmpty() ? "" : "- " + item;
        }
        return withoutBlockMark(PlainText.line(text));
    }

    /** Percent-encodes every character that could end the address early or is not allowed in one. */
    public static String target(String target) {
        return UNSAFE_IN_ADDRESS
                .matcher(PlainText.visible(target))
                .replaceAll(
                        unsafe -> "%" + HEX.toHexDigits((byte) unsafe.group().charAt(0)));
    }

    public static List<String> lines(LlmsTxt document) {
        var lines = new ArrayList<String>();
        lines.add("# " + document.title());
        document.summary().ifPresent(summary -> {
            lines.add("");
            lines.add("> " + summary);
        });
        lines.add("");
        lines.add(document.details());
        for (var section : document.sections()) {
            lines.add("");
            lines.add("## " + section.name());
            lines.add("");
            for (var link : section.links()) {
                lines.add("- [" + link.name() + "](" + link.target() + ")" + note(link.note()));
            }
        }
        return lines;
    }

    private static String note(Optional<String> note) {
        return note.map(text -> ": " + text).orElse("");
    }
}
