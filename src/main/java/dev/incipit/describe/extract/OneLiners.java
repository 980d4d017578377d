package dev.incipit.describe.extract;

import dev.incipit.compute.Spread;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.UnmarkedText;
import dev.incipit.describe.words.OneLine;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import dev.incipit.html.Page;
import dev.incipit.text.SentenceEdges;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the pages of a site say of each other in one line: in tables of names, lists, cards and sentences about them. */
final class OneLiners {
    private static final int CHARACTERS_MIN = 20;
    private static final int CHARACTERS_MAX = 220;

    /** A page that is linked everywhere is described in the first of these. */
    private static final int PER_PAGE_MAX = 4;

    private static final Pattern LINK =
            Pattern.compile("\\]\\((http[^\\s()]{1,500}(?:\\([^\\s()]{0,100}\\)[^\\s()]{0,200})?)\\)");

    private static final Pattern TITLED_LINK = Pattern.compile("\\[([^\\[\\]]{1,200})\\]\\([^()\\s]{1,500}\\)");

    /** What stands between a name and what is said of it. Possessive, so that a long one needs no deep stack. */
    private static final Pattern SEPARATOR = Pattern.compile("^(?:\\([^()]{0,120}\\)|\\*\\*|`|\\s)*+[:–—-]\\s+");

    /** What may stand before a link that is the subject of a sentence: "The". */
    private static final Pattern ARTICLE = Pattern.compile("(?:\\p{Lu}\\p{L}{0,2}['’ ])?\\s?[*_`\\[]{0,4}");

    private static final Pattern LINK_END = Pattern.compile("\\]\\([^\\s()]{1,500}\\)[*_`]{0,3} (?=\\p{Ll})");

    /** The first words behind it say what it does: "[Routes](…) explain how …". */
    private static final int PREDICATE_MAX = 60;

    /** The folder in which blogs keep a page of each writer. */
    private static final Pattern WRITER = Pattern.compile("/(?:authors?|writers?|auteurs?|autor(?:e|es|en|i)?)/[^/?#]");

    private static final int LINES_OF_A_CARD = 3;

    private static final List<String> FOLDER_PAGES = List.of("/", "/index.html", "/index.htm");

    private final Map<String, List<String>> lines = new HashMap<>();
    private final Map<String, List<String>> sentences = new HashMap<>();

    OneLiners(List<Page> all, SiteWords words) {
        Spread.over(all, page -> ofOthers(page, read(words.passages(page))))
                .forEach(told -> told.forEach(line -> add(line, lines)));
        Spread.over(all, page -> ofOthers(page, sentences(words.passages(page), page.language())))
                .forEach(told -> told.forEach(line -> add(line, sentences)));
    }

    /** A page's links to its own parts have something said of these beside them. */
    private static List<Told> ofOthers(Page page, List<Told> told) {
        var own = place(page.url().toString());
        return told.stream().filter(line -> !line.place().equals(own)).toList();
    }

    /** What is said of the page at a place. */
    private record Told(String place, String text) {}

    /** Returns what other pages say of this one beside its name, as plain text. */
    List<String> about(WebUrl page) {
        return lines.getOrDefault(place(page.toString()), List.of());
    }

    /** Returns the sentences in which other pages say what this one explains or is, beginning with its name, as plain text. */
    List<String> sentencesAbout(WebUrl page) {
        return sentences.getOrDefault(place(page.toString()), List.of());
    }

    private static List<Told> sentences(List<Passage> passages, Locale language) {
        var told = new ArrayList<Told>();
        for (var passage : passages) {
            if (passage.isParagraph() && isSubject(passage.markdown())) {
                var sentence = SentenceEdges.cut(passage.text(), language).getFirst();
                linkIn(passage)
                        .filter(_ -> Sentences.isWhole(sentence) && sentence.indexOf(':') < 0)
                        .ifPresent(link -> told.add(link.told(sentence)));
            }
        }
        return told;
    }

    /** Whether a text begins with a link that is the subject of its first sentence. */
    private static boolean isSubject(String markdown) {
        int name = markdown.indexOf('[');
        int target = markdown.indexOf("](");
        if (name < 0
                || target < name
                || !ARTICLE.matcher(markdown.substring(0, name)).matches()) {
            return false;
        }
        var rest = LINK_END.matcher(markdown).region(target, markdown.length());
        return rest.lookingAt()
                && Openings.isPredicate(
                        markdown.substring(rest.end(), Math.min(markdown.length(), rest.end() + PREDICATE_MAX)));
    }

    private static List<Told> read(List<Passage> passages) {
        var told = new ArrayList<Told>();
        for (int i = 0; i < passages.size(); i++) {
            var passage = passages.get(i);
            var link = linkIn(passage);
            if (link.isEmpty()) {
                continue;
            }
            switch (passage.kind()) {
                case ROW -> ofRow(passage, link.get()).ifPresent(told::add);
                case ITEM -> ofItem(passage, link.get()).ifPresent(told::add);
                default -> {
                    if (isNameOnly(passage)) {
                        below(passages, i).map(link.get()::told).ifPresent(told::add);
                    }
                }
            }
        }
        return told;
    }

    /** Whether a passage is a card's name: a heading, or a line of one link. */
    private static boolean isNameOnly(Passage passage) {
        return passage.is(Passage.Kind.HEADING) || isLink(passage);
    }

    /** Whether a passage is one link and nothing else. */
    static boolean isLink(Passage passage) {
        var markdown = passage.markdown();
        return markdown.startsWith("[")
                && markdown.endsWith(")")
                && markdown.indexOf("](") == markdown.lastIndexOf("](");
    }

