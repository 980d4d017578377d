package dev.incipit.llmstxt;

import java.util.Optional;

/** One entry of a file list. The target is text, because a linter must be able to represent a malformed one. */
public record Link(String name, String target, Optional<String> note) {
    /** An entry without a note. */
    public Link(String name, String target) {
        this(name, target, Optional.empty());
    }

    /** Returns the entry with another note; with none if the note is empty. */
    public Link with(String other) {
        return new Link(name, target, Optional.of(other).filter(text -> !text.isEmpty()));
    }
}
