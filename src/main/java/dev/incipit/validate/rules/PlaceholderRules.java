package dev.incipit.validate.rules;

import dev.incipit.compute.Budget;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.Placeholders;
import dev.incipit.text.ShippedTables;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.recognize.ComparedText;
import dev.incipit.validate.recognize.PageOfItsName;
import dev.incipit.validate.recognize.TemplateAddress;
import dev.incipit.validate.recognize.TemplateNames;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Detects text that a template left behind. */
final class PlaceholderRules {
    private static final ShippedTables TABLES = ShippedTables.of(PlaceholderRules.class);

    private static final int TEMPLATE_CHARS_MAX = 200;
    /** Twice the length of the longest empty word, to allow for emphasis and blanks around it. */
    private static final int EMPTY_WORD_CHARS_MAX = 42;

    private static final int EMPTY_HEAD_CHARS_MAX = 80;

    private static final List<String> PHRASES = TABLES.phrases("phrases");
    /** Parts of the phrases, in the letter cases that occur. */
    private static final List<String> HINTS = List.of(
            "ipsum",
            "Ipsum",
            "IPSUM",
            "bject O",
            "bject o",
            "ompany",
            "OMPANY",
            "o here",
            "oes here",
            "[insert ",
            "[Insert ",
            "[INSERT ");

    private static final Set<String> EMPTY_WORDS = Set.copyOf(TABLES.phrases("empty words"));
    /** What generators and editors write for a title or a summary until someone fills it in. */
    private static final Set<String> EMPTY_HEADS = Set.copyOf(TABLES.phrases("empty heads"));

    private static final Pattern EMPTY_SEGMENT = Pattern.compile("(?:^|/)(?<word>undefined|null)(?:/|\\z)");

    private PlaceholderRules() {}

    static Finding noPlaceholders(LintContext context) {
        var file = context.file();
        var places = new ArrayList<Place>();
        for (var line : file.lines()) {
            Budget.step();
            if (line.isProse()) {
                inLine(line).ifPresent(text -> add(places, line.number(), text));
            }
        }
        inParts(file, places);
        inAddresses(file, places);
        return Finding.of(Status.FAIL, places, "No placeholders.");
    }

    private static void add(List<Place> places, int line, String text) {
        places.add(new Place(
                line,
                () -> "placeholder \"" + Finding.quote(text) + "\". Write the real one, or `code` where it is meant."));
    }

    private static Optional<String> inLine(Line line) {
        var plain = line.plain();
        boolean mark = plain.indexOf('{') >= 0 || plain.indexOf('%') >= 0 || plain.indexOf("<?") >= 0;
        boolean name = plain.indexOf('%') >= 0 || plain.indexOf("__") >= 0 || plain.indexOf('<') >= 0;
        return (mark ? template(plain) : Optional.<String>empty())
                .or(() -> name ? TemplateNames.in(plain) : Optional.empty())
                .or(() -> marker(plain))
                .or(() -> phrase(line));
    }

    private static Optional<String> template(String plain) {
        return template(plain, "{{", "}}")
                .or(() -> template(plain, "${", "}"))
                .or(() -> template(plain, "<%", "%>"))
                .or(() -> template(plain, "{%", "%}"))
                .or(() -> template(plain, "<?php", "?>"))
                .or(() -> template(plain, "<?=", "?>"));
    }

    /** Finds a template mark that is closed nearby; {@code ={{…}}} is page code, not an unfilled template. */
    private static Optional<String> template(String plain, String open, String close) {
        int at = plain.indexOf(open);
        int end = -1;
        while (at >= 0) {
            end = end > at ? end : plain.indexOf(close, at + open.length());
            if (end < 0) {
                return Optional.empty();
            }
            boolean assigned = open.equals("{{") && at > 0 && plain.charAt(at - 1) == '=';
            if (!assigned && end - at <= TEMPLATE_CHARS_MAX) {
                return Optional.of(plain.substring(at, end + close.length()));
            }
            at = plain.indexOf(open, at + 1);
        }
        return Optional.empty();
    }

