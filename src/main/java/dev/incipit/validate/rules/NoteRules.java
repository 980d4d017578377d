package dev.incipit.validate.rules;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Entry;
import dev.incipit.text.ShippedTables;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.finding.PoorTargets;
import dev.incipit.validate.recognize.ComparedText;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.LintContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks of the notes of links: whether there are any, and what they say. */
final class NoteRules {
    private static final int NOTE_CHARS_MIN = 3;
    private static final int GOOD_WIDTH_MIN = 15;
    private static final int GOOD_WIDTH_MAX = 300;
    /** How much longer or shorter a note that repeats the name may be: emphasis, spaces and end marks. */
    private static final int NAME_MARKS_MAX = 12;

    private static final int UNDESCRIBED_PERCENT_PASS = 10;
    private static final int UNDESCRIBED_PERCENT_WARN = 50;

    private static final Set<String> SAYS_NOTHING =
            Set.copyOf(ShippedTables.of(NoteRules.class).phrases("says nothing"));
    /** What parts a page's title from its site's in the head of a page. */
    private static final String TITLE_PARTS = " |–—-·:•»";

    private NoteRules() {}

    static Finding descriptions(LintContext context) {
        var targets = PoorTargets.of(
                context.file(),
                entry -> hasNote(entry) ? List.of() : List.of(new Place(entry.line(), "no notes.")),
                PoorTargets::ofItem);
        if (targets.all() == 0) {
            return Finding.see(Status.FAIL, PoorTargets.absence(context.file()));
        }
        if (targets.poor() == 0) {
            return Finding.pass("All links have notes.");
        }
        boolean pass = !targets.over(UNDESCRIBED_PERCENT_PASS);
        var status = targets.over(UNDESCRIBED_PERCENT_WARN) ? Status.FAIL : Status.WARNING;
        var cause = targets.cause(UNDESCRIBED_PERCENT_PASS);
        if (!pass && cause.isPresent()) {
            return Finding.see(status, cause.get());
        }
        int first = context.file().entries().stream()
                .filter(entry -> !hasNote(entry))
                .mapToInt(Entry::line)
                .min()
                .orElseThrow();
        var text = targets.poor() + " of " + targets.all() + (targets.told() == 0 ? " links" : " items")
                + " have no notes, first on line " + first + ". Say what the page answers.";
        if (pass) {
            return Finding.pass(text);
        }
        return (status == Status.FAIL ? Finding.fail(text) : Finding.warning(text)).at(first);
    }

    private static boolean hasNote(Entry entry) {
        return note(entry).length() >= NOTE_CHARS_MIN;
    }

    static Finding descriptionQuality(LintContext context) {
        var targets = context.file().targets();
        var shared = shared(targets);
        var title = ComparedText.ofName(context.file().document().title());
        int described = 0;
        int poor = 0;
        var places = new ArrayList<Place>();
        for (var target : targets) {
            int before = places.size();
            boolean noted = false;
            for (var entry : target.entries()) {
                if (!note(entry).isEmpty()) {
                    noted = true;
                    fault(entry, shared, title).ifPresent(places::add);
                }
            }
            described += noted ? 1 : 0;
            poor += places.size() > before ? 1 : 0;
        }
        return described == 0
                ? Finding.see(Status.FAIL, withoutNotes(context))
                : new PoorTargets(poor, described, 0, Set.of(), places, context.file())
                        .judge(10, 40, "The notes tell pages apart.");
    }

    /** Which check says why there are no notes. */
    private static Cause withoutNotes(LintContext context) {
        var file = context.file();
        return file.entries().stream().allMatch(Entry::isText) || !file.hasLinks()
                ? PoorTargets.absence(file)
                : Cause.NOTES;
    }

    /** Returns the notes, normalized, that stand at two targets. */
    private static Set<String> shared(List<LinkTarget> targets) {
        Map<String, LinkTarget> firstUse = new HashMap<>();
        Set<String> shared = new HashSet<>();
        for (var target : targets) {
            for (var entry : target.entries()) {
                var words = ComparedText.plain(note(entry));
                var first = words.isEmpty() ? null : firstUse.putIfAbsent(words, target);
                if (first != null && !first.equals(target)) {
                    shared.add(words);
                }
            }
        }
        return shared;
    }

    private static Optional<Place> fault(Entry entry, Set<String> shared, String title) {
        var note = note(entry);
        var bare = CharacterRuns.stripped(note, here -> "()[]".indexOf(here) >= 0);
        if (SAYS_NOTHING.contains(ComparedText.ofName(bare)) || HeadingRules.isAddress(note)) {
            return Optional.of(
                    new Place(entry.line(), "the notes say nothing of the page. Say in a sentence what it answers."));
        }
        int width = ComparedText.width(note);
        if (width < GOOD_WIDTH_MIN) {
            return Optional.of(new Place(
                    entry.line(),
                    "short",
                    () -> "notes of " + ComparedText.counted(note) + ", under " + GOOD_WIDTH_MIN
                            + ". Say in a sentence what the page answers."));
        }
        if (width > GOOD_WIDTH_MAX) {
            return Optional.of(new Place(
                    entry.line(),
                    "long",
                    () -> "notes of " + ComparedText.counted(note) + ", over " + GOOD_WIDTH_MAX
                            + ". Cut them to one or two sentences."));
        }
        if (repeatsName(note, NameRules.name(entry), title)) {
            return Optional.of(new Place(entry.line(), "the notes repeat the name. Say what the page answers."));
        }
        return !shared.isEmpty() && shared.contains(ComparedText.plain(note))
                ? Optional.of(
                        new Place(entry.line(), "the notes are those of another page. Say what sets this page apart."))
                : Optional.empty();
    }

    /** Whether the notes are the name, or the title of the page as its head has it, with the site's behind. */
    private static boolean repeatsName(String note, String name, String title) {
        int more = note.length() - name.length();
        if (more < -NAME_MARKS_MAX || more > title.length() + NAME_MARKS_MAX) {
            return false;
        }
        var words = ComparedText.ofName(note);
        var named = ComparedText.ofName(name);
        if (!words.startsWith(named)) {
            return false;
        }
        var rest = words.substring(named.length());
        int part = CharacterRuns.end(rest, 0, here -> TITLE_PARTS.indexOf(here) >= 0);
        return rest.isEmpty()
                || (part > 1 && !title.isEmpty() && rest.substring(part).equals(title));
    }

    private static String note(Entry entry) {
        return entry.link().flatMap(link -> link.note()).orElse("");
    }
}
