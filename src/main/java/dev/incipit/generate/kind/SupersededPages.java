package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.generate.title.HomeWords;
import dev.incipit.html.PageLink;
import dev.incipit.text.ShippedTables;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Recognises pages that another one has replaced: "Uniform (old)", "This plan is no longer valid.", the copy of a page. */
final class SupersededPages {
    private static final ShippedTables TABLES = ShippedTables.of(SupersededPages.class);

    private static final int WORDS_MAX = 250;

    private static final int OLD_SHARE = 3;

    /** Where a page says that it does not hold any more. */
    private static final int BEGINNING = 600;

    /** At the end of a title, in brackets. */
    private static final Pattern OLD =
            Pattern.compile("(?iu)[\\[(（【]\\s*(?:" + TABLES.any("old") + ")\\s*[\\])）】]\\s*(?:$|[|–—-]\\s)");

    /** What holds for a year and for no longer; reports and editions stay. */
    private static final Set<String> EXPIRING = TABLES.words("expiring");

    /** The page for the year before may still be needed. */
    private static final int YEARS_APART = 2;

    private static final Pattern YEAR =
            Pattern.compile("\\s((?:19|20)\\d\\d)(?:\\s?[/–-]\\s?(?:(?:19|20)\\d\\d|\\d\\d))?\\s*$");

    /** What the last part of the address of a copied page, or of one that was kept, has beside the name. */
    private static final Pattern COPY_OF = Pattern.compile(
            "(?iu)^(?:copy of|kopie v[oa]n|copie d[eu]|copia d[ei]|cópia d[eo]|kopia|kopi a[vf]|kopie) (?=\\S)");

    private static final Pattern COPY = Pattern.compile(
            "^(?:copy[-_]of|kopie[-_]von|copie[-_]de|c[oó]pia[-_]d[eio]|kopie[-_]van)[-_]"
                    + "|(?<!year)[-_ ](?:(?:copy|kopie|copie|copia|kopia)(?:[-_ ]\\d{1,2})?|old|backup|alt|oud|ancien(?:ne)?|antigu[oa]|vecchi[oa]|antig[oa]|star[aey])(?=$|\\.html?$)");

    /** The address that builders of sites give to a further draft of the home page. */
    private static final Pattern SECOND_HOME =
            Pattern.compile("(?:home(?:page)?|startseite|accueil|inicio)[-_]?\\d{1,2}(?:\\.html?)?"
                    + "|old[-_]?home(?:page)?(?:\\.html?)?");

    /** Behind the name of a copied page: "Volunteers – kopia". */
    private static final Pattern COPIED =
            Pattern.compile("(?iu)\\s[-–—(]\\s?(?:copy|kopie|copie|copia|cópia|kopia|kopi)(?: ?\\d{1,2})?\\)?\\s*$");

    /** What stands above a text that does not hold any more; of a method, "is obsolete" is what its page tells. */
    private static final Pattern INVALID = Pattern.compile(
            "(?imu)(?:^[>*_# ]{0,6}|[.!?] (?=[^,\\n]{1,80}[.!]))(?:" + TABLES.any("invalid") + ")(?!\\p{L})");

    /** What the front page of an old manual says of all its pages. */
    private static final Pattern NEWER =
            Pattern.compile("(?imu)(?:^[>*_# ]{0,6}|[.!?] )(?:" + TABLES.any("newer") + ")");

    /** The second page of a name, as WordPress numbers them. */
    private static final Pattern SECOND = Pattern.compile("(.+)-2(\\.html?)?");

    /** The folder in which Drupal numbers pages that have no address of their own. */
    private static final String NODE = "node";

    private static final Pattern DIGITS = Pattern.compile("\\d{1,9}");

    private static final Pattern FRONT = Pattern.compile("/(?:index\\.\\w{3,5})?$");

    private final Set<String> addresses = new HashSet<>();
    private final Set<String> names = new HashSet<>();

    /** The names of the pages whose addresses do not call them copies. */
    private final Set<String> originals;

    /** The pages with the name or address of another and a number behind its address, to which none leads: copies that nobody shows. */
    private final Set<WebUrl> seconds;

    /** The folders whose front page says that a newer version is elsewhere. */
    private final Set<List<String>> folders = new HashSet<>();

    /** The pages beside one of the same name for a later year: "Timetable 2023". */
    private final Set<WebUrl> ofEarlierYear;

    private final SitePages pages;

    SupersededPages(SitePages pages) {
        this.pages = pages;
        for (var page : pages.all()) {
            addresses.add(pages.path(page));
            page.metadata().names().map(TextKey::of).forEach(names::add);
            if (says(NEWER, page) && FRONT.matcher(page.url().path()).find()) {
                folders.add(pages.segments(page));
            }
        }
        originals = pages.all().stream()
                .filter(page -> !COPY.matcher(pages.name(page)).find())
                .map(page -> TextKey.of(page.metadata().name()))
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
        seconds = seconds(pages);
        ofEarlierYear = ofEarlierYear(pages);
        folders.remove(List.of());
        // On an old manual by itself every page says so.
        if (says(NEWER, pages.home()) || folders.size() * OLD_SHARE > pages.count()) {
            folders.clear();
        }
    }

    boolean has(CrawledPage page) {
        return page.metadata().names().anyMatch(name -> isOld(name) || isCopyOfAnother(name, page))
                || isCopy(page)
                || seconds.contains(page.url())
                || ofEarlierYear.contains(page.url())
                || says(INVALID, page)
                || says(INVALID, pages.unframed(page))
                || isInOldFolder(page);
    }