    private static Optional<String> marker(String plain) {
        int textEnd = plain.stripTrailing().length();
        for (var marker : Placeholders.MARKERS) {
            int at = plain.indexOf(marker);
            while (at >= 0) {
                int end = at + marker.length();
                boolean whole = at == 0 || !Character.isLetterOrDigit(plain.charAt(at - 1));
                boolean last = end == textEnd;
                if (whole && (last || (end < plain.length() && plain.charAt(end) == ':'))) {
                    return Optional.of(marker);
                }
                at = plain.indexOf(marker, end);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> phrase(Line line) {
        var plain = line.plain();
        // Most lines contain none of these and need no conversion to lower case.
        if (HINTS.stream().noneMatch(plain::contains)) {
            return Optional.empty();
        }
        var lower = plain.toLowerCase(Locale.ROOT);
        for (var phrase : PHRASES) {
            if (lower.contains(phrase)) {
                return Optional.of(phrase);
            }
        }
        int at = Math.max(lower.indexOf("[your company"), lower.indexOf("[insert "));
        int end = at < 0 ? -1 : lower.indexOf(']', at);
        return end >= 0 && !lower.startsWith("(", end + 1)
                ? Optional.of(lower.substring(at, end + 1))
                : Optional.empty();
    }

    /** Checks whether the title, the summary, a section name, a link name or a note is just an empty word. */
    private static void inParts(LintedFile file, List<Place> places) {
        file.outline()
                .title()
                .filter(title -> isEmptyHead(title.text()))
                .ifPresent(title -> add(places, title.line(), title.text()));
        file.document()
                .summary()
                .filter(PlaceholderRules::isEmptyHead)
                .ifPresent(summary -> add(places, SummaryRules.summaryLine(file), summary));
        for (var section : file.outline().sections()) {
            if (ComparedText.plain(section.name()).equals("section name")) {
                add(places, section.heading().line(), section.name());
            }
        }
        for (var entry : file.entries()) {
            entry.link().ifPresent(link -> {
                boolean empty = isEmptyWord(link.name()) && !isAboutItsName(entry);
                if (empty || hasEmptyNotes(link)) {
                    add(places, entry.line(), empty ? link.name() : link.note().orElse(""));
                }
            });
        }
    }

    private static boolean isAboutItsName(Entry entry) {
        return PageOfItsName.is(entry)
                && !entry.link().map(PlaceholderRules::hasEmptyNotes).orElse(true);
    }

    private static boolean hasEmptyNotes(Link link) {
        return link.note().map(PlaceholderRules::isEmptyWord).orElse(false);
    }

    private static boolean isEmptyHead(String text) {
        return isEmptyWord(text)
                || (text.length() <= EMPTY_HEAD_CHARS_MAX && EMPTY_HEADS.contains(ComparedText.ofName(text)));
    }

    private static boolean isEmptyWord(String text) {
        return text.length() <= EMPTY_WORD_CHARS_MAX && EMPTY_WORDS.contains(ComparedText.ofName(text));
    }

    private static void inAddresses(LintedFile file, List<Place> places) {
        for (var target : file.addresses()) {
            if (isTemplate(target) || isOfNothing(target)) {
                add(places, target.line(), target.address());
            }
        }
    }

    private static boolean isTemplate(LinkTarget target) {
        return target.url()
                        .map(WebUrl::host)
                        .filter(TemplateAddress::isExampleHost)
                        .isPresent()
                || (target.web() && TemplateAddress.hasParameter(target.path()));
    }

    private static boolean isOfNothing(LinkTarget target) {
        var segment = EMPTY_SEGMENT.matcher(target.path());
        return segment.find() && target.entries().stream().noneMatch(entry -> isAbout(entry, segment.group("word")));
    }

    /** Whether the name has the word, and notes say more. */
    private static boolean isAbout(Entry entry, String word) {
        return entry.link()
                .filter(link -> ComparedText.plain(link.name()).contains(word))
                .filter(link -> link.note().isPresent() && !hasEmptyNotes(link))
                .isPresent();
    }
}
