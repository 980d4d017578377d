package dev.incipit.generate.revise;

import dev.incipit.generate.IndexChange;
import dev.incipit.generate.compose.Sections;
import dev.incipit.generate.revise.PreviousIndex.Known;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.Section;
import dev.incipit.text.Counts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Adds the entries of a fresh index that a previous one lacks. An entry goes after the neighbour that precedes it, into the
 * section of the same name or the one that holds its neighbours; otherwise into a new section.
 */
final class Additions {
    private final PreviousIndex previous;
    private final PreviousIndex fresh;
    private final LineEdits edits;
    private final Map<String, Place> places;
    private final Set<FileSection> emptied;
    private final Set<Integer> removed;
    private final List<IndexChange.Missing> made = new ArrayList<>();

    /**
     * Position of a page's entry in the previous file.
     *
     * @param first its line; for an added entry, the line below the one it is added after
     * @param last the last line that belongs to it
     */
    record Place(int first, int last, Optional<FileSection> section) {}

    Additions(
            PreviousIndex previous,
            PreviousIndex fresh,
            LineEdits edits,
            Map<String, Place> places,
            Set<FileSection> emptied,
            Set<Integer> removed) {
        this.previous = previous;
        this.fresh = fresh;
        this.edits = edits;
        this.places = new HashMap<>(places);
        this.emptied = emptied;
        this.removed = removed;
    }

    /** Makes the additions and returns them. */
    List<IndexChange.Missing> made() {
        var before = Optional.<FileSection>empty();
        for (var wanted : fresh.sections()) {
            var entries = fresh.entries().stream()
                    .filter(known -> wanted.entries().contains(known.entry()))
                    .toList();
            var home = home(wanted, entries);
            var missing = isMarginal(wanted)
                    ? List.<Known>of()
                    : entries.stream().filter(this::isMissing).toList();
            for (var known : missing) {
                made.add(new IndexChange.Missing(
                        known.title(),
                        known.target(),
                        home.map(FileSection::name).orElse(wanted.name())));
            }
            if (home.isPresent()) {
                missing.forEach(known -> insert(known, entries, home.get()));
                before = home;
            } else if (!missing.isEmpty()) {
                addSection(wanted.name(), missing, before);
            }
        }
        return made;
    }

    /**
     * On a site of which only the best pages are listed, the last ones listed depend on the crawl's order. They are not news to
     * a file that already lists as many pages.
     */
    private boolean isMarginal(FileSection wanted) {
        return wanted.name().equals(Section.OPTIONAL)
                && fresh.entries().size() >= Sections.OPTIONAL_FROM
                && places.size() >= fresh.entries().size();
    }

    private boolean isMissing(Known known) {
        return !places.containsKey(key(known)) && !previous.mentions(known.target(), removed);
    }

    private String key(Known known) {
        return previous.key(known.url());
    }

    private Optional<FileSection> home(FileSection wanted, List<Known> entries) {
        var left = previous.sections().stream()
                .filter(section -> !emptied.contains(section))
                .toList();
        return left.stream()
                .filter(section -> section.name().equalsIgnoreCase(wanted.name()))
                .findFirst()
                .or(() -> holderOf(entries));
    }

    private Optional<FileSection> holderOf(List<Known> entries) {
        var holders = Counts.of(entries.stream()
                .flatMap(known -> Stream.ofNullable(places.get(key(known))))
                .flatMap(place -> place.section().stream()));
        return previous.sections().stream()
                .filter(holders::containsKey)
                .reduce((one, other) -> holders.get(other) > holders.get(one) ? other : one);
    }

    private void insert(Known known, List<Known> siblings, FileSection home) {
        int at = siblings.indexOf(known);
        var neighbourBefore = siblings.subList(0, at).reversed().stream()
                .flatMap(sibling -> placeIn(home, sibling).stream())
                .findFirst();
        int line = neighbourBefore
                .map(Place::last)
                .or(() -> siblings.subList(at + 1, siblings.size()).stream()
                        .flatMap(sibling -> placeIn(home, sibling).stream())
                        .findFirst()
                        .map(place -> place.first() - 1))
                .orElseGet(() -> previous.lastFilled(
                        home.heading().line(),
                        home.heading().line() + home.lines().size()));
        edits.insertAfter(line, fresh.line(known.entry().line()).text());
        places.put(key(known), new Place(line + 1, line, Optional.of(home)));
    }

    private Optional<Place> placeIn(FileSection home, Known known) {
        return Optional.ofNullable(places.get(key(known)))
                .filter(place -> place.section().filter(home::equals).isPresent());
    }

    /** Adds a section below the one that precedes it and above "Optional". */
    private void addSection(String name, List<Known> entries, Optional<FileSection> before) {
        var optional = previous.sections().stream()
                .filter(section -> section.name().equalsIgnoreCase(Section.OPTIONAL) && !emptied.contains(section))
                .findFirst();
        int end = optional.map(section -> section.heading().line() - 1).orElse(previous.lineCount());
        int below = before.map(
                        section -> section.heading().line() + section.lines().size())
                .orElse(end);
        int line = previous.lastFilled(0, Math.min(below, end));
        edits.insertAfter(line, "");
        edits.insertAfter(line, "## " + name);
        edits.insertAfter(line, "");
        for (var known : entries) {
            edits.insertAfter(line, fresh.line(known.entry().line()).text());
        }
    }
}
