package dev.incipit.html.read;

import dev.incipit.html.PageMetadata;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** Reads the metadata of a page from its head and its main heading. */
public final class MetadataReader {
    /** Of the heading of a page: of blogs, DocBook and Texinfo. */
    private static final Set<String> TITLE_CLASSES = Words.table("""
            title page-title entry-title post-title chapter section subsection subsubsection unnumbered
            unnumberedsec appendix appendixsec""");

    private static final ElementHints DOXYGENS = ElementHints.of(".headertitle");

    /** Elements that hold the single lines of a heading. */
    private static final Set<String> LINES = Set.of("span", "strong", "b", "em", "small");

    private static final int ALTERNATES_MAX = 200;
    private static final int REFRESH_SECONDS_MAX = 5;
    private static final int WORDS_MAX = 2_000;
    private static final Pattern REFRESH = Pattern.compile(
            "\\s{0,9}(\\d{0,6})(?:\\.\\d{0,9})?\\s{0,9}[;,]\\s{0,9}(?i:url)\\s{0,9}=\\s{0,9}(.*)", Pattern.DOTALL);
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern LANGUAGE_TAG = Pattern.compile("[a-z]{2,8}(-[a-z0-9]{1,8}){0,5}");
    private static final Set<String> LINKED_DATA_PLACES = Words.table("""
            organization website webpage breadcrumblist imageobject searchaction person listitem
            sitenavigationelement wpheader wpfooter""");
    private static final Pattern LINKED_TYPE = Pattern.compile("\"@type\"\\s{0,9}:\\s{0,9}\"([A-Za-z]{1,60})\"");
    private static final Pattern WEBSITE = Pattern.compile("\"@type\"\\s{0,9}:\\s{0,9}\"WebSite\"");
    private static final Pattern WEBSITE_NAME =
            Pattern.compile("[^{}]{0,2000}?\"name\"\\s{0,9}:\\s{0,9}\"([^\"\\\\]{1,200})\"");

    /** A page belongs to one site. Bounds the work for pages that claim more. */
    private static final int WEBSITES_MAX = 20;

    private static final int NAMED_WITHIN_MAX = 2_300;

    private static final Evaluator TITLE = Selector.evaluatorOf("head > title, title:not(svg title)");
    private static final Evaluator H1 = Selector.evaluatorOf("h1");
    private static final Evaluator FRAME = Selector.evaluatorOf("nav, aside, footer");
    private static final Evaluator RELATED = Selector.evaluatorOf("[rel][href]");
    private static final Evaluator TRANSLATED = Selector.evaluatorOf("[hreflang][href]");

    private final DocumentIndex document;
    private final AddressBase base;
    private final Map<String, String> metas = new LinkedHashMap<>();

    private MetadataReader(DocumentIndex document, AddressBase base) {
        this.document = document;
        this.base = base;
        for (var meta : document.all("meta")) {
            if (!meta.hasAttr("content")) {
                continue;
            }
            for (var key : List.of("name", "property", "http-equiv", "itemprop")) {
                if (meta.hasAttr(key)) {
                    metas.putIfAbsent(meta.attr(key).strip().toLowerCase(Locale.ROOT), meta.attr("content"));
                }
            }
        }
    }

    /**
     * Reads the metadata of a page.
     *
     * @param content its main content, the first place to look for its heading
     * @param robotsHeaders the values of its X-Robots-Tag headers
     */
    public static PageMetadata read(
            DocumentIndex document, Element content, AddressBase base, List<String> robotsHeaders) {
        return new MetadataReader(document, base).metadata(content, robotsHeaders);
    }

    private PageMetadata metadata(Element content, List<String> robotsHeaders) {
        var robots = new RobotsDirectives(document, robotsHeaders);
        var title = document.first("title", TITLE);
        return new PageMetadata(
                title.map(element -> cut(VisibleText.fold(element.text()))).orElse(""),
                heading(content),
                meta("description", "og:description", "twitter:description", "dc.description"),
                meta("og:site_name", "application-name").or(this::siteNameOfLinkedData),
                language(),
                meta("generator"),
                kind(),
                link("canonical", link -> true),
                link(
                        "alternate",
                        link -> link.attr("type").toLowerCase(Locale.ROOT).startsWith("text/markdown")),
                alternates(),
                refresh(),
                ScriptForward.target(document, base),
                robots.noindex(),
                robots.nofollow(),
                meta("article:published_time").flatMap(LinkedFacts::day).or(() -> new LinkedFacts(document).date()),
                robots.unavailableAfter());
    }

    private Optional<String> heading(Element content) {
        return Stream.concat(
                        content.select(H1).stream(),
                        document.all("h1").stream().filter(h1 -> h1.closest(FRAME) == null))
                .map(MetadataReader::wordsOf)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .or(() -> titleWithoutH1(content))
                .map(MetadataReader::cut);
    }

    /** Adjacent parts of a heading without a space between them are separate lines, unless they form one word. */
    private static String wordsOf(Element heading) {
        if (!isOfTouchingParts(heading)) {
            return VisibleText.of(heading);
        }
        var words = new StringBuilder();
        for (var part : heading.children()) {
            var text = VisibleText.ofPart(part);
            if (!text.isEmpty()) {
                boolean oneWord = words.length() == 1 || text.length() == 1 || Character.isLowerCase(text.charAt(0));
                words.append(words.isEmpty() || oneWord ? "" : " ").append(text);
            }
        }
        return words.isEmpty() ? VisibleText.of(heading) : words.toString();
    }

