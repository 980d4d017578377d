package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.Categories;
import dev.incipit.generate.survey.LabelWords;
import dev.incipit.generate.survey.PageKind;
import dev.incipit.generate.survey.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The site's own labels for the sections of its pages: by the groups of its menus if it has any, otherwise by folders. */
final class Labels {
    private static final int FOLDERS_MAX = 8;
    private static final double SHARED_BY = 0.9;
    private static final int CHARACTERS_MAX = 60;
    private static final int LATIN_MAX = 0x7f;
    private static final int MENU_CHARACTERS_MAX = 40;

    private static final Pattern EVERYTHING =
            Pattern.compile("(?i)(all|alle|tous|toutes|todos|todas|tutti|tutte)\\s|(overview|übersicht|help)$");

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final Titles titles;
    private final Categories categories;
    private final Map<String, String> folderNames = new HashMap<>();
    private final Map<String, String> folderLabels = new HashMap<>();
    private final Map<String, Optional<String>> listNames = new HashMap<>();
    private final Set<String> spoken = new HashSet<>();
    private final SectionNames own;
    private final int sharedFolders;
    private final Quotable quotable;

    /** Labels for {@code listed}, the pages to be distinguished. */
    Labels(SitePages pages, SiteNavigation navigation, PageKinds kinds, Titles titles, List<CrawledPage> listed) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.titles = titles;
        this.categories = new Categories(pages);
        this.own = SectionNames.of(pages);
        this.quotable = new Quotable(pages.home().page());
        this.sharedFolders = sharedFolders(listed);
        for (var page : pages.all()) {
            var key = folderKey(pages.segments(page.url()));
            folderNames.putIfAbsent(key, titles.of(page.page()));
            navigation.label(page).ifPresent(label -> folderLabels.putIfAbsent(key, label));
        }
    }

    /** The label at the given depth of the site's own tree, 0 for the outermost; empty if there is none. */
    String of(CrawledPage page, int depth) {
        if (pages.isHome(page)) {
            return "";
        }
        var category = categories.of(page).filter(this::isTelling);
        if (category.isPresent()
                && !navigation.isHead(page)
                && (kinds.of(page) == PageKind.NEWS || isInPartOfMenu(page))) {
            return depth == 0 ? clean(capitalized(category.get())) : "";
        }
        var trail = navigation.trail(page);
        if (!trail.isEmpty()) {
            return depth < trail.size() && isTelling(trail.get(depth)) ? clean(named(trail.get(depth))) : "";
        }
        var foot = navigation.footLabel(page).filter(this::isTelling);
        if (navigation.isGrouped() && navigation.shownOn(page) > 0) {
            return depth == 0 ? headedFolder(page) : "";
        }
        if (foot.isPresent()) {
            return depth == 0 ? clean(foot.get()) : "";
        }
        var segments = pages.segments(page.url());
        var at = depth + sharedFolders;
        return at < segments.size() - 1
                ? folderName(segments.subList(0, at + 1))
                        .filter(this::isTelling)
                        .orElse("")
                : "";
    }

    /** Whether the home page's menu shows the page's category. */
    private boolean isInPartOfMenu(CrawledPage page) {
        return kinds.of(page) == PageKind.GENERAL
                && categories
                        .list(page)
                        .flatMap(pages::at)
                        .filter(navigation::isHead)
                        .isPresent();
    }

    /** Replaces a breadcrumb such as "all collections" by the title of its page. */
    private String named(String label) {
        return EVERYTHING.matcher(label).lookingAt()
                ? navigation
                        .headOf(label)
                        .map(CrawledPage::page)
                        .map(titles::of)
                        .orElse(label)
                : label;
    }

    boolean heads(CrawledPage page, String label) {
        var key = TextKey.of(label);
        return key.equals(TextKey.of(titles.of(page.page())))
                || navigation.label(page).map(TextKey::of).filter(key::equals).isPresent();
    }

    /** A page outside of the groups of a menu belongs to its folder if the menu shows the folder's head page too. */
    private String headedFolder(CrawledPage page) {
        var segments = pages.segments(page.url());
        if (segments.size() < 2 + sharedFolders) {
            return "";
        }
        var folder = segments.subList(0, segments.size() - 1);
        return pages.all().stream()
                .filter(head -> !pages.isHome(head) && navigation.shownOn(head) > 0)
                .filter(head -> folderKey(pages.segments(head.url())).equals(folderKey(folder)))
                .findFirst()
                .flatMap(head -> folderName(folder))
                .orElse("");
    }

    /** The number of leading folders that nearly all pages share, and that therefore distinguish nothing. */
    private int sharedFolders(List<CrawledPage> listed) {
        var below = listed.stream().filter(page -> !pages.isHome(page)).count();
        for (int depth = 0; depth < FOLDERS_MAX; depth++) {
            var counts = new HashMap<String, Integer>();
            for (var page : listed) {
                var segments = pages.segments(page.url());
                if (segments.size() > depth) {
                    counts.merge(segments.get(depth), 1, Integer::sum);
                }
            }
            var most =
                    counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
            if (most < SHARED_BY * below) {
                return depth;
            }
        }
        return FOLDERS_MAX;
    }

    /**
     * The name of a folder: what menus call its head page, or that page's title, or that of its only subfolder's; otherwise as a
     * manual's; otherwise by its path, if the site's headings, titles or links have its words and software does not call any folder so.
     */
    private Optional<String> folderName(List<String> folder) {
        return folderLabel(folder)
                .or(() -> Optional.ofNullable(folderNames.get(folderKey(folder))))
                .or(() -> onlyFolderIn(folder).map(only -> folderNames.get(folderKey(only))))
                .filter(name -> name.length() <= CHARACTERS_MAX)
                .or(() -> PageKind.ofLabel(folder.getLast())
                        .filter(kind -> kind == PageKind.DOCUMENTATION || kind == PageKind.REFERENCE)
                        .map(own::of))
                .or(() -> Optional.of(folder.getLast())
                        .filter(LabelWords::nameFolder)
                        .map(Labels::humanize)
                        .filter(this::isSpoken))
                .or(() -> listNames.computeIfAbsent(folderKey(folder), this::listName));
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
                    .forEach(text -> spoken.addAll(List.of(TextKey.of(text).split(" "))));
        }
        return Stream.of(TextKey.of(name).split(" "))
                // A path in another script was written by people.
                .allMatch(word -> word.codePoints().anyMatch(sign -> sign > LATIN_MAX)
                        || spoken.contains(word)
                        || spoken.contains(word + "s")
                        || (word.endsWith("s") && spoken.contains(word.substring(0, word.length() - 1))));
    }

    /** The name of the page in the home page's menu whose text links to at least half of what lies in a folder. */
    private Optional<String> listName(String folderKey) {
        var below = new HashSet<WebUrl>();
        pages.all().stream()
                .filter(page -> folderKey(pages.segments(page.url())).startsWith(folderKey + "/"))
                .forEach(page -> below.add(page.url()));
        return pages.all().stream()
                .filter(page -> !pages.isHome(page) && navigation.isHead(page) && !below.contains(page.url()))
                .filter(page -> kinds.of(page).listed())
                .filter(page -> pages.linkedInText(page).stream()
                                        .filter(below::contains)
                                        .count()
                                * 2
                        >= below.size())
                .findFirst()
                .flatMap(page -> navigation.label(page))
                .map(Labels::capitalized);
    }

    private Optional<String> folderLabel(List<String> folder) {
        return Optional.ofNullable(folderLabels.get(folderKey(folder)))
                .filter(label -> label.length() <= MENU_CHARACTERS_MAX && isTelling(label))
                .map(Labels::clean)
                .map(Labels::capitalized);
    }

    private Optional<List<String>> onlyFolderIn(List<String> folder) {
        var below = pages.all().stream()
                .map(page -> pages.segments(page.url()))
                .filter(segments -> segments.size() > folder.size()
                        && segments.subList(0, folder.size()).equals(folder))
                .map(segments -> segments.subList(0, folder.size() + 1))
                .distinct()
                .limit(2)
                .toList();
        return Optional.of(below).filter(some -> some.size() == 1).map(List::getFirst);
    }

    /** Whether a label describes what is below it, and is not an order to a model (hostile row 27). */
    private boolean isTelling(String label) {
        return LabelWords.areTelling(clean(label)) && quotable.is(clean(label));
    }

    private static String folderKey(List<String> segments) {
        return String.join("/", segments).toLowerCase(Locale.ROOT).replaceAll("\\.[a-z]{2,5}$", "");
    }

    private static String humanize(String segment) {
        var words = segment.replaceAll("[-_.]+", " ").strip();
        return capitalized(words);
    }

    private static String capitalized(String words) {
        return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private static String clean(String label) {
        var line = label.replaceAll("[\\s\\p{Cntrl}]+", " ")
                .replaceFirst("^[^\\p{L}\\p{N}\"'«“‘(\\[.@#$]+", "")
                // A menu has a short form for small screens before the long one: "Doc Documentation".
                .replaceFirst("^(?iu)(\\p{L}{2,20}) (\\1\\p{L}{1,30})$", "$2")
                .strip();
        return line.length() <= CHARACTERS_MAX
                ? line
                : line.substring(0, CHARACTERS_MAX).strip() + "…";
    }
}
