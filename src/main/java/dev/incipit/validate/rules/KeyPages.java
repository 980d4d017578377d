package dev.incipit.validate.rules;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.text.PageWords;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** Checks whether the pages that agents look for first are listed, by a word in a section name, a link name or a path. */
final class KeyPages {
    private static final int GROUPS_MIN = 2;

    /** The five kinds of page (checks.md, key-pages). */
    private enum Group {
        START("start/guide", PageWords.START),
        DOCS("docs/API/reference", PageWords.MANUAL, PageWords.REFERENCE),
        PRODUCT("product/pricing/services", PageWords.PRODUCT),
        CONTACT("contact/support/about", PageWords.COMPANY, PageWords.HELP),
        NEWS("news/changelog/blog", PageWords.NEWS, PageWords.RELEASES, PageWords.PRESS);

        private final String title;

        @SuppressWarnings("ImmutableEnumChecker") // made by List.of
        private final List<PageWords> rows;

        Group(String title, PageWords... rows) {
            this.title = title;
            this.rows = List.of(rows);
        }
    }

    private static final Map<PageWords, Group> GROUPS = new EnumMap<>(PageWords.class);

    static {
        for (var group : Group.values()) {
            group.rows.forEach(row -> GROUPS.put(row, group));
        }
    }

    private final EnumSet<Group> found = EnumSet.noneOf(Group.class);

    private KeyPages() {}

    static Finding keyPages(LintContext context) {
        var file = context.file();
        var pages = new KeyPages();
        pages.read(file);
        if (pages.enough()) {
            return Finding.pass("Key pages are listed.");
        }
        if (!file.hasLinks()) {
            return Finding.see(Status.WARNING, Cause.LINKS);
        }
        var missing = new ArrayList<String>();
        EnumSet.complementOf(pages.found).forEach(group -> missing.add(group.title));
        var last = missing.removeLast();
        return Finding.warning("Neither " + String.join(", ", missing) + " nor " + last
                + " pages are linked; agents look for these first. Link two kinds at least.");
    }

    /** Whether enough of them are listed by these files together. */
    static boolean areIn(List<LintedFile> files) {
        var pages = new KeyPages();
        files.forEach(pages::read);
        return pages.enough();
    }

    private void read(LintedFile file) {
        file.sections().forEach(section -> read(section.name()));
        file.entries().forEach(this::read);
        file.outline().looseEntries().forEach(this::read);
        for (var line : file.outline().preamble()) {
            if (line.isProse()) {
                InlineLinks.in(line.text(), line.plain()).forEach(link -> read(link.name()));
            }
        }
        file.addresses().forEach(target -> read(target.path()));
    }

    private void read(Entry entry) {
        entry.link().ifPresent(link -> read(link.name()));
        entry.meant().ifPresent(link -> read(link.name()));
    }

    private boolean enough() {
        return found.size() >= GROUPS_MIN;
    }

    /** Looks for words of the groups until enough are found. */
    private void read(String text) {
        int at = 0;
        while (at < text.length() && !enough()) {
            int end = CharacterRuns.end(text, at, Character::isLetterOrDigit);
            if (end > at) {
                for (var row : PageWords.ofWord(text.substring(at, end))) {
                    if (GROUPS.containsKey(row)) {
                        found.add(GROUPS.get(row));
                    }
                }
            }
            at = end + 1;
        }
    }
}
