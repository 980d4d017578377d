package dev.incipit.generate.revise;

import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import java.util.Optional;

/**
 * The line of an entry, split into the parts that can be changed one by one.
 *
 * @param mark everything before the name, including its bracket
 * @param name the name as it is written
 * @param address everything between name and note: brackets and address
 * @param note the rest, including its colon
 */
record EntryText(String mark, String name, String address, String note) {
    /** Splits a line at its first link; empty if there is none or if it is an image. */
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

    /** Returns the line with another entry's name, note or both; if the other has no note, its own note stays. */
    String with(EntryText other, boolean itsName, boolean itsNote) {
        return mark + (itsName ? other.name : name) + address + (itsNote && !other.note.isBlank() ? other.note : note);
    }
}
