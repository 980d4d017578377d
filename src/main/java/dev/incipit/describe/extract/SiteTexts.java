package dev.incipit.describe.extract;

import dev.incipit.html.Page;
import java.util.List;

/**
 * What the texts of a site's pages say about each other: what they share, what is rare, and how one introduces another.
 *
 * @param repeats what pages share
 * @param words of each page, and how rare they are
 * @param machine lines that a program wrote
 * @param shared sentences of several pages
 * @param oneLiners what pages say of each other
 * @param lowercase the names in lower case with which sentences begin
 */
public record SiteTexts(
        SiteRepeats repeats,
        SiteWords words,
        MachineLines machine,
        SharedSentences shared,
        OneLiners oneLiners,
        LowercaseNames lowercase) {
    public SiteTexts(List<Page> all) {
        this(all, new SiteWords(all));
    }

    private SiteTexts(List<Page> all, SiteWords words) {
        this(
                new SiteRepeats(all),
                words,
                new MachineLines(all, words),
                new SharedSentences(all, words),
                new OneLiners(all, words),
                new LowercaseNames(all));
    }

    /** Whether a page's description is only the texts of several of its blocks or entries, one behind the other. */
    public boolean isGlued(String description, Page page) {
        var passages = words.passages(page);
        return GluedTexts.are(description, passages)
                || GluedTexts.areEntries(description, passages)
                || GluedTexts.areCopies(description, passages);
    }
}
