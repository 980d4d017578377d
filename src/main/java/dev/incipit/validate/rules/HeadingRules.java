package dev.incipit.validate.rules;

import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Heading.Form;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.text.ShippedTables;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.ComparedText;
import dev.incipit.validate.subject.Instructions;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks of the title and of the headings below it. */
final class HeadingRules {
    private static final int TITLE_WIDTH_MAX = 100;
    private static final Set<String> GENERIC =
            Set.copyOf(ShippedTables.of(HeadingRules.class).phrases("generic"));

    /** Line ends of a string, with what follows them in a file. */
    private static final List<String> STRING_ENDS = List.of("\\n\\n", "\\n>", "\\n#");

    private HeadingRules() {}

    static Finding h1Present(LintContext context) {
        var titles = titles(context.file());
        if (titles.isEmpty()) {
            return LostTitle.in(context.file())
                    .orElseGet(() -> Finding.fail("No title. Start the file with \"# Name of the site\"."));
        }
        return titles.stream().anyMatch(title -> title.form() == Form.ATX)
                ? Finding.pass(
                        "The title is \"" + Finding.quote(titles.getFirst().text()) + "\".")
                : Finding.warning(titles.getFirst().line(), "the title is underlined. Write \"# Name of the site\".");
    }

    /** Whether the file has an H1 with text. */
    static boolean hasTitle(LintedFile file) {
        return !titles(file).isEmpty();
    }

    private static List<Heading> titles(LintedFile file) {
        return file.outline().headings().stream()
                .filter(heading -> heading.level() == 1 && !heading.text().isEmpty())
                .toList();
    }

    static Finding h1Single(LintContext context) {
        var titles = context.file().outline().headings().stream()
                .filter(heading -> heading.level() == 1)
                .toList();
        if (titles.isEmpty()) {
            return Finding.see(Status.FAIL, Cause.TITLE);
        }
        return Finding.of(
                Status.FAIL,
                titles.stream()
                        .skip(1)
                        .map(title -> new Place(
                                title.line(),
                                () -> title.text().isEmpty()
                                        ? "second H1, without words. Remove it."
                                        : "second H1 \"" + Finding.quote(title.text()) + "\". Make it \"## …\"."))
                        .toList(),
                "Exactly one title.");
    }

    static Finding h1First(LintContext context) {
        var file = context.file();
        var title = file.outline().title();
        if (title.isEmpty()) {
            return Finding.see(Status.FAIL, Cause.TITLE);
        }
        var before = file.lines().subList(0, title.get().line() - 1);
        var first = before.stream().filter(line -> !TextRules.isIdle(line)).toList();
        if (!first.isEmpty()
                && first.getLast().kind() == Kind.FRONT_MATTER
                && TextRules.plainMarkdown(context).status() == Status.WARNING) {
            return Finding.see(Status.FAIL, Cause.MARKDOWN);
        }
        return first.stream()
                .filter(line -> line.kind() != Kind.FRONT_MATTER)
                .findFirst()
                .or(() -> first.stream().findFirst())
                .map(line -> Finding.fail(line.number(), "text before the title. Move it below the summary."))
                .orElseGet(() -> before.stream().allMatch(line -> line.text().isBlank())
                        ? Finding.pass("The title comes first.")
                        : Finding.warning(1, "a comment before the title. Start the file with the title."));
    }

    static Finding titleText(LintContext context) {
        var title = context.file()
                .outline()
                .title()
                .filter(heading -> !heading.text().isEmpty());
        if (title.isEmpty()) {
            return Finding.see(Status.FAIL, Cause.TITLE);
        }
        var text = title.get().text();
        if (STRING_ENDS.stream().anyMatch(text::contains)) {
            return Finding.warning(
                    title.get().line(),
                    "line ends are written as \"\\n\". Write the text itself, not a string that holds it.");
        }
        if (ComparedText.width(text) > TITLE_WIDTH_MAX) {
            return Finding.warning(
                    title.get().line(),
                    "a title of " + ComparedText.counted(text) + ", over " + TITLE_WIDTH_MAX
                            + ". Write the site's name, and put the rest into the summary.");
        }
        if (!InlineLinks.in(text, text).isEmpty()) {
            return Finding.warning(title.get().line(), "the title holds a link. Write the site's name alone.");
        }
        boolean telling = !GENERIC.contains(ComparedText.plain(text))
                && !isAddress(Instructions.withoutEmphasis(text))
                && !text.contains("://");
        return telling
                ? Finding.pass("The title names the site.")
                : Finding.warning(
                        title.get().line(), "\"" + Finding.quote(text) + "\" does not name the site. Write its name.");
    }

