package dev.incipit.html.read;

import dev.incipit.html.PageMetadata;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.BoundedHtml;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** Reads the metadata of a page, most of it from its head. */
public final class MetadataReader {
    private static final int ALTERNATES_MAX = 200;
    private static final int REFRESH_SECONDS_MAX = 5;
    private static final int WORDS_MAX = 2_000;
    private static final Pattern REFRESH = Pattern.compile(
            "\\s{0,9}(\\d{0,6})(?:\\.\\d{0,9})?\\s{0,9}[;,]\\s{0,9}(?i:url)\\s{0,9}=\\s{0,9}(.*)", Pattern.DOTALL);
    private static final String ENTITY =
            "&(?:#x[0-9A-Fa-f]{2,5}|#[0-9]{2,6}|quot|apos|amp|nbsp|hellip|[lr][sd]quo|[mn]dash);";

    /** What a generator escaped that escapes attributes once more; a page about markup may tell of "&lt;", or of one by itself. */
    private static final Pattern ESCAPED =
            Pattern.compile("(?s)(?!.{0,2000}(?<![^\\s,(])" + ENTITY + "(?![^\\s,.)])).{0,2000}?" + ENTITY);

    /** What Javadoc writes for a description: where something is declared or used. */
    private static final Pattern DECLARATION = Pattern.compile("(?:declaration|use): (?:module|package): ");

    private static final Pattern LANGUAGE_TAG = Pattern.compile("[a-z]{2,8}(-[a-z0-9]{1,8}){0,5}");
    private static final Evaluator PUBLISHED =
            Selector.evaluatorOf("[itemprop=datePublished], .published, .entry-date, .dt-published, [pubdate]");

    private static final Evaluator BESIDE = Selector.evaluatorOf("aside, nav, footer, a");
    private static final int DATES_MAX = 20;
    private static final Evaluator TITLE = Selector.evaluatorOf("head > title, title:not(svg title)");
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
     * @param generator what made the document, if it does not say so
     */
    public static PageMetadata read(
            DocumentIndex document,
            Element content,
            AddressBase base,
            List<String> robotsHeaders,
            Supplier<Optional<String>> generator) {
        return new MetadataReader(document, base).metadata(content, robotsHeaders, generator);
    }

    private PageMetadata metadata(Element content, List<String> robotsHeaders, Supplier<Optional<String>> generator) {
        var robots = new RobotsDirectives(document, robotsHeaders);
        var title = document.first("title", TITLE)
                .map(element -> Words.beginning(VisibleText.fold(element.text()), WORDS_MAX))
                .orElse("");
        return new PageMetadata(
                title,
                MainHeading.of(document, content, title).map(text -> Words.beginning(text, WORDS_MAX)),
                description(),
                meta("og:site_name", "application-name")
                        .or(() -> LinkedNames.site(document))
                        .or(this::crate),
                language(),
                meta("generator").or(document::madeBy).or(generator),
                kind(),
                link("canonical", _ -> true),
                link(
                        "alternate",
                        link -> link.attr("type").toLowerCase(Locale.ROOT).startsWith("text/markdown")),
                alternates(),
                refresh(),
                ScriptForward.target(document, base),
                robots.noindex(),
                robots.nofollow(),
                meta("article:published_time")
                        .flatMap(LinkedFacts::day)
                        .or(() -> new LinkedFacts(document).date())
                        .or(this::published),
                FooterLines.of(document),
                robots.unavailableAfter());
    }

    /** Returns the day that the page shows as its date of publication (schema.org, hAtom, microformats2); a list shows several. */
    private Optional<LocalDate> published() {
        var days = document.all("time", PUBLISHED).stream()
                .limit(DATES_MAX)
                .filter(time -> time.closest(BESIDE) == null)
                .flatMap(time -> LinkedFacts.day(time.attr("datetime")).stream())
                .distinct()
                .toList();
        return days.size() == 1 ? Optional.of(days.getFirst()) : Optional.empty();
    }

    private Optional<String> meta(String... names) {
        return first(Stream.of(names).map(name -> metas.getOrDefault(name, "")));
    }

    private static Optional<String> first(Stream<String> texts) {
        return texts.map(VisibleText::fold)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .map(text -> Words.beginning(text, WORDS_MAX));
    }

    private Optional<String> description() {
        return Stream.of("description", "og:description", "twitter:description", "dc.description")
                .flatMap(name -> meta(name).stream())
                .map(text -> ESCAPED.matcher(text).lookingAt() ? BoundedHtml.unescaped(text) : text)
                .filter(text -> !DECLARATION.matcher(text).lookingAt())
                .findFirst();
    }

    /** Returns the library that rustdoc made the page for; the titles of its pages end in the language's name. */
    private Optional<String> crate() {
        return first(document.all("meta").stream().map(meta -> meta.attr("data-current-crate")));
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
        var openGraph = meta("og:type").map(type -> type.toLowerCase(Locale.ROOT));
        return PageTemplate.kind(document)
                .or(() -> openGraph)
                .filter(type -> !type.equals("website"))
                .or(() -> LinkedNames.kind(document))
                .or(() -> SaleForm.isOnly(document) ? Optional.of("product") : Optional.empty())
                .or(() -> openGraph);
    }

    private Optional<WebUrl> link(String rel, Predicate<Element> which) {
        return document.all("link", RELATED).stream()
                .filter(link -> LinkRelations.of(link).contains(rel))
                .filter(which)
                .flatMap(link -> base.web(link.attr("href")).stream())
                .findFirst();
    }

    private Map<String, WebUrl> alternates() {
        var found = new LinkedHashMap<String, WebUrl>();
        for (var link : document.all("link", TRANSLATED)) {
            if (LinkRelations.of(link).contains("alternate") && found.size() < ALTERNATES_MAX) {
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
        var address = quoted ? target.substring(1).replaceAll("(?s)['\"].*", "") : target;
        return seconds <= REFRESH_SECONDS_MAX ? base.web(address) : Optional.empty();
    }
}
