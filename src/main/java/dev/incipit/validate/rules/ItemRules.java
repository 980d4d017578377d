package dev.incipit.validate.rules;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Flaw;
import dev.incipit.llmstxt.Entry.Separator;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Link;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.finding.PoorTargets;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks of the syntax of list items. */
final class ItemRules {
    private static final Flaw[] NONE = {};
    private static final String BRACKETS = "[]{}<>（）［］【】";
    private static final String FACTS = ", or put facts above the first \"##\".";

    private ItemRules() {}

    static Finding listItems(LintContext context) {
        return PoorTargets.of(
                        context.file(),
                        ItemRules::faults,
                        entry -> Optional.of(Cause.SYNTAX).filter(_ -> entry.isMalformedLink()))
                .judge(0, 10, "All items are links.");
    }

    private static List<Place> faults(Entry entry) {
        return itemFault(entry)
                .map(why -> List.of(new Place(
                        entry.line(),
                        why,
                        () -> why + ". Write \"" + asLink(entry) + "\"" + (isFact(entry) ? FACTS : "."))))
                .orElse(List.of());
    }

    /** Whether the item may be meant as it stands: text without anything of a link. */
    private static boolean isFact(Entry entry) {
        return entry.flaws().contains(Flaw.NO_LINK) && entry.meant().isEmpty();
    }

    /** Shows how the item is written as a link, with its own name and address where it has them. */
    private static String asLink(Entry entry) {
        return entry.meant()
                .filter(ItemRules::isWhole)
                .map(link -> "- [" + (link.name().isEmpty() ? "name" : Finding.quote(link.name())) + "]("
                        + Finding.quote(link.target()) + ")"
                        + link.note().map(note -> ": " + Finding.quote(note)).orElse(": notes"))
                .orElse("- [name](https://…): notes");
    }

    /** Whether no bracket of a garbled link is left in what was made out of it. */
    private static boolean isWhole(Link link) {
        var text = link.name() + " " + link.target() + " " + link.note().orElse("");
        return text.chars().noneMatch(here -> BRACKETS.indexOf(here) >= 0)
                && text.chars().filter(here -> here == '(').count()
                        == text.chars().filter(here -> here == ')').count();
    }

    /**
     * Whether more than {@code percent} percent of the items are malformed; false if there are none. Where no section has a link,
     * the items above the sections count too, so that a heading above them changes nothing.
     */
    static boolean malformedOver(LintedFile file, int percent) {
        return isOver(PoorTargets.of(file, ItemRules::faults), percent)
                || (!file.hasLinkedEntries() && isOver(PoorTargets.ofLoose(file, ItemRules::faults), percent));
    }

    private static boolean isOver(PoorTargets malformed, int percent) {
        return malformed.all() > 0 && malformed.over(percent);
    }

    private static Optional<String> itemFault(Entry entry) {
        for (var flaw : entry.flaws().isEmpty() ? NONE : Flaw.values()) {
            if (entry.flaws().contains(flaw)) {
                var why = switch (flaw) {
                    case BARE_ADDRESS -> "bare address";
                    case NO_LINK -> "no link";
                    case ADDRESS_IN_TEXT -> "no link, only an address in text";
                    case LINK_IN_CODE -> "the link stands in code";
                    case LINK_NOT_FIRST -> "link is not first";
                    case EMPHASIZED -> "link wrapped in emphasis";
                    case NO_MARKER -> noMarker(entry.mark());
                    case TASK_BOX -> "task-list box";
                    case REFERENCE -> "reference instead of an address";
                    case SPACE_BEFORE_PARENTHESIS -> "a space between \"]\" and \"(\"";
                    case UNCLOSED_PARENTHESIS -> "no \")\" after the address";
                    case UNCLOSED_BRACKET -> "no \"]\" after the name";
                    case EMPTY_NAME -> "no name";
                    case EMPTY_ADDRESS -> "no address";
                    case SPACE_IN_ADDRESS, CURLY_TITLE, UNCLOSED_ANGLE -> "";
                };
                if (!why.isEmpty()) {
                    return Optional.of(why);
                }
            }
        }
        return Optional.empty();
    }

