package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.llmstxt.TextSize;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.ComparedText;
import dev.incipit.validate.recognize.FileContent;
import dev.incipit.validate.recognize.HtmlTags;
import dev.incipit.validate.subject.ForeignFormat;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks whether the file is a text, and a Markdown one: bytes, line endings, size, foreign formats. */
public final class TextRules {
    private static final int TAGS_FAIL = 20;
    /** In UTF-16 every other byte of English text is zero; a file with one part in so many is none of UTF-8. */
    private static final int ZERO_SHARE = 8;

    private static final List<String> ROBOTS_FIELDS = List.of("user-agent:", "disallow:", "allow:", "crawl-delay:");
    private static final int CHARS_GOOD_MAX = 50_000;
    private static final int CHARS_MAX = 100_000;

    private TextRules() {}

    static Finding notEmpty(LintContext context) {
        return FileContent.hasWord(context.file().source().text())
                ? Finding.pass("The file has content.")
                : Finding.fail(1, "the file is empty. Write at least \"# Name\" and a list of links.");
    }

    static Finding notHtml(LintContext context) {
        return FileContent.isHtml(context.file().source().text())
                ? Finding.fail(
                        1,
                        "this is an HTML page, probably the site's catch-all page."
                                + " Serve the Markdown file itself.")
                : Finding.pass("The file is not an HTML page.");
    }

    static Finding plainMarkdown(LintContext context) {
        var file = context.file();
        var robots = file.lines().stream()
                .filter(line -> line.isProse() && isRobotsField(line.plain()))
                .toList();
        if (robots.size() >= 2) {
            return Finding.fail("Lines " + robots.getFirst().number() + "–"
                            + robots.getLast().number()
                            + ": robots.txt rules do not belong here; keep them in /robots.txt.")
                    .at(robots.getFirst().number());
        }
        if (file.foreign().isPresent()) {
            return foreign(file, file.foreign().get());
        }
        int frontMatter = file.outline().frontMatterLines();
        return frontMatter > 0
                ? Finding.warning("Lines 1–" + frontMatter
                                + ": YAML front matter does not belong here. Start the file with \"# Name\".")
                        .at(1)
                : Finding.pass("No other format inside.");
    }

    private static Finding foreign(LintedFile file, ForeignFormat format) {
        int sections = file.outline().sections().size();
        return Finding.fail(
                1,
                format == ForeignFormat.API_DUMP
                        ? "this reads like a dump of an API or of pages: " + sections
                                + (sections == 1 ? " section" : " sections")
                                + " of text and no list of links. Serve it as llms-full.txt, and list links here."
                        : "this is " + format.shown()
                                + ". Serve a Markdown file with a title and lists of links, and link the data from it.");
    }

    private static boolean isRobotsField(String line) {
        var start = line.stripLeading();
        return ROBOTS_FIELDS.stream().anyMatch(field -> start.regionMatches(true, 0, field, 0, field.length()));
    }

    static Finding utf8(LintContext context) {
        var source = context.file().source();
        if (source.invalidAt() >= 0) {
            return Finding.fail("Byte " + source.invalidAt() + ", line " + source.invalidLine()
                            + ": not UTF-8. Save the file as UTF-8.")
                    .at(source.invalidLine());
        }
        if (source.text().chars().filter(here -> here == 0).count() * ZERO_SHARE
                > source.text().length()) {
            return Finding.fail(
                    1, "UTF-16 without its mark, or another encoding with zero bytes. Save the file as UTF-8.");
        }
        var places = new ArrayList<Place>();
        for (var line : context.file().lines()) {
            Budget.step();
            var fault = Mojibake.fault(line.text())
                    .or(() -> line.isProse() ? Mojibake.spelling(line.plain()) : Optional.empty());
            fault.ifPresent(what -> places.add(new Place(line.number(), what)));
        }
        return Finding.of(Status.WARNING, places, "Valid UTF-8.");
    }

    static Finding lineEndings(LintContext context) {
        var text = context.file().source().text();
        if (text.indexOf('\r') < 0) {
            return Finding.pass("One kind of line ending.");
        }
        int lf = 0;
        int crlf = 0;
        int cr = 0;
        int odd = 0;
        for (var end = SourceText.LINE_END.matcher(text); end.find(); ) {
            switch (end.group()) {
                case "\n" -> lf++;
                case "\r" -> cr++;
                default -> crlf++;
            }
            odd = odd == 0 && (cr > 0 || (lf > 0 && crlf > 0)) ? lf + crlf + cr : odd;
        }
        return odd == 0
                ? Finding.pass("One kind of line ending.")
                : Finding.warning(
                        odd,
                        (lf + crlf > 0 ? "mixed" : "old") + " line endings (LF " + lf + ", CRLF " + crlf + ", CR " + cr
                                + "). Use LF throughout.");
    }

    static Finding sizeLimit(LintContext context) {
        var source = context.file().source();
        // Of a longer file only so much was read.
        boolean counted =
                source.sizeBytes() != SourceText.BYTES_READ_MAX && source.sizeBytes() != SourceText.BYTES_MAX + 1;
        return source.oversized()
                ? Finding.fail((counted ? source.sizeBytes() + " bytes: over 512 000" : "Over 512 000 bytes")
                        + ". Keep the index short; put text into linked pages.")
                : Finding.pass(source.bytes() + " bytes.");
    }

    static Finding htmlMarkup(LintContext context) {
        var places = new ArrayList<Place>();
        int tags = 0;
        for (var line : context.file().lines()) {
            Budget.step();
            if (line.isProse() && line.plain().indexOf('<') >= 0) {
                for (var tag : HtmlTags.in(line.plain())) {
                    tags++;
                    places.add(new Place(
                            line.number(),
                            () -> "HTML tag <" + Finding.quote(tag)
                                    + ">. Write Markdown, or `code` where it is meant."));
                }
            }
        }
        return Finding.of(tags > TAGS_FAIL ? Status.FAIL : Status.WARNING, places, "No HTML tags.");
    }

    static Finding codeFences(LintContext context) {
        int open = context.file().outline().openFence();
        return open > 0
                ? Finding.fail(open, "code fence is never closed. Close it with the same marks.")
                : Finding.pass("All code fences are closed.");
    }

    static Finding tokenBudget(LintContext context) {
        var whole = context.file().source().text();
        long characters = ComparedText.count(whole);
        var text = characters + " characters (about " + TextSize.tokens(whole) + " tokens)";
        if (characters > CHARS_MAX) {
            return Finding.fail(text + ": many agents cut at 100 000. Split into section files.");
        }
        return characters > CHARS_GOOD_MAX
                ? Finding.warning(text + ", over 50 000: some agents read no more at once. Split into section files.")
                : Finding.pass(text + ".");
    }

    /** Whether the line is blank or holds only a comment. */
    static boolean isIdle(Line line) {
        return line.kind() == Kind.BLANK || line.kind() == Kind.COMMENT;
    }
}