    /** Whether the parts touch. If spaces, blocks or breaks separate them, there is nothing to guess. */
    private static boolean isOfTouchingParts(Element heading) {
        var first = heading.firstElementChild();
        var last = heading.lastElementChild();
        return first != null
                && last != null
                && heading.childrenSize() > 1
                && heading.ownText().isBlank()
                && heading.textNodes().stream()
                        .map(Node::siblingIndex)
                        .noneMatch(at -> first.siblingIndex() < at && at < last.siblingIndex())
                && heading.children().stream().allMatch(part -> LINES.contains(part.normalName()))
                && heading.children().stream().map(Element::wholeText).allMatch(text -> text.equals(text.strip()))
                && heading.getAllElements().stream().skip(1).noneMatch(part -> part.isBlock() || part.nameIs("br"));
    }

    /** Manuals older than HTML5 head their pages with a smaller heading of a class such as "title", or with a box (Doxygen). */
    private Optional<String> titleWithoutH1(Element content) {
        var first = content.selectFirst("h2, h3, h4, h5");
        return Stream.ofNullable(first)
                .filter(heading -> VisibleText.hasWord(heading, TITLE_CLASSES))
                .map(VisibleText::of)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .or(this::titleBox);
    }

    private Optional<String> titleBox() {
        return Stream.of(document)
                .filter(index -> index.hasAny(DOXYGENS))
                .flatMap(index -> index.all("html").stream())
                .flatMap(html -> Stream.ofNullable(html.selectFirst("div.headertitle > .title")))
                .map(box -> VisibleText.fold(box.ownText()))
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    private Optional<String> meta(String... names) {
        return Stream.of(names)
                .map(name -> VisibleText.fold(metas.getOrDefault(name, "")))
                .filter(text -> !text.isEmpty())
                .findFirst()
                .map(MetadataReader::cut);
    }

    private static String cut(String text) {
        return text.length() <= WORDS_MAX
                ? text
                : text.substring(0, Character.isHighSurrogate(text.charAt(WORDS_MAX - 1)) ? WORDS_MAX - 1 : WORDS_MAX);
    }

    private Optional<String> siteNameOfLinkedData() {
        return linkedData()
                .flatMap(data -> WEBSITE.matcher(data)
                        .results()
                        .limit(WEBSITES_MAX)
                        .map(website -> WEBSITE_NAME
                                .matcher(data)
                                .region(website.end(), Math.min(data.length(), website.end() + NAMED_WITHIN_MAX))))
                .filter(Matcher::lookingAt)
                .map(matcher -> VisibleText.fold(matcher.group(1)))
                .findFirst();
    }

    private Stream<String> linkedData() {
        return document.linkedData().stream().map(Element::data);
    }

    private Optional<String> language() {
        var said = document.all("html").stream()
                .findFirst()
                .map(html -> html.hasAttr("lang") ? html.attr("lang") : html.attr("xml:lang"))
                .orElse("");
        return Stream.of(said, metas.getOrDefault("content-language", ""))
                .map(tag -> tag.strip().replace('_', '-').toLowerCase(Locale.ROOT))
                .filter(tag -> LANGUAGE_TAG.matcher(tag).matches())
                .findFirst();
    }

    private Optional<String> kind() {
        return PageTemplate.kind(document)
                .or(() -> meta("og:type"))
                .map(type -> type.toLowerCase(Locale.ROOT))
                .filter(type -> !type.equals("website"))
                .or(this::kindOfLinkedData)
                .or(() -> meta("og:type").map(type -> type.toLowerCase(Locale.ROOT)));
    }

    private Optional<String> kindOfLinkedData() {
        return linkedData()
                .flatMap(data -> LINKED_TYPE.matcher(data).results())
                .map(result -> result.group(1).toLowerCase(Locale.ROOT))
                .filter(type -> !LINKED_DATA_PLACES.contains(type))
                .findFirst();
    }

    private Optional<WebUrl> link(String rel, java.util.function.Predicate<Element> which) {
        return document.all("link", RELATED).stream()
                .filter(link -> hasRel(link, rel))
                .filter(which)
                .flatMap(link -> base.web(link.attr("href")).stream())
                .findFirst();
    }

    private static boolean hasRel(Element link, String rel) {
        return List.of(BLANKS.split(link.attr("rel").toLowerCase(Locale.ROOT).strip(), -1))
                .contains(rel);
    }

    private Map<String, WebUrl> alternates() {
        var found = new LinkedHashMap<String, WebUrl>();
        for (var link : document.all("link", TRANSLATED)) {
            if (hasRel(link, "alternate") && found.size() < ALTERNATES_MAX) {
                base.web(link.attr("href"))
                        .ifPresent(url ->
                                found.putIfAbsent(link.attr("hreflang").strip().toLowerCase(Locale.ROOT), url));
            }
        }
        return found;
    }

    private Optional<WebUrl> refresh() {
        var matcher = REFRESH.matcher(metas.getOrDefault("refresh", ""));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int seconds = matcher.group(1).isEmpty() ? 0 : Integer.parseInt(matcher.group(1));
        var target = matcher.group(2).strip();
        boolean quoted = target.length() > 1 && (target.startsWith("'") || target.startsWith("\""));
        var address = quoted ? target.substring(1).replaceAll("['\"].*", "") : target;
        return seconds <= REFRESH_SECONDS_MAX ? base.web(address) : Optional.empty();
    }
}