    private static String noMarker(String mark) {
        return switch (mark) {
            case "" -> "no list marker";
            case "-", "*" -> "no space after \"" + mark + "\"";
            default -> "no list marker, write \"-\" for \"" + mark + "\"";
        };
    }

    static Finding notesSeparator(LintContext context) {
        return PoorTargets.of(
                        context.file(),
                        entry -> separatorFault(entry.separator())
                                .map(why -> List.of(new Place(entry.line(), why)))
                                .orElse(List.of()))
                .judge(0, 50, "All notes follow a colon.");
    }

    private static Optional<String> separatorFault(Separator separator) {
        return switch (separator) {
            case DASH, NONE -> Optional.of("put \":\" between the link and its notes.");
            case WIDE_COLON -> Optional.of("write \":\" for \"：\".");
            case ABSENT, COLON -> Optional.empty();
        };
    }

    static Finding bulletMarker(LintContext context) {
        var entries = context.file().entries();
        if (entries.isEmpty()) {
            return Finding.see(Status.WARNING, PoorTargets.absence(context.file()));
        }
        return Finding.of(
                Status.WARNING,
                entries.stream()
                        .filter(entry -> !entry.flaws().contains(Flaw.NO_MARKER)
                                && !entry.mark().equals("-"))
                        .map(entry -> new Place(
                                entry.line(),
                                Character.isDigit(entry.mark().charAt(0)) ? "number" : entry.mark(),
                                () -> "\"" + entry.mark() + "\" – the reference parser reads \"-\" only. Write \"-\"."))
                        .toList(),
                "All items start with \"-\".");
    }

    static Finding linkSyntax(LintContext context) {
        var places = new ArrayList<Place>();
        var malformed = new HashSet<Integer>();
        for (var entry : context.file().entries()) {
            for (var flaw : entry.flaws().isEmpty() ? NONE : Flaw.values()) {
                if (flaw.inLink() && entry.flaws().contains(flaw)) {
                    places.add(new Place(entry.line(), linkFault(flaw)));
                    malformed.add(entry.line());
                }
            }
        }
        var listed = context.file().sections().stream()
                .flatMap(section -> section.lines().stream())
                .map(Line::number)
                .collect(Collectors.toSet());
        for (var line : context.file().lines()) {
            if (line.isProse() && !malformed.contains(line.number())) {
                InlineLinks.flaw(line.text(), line.plain(), listed.contains(line.number()))
                        .ifPresent(flaw -> places.add(new Place(line.number(), linkFault(flaw))));
            }
        }
        return Finding.of(Status.FAIL, places, "All links are well formed.");
    }

    private static String linkFault(Flaw flaw) {
        return switch (flaw) {
            case SPACE_BEFORE_PARENTHESIS -> "a space between \"]\" and \"(\". Write \"[name](url)\".";
            case UNCLOSED_PARENTHESIS -> "the \")\" after the address is missing. Write \"[name](url)\".";
            case UNCLOSED_BRACKET -> "the \"]\" after the name is missing. Write \"[name](url)\".";
            case EMPTY_NAME -> "a link without a name. Write \"[name](url)\".";
            case EMPTY_ADDRESS -> "a link without an address. Write \"[name](url)\".";
            case CURLY_TITLE -> "a title in curly quotes. Write straight ones: [name](url \"title\").";
            case UNCLOSED_ANGLE -> "the \">\" after the address is missing. Write \"[name](url)\".";
            case SPACE_IN_ADDRESS -> "a space inside the address. Write %20 for it.";
            case REFERENCE -> "a reference-style link. Write the address in place: \"[name](url)\".";
            case BARE_ADDRESS,
                    NO_LINK,
                    ADDRESS_IN_TEXT,
                    LINK_IN_CODE,
                    LINK_NOT_FIRST,
                    EMPHASIZED,
                    NO_MARKER,
                    TASK_BOX -> "not a link.";
        };
    }
}
