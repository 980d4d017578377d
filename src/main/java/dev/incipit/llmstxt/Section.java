package dev.incipit.llmstxt;

import java.util.List;

/** An H2 file list. */
public record Section(String name, List<Link> links) {
    /** The name of the section that a reader short of context may skip. */
    public static final String OPTIONAL = "Optional";

    public Section {
        links = List.copyOf(links);
    }

    /** Returns whether this is the Optional section, which the proposal allows readers short of context to skip. */
    public boolean optional() {
        return name.equals(OPTIONAL);
    }
}