    /** Returns the text below a card's name, or below the line of date and author between them. */
    private static Optional<String> below(List<Passage> passages, int name) {
        var card = passages.get(name);
        int last = Math.min(passages.size() - 1, name + (card.is(Passage.Kind.HEADING) ? LINES_OF_A_CARD : 1));
        for (int i = name + 1; i <= last && !passages.get(i).is(Passage.Kind.HEADING); i++) {
            var text = passages.get(i).text();
            if (isProse(passages.get(i), card) && (i == name + 1 || Sentences.isWhole(text))) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }

    private static boolean isProse(Passage passage, Passage name) {
        return passage.is(Passage.Kind.TEXT)
                && passage.depth() == name.depth()
                && !passage.markdown().contains("](");
    }

    private static Optional<Told> ofRow(Passage row, Link link) {
        var cells = row.cells();
        for (int i = 0; i + 1 < cells.size(); i++) {
            if (cells.get(i).contains("](")) {
                return Optional.of(link.told(UnmarkedText.of(cells.get(i + 1))));
            }
        }
        return Optional.empty();
    }

    private static Optional<Told> ofItem(Passage item, Link link) {
        if (link.start() <= CHARACTERS_MAX) {
            var rest = item.markdown().substring(link.end());
            var separator = SEPARATOR.matcher(rest);
            if (!rest.isEmpty() && separator.find() && !isListOfLinks(rest)) {
                return Optional.of(link.told(UnmarkedText.of(rest.substring(separator.end()))));
            }
        }
        return Optional.empty();
    }

    /** Whether a passage is nothing but a link to another page, as the name on a card is. */
    static boolean leadsElsewhere(Passage passage, WebUrl page) {
        return isLink(passage)
                && linkIn(passage)
                        .map(Link::address)
                        .filter(address -> !place(address).equals(place(page.toString())))
                        .isPresent();
    }

    /** Returns the texts and items of a page that stand below no link to another page. */
    static Stream<Passage> outsideCards(List<Passage> passages) {
        var outside = new ArrayList<Passage>();
        boolean card = false;
        for (var passage : passages) {
            if (passage.is(Passage.Kind.HEADING)) {
                card = isCard(passage);
            } else if (!card && passage.isParagraph()) {
                outside.add(passage);
            }
        }
        return outside.stream();
    }

    /** Whether a heading is the name of another page, and no writer's: what stands below it is said of that page. */
    static boolean isCard(Passage heading) {
        return isLink(heading) && !leadsToWriter(heading);
    }

    /** Whether the text below a heading is about another page than this one. Below its writer's name it is the page's own. */
    static boolean isOfAnother(Passage heading, WebUrl page) {
        return leadsElsewhere(heading, page) && !leadsToWriter(heading);
    }

    /** Whether a passage links to a page about somebody who writes for the site. */
    private static boolean leadsToWriter(Passage passage) {
        return linkIn(passage).map(Link::address).filter(OneLiners::isOfWriter).isPresent();
    }

    private static boolean isOfWriter(String address) {
        // Most addresses are told apart without the pattern.
        return (address.contains("/aut") || address.contains("/writer"))
                && WRITER.matcher(address).find();
    }

    /** Returns the names with which a page links to those who wrote it. */
    static Set<String> writers(Page page) {
        return page.links().stream()
                .filter(link -> isOfWriter(link.target().path()))
                .map(link -> OneLine.of(link.anchorText()))
                .collect(Collectors.toSet());
    }

    /** Whether most of a text is links, as behind the name of a chapter those of its parts are. */
    static boolean isListOfLinks(String markdown) {
        return markdown.indexOf("](") != markdown.lastIndexOf("](")
                && TITLED_LINK.matcher(markdown).replaceAll("").length() * 2
                        < TITLED_LINK.matcher(markdown).replaceAll("$1").length();
    }

    private static void add(Told told, Map<String, List<String>> lines) {
        var text = told.text();
        var of = lines.computeIfAbsent(told.place(), _ -> new ArrayList<>());
        if (text.length() >= CHARACTERS_MIN
                && text.length() <= CHARACTERS_MAX
                && of.size() < PER_PAGE_MAX
                && !Sentences.breaksOff(text)) {
            of.add(text);
        }
    }

    /** The first link of a passage, from the end of its name. */
    private record Link(String address, int start, int end) {
        Told told(String text) {
            return new Told(place(address), text);
        }
    }

    /** Returns the first link if it leads to a page, or to the part of it after which the page is named; none in code. */
    private static Optional<Link> linkIn(Passage passage) {
        var markdown = passage.markdown();
        if (passage.is(Passage.Kind.CODE) || !markdown.contains("](http")) {
            return Optional.empty();
        }
        var link = LINK.matcher(markdown);
        if (!link.find()) {
            return Optional.empty();
        }
        var address = link.group(1);
        int fragment = address.indexOf('#');
        boolean ofPart = fragment >= 0 && !address.substring(0, fragment).contains(address.substring(fragment + 1));
        return ofPart ? Optional.empty() : Optional.of(new Link(address, link.start(), link.end()));
    }

    private static String place(String address) {
        int end = 0;
        while (end < address.length() && address.charAt(end) != '#' && address.charAt(end) != '?') {
            end++;
        }
        var path = address.substring(0, end);
        for (var ending : FOLDER_PAGES) {
            if (path.endsWith(ending)) {
                path = path.substring(0, path.length() - ending.length());
            }
        }
        return path;
    }
}
