package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;

/** Recognises pages that show a file of source code, as references do behind each of their entries. */
final class SourceListings {
    private static final Set<String> FOLDERS = Words.table("src source sources src-html _modules source-code");
    private static final String FENCE = "```";

    /** Code to other text, in characters. */
    private static final int TIMES = 8;

    private SourceListings() {}

    /** Whether a page below such a folder has next to nothing but code. */
    static boolean isOne(CrawledPage page, List<String> segments) {
        if (segments.stream().noneMatch(FOLDERS::contains)) {
            return false;
        }
        long code = 0;
        long text = 0;
        boolean inside = false;
        for (var line : (Iterable<String>) page.markdown().lines()::iterator) {
            if (line.startsWith(FENCE)) {
                inside = !inside;
            } else if (inside) {
                code += line.length();
            } else {
                text += line.length();
            }
        }
        return code > TIMES * text;
    }
}
