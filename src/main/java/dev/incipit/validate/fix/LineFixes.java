package dev.incipit.validate.fix;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Flaw;
import dev.incipit.llmstxt.Entry.Separator;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Line;
import dev.incipit.validate.subject.LintedFile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.regex.Pattern;

/** Mends the marks of headings and items. */
final class LineFixes {
    /** What follows the first link of a line: bounded by its parentheses, one pair nested. */
    private static final String LINK_END = "(\\]\\((?:[^()]|\\([^()]*+\\))*+\\))";

    private static final Pattern MARK = Pattern.compile("^([ ]{0,3})(?:[*+]|[0-9]{1,9}[.)])(?=[ \\t])");
    private static final Pattern DASH = Pattern.compile(LINK_END + "[ \\t]*+(?:--?|[–—])[ \\t]++");
    private static final Pattern WIDE_COLON = Pattern.compile(LINK_END + "[ \\t]*+：[ \\t]*+");
    private static final Pattern GAP = Pattern.compile("\\][ \\t]++\\((?=https?://|/)");
    private static final Pattern UNSPACED = Pattern.compile("^([ ]{0,3}#{1,6})(?=[^#\\s])");
    private static final Pattern UNDERLINE = Pattern.compile("^ {0,3}(?:=+|-+)[ \\t]*$");

    private LineFixes() {}

    static int headings(LintedFile file, SplitText text) {
        int fixed = 0;
        for (var heading : file.outline().unspaced()) {
            var line = text.line(heading.line());
            fixed += text.set(heading.line(), UNSPACED.matcher(line).replaceFirst("$1 ")) ? 1 : 0;
        }
        for (var heading : file.outline().headings()) {
            if (heading.form() == Heading.Form.UNDERLINED) {
                fixed += underlined(heading, text);
            }
        }
        return fixed;
    }

    private static int underlined(Heading heading, SplitText text) {
        int below = heading.line() + 1;
        boolean plain = below <= text.count()
                && text.line(heading.line()).strip().equals(heading.text())
                && UNDERLINE.matcher(text.line(below)).matches();
        if (!plain) {
            return 0;
        }
        text.set(heading.line(), "#".repeat(heading.level()) + " " + heading.text());
        text.remove(below);
        return 1;
    }

    static int marks(LintedFile file, SplitText text) {
        return file.entries().stream()
                .filter(entry -> !entry.mark().isEmpty() && !entry.mark().equals("-"))
                .mapToInt(entry -> replace(entry, text, MARK, "$1-"))
                .sum();
    }

    static int separators(LintedFile file, SplitText text) {
        int fixed = 0;
        for (var entry : file.entries()) {
            if (entry.flaws().isEmpty() && entry.separator() == Separator.DASH) {
                fixed += replace(entry, text, DASH, "$1: ");
            } else if (entry.flaws().isEmpty() && entry.separator() == Separator.WIDE_COLON) {
                fixed += replace(entry, text, WIDE_COLON, "$1: ");
            }
        }
        return fixed;
    }

    static int gaps(LintedFile file, SplitText text) {
        return file.entries().stream()
                .filter(entry -> entry.flaws().contains(Flaw.SPACE_BEFORE_PARENTHESIS))
                .mapToInt(entry -> replace(entry, text, GAP, "]("))
                .sum();
    }

    private static int replace(Entry entry, SplitText text, Pattern pattern, String replacement) {
        var line = text.line(entry.line());
        return text.set(entry.line(), pattern.matcher(line).replaceFirst(replacement)) ? 1 : 0;
    }

    /** Removes items that are the same as an earlier one of their section, and have nothing below them. */
    static int repeated(LintedFile file, SplitText text) {
        return file.sections().stream()
                .mapToInt(section -> repeated(section, text))
                .sum();
    }

    private static int repeated(FileSection section, SplitText text) {
        var kinds = new HashMap<Integer, Line.Kind>();
        section.lines().forEach(line -> kinds.put(line.number(), line.kind()));
        var seen = new HashSet<String>();
        int fixed = 0;
        for (var entry : section.entries()) {
            var below = kinds.get(entry.line() + 1);
            boolean alone = below != Line.Kind.CONTINUATION && below != Line.Kind.NESTED_ITEM;
            if (entry.hasTarget() && alone && !seen.add(text.line(entry.line()).strip())) {
                text.remove(entry.line());
                fixed++;
            }
        }
        return fixed;
    }
}
