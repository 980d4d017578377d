package dev.incipit.validate.rules;

import dev.incipit.llmstxt.Entry;
import dev.incipit.validate.Cause;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.finding.PoorTargets;
import dev.incipit.validate.recognize.ComparedText;
import dev.incipit.validate.recognize.EmptyNames;
import dev.incipit.validate.recognize.PageOfItsName;
import dev.incipit.validate.recognize.ShownWords;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.LintContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks of the names of links. */
final class NameRules {
    private static final int WIDTH_MIN = 2;
    private static final int WIDTH_MAX = 100;
    /** They name no page, unless notes say what page it is. */
    private static final Set<String> VAGUE =
            Set.of("url", "website", "details", "view", "open", "view all", "see all", "shop now", "buy now");

    private NameRules() {}

    static Finding linkText(LintContext context) {
        return PoorTargets.of(context.file(), NameRules::faults, NameRules::cause)
                .judge(0, 10, "All names are telling.");
    }

    /** A name that is there is judged, however its link is written. */
    private static Optional<Cause> cause(Entry entry) {
        return name(entry).isBlank() ? PoorTargets.ofItem(entry) : Optional.empty();
    }

    private static List<Place> faults(Entry entry) {
        var name = name(entry);
        int width = ComparedText.width(name);
        int line = entry.line();
        if (isInvisible(name)) {
            return List.of(new Place(line, "no link name. Write \"[title of the page](url)\"."));
        }
        if (width > WIDTH_MAX) {
            return List.of(new Place(
                    line,
                    "long",
                    () -> "a name of " + ComparedText.counted(name) + ". Cut it to " + WIDTH_MAX
                            + ", and put the rest into the notes."));
        }
        boolean empty = (width < WIDTH_MIN || isEmpty(name, entry)) && !PageOfItsName.is(entry);
        boolean address = HeadingRules.isAddress(name)
                || entry.link().filter(EmptyNames::isAddress).isPresent();
        return empty || address
                ? List.of(new Place(
                        line,
                        "empty",
                        () -> "\"" + Finding.quote(name) + "\" does not name the page. Write its title."))
                : List.of();
    }

    /** Whether nothing of a name is seen: a picture without words for it, or blanks of any kind. */
    private static boolean isInvisible(String name) {
        return Finding.quote(ShownWords.of(name))
                .chars()
                .allMatch(here -> Character.isWhitespace(here) || Character.isSpaceChar(here));
    }

    private static boolean isEmpty(String name, Entry entry) {
        var words = ComparedText.ofName(name);
        boolean noted = entry.link().flatMap(link -> link.note()).isPresent();
        return EmptyNames.isOne(name) || (!noted && VAGUE.contains(words));
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
                if (!owner.equals(target)) {
                    places.add(new Place(
                            entry.line(),
                            () -> "\"" + Finding.quote(name(entry)) + "\" names another page on line " + owner.line()
                                    + ". Give each page its own name."));
                }
            }
            poor += places.size() > before ? 1 : 0;
        }
        return new PoorTargets(poor, context.file().targets().size(), 0, Set.of(), places, context.file())
                .judge(0, 20, "All names differ.");
    }

    static String name(Entry entry) {
        return entry.link().map(link -> link.name()).orElse("");
    }
}
