package dev.incipit.describe;

import dev.incipit.describe.extract.Note;
import dev.incipit.describe.extract.PartTexts;
import dev.incipit.describe.extract.Purpose;
import dev.incipit.describe.extract.SiteTexts;
import dev.incipit.describe.words.EditionNotes;
import dev.incipit.describe.words.OneLine;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.PageWords;
import dev.incipit.text.SentenceEdges;
import dev.incipit.text.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says in the site's own words what it is: by the front page's meta description, else by the paragraph there that tells the most
 * of the whole, or by what another page says of it; else by a paragraph about a part, or by a slogan.
 */
final class SiteSummary {
    /** What parts a name from what is said of it. */
    private static final Pattern BAR = Pattern.compile("\\s*[|·•»–—]\\s*|\\s+-\\s+");

    /** What somebody else says of the site, or the site asks its reader. */
    private static final Pattern TESTIMONY =
            Pattern.compile("(?U)^[\"“”„«‘']|(?<![\\p{L}.])(?:I|I[’'](?:m|ve|d|ll)|[Mm]y|me|myself"
                    + "|[Ii]ch|mir|mich|[Jj]e|[Jj][’']|moi|[Yy]o|[Mm]i|[Ii]o|[Ee]u|[Mm]inha)(?![\\p{L}.])");

    /** How a person who writes a site begins. */
    private static final Pattern INTRODUCTION = Pattern.compile(
            "(?iU)^(?:hello|hi|hey)?[\\s,!]*(?:I[’']m|I am|my name|ich bin|ich heiße|mein name|je suis|je m[’']appelle|soy|me llamo|sono|mi chiamo|sou)\\b");

    /** How a site speaks of itself. */
    private static final Pattern SITE = Pattern.compile(
            "^this (?:\\w+ )?(?:site|website|blog|project|document|documentation|guide|book|manual|handbook|"
                    + "library|package|tool|community|wiki|shop|store)\\b");

    /** How a page speaks of itself. */
    private static final Pattern PAGE = Pattern.compile("(?iU)(?:on |in |sur )?(?:this|cette) (?:page|section)\\b");

    /** What the page about a site is called in its address. */
    private static final Set<String> ABOUT = Words.table("""
            about about-us about-me a-propos apropos qui-sommes-nous ueber-uns uber-uns ueber-mich sobre sobre-nos sobre-mi
            sobre-nosotros quienes-somos acerca acerca-de chi-siamo over-ons over-mij om-oss om-os om-mig o-nas o-mnie
            hakkimizda tietoa-meista rolunk despre-noi""");

    private static final int PARAGRAPHS_MAX = 12;
    private static final int POINTER_WORDS_MAX = 4;

    /** What a summary is worth less that begins with a condition or a pronoun. */
    private static final double DEPENDENT = 0.5;

    /** What it is worth more if it says "this manual": "This is Acme version 2.3." tells less. */
    private static final double OF_ITSELF = 0.8;

    /** What it is worth less that says what is on the front page, and not on the site, or begins with a note. */
    private static final double OF_PAGE = 1.5;

    private static final int NAMEPLATE_WORDS_MAX = 4;
    private static final int WORD_MIN = 5;
    private static final int GREETING_WORDS_MAX = 8;
    private static final int ALIKE_CHARACTERS = 40;
    private static final int CHARACTERS_MIN = 40;
    private static final int BACKGROUND_CHARACTERS_MIN = 60;
    private static final int BACKGROUND_CHARACTERS_MAX = 600;

    private final DescribedPage home;
    private final List<DescribedPage> subjects;
    private final SiteTexts site;
    private final Locale language;
    private final Quotable quotable;
    private final Purpose purpose;

    SiteSummary(DescribedPage home, List<DescribedPage> subjects, SiteTexts site) {
        this.home = home;
        this.subjects = subjects;
        this.site = site;
        this.language = home.page().language();
        this.quotable = new Quotable(home.page());
        this.purpose = new Purpose(site);
    }

    /** Returns what another page says that the site is, instead of a slogan. */
    String defined(String summary) {
        return isSlogan(summary, home.title())
                ? purpose.definedAs(home.title(), summary, subjects)
                        .filter(SiteSummary::isLong)
                        .orElse(summary)
                : summary;
    }

