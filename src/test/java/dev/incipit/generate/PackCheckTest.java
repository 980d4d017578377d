package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LocalRuns;
import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A pack compared with its site after edits of single pages: each is found, and nothing else. */
final class PackCheckTest {
    private final TestSite site = new TestSite();
    private final Map<String, Written> pages = new TreeMap<>();
    private final ComputePool pool = ComputePool.ofCommand();
    private final Random random = new Random(18);
    private final Generator generator = LocalRuns.generator();

    /** A page of the site: title, words, and pages it links to in its text. */
    private record Written(String title, String text, List<String> links) {}

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void anUnchangedSiteHasNoDifferences() throws InterruptedException {
        plant(36);
        assertEquals(List.of(), found(pack()).toList());
    }

    @Test
    void eachKindOfEditIsFoundAndNothingElse() throws InterruptedException {
        plant(36);
        edits(2, 5);
    }

    @Test
    @Tag("full")
    void aThousandEditsAreFoundAndNothingElse() throws InterruptedException {
        plant(120);
        edits(40, 25);
    }

    /** Makes rounds of edits, each of another page of the same site. */
    private void edits(int rounds, int inEach) throws InterruptedException {
        var pack = pack();
        var before = new TreeMap<>(pages);
        for (int round = 0; round < rounds; round++) {
            var paths = new ArrayList<>(before.keySet());
            paths.remove("/");
            Collections.shuffle(paths, random);
            var wanted = new LinkedHashMap<Edit, List<List<String>>>();
            for (int i = 0; i < inEach; i++) {
                var edit = Edit.values()[i % Edit.values().length];
                wanted.computeIfAbsent(edit, _ -> new ArrayList<>()).add(edit(edit, paths.get(i), round * inEach + i));
            }
            serve();
            var found = found(pack).toList();
            wanted.forEach((edit, edits) -> edits.forEach(touched -> assertTrue(
                    found.stream()
                            .anyMatch(change -> change.kind() == edit.kind && touched.contains(path(change.url()))),
                    edit + " " + touched + " " + found)));
            var all = wanted.values().stream()
                    .flatMap(List::stream)
                    .flatMap(List::stream)
                    .collect(Collectors.toSet());
            assertEquals(
                    List.of(),
                    found.stream()
                            .filter(change -> !all.contains(path(change.url())))
                            .toList());
            all.forEach(other -> site.answer(other, TestSite.html(404, "<title>Not found</title><p>No such page.")));
            pages.clear();
            pages.putAll(before);
            serve();
        }
    }

    private enum Edit {
        ADD(PackChange.Kind.MISSING),
        MOVE(PackChange.Kind.MOVED),
        DELETE(PackChange.Kind.GONE),
        REWORD(PackChange.Kind.REWORDED),
        RETITLE(PackChange.Kind.RETITLED);

        private final PackChange.Kind kind;

        Edit(PackChange.Kind kind) {
            this.kind = kind;
        }
    }

    /** Makes an edit and returns the paths it is about. */
    private List<String> edit(Edit edit, String path, int number) {
        var page = pages.get(path);
        switch (edit) {
            case ADD -> {
                var added = "/docs/new-" + number;
                pages.put(added, written("New " + word()));
                return List.of(added);
            }
            case MOVE -> {
                var moved = path + "-moved-" + number;
                pages.remove(path);
                pages.put(moved, page);
                site.answer(path, new TestSite.Answer(301, Map.of("Location", moved), new byte[0]));
                return List.of(path, moved);
            }
            case DELETE -> {
                pages.remove(path);
                site.answer(path, TestSite.html(404, "<title>Not found</title><p>No such page."));
            }
            case REWORD -> {
                var words = new ArrayList<>(List.of(page.text().split(" ")));
                words.set(random.nextInt(words.size()), word());
                pages.put(path, new Written(page.title(), String.join(" ", words), page.links()));
            }
            case RETITLE -> pages.put(path, new Written(page.title() + " " + word(), page.text(), page.links()));
        }
        return List.of(path);
    }

    private void plant(int count) {
        pages.put("/", new Written("Trees", words(40), List.of()));
        for (int i = 0; i < count; i++) {
            pages.put((i % 3 == 0 ? "/guide/" : "/docs/") + "tree-" + i, written("Tree " + word()));
        }
        var paths = List.copyOf(pages.keySet());
        paths.stream().skip(1).forEach(path -> {
            var page = pages.get(path);
            var links = Stream.of(1, 2)
                    .map(_ -> paths.get(random.nextInt(paths.size())))
                    .filter(other -> !other.equals(path))
                    .distinct()
                    .toList();
            pages.put(path, new Written(page.title(), page.text(), links));
        });
        serve();
    }

    private Written written(String title) {
        return new Written(title, words(60), List.of());
    }

    private String words(int count) {
        return Stream.generate(this::word).limit(count).collect(Collectors.joining(" "));
    }

    private String word() {
        var word = new StringBuilder();
        for (int i = 0; i < 3 + random.nextInt(3); i++) {
            word.append("bdfgklmnprst".charAt(random.nextInt(12))).append("aeiou".charAt(random.nextInt(5)));
        }
        return word.toString();
    }

    private void serve() {
        var menu = pages.entrySet().stream()
                .map(page ->
                        "<li><a href=" + page.getKey() + ">" + page.getValue().title() + "</a>")
                .collect(Collectors.joining("", "<nav><ul>", "</ul></nav>"));
        pages.forEach((path, page) -> site.page(
                path,
                page.title(),
                menu + "<main><h1>" + page.title() + "</h1><p>" + page.text() + ".<p>"
                        + page.links().stream()
                                // In words of the page: what many pages say is of their frame, and may go with the
                                // number of pages.
                                .map(link -> "Beside " + page.title() + " stands <a href=" + link + ">another</a>.")
                                .collect(Collectors.joining(" "))
                        + "</main>"));
    }

    private PreviousRun pack() throws InterruptedException {
        var made = generator.generate(order(), _ -> {});
        var copies = new LinkedHashMap<String, String>();
        made.pack().forEach(file -> copies.put(file.path(), file.text()));
        return new PreviousRun(made.llmsTxt().orElseThrow(), made.llmsFullTxt(), Map.of(), copies);
    }

    /** All differences, of the index and of the files beside it. */
    private Stream<PackChange> found(PreviousRun pack) throws InterruptedException {
        var checked = generator.compare(order(), pack, _ -> {});
        return Stream.concat(checked.changes().stream().map(PackCheckTest::ofIndex), checked.pack().stream());
    }

    private static PackChange ofIndex(IndexChange change) {
        var kind = switch (change) {
            case IndexChange.Missing _ -> PackChange.Kind.MISSING;
            case IndexChange.Gone _ -> PackChange.Kind.GONE;
            case IndexChange.Moved _ -> PackChange.Kind.MOVED;
            case IndexChange.Reworded _ -> PackChange.Kind.REWORDED;
        };
        return new PackChange("llms.txt", kind, change.title(), change.url(), "");
    }

    private String path(String url) {
        return url.substring(site.origin().length()).replaceFirst("\\.md$", "");
    }

    private GenerateOrder order() {
        return new GenerateOrder(new Site(site.origin(), site.url("/"), false), FileType.BOTH, 100, Optional.empty())
                .with(new PackOrder(true, false, false, _ -> false));
    }
}
