package dev.incipit.llmstxt;

import java.util.Optional;
import java.util.Set;

/**
 * One list entry as written in the file, correct or not.
 *
 * @param line its line, from 1
 * @param mark its list marker
 * @param link its link, if one can be recognised, even a malformed one
 * @param separator what separates link and notes
 * @param flaws how it differs from {@code - [name](url): notes}
 */
public record Entry(int line, String mark, Optional<Link> link, Separator separator, Set<Flaw> flaws) {
    public Entry {
        flaws = Set.copyOf(flaws);
    }

    /** Returns whether the entry has a link target, well formed or not. */
    public boolean hasTarget() {
        return link.isPresent() && !link.get().target().isEmpty();
    }

    /** The separator between an entry's link and its notes. */
    public enum Separator {
        /** There are no notes. */
        ABSENT,
        COLON,
        DASH,
        /** Notes follow without a separator. */
        NONE
    }

    /** A defect of an entry. */
    public enum Flaw {
        BARE_ADDRESS(false),
        /** Text only. */
        NO_LINK(false),
        /** Text that contains an address, which no reader recognises as a link. */
        ADDRESS_IN_TEXT(false),
        LINK_NOT_FIRST(false),
        EMPHASIZED(false),
        NO_MARKER(false),
        TASK_BOX(false),
        SPACE_BEFORE_PARENTHESIS(true),
        UNCLOSED_PARENTHESIS(true),
        UNCLOSED_BRACKET(true),
        EMPTY_NAME(true),
        EMPTY_ADDRESS(true),
        SPACE_IN_ADDRESS(true),
        REFERENCE(true);

        private final boolean inLink;

        Flaw(boolean inLink) {
            this.inLink = inLink;
        }

        /** Returns whether the link itself is malformed, and not only the item around it. */
        public boolean inLink() {
            return inLink;
        }
    }
}
