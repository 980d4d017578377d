package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the pages of older versions. A version is a path segment that looks like one and below which the site's structure repeats.
 */
public final class PageVersions {
    private static final Pattern VERSION =
            Pattern.compile("v?\\d+(\\.\\d+){0,3}(\\.x)?([-.]?(rc|beta|alpha|dev)\\.?\\d*)?");
    /** A folder with a version behind its name: {@code /api/java-2.3/} beside {@code /api/java/}. */
    private static final Pattern FOLDER = Pattern.compile(
            "(?!(?:chapter|section|part|unit|lesson|module)[-_])([A-Za-z]\\w{1,30}?)[-_]v?(\\d{1,4}(?:\\.\\d{1,4}){1,2}(?:\\.x)?)");

    private static final Set<String> CURRENT = Set.of("latest", "stable", "current", "master", "main");
    private static final Set<String> COMING =
            Set.of("next", "dev", "devel", "nightly", "unstable", "canary", "edge", "beta");
    /** The title of a manual with its version, as "Acme 2.3.1 documentation — Acme": a rating or price has more words before it. */
    private static final Pattern IN_TITLE = Pattern.compile(
            "(?iU)^\\S{1,40}(?: \\S{1,40})? v?(\\d{1,8}(?:\\.\\d{1,8}){1,3})"
                    + "(?: (?:documentation|docs|manual|reference|guide|handbook|dokumentation|handbuch)){0,2}(?: [|–—-] .*)?$");

    /** What a manual is called; a product's page may be about its next version. */
    private static final Pattern MANUAL =
            Pattern.compile("(?iU)\\b(?:documentation|docs|manual|reference|guide|handbook|dokumentation|handbuch)\\b");

    /** The name of notes on a release, as "Version 1.4 (March 2025)". */
    private static final Pattern RELEASE = Pattern.compile(
            "(?iU)^(?:version|release|what.s new in) v?(\\d{1,4}(?:\\.\\d{1,4}){1,2})(?: [(–—-].{1,40}| release notes)?$");