    /** Returns the summary; a slogan if the site says no more. */
    Optional<String> text() {
        var folded = home.page().paragraphs().stream().map(OneLine::of).toList();
        var meta = home.page()
                .metadata()
                .description()
                .map(OneLine::of)
                .filter(text -> !site.isGlued(text, home.page()))
                .map(text -> Sentences.completed(text, folded, language))
                .map(this::withoutName)
                .map(this::withoutCalls)
                .map(quotable::of)
                .filter(text -> home.isToldBy(text));
        var paragraphs = folded.stream()
                .filter(text -> site.repeats().isOwn(text, home.page()))
                .map(this::withoutGreeting)
                .map(this::withoutPointer)
                .filter(text -> !Sentences.breaksOff(text) && !text.endsWith(":"))
                .map(quotable::of)
                .filter(text -> home.isToldBy(text))
                .toList();
        var parts = new PartTexts(home, site);
        return firstLong(List.of(
                        () -> meta.filter(text -> isLong(text) && !isNameplate(text)).stream(),
                        () -> best(
                                paragraphs,
                                text -> !parts.has(text)
                                        && !beginsWithQuestion(text)
                                        && !isNote(text)
                                        && meta.filter(this::isNameplate)
                                                .filter(plate -> !shareAWord(plate, text))
                                                .isEmpty())
                                .stream(),
                        () -> purpose.definedAs(home.title(), subjects).stream(),
                        () -> purpose.of(subjects).stream()))
                .or(() -> meta)
                .or(() -> firstLong(List.of(() -> best(paragraphs, _ -> true).stream())))
                .or(() -> background(Optional.empty())
                        .map(text -> Sentences.fit(text, ExtractiveDescriber.SUMMARY_CHARACTERS_MAX, language)))
                .or(new Slogan(home, language)::text)
                .or(() -> firstLong(List.of(paragraphs::stream)))
                .or(this::ofAboutPage);
    }

    /** Returns what the page about the site says first: the front page of a blog has its posts only. */
    private Optional<String> ofAboutPage() {
        return subjects.stream()
                .filter(page -> !page.equals(home)
                        && page.page().url().segments().stream()
                                .anyMatch(segment -> ABOUT.contains(PageWords.plain(segment))))
                .findFirst()
                .flatMap(page -> new SiteSummary(page, List.of(), site).text())
                .filter(Sentences::isWhole);
    }

    private Optional<String> firstLong(List<Supplier<Stream<String>>> sources) {
        return sources.stream()
                .flatMap(Supplier::get)
                .map(text -> Sentences.fit(text, ExtractiveDescriber.SUMMARY_CHARACTERS_MAX, language))
                .filter(SiteSummary::isLong)
                .findFirst();
    }

    /** Returns a description without the site's name before a bar: "Acme | Ropes for all". */
    private String withoutName(String text) {
        var bar = BAR.matcher(text).region(Math.min(home.title().length(), text.length()), text.length());
        return text.startsWith(home.title()) && bar.lookingAt() ? text.substring(bar.end()) : text;
    }

    /** Returns a text without its sentences that are boilerplate or call the reader: "Start for free today." */
    private String withoutCalls(String text) {
        var plain = Prose.unfurnished(text, home.title(), language);
        var told = SentenceEdges.cut(plain, language).stream()
                .filter(sentence -> !Prose.advertises(sentence))
                .collect(Collectors.joining(" "));
        return isLong(told) ? told : plain;
    }

    /** Returns a paragraph from where it tells something: "Welcome to our manual. Acme is a rope." */
    private String withoutGreeting(String text) {
        var told = SentenceEdges.cut(text, language);
        boolean greets = told.size() > 1
                && Openings.greets(told.getFirst())
                && Words.count(told.getFirst()) <= GREETING_WORDS_MAX
                && told.getFirst().indexOf(',') < 0;
        return !greets || Openings.needsContext(told.get(1)) || Openings.isPersonal(told.get(1))
                ? text
                : text.substring(text.indexOf(told.get(1)));
    }

    private boolean beginsWithQuestion(String text) {
        return Sentences.asks(SentenceEdges.cut(text, language).getFirst());
    }

    /** Returns a paragraph without the words at its end that lead on: "More information...", "Here is an example:". */
    private String withoutPointer(String text) {
        var sentences = SentenceEdges.cut(text, language);
        var last = sentences.size() > 1 ? sentences.getLast() : "";
        return last.endsWith(":") || (Sentences.breaksOff(last) && Words.count(last) <= POINTER_WORDS_MAX)
                ? text.substring(0, text.lastIndexOf(last)).strip()
                : text;
    }