    /** Whether a page lies directly in such a folder; a folder below it may have the newer edition. */
    private boolean isInOldFolder(CrawledPage page) {
        boolean front = FRONT.matcher(page.url().path()).find();
        var segments = pages.segments(page);
        return folders.contains(front || segments.isEmpty() ? segments : segments.subList(0, segments.size() - 1));
    }

    /**
     * Whether another page has the name without the brackets, or without the year before them, or it is one of front pages: "Egypt
     * (antiguo)" alone is a name.
     */
    private boolean isOld(String name) {
        var old = OLD.matcher(name);
        if (!old.find()) {
            return false;
        }
        var current = name.substring(0, old.start());
        return !current.isBlank() && isNamed(current);
    }

    /** Whether another page has the name without "copy of", and the page no heading of its own instead of it. */
    private boolean isCopyOfAnother(String name, CrawledPage page) {
        var copy = COPY_OF.matcher(name);
        if (!copy.find()) {
            return false;
        }
        var original = TextKey.of(name.substring(copy.end()));
        return names.contains(original)
                && page.metadata()
                        .heading()
                        .map(TextKey::of)
                        .filter(heading -> !heading.contains(original))
                        .isEmpty();
    }

    private boolean isNamed(String current) {
        return names.contains(TextKey.of(current))
                || HomeWords.are(current)
                || names.contains(TextKey.of(YEAR.matcher(current).replaceFirst("")));
    }

    /** Whether the page that was copied is there, by its address or name: "copia-de-seguridad" is a backup. */
    private boolean isCopy(CrawledPage page) {
        var original = new ArrayList<>(pages.segments(page));
        if (original.isEmpty()) {
            return false;
        }
        var copy = COPY.matcher(original.removeLast());
        if (!copy.find()) {
            return false;
        }
        original.add(copy.replaceFirst(""));
        return addresses.contains(String.join("/", original))
                || isNamedLikeAnother(page.metadata().name(), copy.group())
                || isNamedAsCopy(page.metadata().name());
    }

    private boolean isNamedAsCopy(String name) {
        var mark = COPIED.matcher(name);
        return mark.find() && names.contains(TextKey.of(name.substring(0, mark.start())));
    }

    /** Whether another page has the name, and this one does not tell of what its address says: "Backup" at {@code /server-backup}. */
    private boolean isNamedLikeAnother(String name, String mark) {
        var key = TextKey.of(name);
        return originals.contains(key) && TextKey.words(mark).stream().noneMatch(TextKey.words(name)::contains);
    }

    private static Set<WebUrl> seconds(SitePages pages) {
        var named = new HashMap<String, Set<String>>();
        var aliased = new HashSet<String>();
        for (var page : pages.all()) {
            var name = TextKey.of(page.metadata().name());
            named.computeIfAbsent(name, _ -> new HashSet<>()).add(pages.path(page));
            if (!isNode(pages.segments(page))) {
                aliased.add(name);
            }
        }
        var seconds = new HashSet<WebUrl>();
        for (var page : pages.all()) {
            var name = TextKey.of(page.metadata().name());
            boolean second = isNode(pages.segments(page))
                    ? aliased.contains(name)
                    : isSecondHome(pages.segments(page))
                            || first(pages.path(page))
                                    .filter(named.get(name)::contains)
                                    .isPresent();
            // Of two posts of one name the second is the newer one.
            if (second && !name.isEmpty() && PageDates.of(page).isEmpty()) {
                seconds.add(page.url());
            }
        }
        var all = seconds.isEmpty() ? List.<CrawledPage>of() : pages.all();
        all.forEach(page -> page.links().stream()
                .map(PageLink::target)
                .filter(target -> !target.equals(page.url()))
                .forEach(seconds::remove));
        return seconds;
    }

    /** Of two pages; more are the parts of a chronicle. */
    private static Set<WebUrl> ofEarlierYear(SitePages pages) {
        var twins = pages.all().stream()
                .filter(page -> PageDates.of(page).isEmpty()
                        && YEAR.matcher(page.metadata().name()).find()
                        && TextKey.words(page.metadata().name()).stream().anyMatch(EXPIRING::contains))
                .collect(Collectors.groupingBy(page -> pages.folder(page)
                        + '\n'
                        + TextKey.of(YEAR.matcher(page.metadata().name()).replaceFirst(""))));
        return twins.values().stream()
                .filter(pair -> pair.size() == 2)
                .map(pair -> pair.stream()
                        .sorted(Comparator.comparingInt(SupersededPages::year))
                        .toList())
                .filter(pair -> year(pair.getLast()) - year(pair.getFirst()) >= YEARS_APART)
                .map(pair -> pair.getFirst().url())
                .collect(Collectors.toSet());
    }

    private static int year(CrawledPage page) {
        var year = YEAR.matcher(page.metadata().name());
        return year.find() ? Integer.parseInt(year.group(1)) : 0;
    }

    /** Returns the address without the number of a second copy; empty if it has none. */
    private static Optional<String> first(String address) {
        var second = SECOND.matcher(address);
        return second.matches() ? Optional.of(second.replaceFirst("$1$2")) : Optional.empty();
    }

    private static boolean isSecondHome(List<String> address) {
        return address.size() == 1 && SECOND_HOME.matcher(address.getFirst()).matches();
    }

    private static boolean isNode(List<String> address) {
        int last = address.size() - 1;
        return last > 0
                && address.get(last - 1).equals(NODE)
                && DIGITS.matcher(address.get(last)).matches();
    }

    private static boolean says(Pattern notice, CrawledPage page) {
        var text = page.markdown();
        return notice.matcher(text.substring(0, Math.min(text.length(), BEGINNING)))
                        .find()
                && WordCount.of(text) < WORDS_MAX;
    }
}