    /** A folder with one page in so many is not what the site is about. */
    private static final int FEW = 4;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,8}");

    /** So many pages outside of all versions, or with the same path, are the current version. */
    private static final int REPEATED_MIN = 2;

    private final SitePages pages;

    /** The versions that the title of the home page names. */
    private final List<int[]> ofHome;

    private final NavigableMap<String, List<CrawledPage>> paths = new TreeMap<>();
    private final Set<WebUrl> outdated = new HashSet<>();
    private final Map<List<String>, List<CrawledPage>> older = new HashMap<>();

    /** A page of a version, its path without the version, and its path up to the version. */
    private record Versioned(CrawledPage page, String version, String tail, List<String> folder) {}

    PageVersions(SitePages pages) {
        this.pages = pages;
        ofHome = named(pages.home(), pages.segments(pages.home().url()));
        find();
    }

    boolean isOld(CrawledPage page) {
        return outdated.contains(page.url());
    }

    /** The pages of older versions, by the parts of the path up to the version. */
    Map<List<String>, List<CrawledPage>> older() {
        return older;
    }

    private void find() {
        pages.all()
                .forEach(page -> paths.computeIfAbsent(pages.path(page), _ -> new ArrayList<>())
                        .add(page));
        var families = new HashMap<String, List<Versioned>>();
        for (var page : pages.all()) {
            var segments = pages.segments(page);
            for (int i = 0; i < segments.size(); i++) {
                var named = FOLDER.matcher(segments.get(i));
                boolean folder = i + 1 < segments.size() && named.matches();
                if (folder || isVersion(segments.get(i))) {
                    var tail = new ArrayList<>(segments);
                    tail.remove(i);
                    if (folder) {
                        tail.add(i, named.group(1));
                    }
                    families.computeIfAbsent(
                                    String.join("/", tail.subList(0, folder ? i + 1 : i)), _ -> new ArrayList<>())
                            .add(new Versioned(
                                    page,
                                    folder ? named.group(2) : segments.get(i).toLowerCase(Locale.ROOT),
                                    String.join("/", tail),
                                    List.copyOf(segments.subList(0, i + 1))));
                    break;
                }
            }
        }
        families.values().removeIf(this::isOfNames);
        families.forEach(this::keepCurrent);
    }

    /** Whether folders with numbers behind a name hold different pages: "usb-2.0" and "usb-3.0" are things. */
    private boolean isOfNames(List<Versioned> family) {
        return family.stream().noneMatch(member -> isVersion(member.folder.getLast()))
                && family.stream().map(Versioned::tail).distinct().count() == family.size()
                && family.stream().noneMatch(member -> paths.containsKey(member.tail));
    }

    private void keepCurrent(String prefix, List<Versioned> family) {
        var versioned = family.stream().map(Versioned::page).collect(Collectors.toSet());
        // The next sign in order ends what begins with the folder.
        var unversioned = prefix.isEmpty()
                ? 0
                : paths.subMap(prefix + "/", prefix + "0").values().stream()
                        .flatMap(List::stream)
                        .filter(page -> !versioned.contains(page))
                        .limit(REPEATED_MIN)
                        .count();
        var repeated =
                family.stream().filter(member -> paths.containsKey(member.tail)).count();
        var names = family.stream().map(Versioned::version).collect(Collectors.toSet());
        var current = Collections.max(names, PageVersions::compare);
        // The versions of one page, as of a specification, stand beside its others.
        boolean single = family.size() > 1
                && family.stream()
                        .allMatch(member -> member.folder.size()
                                == pages.segments(member.page.url()).size());
        if ((!single && (unversioned >= REPEATED_MIN || repeated >= REPEATED_MIN))
                || (prefix.isEmpty()
                        && (isBehindHome(current)
                                || family.stream().allMatch(this::isHomeOfOther)
                                || (family.size() * FEW < pages.count() && isBehindReleases(current))))) {
            family.forEach(this::old);
            return;
        }
        family.stream().filter(member -> !member.version.equals(current)).forEach(this::old);
    }

    /** Whether the site's home page, which belongs to no version, names a later one in its title. */
    private boolean isBehindHome(String version) {
        var own = numbers(version);
        return rank(version) == 1
                && own.length > 1
                && ofHome.stream().anyMatch(named -> Arrays.compare(own, Arrays.copyOf(named, own.length)) < 0);
    }

    /** Whether it is a manual called as the home page is, but for the version: "Acme 1.8 manual" beside "Acme manual". */
    private boolean isHomeOfOther(Versioned member) {
        var name = member.page.metadata().title();
        return numbers(member.version).length > 1
                && MANUAL.matcher(name).find()
                && name.contains(member.version)
                && paths.getOrDefault(member.tail, List.of()).contains(pages.home())
                && TextKey.of(name.replace(member.version, ""))
                        .equals(TextKey.of(pages.home().metadata().title()));
    }

    /** Whether notes on a release, which are of no version, are on one with a larger first number. */
    private boolean isBehindReleases(String version) {
        var own = numbers(version);
        return rank(version) == 1
                && own.length > 1
                && pages.all().stream()
                        .filter(page -> pages.segments(page).stream().noneMatch(PageVersions::isVersion))
                        .flatMap(page -> RELEASE.matcher(page.metadata().name()).results())
                        .map(named -> numbers(named.group(1)))
                        .anyMatch(named -> named.length > 0 && named[0] > own[0]);
    }

    private static List<int[]> named(CrawledPage home, List<String> segments) {
        return segments.stream().anyMatch(PageVersions::isVersion)
                ? List.of()
                : IN_TITLE.matcher(home.metadata().title())
                        .results()
                        .map(named -> numbers(named.group(1)))
                        .toList();
    }

    private void old(Versioned member) {
        outdated.add(member.page.url());
        older.computeIfAbsent(member.folder, _ -> new ArrayList<>()).add(member.page);
    }

    private static boolean isVersion(String segment) {
        var lower = segment.toLowerCase(Locale.ROOT);
        return (VERSION.matcher(lower).matches() && (lower.indexOf('.') > 0 || lower.startsWith("v")))
                || CURRENT.contains(lower)
                || COMING.contains(lower);
    }

    /** Orders versions: pre-releases, then numbers by value, then names for the current version. */
    public static int compare(String one, String other) {
        var byRank = Integer.compare(rank(one), rank(other));
        return byRank != 0 ? byRank : Arrays.compare(numbers(one), numbers(other));
    }

    private static int rank(String version) {
        return COMING.contains(version) ? 0 : CURRENT.contains(version) ? 2 : 1;
    }

    private static int[] numbers(String version) {
        return NUMBER.matcher(version)
                .results()
                .mapToInt(number -> Integer.parseInt(number.group()))
                .toArray();
    }
}
