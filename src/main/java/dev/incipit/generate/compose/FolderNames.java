package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LabelWords;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.PathWords;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What the site calls its folders. */
final class FolderNames {
    private static final int ASCII_MAX = 0x7f;
    private static final int MENU_CHARACTERS_MAX = 40;

    /** A page beside a folder with fewer links mentions what lies in it. */
    private static final int LISTED_MIN = 3;

    /** A list says so many words of each entry at most. */
    private static final int LINE_WORDS = 40;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final Predicate<String> isTelling;
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, String> labels = new HashMap<>();
    private final Map<String, Optional<String>> listNames = new HashMap<>();
    private final Set<String> spoken = new HashSet<>();
    private final SectionNames own;

    /**
     * Reads the names of a site's folders.
     *
     * @param isTelling whether the label of a menu describes what is below it
     */
    FolderNames(
            SitePages pages, SiteNavigation navigation, PageKinds kinds, Titles titles, Predicate<String> isTelling) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.isTelling = isTelling;
        this.own = SectionNames.of(pages);
        for (var page : pages.all()) {
            var key = key(pages.segments(page));
            names.putIfAbsent(key, titles.of(page));
            navigation.label(page).ifPresent(label -> labels.putIfAbsent(key, label));
        }
    }

    /**
     * The name of a folder: what menus call its head page, or that page's title, or that of its only subfolder's; otherwise as a
     * manual's; otherwise that of the page that lists what is in it; otherwise by its path, if the site's headings, titles or links
     * have its words and software does not call any folder so.
     */
    Optional<String> of(List<String> folder) {
        return menuLabel(folder)
                .or(() -> Optional.ofNullable(names.get(key(folder))))
                .or(() -> onlyFolderIn(folder).map(only -> names.get(key(only))))
                .filter(name -> name.length() <= LabelText.CHARACTERS_MAX)
                .or(() -> PageKind.ofLabel(folder.getLast())
                        .filter(PageKind::isOfManual)
                        .map(own::of))
                .or(() -> listNames.computeIfAbsent(key(folder), this::listName))
                .or(() -> Optional.of(folder.getLast())
                        .filter(LabelWords::nameFolder)
                        .map(FolderNames::humanize)
                        .filter(this::isSpoken));
    }

    /** Whether people read each word of a name on the site, in the singular or plural: a path may have those of machines. */
    private boolean isSpoken(String name) {
        if (spoken.isEmpty()) {
            pages.all().stream()
                    .map(CrawledPage::page)
                    .flatMap(page -> Stream.of(
                                    Stream.of(page.metadata().title()),
                                    page.headings().stream().map(Page.Heading::text),
                                    page.links().stream().map(PageLink::anchorText))
                            .flatMap(texts -> texts))
                    .distinct()
                    .forEach(text -> spoken.addAll(TextKey.words(text)));
        }
        return TextKey.words(name).stream()
                // A path in another script was written by people.
                .allMatch(word -> word.codePoints().anyMatch(sign -> sign > ASCII_MAX)
                        || spoken.contains(word)
                        || spoken.contains(word + "s")
                        || (word.endsWith("s") && spoken.contains(word.substring(0, word.length() - 1))));
    }

    /** The name of the page in the home page's menu or beside a folder that lists it: its text links to half of what lies there, and to no more besides. */
    private Optional<String> listName(String folder) {
        var below = new HashSet<WebUrl>();
        pages.all().stream()
                .filter(page -> key(pages.segments(page)).startsWith(folder + "/"))
                .forEach(page -> below.add(page.url()));
        return pages.all().stream()
                .filter(page -> !pages.isHome(page) && !below.contains(page.url()))
                .filter(page -> navigation.isHead(page) || isBeside(folder, page))
                .filter(page -> kinds.of(page).listed())
                .filter(page -> isListOf(below, page))
                .findFirst()
                .map(page -> navigation.label(page).orElseGet(() -> names.get(key(pages.segments(page)))))
                .filter(name -> name.length() <= LabelText.CHARACTERS_MAX)
                .map(Words::capitalized);
    }

    private boolean isBeside(String folder, CrawledPage page) {
        return parentOf(folder).equals(parentOf(key(pages.segments(page))));
    }

    private static String parentOf(String key) {
        return key.substring(0, Math.max(0, key.lastIndexOf('/')));
    }

    private boolean isListOf(Set<WebUrl> some, CrawledPage page) {
        var linked = pages.linkedInText(page);
        long listed = linked.stream().filter(some::contains).count();
        boolean list = navigation.isHead(page) || (listed >= LISTED_MIN && pages.words(page) <= LINE_WORDS * listed);
        return list && listed * 2 >= some.size() && listed * 2 >= linked.size();
    }

    private Optional<String> menuLabel(List<String> folder) {
        return Optional.ofNullable(labels.get(key(folder)))
                .filter(label -> label.length() <= MENU_CHARACTERS_MAX && isTelling.test(label))
                .map(LabelText::clean)
                .map(Words::capitalized);
    }

    private Optional<List<String>> onlyFolderIn(List<String> folder) {
        var below = pages.all().stream()
                .map(page -> pages.segments(page))
                .filter(segments -> segments.size() > folder.size()
                        && segments.subList(0, folder.size()).equals(folder))
                .map(segments -> segments.subList(0, folder.size() + 1))
                .distinct()
                .limit(2)
                .toList();
        return Optional.of(below).filter(some -> some.size() == 1).map(List::getFirst);
    }

    static String key(List<String> segments) {
        return PathWords.withoutEnding(String.join("/", segments).toLowerCase(Locale.ROOT));
    }

    private static String humanize(String segment) {
        return Words.capitalized(segment.replaceAll("[-_.]+", " ").strip());
    }
}
