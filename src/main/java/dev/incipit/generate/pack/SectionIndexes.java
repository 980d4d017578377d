package dev.incipit.generate.pack;

import dev.incipit.describe.Description;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.compose.FolderIndex;
import dev.incipit.generate.compose.IndexOutline;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtWriter;
import dev.incipit.llmstxt.Section;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The index files of a large site's folders, and the links by which the root leads to them. */
public final class SectionIndexes {
    private static final String SECTION = "Section indexes";
    private static final String VERSIONS = "Older versions";
    private static final String TOGETHER = "more";

    /** Readers cut longer files. */
    private static final int CHARS_MAX = 100_000;

    /** To which notes are cut where the file would be longer. */
    private static final List<Integer> NOTE_MAX = List.of(160, 110, 80, 55, 35, 0);

    /** Sections of a folder that its link names. */
    private static final int NAMED_PARTS_MAX = 8;

    private final SiteScope scope;
    private final String siteName;
    private final Function<IndexOutline.Entry, Link> links;
    private final Description words;
    private final List<FolderIndex> indexes;
    private final IdentityHashMap<FolderIndex, String> paths = new IdentityHashMap<>();
    private final Set<String> used = new HashSet<>();

    /**
     * Plans the files.
     *
     * @param links writes an entry of an index
     */
    public SectionIndexes(
            SiteScope scope,
            String siteName,
            List<FolderIndex> indexes,
            Function<IndexOutline.Entry, Link> links,
            Description words) {
        this.scope = scope;
        this.siteName = siteName;
        this.indexes = indexes;
        this.links = links;
        this.words = words;
        indexes.forEach(this::place);
    }

    private void place(FolderIndex index) {
        var folder = index.folder().isEmpty()
                ? TOGETHER
                : index.folder().stream().map(PlaceName::safe).collect(Collectors.joining("/"));
        var free = used.add(PlaceName.folded(folder)) ? folder : PlaceName.made(index.name() + folder);
        paths.put(index, free + "/" + FileType.INDEX_NAME);
        index.below().forEach(this::place);
    }

    /** The root with the sections that name these files, above what may be skipped. */
    public LlmsTxt named(LlmsTxt root) {
        var sections = new ArrayList<>(root.sections());
        int end = (int) sections.stream().filter(section -> !section.optional()).count();
        sections.addAll(end, naming(indexes));
        return root.with(sections);
    }

    /** The addresses of these files. */
    public Set<WebUrl> addresses() {
        return paths.values().stream().map(this::address).collect(Collectors.toSet());
    }

    private List<Section> naming(List<FolderIndex> some) {
        var sections = new ArrayList<Section>();
        var folders = some.stream().filter(index -> !index.version()).toList();
        var versions = some.stream().filter(FolderIndex::version).toList();
        if (!folders.isEmpty()) {
            sections.add(new Section(SECTION, folders.stream().map(this::link).toList()));
        }
        if (!versions.isEmpty()) {
            sections.add(new Section(VERSIONS, versions.stream().map(this::link).toList()));
        }
        return sections;
    }

    private Link link(FolderIndex index) {
        var parts = index.below().isEmpty()
                ? index.parts().stream().map(IndexOutline.Part::name).toList()
                : index.below().stream().map(FolderIndex::name).toList();
        var named = parts.stream()
                .filter(name -> !name.equals(index.name()))
                .limit(NAMED_PARTS_MAX)
                .toList();
        return new Link(
                index.name(),
                address(paths.get(index)).toString(),
                Optional.of("The index of all pages " + below(index)
                        + (named.isEmpty() ? "" : ": " + String.join("; ", named)) + "."));
    }

    private String below(FolderIndex index) {
        return index.folder().isEmpty() ? "that are in no other index" : "below " + folder(index);
    }

    private String folder(FolderIndex index) {
        return scope.folder() + String.join("/", index.folder()) + "/";
    }

    private WebUrl address(String path) {
        return CopyPlaces.address(scope, path)
                .orElseThrow(() -> new IllegalStateException("A safe name makes an address: " + path));
    }

    /**
     * The files.
     *
     * @param taken the places of files that must stay as they are; these are named all the same
     */
    public List<PackFile> files(String block, Predicate<String> taken) {
        var files = new ArrayList<PackFile>();
        var details = block + "\n" + PackFile.WHOLE_SITE + scope.home().origin() + scope.folder() + FileType.INDEX_NAME;
        indexes.forEach(index -> add(index, details, taken, files));
        return files;
    }

    private void add(FolderIndex index, String details, Predicate<String> taken, List<PackFile> files) {
        var path = paths.get(index);
        if (!taken.test(path)) {
            files.add(new PackFile(path, PackFile.Kind.SECTION_INDEX, fitted(document(index, details))));
        }
        index.below().forEach(below -> add(below, details, taken, files));
    }

    private LlmsTxt document(FolderIndex index, String details) {
        var sections = index.parts().stream()
                .map(part -> part.section(links))
                .collect(Collectors.toCollection(ArrayList::new));
        sections.addAll(naming(index.below()));
        return new LlmsTxt(siteName + ": " + index.name(), Optional.of(summary(index)), details, sections);
    }

    private String summary(FolderIndex index) {
        return index.entries().stream()
                .filter(entry -> entry.title().equals(index.name()))
                .findFirst()
                .flatMap(entry -> words.note(entry.page().url()))
                .filter(note -> note.endsWith("."))
                .orElseGet(
                        () -> "The pages of " + siteName + " " + below(index) + ", with a line on what each is about.");
    }

    /** Writes a document; one that is too long gets shorter notes. */
    private static String fitted(LlmsTxt document) {
        var writer = new LlmsTxtWriter();
        var text = writer.write(document);
        for (int most : NOTE_MAX) {
            if (text.length() <= CHARS_MAX) {
                break;
            }
            text = writer.write(
                    document.with(link -> link.with(CutNote.to(link.note().orElse(""), most))));
        }
        return text;
    }
}
