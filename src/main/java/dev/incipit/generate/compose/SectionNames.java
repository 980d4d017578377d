package dev.incipit.generate.compose;

import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.text.Counts;
import dev.incipit.text.PageWords;
import dev.incipit.text.PhraseTable;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The program's own names of sections, in the languages of decisions §5; in English for all others. */
final class SectionNames {
    private static final List<PageKind> KINDS =
            Stream.of(PageKind.values()).filter(PageKind::listed).toList();

    /**
     * In the order of {@link #KINDS}; behind them what the other languages are called, the news of a site that has only articles,
     * and the documentation of a shop.
     */
    private static final Map<String, List<String>> NAMES =
            ShippedTables.of(SectionNames.class).all(PhraseTable::phrases);

    /** Folders of articles, which may be news or not. */
    private static final Set<String> BLOGS =
            Words.table("blog blogs articles posts journal articoli блог مدونة المدونة 文章 ブログ 博客 블로그");

    /** Three of five. */
    private static final int MOST = 3;

    private static final int MOST_OF = 5;

    private final Map<PageKind, String> names = new EnumMap<>(PageKind.class);
    private final String otherLanguages;

    private SectionNames(String language, boolean news, boolean shop) {
        for (var kind : PageKind.values()) {
            names.put(kind, kind.label());
        }
        var own = NAMES.getOrDefault(language, List.of());
        for (int i = 0; i < Math.min(own.size(), KINDS.size()); i++) {
            names.put(KINDS.get(i), own.get(i));
        }
        if (!news) {
            names.put(PageKind.NEWS, own.isEmpty() ? "Articles" : own.get(KINDS.size() + 1));
        }
        if (shop) {
            names.put(PageKind.DOCUMENTATION, own.isEmpty() ? "Help" : own.getLast());
        }
        otherLanguages = own.isEmpty() ? "Other languages" : own.get(KINDS.size());
    }

    /** What stands before the names of the site's other languages. */
    String otherLanguages() {
        return otherLanguages;
    }

    /**
     * Returns the names in the language of most pages' texts; in that of the home page if the pages are of several, as a manual is
     * of which a part is translated.
     */
    static SectionNames of(SitePages pages) {
        return new SectionNames(language(pages), hasNews(pages), pages.areOfShop());
    }

    private static String language(SitePages pages) {
        var votes = Counts.of(
                pages.all().stream().map(page -> page.page().language().getLanguage()));
        return votes.entrySet().stream()
                .filter(vote -> vote.getValue() * MOST_OF > pages.count() * MOST)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> pages.home()
                        .metadata()
                        .language()
                        .map(Locale::forLanguageTag)
                        .orElseGet(() -> pages.home().page().language())
                        .getLanguage());
    }

    /** Whether an address says that there are news or events: a diary's and a kitchen's posts are neither. */
    private static boolean hasNews(SitePages pages) {
        return pages.all().stream()
                .flatMap(page -> pages.segments(page).stream())
                .filter(segment -> !BLOGS.contains(PageWords.plain(segment)))
                .flatMap(segment -> PageWords.ofName(segment).stream())
                .anyMatch(row -> row == PageWords.NEWS || row == PageWords.EVENTS);
    }

    String of(PageKind kind) {
        return names.get(kind);
    }

    /** Whether the label is one of the program's own names. */
    boolean has(String label) {
        return names.containsValue(label);
    }
}
