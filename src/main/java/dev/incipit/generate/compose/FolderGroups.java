package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.PathWords;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Groups of pages by the nearest page above them: the resources of an API below the page "API reference". */
final class FolderGroups {
    private static final int MEMBERS_MIN = 3;

    /** A larger group beside the small ones stands for itself. */
    private static final int BESIDE_MAX = 4;

    private static final int LATIN_MAX = 0x24f;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final Labels labels;
    private final Map<String, CrawledPage> byFolder = new HashMap<>();

    FolderGroups(SitePages pages, SiteNavigation navigation, Labels labels) {
        this.pages = pages;
        this.navigation = navigation;
        this.labels = labels;
        pages.all().forEach(page -> byFolder.putIfAbsent(FolderNames.key(pages.segments(page)), page));
    }

    /** Returns the name of the page that is the nearest above all of some; empty if they have several. */
    Optional<String> nameOf(List<CrawledPage> some) {
        var names = some.stream().map(this::above).distinct().toList();
        return names.size() == 1 ? names.getFirst().flatMap(this::name) : Optional.empty();
    }

    /**
     * Joins the pages of small groups below one page, and of those beside them that are hardly larger, into a group of its name.
     *
     * @param small labels of groups that will else be dissolved
     */
    void join(Groups groups, List<String> small) {
        var below = small.stream()
                .filter(label -> !label.isEmpty() && groups.above(label, labels).isEmpty())
                .flatMap(label -> groups.byLabel.get(label).stream())
                .collect(Collectors.groupingBy(
                        page -> above(page).flatMap(this::name).orElse(""), LinkedHashMap::new, Collectors.toList()));
        below.forEach((name, members) -> {
            var beside = groups.byLabel.values().stream()
                    .filter(group -> group.size() <= BESIDE_MAX && nameOf(group).equals(Optional.of(name)))
                    .flatMap(List::stream)
                    .filter(page -> !members.contains(page))
                    .toList();
            boolean free = !groups.byLabel.containsKey(name) || small.contains(name);
            if (!name.isEmpty() && members.size() >= MEMBERS_MIN && free) {
                groups.byLabel.values().forEach(group -> {
                    group.removeAll(members);
                    group.removeAll(beside);
                });
                Stream.concat(members.stream(), beside.stream()).forEach(page -> groups.add(name, page));
            }
        });
        groups.byLabel.values().removeIf(List::isEmpty);
    }

    /** Returns what menus call the page of a folder, or else its title if that has a word of the folder's name or another script. */
    private Optional<String> name(CrawledPage head) {
        var name = navigation.label(head).isPresent()
                ? labels.ofMenu(head)
                : labels.name(head)
                        .filter(title -> isNamedAs(pages.segments(head).getLast(), title));
        return name.filter(found -> !isOfSite(found));
    }

    private boolean isOfSite(String name) {
        var metadata = pages.home().metadata();
        return Stream.concat(metadata.names(), metadata.siteName().stream())
                .map(TextKey::of)
                .anyMatch(TextKey.of(name)::equals);
    }

    private static boolean isNamedAs(String folder, String title) {
        var words = TextKey.words(PathWords.withoutEnding(folder));
        return TextKey.words(title).stream()
                .anyMatch(word -> words.contains(word) || word.codePoints().anyMatch(sign -> sign > LATIN_MAX));
    }

    private Optional<CrawledPage> above(CrawledPage page) {
        var segments = pages.segments(page);
        return IntStream.iterate(segments.size() - 1, size -> size > 0, size -> size - 1)
                .mapToObj(size -> byFolder.get(FolderNames.key(segments.subList(0, size))))
                .flatMap(Stream::ofNullable)
                .findFirst();
    }
}
