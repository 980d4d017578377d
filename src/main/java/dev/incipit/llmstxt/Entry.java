package dev.incipit.llmstxt;

import java.util.Optional;
import java.util.Set;

/**
 * One list entry as written in the file, correct or not.
 *
 * @param line its line, from 1
 * @param link its link, if one can be recognised, even a malformed one
 * @param separator what separates link and notes
 * @param flaws how it differs from {@code - [name](url): notes}
 * @param meant the link that its text means by a bare address, where it has no link
 */
public record Entry(
        int line, String mark, Optional<Link> link, Separator separator, Set<Flaw> flaws, Optional<Link> meant) {
    public Entry {
        flaws = Set.copyOf(flaws);
    }

    /** An entry whose text means no other link than it has. */
    public Entry(int line, String mark, Optional<Link> link, Separator separator, Set<Flaw> flaws) {
        this(line, mark, link, separator, flaws, Optional.empty());
    }

    /** Returns whether the entry has a link target, well formed or not. */
    public boolean hasTarget() {
        return link.isPresent() && !link.get().target().isEmpty();
    }

    /** Returns the address that it leads to, also one that is not written as a link; empty if there is none. */
    public String address() {
        return hasTarget() ? link.get().target() : meant.map(Link::target).orElse("");
    }

    /** Returns whether it is text only: neither a link nor the remains of one. */
    public boolean isText() {
        return flaws.contains(Flaw.NO_LINK)
                || flaws.contains(Flaw.LINK_IN_CODE)
                || flaws.contains(Flaw.ADDRESS_IN_TEXT)
                || flaws.contains(Flaw.BARE_ADDRESS);
    }

    /** Returns whether its link itself is malformed, and nothing else about it. */
    public boolean isMalformedLink() {
        return !flaws.isEmpty() && flaws.stream().allMatch(Flaw::inLink);
    }

    /** The separator between an entry's link and its notes. */
    public enum Separator {
        /** There are no notes. */
        ABSENT,
        COLON,
        /** A full-width colon, as Chinese and Japanese texts have it. */
        WIDE_COLON,
        DASH,
        /** Notes follow without a separator. */
        NONE
    }

    public enum Flaw {
        BARE_ADDRESS(false),
        /** Text only. */
        NO_LINK(false),
        /** Text that contains an address, which no reader recognises as a link. */
        ADDRESS_IN_TEXT(false),
        /** Text with a link in inline code, where it is no link. */
        LINK_IN_CODE(false),
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
        /** A title whose quotes are not those of Markdown, which leaves a space in the address. */
        CURLY_TITLE(true),
        UNCLOSED_ANGLE(true),
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
