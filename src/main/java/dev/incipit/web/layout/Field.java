package dev.incipit.web.layout;

import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One field of a form as it is shown: with what was typed, and what is wrong with it.
 *
 * @param value what was typed; never that of a password
 * @param hint a sentence below the field, empty for none
 */
public record Field(String name, String label, String value, String hint, Optional<String> error) {
    public static Field of(String name, String label, String value) {
        return new Field(name, label, value, "", Optional.empty());
    }

    public Field hinting(String sentence) {
        return new Field(name, label, value, sentence, error);
    }

    public Field wrong(String sentence) {
        return new Field(name, label, value, hint, Optional.of(sentence));
    }

    public Field wrongIf(Optional<String> sentence) {
        return new Field(name, label, value, hint, sentence.or(() -> error));
    }

    /** The field of this name among those that say what was typed; else this one. */
    public Field orOf(Field... others) {
        return Stream.of(others)
                .filter(other -> other.name().equals(name))
                .findFirst()
                .orElse(this);
    }

    /** The id of the element, by which the label and the error refer to it. */
    public String id() {
        return "field-" + name;
    }

    /** For {@code aria-describedby}: the hint and the error, where there are any; null leaves the attribute out. */
    public @Nullable String describedBy() {
        var said = (hint.isEmpty() ? "" : id() + "-hint ") + (error.isEmpty() ? "" : id() + "-error");
        return said.isEmpty() ? null : said.strip();
    }
}
