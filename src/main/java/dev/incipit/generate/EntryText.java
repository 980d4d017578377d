package dev.incipit.generate;

import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import java.util.Optional;

/**
 * An entry's line in the parts that can be changed one by one.
 *
 * @param mark what stands before the name, its bracket included
 * @param name the name as it is written
 * @param address what stands between name and note, brackets and address
 * @param note the rest, its colon included
 */
record EntryText(String mark, String name, String address, String note) {
    /** The parts of a line; empty where it does not begin with a link. */
    static Optional<EntryText> of(Line line) {
        return InlineLinks.in(line.text(), line.plain()).stream()
                .findFirst()
                .filter(link -> !link.image())
                .map(link -> new EntryText(
                        line.text().substring(0, link.start() + 1),
                        link.name(),
                        line.text().substring(link.start() + 1 + link.name().length(), link.end()),
                        line.text().substring(link.end())));
    }

    /** The line with the name of another entry, its note, or both; a note that it does not have stays. */
    String with(EntryText other, boolean itsName, boolean itsNote) {
        return mark + (itsName ? other.name : name) + address + (itsNote && !other.note.isBlank() ? other.note : note);
    }
}
