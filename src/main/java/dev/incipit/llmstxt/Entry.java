package dev.incipit.llmstxt;

import java.util.Optional;
import java.util.Set;

/**
 * One entry of a list as it stands in the file, whether right or wrong.
 *
 * @param line where it stands, from 1
 * @param mark what it begins with
 * @param link its link, as far as one can be made out; malformed ones too
 * @param separator what stands between link and notes
 * @param flaws where it is not {@code - [name](url): notes}
 */
public record Entry(int line, String mark, Optional<Link> link, Separator separator, Set<Flaw> flaws) {
    public Entry {
        flaws = Set.copyOf(flaws);
    }

    /** Whether the entry leads somewhere, well formed or not. */
    public boolean hasTarget() {
        return link.isPresent() && !link.get().target().isEmpty();
    }

    /** What stands between an entry's link and its notes. */
    public enum Separator {
        /** There are no notes. */
        ABSENT,
        COLON,
        DASH,
        /** Notes follow without any mark. */
        NONE
    }

    /** What is wrong with an entry. */
    public enum Flaw {
        BARE_ADDRESS(false),
        /** Words alone. */
        NO_LINK(false),
        /** Words with an address among them, which no reader takes for a link. */
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

        /** Whether the link itself is malformed, and not only the item around it. */
        public boolean inLink() {
            return inLink;
        }
    }
}
