package dev.incipit.validate.rules;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.subject.LintedFile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The checks that ask for something once, in the index or in a section index that it leads to: a full file, key pages, a section
 * "Optional", and sections among which the links are spread.
 */
public final class WholeRules {

    private WholeRules() {}

    /**
     * Returns which of them one of the files passes as a part of the whole, by id.
     *
     * @param whole the files, the index first
     * @param part the place of the file among them
     */
    public static Set<String> passed(List<LintedFile> whole, int part, boolean hasFull) {
        // What the whole lacks is said of the index, and not of each part again.
        boolean index = part == 0;
        var passed = new HashSet<String>();
        if (!index || hasFull) {
            passed.add("llms-full");
        }
        if (!index || KeyPages.areIn(whole)) {
            passed.add("key-pages");
        }
        if (!index || whole.stream().anyMatch(SectionRules::hasOptional)) {
            passed.add("optional-use");
        }
        if (SectionRules.sectionBalance(whole.get(part), whole).status() == Status.PASS) {
            passed.add("section-balance");
        }
        return passed;
    }
}
