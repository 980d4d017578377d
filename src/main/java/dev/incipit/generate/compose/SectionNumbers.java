package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The numbers of a manual's sections, where they give an order: they count through, and neither a menu nor a date says otherwise.
 * Times, sums and versions before headings, and numbers that begin anew in each chapter, give none.
 */
final class SectionNumbers {
    /** So many sections may be missing of those that count from 1. */
    private static final int MISSING_MAX = 3;

    private final Map<WebUrl, SectionNumber> numbers = new HashMap<>();

    /**
     * Reads the numbers of some pages.
     *
     * @param free whether no menu shows a page
     */
    SectionNumbers(List<CrawledPage> some, Predicate<CrawledPage> free) {
        some.stream()
                .filter(page -> free.test(page) && PageDates.of(page).isEmpty())
                .forEach(page -> SectionNumber.of(page).ifPresent(number -> numbers.put(page.url(), number)));
        if (Set.copyOf(numbers.values()).size() < numbers.size() || !areOfManual() || !areOfOneManual()) {
            numbers.clear();
        }
    }

    /** Whether chapters are called so, two sections belong to one, or whole numbers count from 1 with few missing. */
    private boolean areOfManual() {
        var chapters = numbers.values().stream()
                .map(number -> number.parts().getFirst())
                .collect(Collectors.toSet());
        return chapters.size() < numbers.size()
                || numbers.values().stream().anyMatch(number -> !number.kind().isEmpty())
                || (numbers.containsValue(new SectionNumber("", List.of(1)))
                        && chapters.stream().allMatch(chapter -> chapter <= chapters.size() + MISSING_MAX));
    }

    /** Whether the sections of each chapter lie in one folder: manuals beside each other count their own. */
    private boolean areOfOneManual() {
        var folders = new HashMap<Integer, Set<String>>();
        numbers.forEach((url, number) -> folders.computeIfAbsent(number.parts().getFirst(), _ -> new HashSet<>())
                .add(folder(url)));
        return folders.values().stream().allMatch(some -> {
            var shortest = Collections.min(some, Comparator.comparingInt(String::length));
            return some.stream().allMatch(folder -> folder.startsWith(shortest));
        });
    }

    private static String folder(WebUrl url) {
        var path = url.path().replaceFirst("/$", "");
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /** Returns the pages with those that have numbers in their order, if all are of one kind: a chapter's sections may count anew. */
    List<CrawledPage> inOrder(List<CrawledPage> some) {
        return numbers.values().stream().map(SectionNumber::kind).distinct().count() == 1
                ? inOrder(some, page -> Optional.ofNullable(numbers.get(page.url())))
                : some;
    }

    /** Returns the groups with those that have mostly numbered pages in the order of their first numbers. */
    <T> List<T> groupsInOrder(List<T> groups, Function<T, List<CrawledPage>> members) {
        return inOrder(groups, group -> first(members.apply(group)));
    }

    private Optional<SectionNumber> first(List<CrawledPage> group) {
        var own = group.stream()
                .flatMap(page -> Optional.ofNullable(numbers.get(page.url())).stream())
                .sorted()
                .toList();
        return own.stream().findFirst().filter(_ -> own.size() * 2 > group.size());
    }

    private static <T> List<T> inOrder(List<T> some, Function<T, Optional<SectionNumber>> number) {
        var places = IntStream.range(0, some.size())
                .filter(at -> number.apply(some.get(at)).isPresent())
                .boxed()
                .toList();
        var numbered = places.stream()
                .map(some::get)
                .sorted(Comparator.comparing(one -> number.apply(one).orElseThrow()))
                .iterator();
        var ordered = new ArrayList<>(some);
        places.forEach(place -> ordered.set(place, numbered.next()));
        return List.copyOf(ordered);
    }
}