    static boolean isAddress(String text) {
        var words = text.strip();
        boolean spaced = words.chars().anyMatch(Character::isWhitespace);
        return !spaced
                && (words.regionMatches(true, 0, "http://", 0, 7)
                        || words.regionMatches(true, 0, "https://", 0, 8)
                        || words.regionMatches(true, 0, "www.", 0, 4));
    }

    static Finding headingLevels(LintContext context) {
        var outline = context.file().outline();
        var deep = outline.headings().stream()
                .filter(heading -> heading.level() > 2)
                .toList();
        boolean early = deep.stream().anyMatch(heading -> heading.line() < outline.firstSectionLine());
        return Finding.of(
                early ? Status.FAIL : Status.WARNING,
                deep.stream()
                        .map(heading -> new Place(
                                heading.line(),
                                () -> "\"" + Finding.quote(heading.text()) + "\" is an H" + heading.level()
                                        + ". Use \"##\" or plain text."))
                        .toList(),
                "Only H1 and H2.");
    }

    static Finding headingSyntax(LintContext context) {
        var outline = context.file().outline();
        var broken = new ArrayList<Place>();
        outline.unspaced().forEach(heading -> broken.add(malformed(heading)));
        outline.headings().stream()
                .filter(heading -> heading.text().isEmpty())
                .forEach(heading -> broken.add(malformed(heading)));
        var title = outline.title();
        if (!broken.isEmpty()) {
            boolean emptyTitle = !hasTitle(context.file())
                    && broken.size() == 1
                    && title.map(heading -> heading.line() == broken.getFirst().line())
                            .orElse(false);
            return emptyTitle ? Finding.see(Status.FAIL, Cause.TITLE) : Finding.of(Status.FAIL, broken);
        }
        var underlined = outline.headings().stream()
                .filter(heading -> heading.form() == Form.UNDERLINED)
                .toList();
        boolean onlyTitle = underlined.size() == 1
                && title.map(underlined.getFirst()::equals).orElse(false);
        return onlyTitle && h1Present(context).status() != Status.PASS
                ? Finding.see(Status.WARNING, Cause.TITLE)
                : Finding.of(
                        Status.WARNING,
                        underlined.stream().map(HeadingRules::malformed).toList(),
                        "All headings are well formed.");
    }

    private static Place malformed(Heading heading) {
        if (!heading.text().isEmpty() && isSpaceOfOtherKind(heading.text().charAt(0))) {
            return new Place(
                    heading.line(),
                    "the space after \"" + "#".repeat(heading.level())
                            + String.format(
                                    "\" is U+%04X. Write a plain one.",
                                    (int) heading.text().charAt(0)));
        }
        return new Place(
                heading.line(),
                "write \"" + "#".repeat(heading.level()) + " Name\" with a space and a name"
                        + (heading.form() == Form.UNDERLINED ? ", not underlined." : "."));
    }

    private static boolean isSpaceOfOtherKind(char here) {
        return here != ' ' && Character.isSpaceChar(here);
    }

    static Finding sectionNames(LintContext context) {
        Map<String, Integer> lines = new HashMap<>();
        List<Place> places = new ArrayList<>();
        for (var section : context.file().outline().sections()) {
            var name = ComparedText.letters(section.name());
            int line = section.heading().line();
            var known = name.isEmpty() ? null : lines.putIfAbsent(name, line);
            if (known != null) {
                places.add(new Place(
                        line,
                        () -> "section \"" + Finding.quote(section.name()) + "\" stands already on line " + known
                                + ". Merge them."));
            }
        }
        return Finding.of(Status.FAIL, places, "All sections have their own names.");
    }
}
