package dev.incipit.validate.rules;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Flaw;
import dev.incipit.llmstxt.Entry.Separator;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.rules.Finding.Place;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks of the list items: their syntax, their names and their notes. */
final class ItemRules {
    private static final int NOTE_CHARS_MIN = 3;
    private static final int GOOD_NOTE_CHARS_MIN = 15;
    private static final int GOOD_NOTE_CHARS_MAX = 300;
    /** How much longer or shorter a note that repeats the name may be: emphasis, spaces and end marks. */
    private static final int NAME_MARKS_MAX = 12;

    private static final int NAME_CHARS_MIN = 2;
    private static final int NAME_CHARS_MAX = 100;
    private static final Flaw[] NONE = {};
    private static final Set<String> EMPTY_NAMES = Set.of(
            "here",
            "click here",
            "read more",
            "link",
            "page",
            "this",
            "this page",
            "more",
            "learn more",
            "see here",
            "url",
            "website",
            "click",
            "details",
            "this link",
            "open",
            "view",
            "see more",
            "view more",
            "find out more",
            "more info",
            "link here",
            "web page");

    private ItemRules() {}

    static Finding listItems(LintContext context) {
        return malformed(context.file()).judge(0, 10, "All items are links.");
    }

    private static PoorTargets malformed(LintedFile file) {
        return PoorTargets.of(
                file,
                entry -> itemFault(entry).stream()
                        .map(why -> new Place(entry.line(), () -> why + ". Write \"- [name](https://…): notes\"."))
                        .toList());
    }

