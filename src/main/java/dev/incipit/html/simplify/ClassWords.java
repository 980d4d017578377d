package dev.incipit.html.simplify;

import dev.incipit.html.dom.ResourceTable;
import java.util.Set;
import java.util.stream.Collectors;

/** Words in {@code class} attributes that identify parts of code blocks and callouts: the rows of class-words.tsv. */
final class ClassWords {
    private ClassWords() {}

    /** The words for a role, for example {@code gutter}. */
    static Set<String> of(String role) {
        var words = ResourceTable.rows("/dev/incipit/html/class-words.tsv").stream()
                .filter(row -> row.get(1).equals(role))
                .map(row -> row.get(0))
                .collect(Collectors.toUnmodifiableSet());
        if (words.isEmpty()) {
            throw new IllegalArgumentException("class-words.tsv has no word for " + role);
        }
        return words;
    }
}
