package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.kind.CatalogueLists;
import dev.incipit.generate.kind.Categories;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LabelWords;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.text.Counts;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The site's own labels for the sections of its pages: by the groups of its menus if it has any, otherwise by folders. */
final class Labels {
    private static final int FOLDERS_MAX = 8;

    /** A longer title names no section. */
    private static final int NAME_MAX = 40;

    private static final double SHARED_BY = 0.9;

    /** A menu stands on more than one page in so many. */
    private static final int FEW_BOXES = 20;

    private static final Pattern EVERYTHING =
            Pattern.compile("(?i)(all|alle|tous|toutes|todos|todas|tutti|tutte)\\s|(overview|übersicht|help)$");

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final Titles titles;
    private final Categories categories;
    private final CatalogueLists catalogue;
    private final FolderNames folders;
    private final int sharedFolders;
    private final Quotable quotable;

    /** Labels for {@code listed}, the pages to be distinguished. */
    Labels(SitePages pages, SiteNavigation navigation, PageKinds kinds, Titles titles, List<CrawledPage> listed) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.titles = titles;
        this.categories = new Categories(pages);
        this.catalogue = new CatalogueLists(pages, navigation, kinds, listed);
        this.quotable = new Quotable(pages.home().page());
        this.sharedFolders = sharedFolders(listed);
        this.folders = new FolderNames(pages, navigation, kinds, titles, this::isTelling);
    }

    /** The label at the given depth of the site's own tree, 0 for the outermost; empty if there is none. */
    String of(CrawledPage page, int depth) {
        if (pages.isHome(page)) {
            return "";
        }
        var collection = collection(page);
        if (collection.isPresent()) {
            return depth == 0 ? collection.get() : "";
        }
        var trail = isInFewBoxes(page) && !headedFolder(page).isEmpty() ? List.<String>of() : navigation.trail(page);
        if (depth < trail.size() && isTelling(trail.get(depth))) {
            return LabelText.clean(named(trail.get(depth)));
        }
        if (!trail.isEmpty() || (navigation.isGrouped() && navigation.shownOn(page) > 0)) {
            return depth == 0 ? headedFolder(page) : "";
        }
        var foot = navigation.footLabel(page).filter(this::isTelling);
        if (foot.isPresent()) {
            return depth == 0 ? LabelText.clean(foot.get()) : "";
        }
        var segments = pages.segments(page);
        var at = depth + sharedFolders;
        return at < segments.size() - 1
                ? folders.of(segments.subList(0, at + 1))
                        .filter(this::isTelling)
                        .orElse("")
                : "";
    }

    /** Returns the name of the category or the shop's list that the page is in; none for a page that the menu shows as a head. */
    private Optional<String> collection(CrawledPage page) {
        if (navigation.isHead(page)) {
            return Optional.empty();
        }
        return categories
                .ofWiki(page)
                .filter(this::isTelling)
                .or(() -> categories
                        .of(page)
                        .filter(this::isTelling)
                        .filter(_ -> kinds.of(page) == PageKind.NEWS || isInPartOfMenu(page)))
                .map(Words::capitalized)
                .map(LabelText::clean)
                .or(() -> catalogue.of(page).flatMap(this::name));
    }

    /** Whether only a box beside few pages names it, as "Contact" beside a town's services: no menu of the site. */
    private boolean isInFewBoxes(CrawledPage page) {
        return navigation.trail(page).size() == 1 && navigation.shownOn(page) * FEW_BOXES < pages.count();
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

    /** Replaces a breadcrumb such as "all collections", or one in small letters that titles or menus write otherwise. */
    private String named(String label) {
        boolean everything = EVERYTHING.matcher(label).lookingAt();
        if (!everything && !label.equals(label.toLowerCase(Locale.ROOT))) {
            return label;
        }
        return navigation
                .headOf(label)
                .flatMap(head -> Stream.concat(Stream.of(titles.of(head)), navigation.label(head).stream())
                        .filter(name -> everything || name.equalsIgnoreCase(label))
                        .findFirst())
                .orElse(label);
    }

    /** Returns the name of a page that can stand above others. */
    Optional<String> name(CrawledPage page) {
        return Optional.of(titles.of(page))
                .filter(title -> title.length() <= NAME_MAX && isTelling(title))
                .map(LabelText::clean);
    }

    /** Returns what menus call a page, if that can stand above others. */
    Optional<String> ofMenu(CrawledPage page) {
        return navigation.label(page).map(LabelText::clean).filter(this::isTelling);
    }

    boolean heads(CrawledPage page, String label) {
        var key = TextKey.of(label);
        var title = titles.of(page);
        return key.equals(TextKey.of(title))
                || key.equals(TextKey.of(LabelText.clean(title)))
                || navigation
                        .label(page)
                        .map(LabelText::clean)
                        .map(TextKey::of)
                        .filter(key::equals)
                        .isPresent();
    }

    /** A page outside of the groups of a menu belongs to its folder if the menu shows the folder's head page too. */
    private String headedFolder(CrawledPage page) {
        var segments = pages.segments(page);
        if (segments.size() < 2 + sharedFolders) {
            return "";
        }
        var folder = segments.subList(0, segments.size() - 1);
        return pages.all().stream()
                .filter(head -> !pages.isHome(head) && navigation.shownOn(head) > 0)
                .filter(head -> FolderNames.key(pages.segments(head)).equals(FolderNames.key(folder)))
                .findFirst()
                .flatMap(head -> folders.of(folder))
                .filter(this::isTelling)
                .orElse("");
    }

    /** The number of leading folders that nearly all pages share, and that therefore distinguish nothing. */
    private int sharedFolders(List<CrawledPage> listed) {
        var below = listed.stream().filter(page -> !pages.isHome(page)).count();
        for (int depth = 0; depth < FOLDERS_MAX; depth++) {
            int level = depth;
            var folders = listed.stream()
                    .flatMap(page -> pages.segments(page).stream().skip(level).limit(1));
            int most = Counts.of(folders).values().stream()
                    .mapToInt(Integer::intValue)
                    .max()
                    .orElse(0);
            if (most < SHARED_BY * below) {
                return depth;
            }
        }
        return FOLDERS_MAX;
    }

    /** Whether a label describes what is below it, and is not an order to a model (hostile row 27). */
    boolean isTelling(String label) {
        return LabelWords.areTelling(LabelText.clean(label)) && quotable.is(LabelText.clean(label));
    }
}
