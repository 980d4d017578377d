package dev.incipit.llmstxt;

import java.util.List;
import java.util.function.UnaryOperator;

/** An H2 file list. */
public record Section(String name, List<Link> links) {
    /** The name of the section that a reader short of context may skip. */
    public static final String OPTIONAL = "Optional";

    public Section {
        links = List.copyOf(links);
    }

    /** Returns the section with each link changed. */
    public Section with(UnaryOperator<Link> change) {
        return new Section(name, links.stream().map(change).toList());
    }

    /** Returns whether this is the Optional section, which the proposal allows readers short of context to skip. */
    public boolean optional() {
        return name.equals(OPTIONAL);
    }
}
