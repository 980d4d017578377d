package dev.incipit.validate;

/** A check that others follow: where they fail or warn only because of what it already says (checks.md §11). */
public enum Cause {
    /** The file is of another format. */
    MARKDOWN("plain-markdown", "Markdown with lists of links"),
    TITLE("h1-present", "a title"),
    SUMMARY("summary-present", "a summary"),
    /** No link can be read. */
    LINKS("link-count", "links"),
    /** Links stand, but in no section. */
    SECTIONS("sections-present", "a section"),
    /** Sections hold text only. */
    LISTS("section-not-empty", "lists in sections"),
    /** Links are malformed. */
    SYNTAX("link-syntax", "well-formed links"),
    /** Items are not links. */
    ITEMS("list-items", "linked items"),
    /** No link has notes. */
    NOTES("descriptions", "notes"),
    /** No link answers. */
    ANSWERS("links-alive", "links that answer");

    private final String id;
    private final String needed;

    Cause(String id, String needed) {
        this.id = id;
        this.needed = needed;
    }

    public String id() {
        return id;
    }

    /** What the checks that follow it need: words that go after "checks that need". */
    String needed() {
        return needed;
    }

    /** The message of a check that follows it. */
    public String reference() {
        return "See " + id + ".";
    }
}
