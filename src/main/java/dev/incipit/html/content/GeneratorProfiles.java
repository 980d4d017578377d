package dev.incipit.html.content;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.dom.Pruning;
import dev.incipit.html.dom.ResourceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;

/**
 * Content selectors for the pages of well-known documentation generators and forums. All knowledge of a generator is one row of
 * profiles.tsv. {@code -Dincipit.extract.profiles=false} turns them off for measurements.
 */
final class GeneratorProfiles {
    /**
     * A row of the table. Selectors have no combinators, because they are tested on every element of every page.
     *
     * @param sign selects something that only this generator's pages have
     * @param needs what a page must have for {@code sign} to match
     * @param root selects the elements that hold the content
     * @param drop selects boilerplate inside them
     */
    record Profile(String generator, String sign, ElementHints needs, String root, String drop) {
        private static Profile of(List<String> row) {
            var sign = row.get(1);
            return new Profile(row.get(0), sign, ElementHints.ofSelector(sign), row.get(2), row.get(3));
        }
    }

    /** In the order in which they are tried. */
    static final List<Profile> TABLE = ResourceTable.rows("/dev/incipit/html/profiles.tsv").stream()
            .map(Profile::of)
            .toList();

    /** Their boxes have names that no other page has. */
    private static final Set<String> UNMISTAKABLE = Set.of("TypeDoc", "pdoc");

    private static final boolean ON =
            !System.getProperty("incipit.extract.profiles", "true").equals("false");

    private GeneratorProfiles() {}

    /**
     * The content of a page made by a generator of the table, without boilerplate, outermost elements only; empty for other
     * pages. Changes the tree below the page.
     *
     * @param index of the page, or of the document that contains it
     */
    static List<Element> contentOf(Element page, DocumentIndex index) {
        return contentOf(page, index, ON ? TABLE : List.of());
    }

    static List<Element> contentOf(Element page, DocumentIndex index, List<Profile> table) {
        return matching(page, index, table)
                .map(profile -> {
                    Pruning.remove(page.select(profile.drop()));
                    return outermost(page.select(profile.root()));
                })
                .orElse(List.of());
    }

    /** The generator of a page that nothing else can have made. */
    static Optional<String> generatorOf(Element page, DocumentIndex index) {
        return matching(page, index, TABLE).map(Profile::generator).filter(UNMISTAKABLE::contains);
    }

    private static Optional<Profile> matching(Element page, DocumentIndex index, List<Profile> table) {
        return table.stream()
                .filter(profile -> index.hasAny(profile.needs()) && page.selectFirst(profile.sign()) != null)
                .filter(profile -> {
                    var root = page.selectFirst(profile.root());
                    return root != null && root.hasText();
                })
                .findFirst();
    }

    private static List<Element> outermost(List<Element> found) {
        var outer = new ArrayList<Element>();
        // In document order, so that an ancestor comes before its descendants.
        for (var element : found) {
            if (outer.isEmpty() || !element.parents().contains(outer.getLast())) {
                outer.add(element);
            }
        }
        return outer;
    }
}
