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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An index as it stands in a file: which entries lead to which pages of the site, and on which lines. Two spellings of one page,
 * a page and its Markdown twin, {@code www.} and the bare name are the same.
 */
final class PreviousIndex {
    /** Occurrences of an address's start that are looked at in a line. */
    private static final int MENTIONS_TRIED_MAX = 100;

    /** What cannot go on an address, or ends it in running text. */
    private static final String ENDS_ADDRESS = " \t)>]\"'`,;";

    private final FileOutline outline;
    private final SiteScope scope;
    private final Map<String, String> twins = new HashMap<>();
    private final Map<WebUrl, WebUrl> spellings;
    private final List<Known> known = new ArrayList<>();

    /**
     * An entry.
     *
     * @param extent its lines
     * @param block the lines of the outermost item it stands in, which is its own where it is nested in none
     */
    record Known(Entry entry, WebUrl url, ItemLines extent, ItemLines block) {
        String title() {
            return entry.link().orElseThrow().name();
        }

        Optional<String> note() {
            return entry.link().orElseThrow().note();
        }

        /** Whether it has a form that we do not write: it leads to a part of a page, or runs over several lines. */
        boolean isHandmade() {
            return url.fragment().isPresent()
                    || extent.own() > extent.first()
                    || !entry.flaws().isEmpty()
                    || entry.separator() == Entry.Separator.DASH
                    || entry.separator() == Entry.Separator.NONE;
        }

        /** The address as it is written. */
        String target() {
            return entry.link().orElseThrow().target();
        }
    }

    PreviousIndex(String text, CrawlReport report) {
        outline = new LlmsTxtParser().parse(text).outline();
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

    /** The item as it would be read at the margin: the format knows no nested ones, people write them. */
    private static Optional<Entry> nested(Line line) {
        return new LlmsTxtParser()
                .parse(line.text().stripLeading()).outline().looseEntries().stream()
                        .findFirst()
                        .map(entry ->
                                new Entry(line.number(), entry.mark(), entry.link(), entry.separator(), entry.flaws()));
    }

    /** The entries that lead somewhere, in the order of the file. */
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

    /** Where in its line an entry's address is written; -1 where it is not written there. */
    int targetAt(Known entry) {
        var line = line(entry.entry().line());
        var links = InlineLinks.in(line.text(), line.plain());
        var own = links.stream()
                .filter(link -> !link.image() && link.target().equals(entry.target()))
                .findFirst();
        if (own.isPresent()) {
            // A picture in the name may have the same address.
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

    /** What two addresses of one page share. */
    String key(WebUrl url) {
        var plain = url.withoutFragment();
        var own = spelling(spellings.getOrDefault(plain, plain));
        return twins.getOrDefault(own, own);
    }

    /**
     * Whether an address stands anywhere in the file, in prose or in a comment: then a person knows of the page.
     *
     * @param without lines that do not count, since they go
     */
    boolean mentions(String address, Set<Integer> without) {
        return outline.lines().stream()
                .anyMatch(line -> !without.contains(line.number()) && holds(line.text(), address));
    }

    /** The section that holds a line. */
    Optional<FileSection> sectionAt(int line) {
        return sections().stream()
                .filter(section -> section.heading().line() < line
                        && line <= section.heading().line() + section.lines().size())
                .findFirst();
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

    /** Whether the two are one address but for how it is spelt, or a page and its twin. */
    boolean isSpelling(WebUrl one, WebUrl other) {
        var spelt = spelling(one.withoutFragment());
        return twins.getOrDefault(spelt, spelt).equals(spelling(other));
    }

    /** The last line between two that is not blank; {@code from} where all are. */
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
        return WwwTwins.bare(PageSpelling.of(url).key());
    }
}