    /** Whether more than {@code percent} percent of the items are malformed; false if there are none. */
    static boolean malformedOver(LintedFile file, int percent) {
        return !file.targets().isEmpty() && malformed(file).over(percent);
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
                    case NO_MARKER -> "no list marker";
                    case TASK_BOX -> "task-list box";
                    case REFERENCE -> "reference instead of an address";
                    case SPACE_BEFORE_PARENTHESIS -> "a space between \"]\" and \"(\"";
                    case UNCLOSED_PARENTHESIS -> "no \")\" after the address";
                    case UNCLOSED_BRACKET -> "no \"]\" after the name";
                    case EMPTY_NAME -> "no name";
                    case EMPTY_ADDRESS -> "no address";
                    case SPACE_IN_ADDRESS -> "";
                };
                if (!why.isEmpty()) {
                    return Optional.of(why);
                }
            }
        }
        return Optional.empty();
    }

    static Finding notesSeparator(LintContext context) {
        return PoorTargets.of(
                        context.file(),
                        entry -> entry.separator() == Separator.DASH || entry.separator() == Separator.NONE
                                ? List.of(new Place(entry.line(), "put \":\" between the link and its notes."))
                                : List.of())
                .judge(0, 50, "All notes follow a colon.");
    }

    static Finding bulletMarker(LintContext context) {
        var entries = context.file().entries();
        if (entries.isEmpty()) {
            return Finding.warning("No entries. Write \"- [name](https://…): notes\".");
        }
        return Finding.of(
                Status.WARNING,
                entries.stream()
                        .filter(entry ->
                                !entry.mark().isEmpty() && !entry.mark().equals("-"))
                        .map(entry -> new Place(
                                entry.line(),
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
                    places.add(new Place(entry.line(), () -> linkFault(flaw)));
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
                InlineLinks.flaw(line.text(), line.plain())
                        .or(() -> Optional.of(Flaw.UNCLOSED_PARENTHESIS)
                                .filter(_ -> listed.contains(line.number()) && InlineLinks.hasUnclosed(line.plain())))
                        .ifPresent(flaw -> places.add(new Place(line.number(), () -> linkFault(flaw))));
            }
        }
        places.sort(Comparator.comparingInt(Place::line));
        return Finding.of(Status.FAIL, places, "All links are well formed.");
    }

    private static String linkFault(Flaw flaw) {
        return switch (flaw) {
            case SPACE_BEFORE_PARENTHESIS -> "a space between \"]\" and \"(\". Write \"[name](url)\".";
            case UNCLOSED_PARENTHESIS -> "the \")\" after the address is missing. Write \"[name](url)\".";
            case UNCLOSED_BRACKET -> "the \"]\" after the name is missing. Write \"[name](url)\".";
            case EMPTY_NAME -> "a link without a name. Write \"[name](url)\".";
            case EMPTY_ADDRESS -> "a link without an address. Write \"[name](url)\".";
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

    static Finding descriptions(LintContext context) {
        var targets = PoorTargets.of(
                context.file(),
                entry -> note(entry).length() >= NOTE_CHARS_MIN
                        ? List.of()
                        : List.of(new Place(entry.line(), "no notes.")));
        if (targets.all() == 0) {
            return Finding.fail("No entries. Add \"## Section\" with \"- [name](url): notes\" below it.");
        }
        if (targets.poor() == 0) {
            return Finding.pass("All links have notes.");
        }
        var text = targets.poor() + " of " + targets.all() + " items have no notes, first on line "
                + targets.places().getFirst().line() + ". Say what the page answers.";
        int described = targets.all() - targets.poor();
        if (described * 10L >= targets.all() * 9L) {
            return Finding.pass(text);
        }
        var finding = described * 2L >= targets.all() ? Finding.warning(text) : Finding.fail(text);
        return finding.at(targets.places().getFirst().line());
    }

    static Finding descriptionQuality(LintContext context) {
        var targets = context.file().targets();
        Map<String, LinkTarget> firstUse = new HashMap<>();
        Set<String> shared = new HashSet<>();
        var notes = new ArrayList<String>();
        for (var target : targets) {
            for (var entry : target.entries()) {
                var words = ComparedText.plain(note(entry));
                notes.add(words);
                var first = words.isEmpty() ? null : firstUse.putIfAbsent(words, target);
                if (first != null && first != target) {
                    shared.add(words);
                }
            }
        }
        var each = notes.iterator();
        int described = 0;
        int poor = 0;
        var places = new ArrayList<Place>();
        for (var target : targets) {
            int before = places.size();
            boolean noted = false;
            for (var entry : target.entries()) {
                var words = each.next();
                if (!note(entry).isEmpty()) {
                    noted = true;
                    noteFault(entry, words, shared).ifPresent(why -> places.add(new Place(entry.line(), why)));
                }
            }
            described += noted ? 1 : 0;
            poor += places.size() > before ? 1 : 0;
        }
        return described == 0
                ? Finding.fail("No link has notes. Say what each page answers.")
                : new PoorTargets(poor, described, places).judge(10, 40, "The notes tell pages apart.");
    }

    private static Optional<String> noteFault(Entry entry, String words, Set<String> shared) {
        var note = note(entry);
        int count = ComparedText.count(note);
        if (count < GOOD_NOTE_CHARS_MIN) {
            return Optional.of("notes of " + count + (count == 1 ? " character" : " characters")
                    + ". Say in a sentence what the page answers.");
        }
        if (count > GOOD_NOTE_CHARS_MAX) {
            return Optional.of("notes of " + count + " characters. Cut them to one or two sentences.");
        }
        boolean near = Math.abs(name(entry).length() - note.length()) <= NAME_MARKS_MAX;
        if (near && ComparedText.withoutEnd(words).equals(ComparedText.ofName(name(entry)))) {
            return Optional.of("the notes repeat the name. Say what the page answers.");
        }
        return shared.contains(words)
                ? Optional.of("the notes are those of another page. Say what sets this page apart.")
                : Optional.empty();
    }

    static Finding linkText(LintContext context) {
        return PoorTargets.of(context.file(), entry -> {
                    var name = name(entry);
                    return isPoorName(name) ? List.of(new Place(entry.line(), () -> nameFault(name))) : List.of();
                })
                .judge(0, 10, "All names are telling.");
    }

    private static String nameFault(String name) {
        int count = ComparedText.count(name);
        if (count == 0) {
            return "no link name. Write \"[title of the page](url)\".";
        }
        return count > NAME_CHARS_MAX
                ? "a name of " + count + " characters. Cut it to " + NAME_CHARS_MAX
                        + ", and put the rest into the notes."
                : "\"" + Finding.quote(name) + "\" does not name the page. Write its title.";
    }

    private static boolean isPoorName(String name) {
        int count = ComparedText.count(name);
        return count < NAME_CHARS_MIN
                || count > NAME_CHARS_MAX
                || HeadingRules.isAddress(name)
                || EMPTY_NAMES.contains(ComparedText.ofName(name));
    }

    static Finding uniqueTitles(LintContext context) {
        Map<String, LinkTarget> owners = new HashMap<>();
        var places = new ArrayList<Place>();
        int poor = 0;
        for (var target : context.file().targets()) {
            int before = places.size();
            for (var entry : target.entries()) {
                var name = ComparedText.plain(name(entry));
                var owner = name.isEmpty() ? target : owners.getOrDefault(name, target);
                owners.putIfAbsent(name, target);
                if (owner != target) {
                    places.add(new Place(
                            entry.line(),
                            () -> "\"" + Finding.quote(name(entry)) + "\" names another page on line " + owner.line()
                                    + ". Give each page its own name."));
                }
            }
            poor += places.size() > before ? 1 : 0;
        }
        return new PoorTargets(poor, context.file().targets().size(), places).judge(0, 20, "All names differ.");
    }

    private static String note(Entry entry) {
        return entry.link().flatMap(link -> link.note()).orElse("");
    }

    private static String name(Entry entry) {
        return entry.link().map(link -> link.name()).orElse("");
    }
}
