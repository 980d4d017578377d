package dev.incipit.describe.extract;

import dev.incipit.html.Page;
import java.util.List;

/** What the texts of a site's pages say about each other: what they share, what is rare, and how one introduces another. */
public final class SiteTexts {
    private final SiteRepeats repeats;
    private final SiteWords words;
    private final MachineLines machine;
    private final SharedSentences shared;
    private final OneLiners oneLiners;
    private final LowercaseNames lowercase;

    public SiteTexts(List<Page> all) {
        repeats = new SiteRepeats(all);
        words = new SiteWords(all);
        machine = new MachineLines(all, words);
        shared = new SharedSentences(all, words);
        oneLiners = new OneLiners(all, words);
        lowercase = new LowercaseNames(all);
    }

    /** What pages share. */
    public SiteRepeats repeats() {
        return repeats;
    }

    /** Whether a page's description is only the texts of several of its blocks or entries, one behind the other. */
    public boolean isGlued(String description, Page page) {
        var passages = words.passages(page);
        return GluedTexts.are(description, passages) || GluedTexts.areEntries(description, passages);
    }

    SiteWords words() {
        return words;
    }

    MachineLines machine() {
        return machine;
    }

    SharedSentences shared() {
        return shared;
    }

    OneLiners oneLiners() {
        return oneLiners;
    }

    LowercaseNames lowercase() {
        return lowercase;
    }
}
