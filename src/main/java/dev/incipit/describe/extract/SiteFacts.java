package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.words.Sentences;
import dev.incipit.html.Page;
import dev.incipit.text.PageWords;
import dev.incipit.text.SentenceEdges;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What one comes to a site for besides its pages, in the site's words: how a business is reached, under which licence a project
 * is and where its source is.
 */
public final class SiteFacts {
    private static final int CONTACT_MAX = 200;
    private static final int SENTENCE_MAX = 200;
    private static final int PASSAGES_MAX = 80;

    /** A longer passage is not examined: the patterns are for sentences, and cost the square of a text's length. */
    private static final int PASSAGE_MAX = 4_000;

    /** How many pages about a licence are examined. */
    private static final int LICENCE_PAGES_MAX = 5;

    private static final Pattern LICENCE =
            Pattern.compile("(?imU)^(?=.*\\b(?:licen[sc]ed?|lizenz|lizenziert|licencia|licenza|licença|released"
                    + "|ライセンス))(?=.*\\b(?:MIT|BSD|Apache|[AL]?GPL(?:v?\\d)?|MPL|Mozilla|ISC|EUPL|CC[ -]BY|Creative Commons|Unlicense|CC0|zlib|"
                    + "public domain)\\b).*\\b(?:under|sous|unter|bajo|sotto|sob|onder|uses|is|est|ist|es)\\b.*");

    /** The number of the next entry of a table of contents: "The Source Code Repository, J." */
    private static final Pattern NEXT_ENTRY = Pattern.compile(", \\p{Lu}\\.$");

    private static final Pattern SOURCE =
            Pattern.compile("(?iU)\\b(?:source code|code source|quellcode|quelltext|código fuente|codice sorgente|"
                    + "open[ -]source|repository|GitHub|GitLab|Codeberg)\\b");

    /** How a site speaks of what it publishes, if not by its name. */
    private static final Pattern OURS =
            Pattern.compile("^(?:this|these|licensed|released|the source|the code|source code|all code|the project|"
                    + "the library|the content|content|our|ce|cette|le code|dieses|diese|der quell)\\b");

    /** How a list of licences speaks of a part that somebody else made. */
    private static final Pattern OF_PART = Pattern.compile(
            "(?iU)(?:this|these|dieser?|ce|este|questo) (?:code|file|files|function|component|module|class)\\b");

    private static final Pattern CONTACT = Pattern.compile(
            "(?iU)\\b(?:contact(?:s|er|ez|ar)?|kontakt|contacto|cont[aá]ct[ae]nos|contatti|contattaci|contato)\\b|お問い?合わ?せ|联系我们|聯絡我們|iletişim|문의");

    private static final Pattern LICENCE_NAME =
            Pattern.compile("(?iU)\\b(?:licen[sc]e|licensing|lizenz|licencia|licenza|licença)\\b");

    private final String name;
    private final Page home;
    private final List<Page> all;
    private final SiteTexts site;

    /** @param all every page worth reading */
    public SiteFacts(DescribedPage home, List<Page> all, SiteTexts site) {
        this.name = TextKey.of(home.title());
        this.home = home.page();
        this.all = all;
        this.site = site;
    }

    /** Returns them as one paragraph that does not repeat what was {@code said}. */
    public Optional<String> told(String said) {
        var known = TextKey.of(said);
        return Stream.of(contact(), licence(), sentences(home, SOURCE).findFirst())
                .flatMap(Optional::stream)
                .filter(text -> !known.contains(TextKey.of(text)))
                .distinct()
                .reduce((one, other) -> Sentences.joined(List.of(one, other)));
    }

    /** From the home page, else from a page that is called "contact", the home page's footer, or the contact page's sentences. */
    private Optional<String> contact() {
        return new ContactFacts(site.words().passages(home), new Quotable(home))
                .joined(CONTACT_MAX, ContactFacts.LINES_MIN)
                .or(() -> onContactPage(page ->
                        ContactFacts.ofParagraphs(site.words().passages(page), new Quotable(page), page.language())))
                .or(() -> new ContactFacts(new Quotable(home), home.metadata().footer()).joined(CONTACT_MAX, 1))
                .or(() -> onContactPage(page ->
                        ContactFacts.ofSentences(site.words().passages(page), new Quotable(page), page.language())));
    }

    private Optional<String> onContactPage(Function<Page, ContactFacts> facts) {
        return all.stream()
                .filter(SiteFacts::isContact)
                .sorted(Comparator.comparing(page -> !isNamedContact(page)))
                .flatMap(page -> facts.apply(page).joined(CONTACT_MAX, 1).stream())
                .findFirst();
    }

    private static boolean isContact(Page page) {
        var segments = page.url().segments().stream()
                .filter(segment -> !segment.startsWith("index."))
                .toList();
        var heading = page.metadata().heading().orElse("");
        return !segments.isEmpty()
                && Stream.of((segments.getLast() + " " + heading).split("[-_.\\s]"))
                        .filter(word -> !word.isEmpty())
                        .anyMatch(word -> PageWords.ofWord(word).contains(PageWords.COMPANY));
    }

    /** Whether a page is called "contact", in a word of its title or its address. */
    static boolean isNamedContact(Page page) {
        var segments = page.url().segments();
        return !segments.isEmpty()
                && CONTACT.matcher(segments.getLast() + " " + page.metadata().title())
                        .find();
    }

    private Optional<String> licence() {
        var titled = all.stream()
                .filter(page -> LICENCE_NAME.matcher(page.metadata().title()).find())
                .limit(LICENCE_PAGES_MAX);
        return Stream.concat(
                        sentences(home, LICENCE),
                        titled.flatMap(page -> sentences(page, LICENCE))
                                .filter(text -> !OF_PART.matcher(text).lookingAt()))
                .findFirst();
    }

    private Stream<String> sentences(Page page, Pattern pattern) {
        var quotable = new Quotable(page);
        var language = page.language();
        var passages = site.words().passages(page).stream()
                .limit(PASSAGES_MAX)
                .filter(Passage::isParagraph)
                .map(Passage::text);
        return Stream.concat(page.metadata().description().stream(), passages)
                .filter(text -> text.length() <= PASSAGE_MAX)
                .flatMap(text -> SentenceEdges.cut(text, language).stream())
                .filter(text -> text.length() <= SENTENCE_MAX
                        && !NEXT_ENTRY.matcher(text).find())
                .filter(text -> pattern.matcher(text).find())
                .filter(text -> Sentences.isWhole(text) && !text.endsWith(":") && !Sentences.asks(text))
                .filter(text -> isOurs(TextKey.of(text)) && quotable.is(text));
    }

    private boolean isOurs(String key) {
        return key.contains(name) || OURS.matcher(key).find();
    }
}
