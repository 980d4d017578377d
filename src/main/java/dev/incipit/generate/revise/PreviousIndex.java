package dev.incipit.generate.revise;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.FileSection;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import dev.incipit.url.WwwTwins;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * An existing index file: which entries link to which pages of the site, and on which lines. Different spellings of an address,
 * a page and its Markdown twin, and {@code www.} and the bare domain count as the same page.
 */
final class PreviousIndex {
    /** Maximum occurrences of an address's start that are examined per line. */
    private static final int MENTIONS_TRIED_MAX = 100;

    /** Characters that end an address in running text. */
    private static final String ENDS_ADDRESS = " \t)>]\"'`,;";

    private final FileOutline outline;
    private final NavigableMap<Integer, FileSection> sectionsByLine = new TreeMap<>();
    private final SiteScope scope;
    private final Map<String, String> twins = new HashMap<>();
    private final Map<WebUrl, WebUrl> spellings;
    private final Map<WebUrl, WebUrl> copies;
    private final List<Known> known = new ArrayList<>();

    /**
     * An entry.
     *
     * @param block the lines of the outermost list item around it, or its own if it is not nested
     */
    record Known(Entry entry, WebUrl url, ItemLines extent, ItemLines block) {
        String title() {
            return entry.link().orElseThrow().name();
        }

        Optional<String> note() {
            return entry.link().orElseThrow().note();
        }

        /** Whether it has a form that the program does not write: it links to a part of a page, or spans several lines. */
        boolean isHandmade() {
            return url.fragment().isPresent()
                    || extent.own() > extent.first()
                    || !entry.flaws().isEmpty()
                    || (entry.separator() != Entry.Separator.COLON && entry.separator() != Entry.Separator.ABSENT);
        }

        String target() {
            return entry.link().orElseThrow().target();
        }
    }

    PreviousIndex(String text, CrawlReport report) {
        this(text, report, Map.of());
    }

    /**
     * Reads an index.
     *
     * @param copies the pages of the Markdown copies that it may link, by the addresses of the copies
     */
    PreviousIndex(String text, CrawlReport report, Map<WebUrl, WebUrl> copies) {
        this.copies = copies;
        outline = new LlmsTxtParser().parse(text).outline();
        outline.sections()
                .forEach(section -> sectionsByLine.put(section.heading().line(), section));
        scope = report.scope();
        spellings = report.spellings();
        for (var page : report.pages()) {
            page.markdownTwin().ifPresent(twin -> twins.put(spelling(twin), spelling(page.url())));
        }
        Stream.concat(
                        outline.looseEntries().stream(),
                        outline.sections().stream().flatMap(section -> section.entries().stream()))
                .forEach(this::addBlock);
        known.sort(Comparator.comparingInt(each -> each.entry().line()));
    }

    private void addBlock(Entry entry) {
        var block = ItemLines.of(outline.lines(), entry.line());
        add(entry, block, block);
        for (var line : outline.lines().subList(block.own(), block.last())) {
            if (line.kind() == Line.Kind.NESTED_ITEM) {
                nested(line).ifPresent(each -> add(each, ItemLines.of(outline.lines(), line.number()), block));
            }
        }
    }

    private void add(Entry entry, ItemLines lines, ItemLines block) {
        entry.link()
                .filter(_ -> entry.hasTarget())
                .flatMap(link -> address(link.target()))
                .ifPresent(url -> known.add(new Known(entry, url, lines, block)));
    }

    /** Parses a nested item as if it were at the margin: the format has no nested items, but people write them. */
    private static Optional<Entry> nested(Line line) {
        return new LlmsTxtParser()
                .parse(line.text().stripLeading()).outline().looseEntries().stream()
                        .findFirst()
                        .map(entry ->
                                new Entry(line.number(), entry.mark(), entry.link(), entry.separator(), entry.flaws()));
    }

    /** The entries with a link, in file order. */
    List<Known> entries() {
        return known;
    }

    List<FileSection> sections() {
        return outline.sections();
    }

    List<Line> lines() {
        return outline.lines();
    }

    int lineCount() {
        return outline.lines().size();
    }

    Line line(int number) {
        return outline.lines().get(number - 1);
    }

    /** The position of an entry's address in its line; -1 if it is not on that line. */
    int targetAt(Known entry) {
        var line = line(entry.entry().line());
        var links = InlineLinks.in(line.text(), line.plain());
        var own = links.stream()
                .filter(link -> !link.image() && link.target().equals(entry.target()))
                .findFirst();
        if (own.isPresent()) {
            // An image in the name may have the same address.
            return line.text()
                    .indexOf(
                            entry.target(),
                            own.get().start() + 1 + own.get().name().length());
        }
        int at = line.text().indexOf(entry.target(), Math.max(0, line.text().indexOf("](")));
        for (var link : links) {
            boolean inPicture = link.image() && link.start() <= at && at < link.end();
            at = inPicture ? line.text().indexOf(entry.target(), link.end()) : at;
        }
        return at;
    }

    /** The page itself, where an address is of its copy. */
    WebUrl page(WebUrl url) {
        var plain = url.withoutFragment();
        return copies.getOrDefault(plain, plain);
    }

    /** A key that is equal for all addresses of one page. */
    String key(WebUrl url) {
        var plain = page(url);
        var own = spelling(spellings.getOrDefault(plain, plain));
        return twins.getOrDefault(own, own);
    }

    /**
     * Whether an address occurs anywhere in the file, including prose and comments: then a person knows the page.
     *
     * @param without lines to ignore, because they will be removed
     */
    boolean mentions(String address, Set<Integer> without) {
        return outline.lines().stream()
                .anyMatch(line -> !without.contains(line.number()) && holds(line.text(), address));
    }

    Optional<FileSection> sectionAt(int line) {
        return Optional.ofNullable(sectionsByLine.lowerEntry(line))
                .map(Map.Entry::getValue)
                .filter(section ->
                        line <= section.heading().line() + section.lines().size());
    }

    private static boolean holds(String line, String address) {
        int at = line.indexOf(address);
        for (int tried = 0; at >= 0 && tried < MENTIONS_TRIED_MAX; tried++) {
            int end = at + address.length();
            if (end == line.length() || ENDS_ADDRESS.indexOf(line.charAt(end)) >= 0) {
                return true;
            }
            at = line.indexOf(address, end);
        }
        return false;
    }

    /** Whether two addresses differ only in spelling, or are a page and its Markdown twin. */
    boolean isSpelling(WebUrl one, WebUrl other) {
        var spelt = spelling(page(one));
        return twins.getOrDefault(spelt, spelt).equals(spelling(other));
    }

    /** The last line between two that is not blank; {@code from} if all are blank. */
    int lastFilled(int from, int to) {
        int line = to;
        while (line > from && line(line).kind() == Line.Kind.BLANK) {
            line--;
        }
        return line;
    }

    private Optional<WebUrl> address(String target) {
        return WebUrl.parse(target).or(() -> scope.home().resolve(target));
    }

    private static String spelling(WebUrl url) {
        return WwwTwins.bare(PageSpelling.keyOf(url));
    }
}
