package dev.incipit.llmstxt;

import java.util.List;

/** An H2 file list. */
public record Section(String name, List<Link> links) {
    /** The section a reader short of context may skip. */
    public static final String OPTIONAL = "Optional";

    public Section {
        links = List.copyOf(links);
    }

    /** The proposal lets readers short of context skip the section named Optional. */
    public boolean optional() {
        return name.equals(OPTIONAL);
    }
}
