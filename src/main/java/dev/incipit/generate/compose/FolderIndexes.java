package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.PageVersions;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Divides the pages of a site that one index cannot list among indexes of its folders, each of which lists all pages of its folder.
 * A folder with too many pages is divided in turn; pages in no such folder have one index together.
 */
record FolderIndexes(SitePages pages, Titles titles, ReadingOrder order) {
    /** A site with no more pages needs one index only. */
    static final int ONE_INDEX_MAX = 100;

    /** Links that one file lists itself before its folders get files of their own: readers count up to 200 as curated. */
    private static final int FILE_MAX = 150;

    /** Folders below one another that get indexes of their own. */
    private static final int LEVELS_MAX = 16;

    /** A folder with fewer pages has no file of its own. */
    private static final int FOLDER_MIN = 5;

    /** Links of the root: the pages it lists and the files it names. */
    private static final int ROOT_MAX = 99;

    /** Files that one file names. */
    private static final int NAMED_MAX = 36;

    /** Versions that the root names; older ones stand in a file of their own. */
    private static final int VERSIONS_MAX = 12;

    /** Sections of one file. */
    private static final int PARTS_MAX = 24;

    private static final int PART_MIN = 3;

    /**
     * Returns the indexes that the root names.
     *
     * @param listed the site's pages worth listing
     * @param rooted those that the root lists itself
     * @param versions pages of older versions by the folder of the version
     */
    List<FolderIndex> of(
            List<CrawledPage> listed, Set<CrawledPage> rooted, Map<List<String>, List<CrawledPage>> versions) {
        long all =
                listed.size() + versions.values().stream().mapToLong(List::size).sum();
        if (all <= ONE_INDEX_MAX) {
            return List.of();
        }
        int room = ROOT_MAX - rooted.size() - Math.min(versions.size(), VERSIONS_MAX + 1) - 1;
        var indexes = new ArrayList<>(below(List.of(), listed, false, Math.clamp(room, FOLDER_MIN, NAMED_MAX)));
        var indexed = new HashSet<CrawledPage>();
        indexes.forEach(index -> collect(index, indexed));
        var rest = listed.stream().filter(page -> !indexed.contains(page)).toList();
        if (!rooted.containsAll(rest)) {
            indexes.add(new FolderIndex(
                    List.of(), "All other pages", parts(List.of(), "Other pages", rest), List.of(), false));
        }
        var old = versions.entrySet().stream()
                .sorted(Comparator.<Map.Entry<List<String>, List<CrawledPage>>, String>comparing(
                                version -> version.getKey().getLast(), PageVersions::compare)
                        .reversed()
                        .thenComparing(version -> String.join("/", version.getKey())))
                .map(version -> index(version.getKey(), version.getValue(), true))
                .toList();
        indexes.addAll(old.subList(0, Math.min(old.size(), VERSIONS_MAX)));
        if (old.size() > VERSIONS_MAX) {
            var older = old.subList(VERSIONS_MAX, old.size());
            indexes.add(new FolderIndex(List.of(), "Older versions", List.of(), older, true));
        }
        return indexes;
    }

    private static void collect(FolderIndex index, Set<CrawledPage> into) {
        index.entries().forEach(entry -> into.add(entry.page()));
        index.below().forEach(below -> collect(below, into));
    }

    private FolderIndex index(List<String> folder, List<CrawledPage> members, boolean version) {
        boolean small = members.size() <= FILE_MAX || folder.size() >= LEVELS_MAX;
        var below = small ? List.<FolderIndex>of() : below(folder, members, version, NAMED_MAX);
        var elsewhere = new HashSet<CrawledPage>();
        below.forEach(index -> collect(index, elsewhere));
        var own = members.stream().filter(page -> !elsewhere.contains(page)).toList();
        var name = version ? versionName(folder) : name(folder, members);
        return new FolderIndex(folder, name, parts(folder, name, own), below, version);
    }

    /** Returns the indexes of the folders right below one, the largest if there are too many, in reading order. */
    private List<FolderIndex> below(List<String> folder, List<CrawledPage> members, boolean version, int most) {
        var groups = grouped(folder, members);
        groups.values().removeIf(few -> few.size() < FOLDER_MIN);
        keepLargest(groups, most);
        return groups.entrySet().stream()
                .map(group -> index(child(folder, group.getKey()), group.getValue(), version))
                .toList();
    }

    private static void keepLargest(Map<String, List<CrawledPage>> groups, int most) {
        var largest = groups.entrySet().stream()
                .sorted(Comparator.comparingInt(group -> -group.getValue().size()))
                .limit(most)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        groups.keySet().retainAll(largest);
    }

    /** Groups pages by the folder below one that they are in, or lead; in reading order. Pages in none are left out. */
    private Map<String, List<CrawledPage>> grouped(List<String> folder, List<CrawledPage> members) {
        int depth = folder.size();
        var folders = members.stream()
                .map(page -> pages.segments(page))
                .filter(segments -> segments.size() > depth + 1)
                .map(segments -> segments.get(depth))
                .collect(Collectors.toSet());
        var groups = new LinkedHashMap<String, List<CrawledPage>>();
        for (var page : order.of(members)) {
            var segments = pages.segments(page);
            if (segments.size() > depth && folders.contains(segments.get(depth))) {
                groups.computeIfAbsent(segments.get(depth), _ -> new ArrayList<>())
                        .add(page);
            }
        }
        return groups;
    }

    private static List<String> child(List<String> folder, String name) {
        return Stream.concat(folder.stream(), Stream.of(name)).toList();
    }

    private List<IndexOutline.Part> parts(List<String> folder, String name, List<CrawledPage> members) {
        var groups = grouped(folder, members);
        groups.values().removeIf(few -> few.size() < PART_MIN || few.size() == members.size());
        keepLargest(groups, PARTS_MAX);
        var grouped = new HashSet<CrawledPage>();
        groups.values().forEach(grouped::addAll);
        var own = order.of(members).stream()
                .filter(page -> !grouped.contains(page))
                .toList();
        var names = new UniqueNames(pages, titles);
        var taken = new HashSet<String>();
        var parts = new ArrayList<IndexOutline.Part>();
        if (!own.isEmpty()) {
            parts.add(new IndexOutline.Part(unlike(name, taken), names.entries(name, own)));
        }
        groups.forEach((below, few) -> {
            var label = name(child(folder, below), few);
            parts.add(new IndexOutline.Part(unlike(label, taken), names.entries(label, few)));
        });
        return parts;
    }

    /** Returns a name that no section of the file has yet. */
    private static String unlike(String name, Set<String> taken) {
        var one = name;
        for (int count = 2; !taken.add(one.toLowerCase(Locale.ROOT)); count++) {
            one = name + " " + count;
        }
        return one;
    }

    /** Returns what a folder's own page is called, else its last part in words. */
    private String name(List<String> folder, List<CrawledPage> members) {
        return members.stream()
                .filter(page -> pages.segments(page).equals(folder))
                .findFirst()
                .map(page -> titles.of(page))
                .filter(title -> !title.isBlank())
                .orElseGet(() -> words(folder.getLast()));
    }

    private String versionName(List<String> folder) {
        var version = folder.getLast();
        return (folder.size() > 1 ? words(folder.get(folder.size() - 2)) + " " : "")
                + (Character.isDigit(version.charAt(0)) ? "version " : "")
                + version;
    }

    private static String words(String segment) {
        var plain = segment.replaceAll("[-_]+", " ").strip();
        return plain.isEmpty() ? segment : Words.capitalized(plain);
    }
}