    /** Returns the whole paragraph that begins with the sentence that tells the most. */
    private Optional<String> best(List<String> paragraphs, Predicate<String> wanted) {
        var note = new Note(home, site);
        var rated = new LinkedHashMap<String, Double>();
        for (int i = 0; i < Math.min(paragraphs.size(), PARAGRAPHS_MAX); i++) {
            var text = paragraphs.get(i);
            if (Sentences.isWhole(text) && wanted.test(text)) {
                rated.putIfAbsent(
                        text,
                        note.rate(text, i)
                                - (Sentences.standsAlone(text) ? 0 : DEPENDENT)
                                + (speaksOfItself(text) ? OF_ITSELF : 0)
                                - (PAGE.matcher(text).lookingAt() || isNote(text) ? OF_PAGE : 0));
            }
        }
        return rated.entrySet().stream()
                .filter(text -> text.getValue() >= Note.TOLERABLE)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    /** Whether a paragraph begins with which edition this is, or where more is told. */
    private boolean isNote(String text) {
        var first = SentenceEdges.cut(text, language).getFirst();
        return EditionNotes.isOne(first) || Prose.refers(first);
    }

    /** Whether a summary is no sentence and does not begin with the site's name: "the fastest storage on earth". */
    private static boolean isSlogan(String text, String name) {
        boolean sentence = Sentences.isWhole(text) && !Character.isLowerCase(text.codePointAt(0));
        return !sentence && !TextKey.words(name).contains(TextKey.words(text).getFirst());
    }

    /** Whether a text is no sentence and has hardly more words than the site's name: "Law firm in Leeds – Acme & Partners". */
    private boolean isNameplate(String text) {
        return !Sentences.isWhole(text)
                && TextKey.of(text).contains(TextKey.of(home.title()))
                && Words.count(text) <= Words.count(home.title()) + NAMEPLATE_WORDS_MAX;
    }

    /** Whether the first sentence of a text has a longer word of the nameplate: a notice of closing has none. */
    private boolean shareAWord(String plate, String text) {
        var words = TextKey.words(plate);
        return TextKey.words(SentenceEdges.cut(text, language).getFirst()).stream()
                .anyMatch(word -> word.length() >= WORD_MIN && words.contains(word));
    }

    private static boolean isLong(String text) {
        return text.length() >= CHARACTERS_MIN || Prose.isDense(text);
    }

    /** Returns a paragraph of the front page that says more about the site than the summary. */
    Optional<String> background(Optional<String> summary) {
        return home.page().paragraphs().stream()
                .map(OneLine::of)
                .map(this::withoutGreeting)
                .map(this::withoutPointer)
                .map(quotable::of)
                .filter(text -> text.length() >= BACKGROUND_CHARACTERS_MIN && Prose.tells(text, home.title()))
                .filter(text -> !Prose.answers(text) && !text.contains(" | ") && !isNote(text))
                .filter(text -> !beginsWithQuestion(text) && !isTestimony(text))
                .filter(text ->
                        Sentences.isWhole(text) && !text.endsWith(":") && !Character.isLowerCase(text.charAt(0)))
                .filter(text -> summary.isEmpty() || !overlap(text, summary.get()))
                .map(text -> Sentences.fit(text, BACKGROUND_CHARACTERS_MAX, language))
                .filter(text -> Sentences.isWhole(text) && speaksOf(home.title(), text))
                .findFirst();
    }

    /** Whether a visitor speaks, as shops show what their customers say. */
    private static boolean isTestimony(String text) {
        return TESTIMONY.matcher(text).find() && !INTRODUCTION.matcher(text).find();
    }

    /** Whether a text of the home page is about the site: it contains the site's name or starts with "this". */
    private static boolean speaksOf(String name, String text) {
        return TextKey.of(text).contains(TextKey.of(name)) || speaksOfItself(text);
    }

    private static boolean speaksOfItself(String text) {
        return SITE.matcher(TextKey.of(text)).find();
    }

    /** Whether one text contains the other, or both start alike. */
    private static boolean overlap(String one, String other) {
        var a = TextKey.of(one);
        var b = TextKey.of(other);
        var start = Math.min(ALIKE_CHARACTERS, Math.min(a.length(), b.length()));
        return a.contains(b) || b.contains(a) || a.substring(0, start).equals(b.substring(0, start));
    }
}
