package dev.incipit.describe;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.Spread;
import dev.incipit.describe.extract.Note;
import dev.incipit.describe.extract.Purpose;
import dev.incipit.describe.extract.Sentences;
import dev.incipit.describe.extract.SiteFacts;
import dev.incipit.describe.extract.SiteRepeats;
import dev.incipit.describe.extract.SiteTexts;
import dev.incipit.html.Page;
import dev.incipit.text.SentenceEdges;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Describes pages in the site's own words: by a meta description particular to the page, else by the sentence of its beginning
 * that tells the most, or by what another page says of it; with the topics that tell it from the site's other pages. Never
 * repeats the title or another note.
 */
public final class ExtractiveDescriber implements Describer {
    private static final Duration BUDGET = Duration.ofSeconds(20);

    /** Of the summary: the check summary-quality (checks.md) allows 30 to 500 characters. */
    public static final int SUMMARY_CHARACTERS_MAX = 300;

    private static final int SLOGAN_WORDS_MIN = 3;

    /** Characters that separate a slogan from the name beside it. */
    private static final Pattern ENDS = Pattern.compile("^[\\s|:·•–—»«-]+|[\\s|:·•–—»«-]+$");

    /** How a site speaks of itself. */
    private static final Pattern SITE = Pattern.compile(
            "^this (?:\\w+ )?(?:site|website|blog|project|document|documentation|guide|book|manual|handbook|"
                    + "library|package|tool|community|wiki|shop|store)\\b");

    private static final int PARAGRAPHS_MAX = 12;
    private static final int POINTER_WORDS_MAX = 4;

    /** What a summary is worth less that begins with a condition or a pronoun. */
    private static final double DEPENDENT = 0.5;

    private static final int ALIKE_CHARACTERS = 40;
    private static final int SUMMARY_CHARACTERS_MIN = 40;
    private static final int BACKGROUND_CHARACTERS_MIN = 60;
    private static final int BACKGROUND_CHARACTERS_MAX = 600;

    private final ComputePool pool;

    /** Creates a describer that reads pages on a pool. */
    public ExtractiveDescriber(ComputePool pool) {
        this.pool = pool;
    }

    /**
     * {@inheritDoc}
     *
     * @throws dev.incipit.compute.OverBudget if reading the pages takes more than twenty seconds of CPU time
     */
    @Override
    public Description describe(DescribedPage home, List<Page> all, List<DescribedPage> subjects) {
        return pool.complete(BUDGET, () -> described(home, all, subjects));
    }

    private static Description described(DescribedPage home, List<Page> all, List<DescribedPage> subjects) {
        var site = new SiteTexts(all);
        var summary = summary(home, subjects, site);
        var used = new HashSet<String>();
        var notes = new LinkedHashMap<WebUrl, String>();
        var writers = Spread.over(subjects, subject -> new Note(subject, site));
        for (int i = 0; i < subjects.size(); i++) {
            var subject = subjects.get(i);
            var written = writers.get(i);
            var isHome = subject.page().url().equals(home.page().url());
            // What tells the most of a front page is both summary and note.
            Stream.of(
                            summary.filter(text -> isHome && !written.tellsMoreThan(text)),
                            written.written(isHome ? Set.of() : used))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .ifPresent(note -> {
                        written.use(note, used);
                        notes.put(subject.page().url(), note);
                    });
        }
        // A file without a summary is not taken for an index, so the front page's note is used there too.
        var line = summary.map(text -> defined(text, home, subjects, site))
                .or(() -> new Note(home, site).written(Set.of()));
        var background = background(home, line);
        var said = line.orElse("") + " " + background.orElse("");
        var facts = new SiteFacts(home, all, site).told(said);
        return new Description(
                line,
                Stream.of(background, facts).flatMap(Optional::stream).reduce((one, other) -> one + "\n\n" + other),
                notes);
    }

    /** Returns what another page says that the site is, instead of a slogan. */
    private static String defined(String summary, DescribedPage home, List<DescribedPage> subjects, SiteTexts site) {
        return isSlogan(summary, home.title())
                ? new Purpose(site)
                        .definedAs(home.title(), summary, subjects)
                        .filter(ExtractiveDescriber::isSummaryLong)
                        .orElse(summary)
                : summary;
    }

    private static Optional<String> summary(DescribedPage home, List<DescribedPage> subjects, SiteTexts site) {
        var language = PageLanguage.of(home.page());
        var quotable = new Quotable(home.page());
        var meta = home.page()
                .metadata()
                .description()
                .map(SiteRepeats::fold)
                .map(text -> quotable.of(text))
                .filter(text -> Note.says(text, home));
        var paragraphs = home.page().paragraphs().stream()
                .map(SiteRepeats::fold)
                .filter(text -> site.repeats().isOwn(text, home.page()))
                .map(text -> withoutPointer(text, language))
                .filter(text -> !Sentences.breaksOff(text) && !text.endsWith(":"))
                .map(text -> quotable.of(text))
                .filter(text -> Note.says(text, home))
                .toList();
        return Stream.<Supplier<Stream<String>>>of(
                        () -> meta.filter(ExtractiveDescriber::isSummaryLong).stream(),
                        () -> best(paragraphs, new Note(home, site)).stream(),
                        () -> new Purpose(site).of(subjects).stream(),
                        paragraphs::stream)
                .flatMap(Supplier::get)
                .map(text -> Sentences.fit(text, SUMMARY_CHARACTERS_MAX, language))
                .filter(ExtractiveDescriber::isSummaryLong)
                .findFirst()
                .or(() -> meta)
                .or(() -> slogan(home, quotable));
    }

    /** Returns a paragraph without the few words at its end that lead on: "More information...", "Highlights are:". */
    private static String withoutPointer(String text, Locale language) {
        var sentences = SentenceEdges.cut(text, language);
        var last = sentences.size() > 1 ? sentences.getLast() : "";
        boolean leadsOn = Sentences.breaksOff(last) || last.endsWith(":");
        return leadsOn && Words.count(last) <= POINTER_WORDS_MAX
                ? text.substring(0, text.lastIndexOf(last)).strip()
                : text;
    }

    /** Returns the whole paragraph that begins with the sentence that tells the most. */
    private static Optional<String> best(List<String> paragraphs, Note home) {
        var rated = new LinkedHashMap<String, Double>();
        for (int i = 0; i < Math.min(paragraphs.size(), PARAGRAPHS_MAX); i++) {
            var text = paragraphs.get(i);
            if (Sentences.isWhole(text)) {
                rated.putIfAbsent(text, home.rate(text, i) - (Sentences.standsAlone(text) ? 0 : DEPENDENT));
            }
        }
        return rated.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    /** Returns what the home page's title says besides the site's name, else its heading: it may have no sentence. */
    private static Optional<String> slogan(DescribedPage home, Quotable quotable) {
        var metadata = home.page().metadata();
        var title = SiteRepeats.fold(metadata.title());
        int name = title.indexOf(home.title());
        var beside = name < 0
                ? List.of(title)
                : List.of(
                        before(title.substring(name + home.title().length()), home.title()), title.substring(0, name));
        return Stream.concat(beside.stream(), metadata.heading().stream())
                .map(text -> ENDS.matcher(SiteRepeats.fold(text)).replaceAll(""))
                .filter(text -> Words.count(text) >= SLOGAN_WORDS_MIN)
                .filter(text -> !Prose.isFurniture(text) && !Prose.advertises(text))
                .filter(text -> !TextKey.of(home.title()).contains(TextKey.of(text)))
                .filter(quotable::is)
                .map(text -> Sentences.fit(text, SUMMARY_CHARACTERS_MAX, PageLanguage.of(home.page())))
                .findFirst();
    }

    /** Returns a text up to a name: "Acme: ropes for all - Acme" says it twice. */
    private static String before(String text, String name) {
        int again = text.lastIndexOf(name);
        return again < 0 ? text : text.substring(0, again);
    }

    /** Whether a summary is no sentence and does not begin with the site's name: "the fastest storage on earth". */
    private static boolean isSlogan(String text, String name) {
        boolean sentence = Sentences.isWhole(text) && !Character.isLowerCase(text.codePointAt(0));
        var first = TextKey.of(text).split(" ", 2)[0];
        return !sentence && !List.of(TextKey.of(name).split(" ")).contains(first);
    }

    private static boolean isSummaryLong(String text) {
        return text.length() >= SUMMARY_CHARACTERS_MIN || Prose.isDense(text);
    }

    private static Optional<String> background(DescribedPage home, Optional<String> summary) {
        var language = PageLanguage.of(home.page());
        var quotable = new Quotable(home.page());
        return home.page().paragraphs().stream()
                .map(SiteRepeats::fold)
                .map(text -> withoutPointer(text, language))
                .map(text -> quotable.of(text))
                .filter(text -> text.length() >= BACKGROUND_CHARACTERS_MIN && Prose.tells(text, home.title()))
                .filter(text -> !Prose.answers(text) && !text.contains(" | "))
                .filter(text -> !Prose.refers(SentenceEdges.cut(text, language).getFirst()))
                .filter(text ->
                        Sentences.isWhole(text) && !text.endsWith(":") && !Character.isLowerCase(text.charAt(0)))
                .filter(text -> summary.isEmpty() || !overlap(text, summary.get()))
                .map(text -> Sentences.fit(text, BACKGROUND_CHARACTERS_MAX, language))
                .filter(text -> Sentences.isWhole(text) && speaksOf(home.title(), text))
                .findFirst();
    }

    /** Whether a text of the home page is about the site: it contains the site's name or starts with "this". */
    private static boolean speaksOf(String name, String text) {
        var key = TextKey.of(text);
        return key.contains(TextKey.of(name)) || SITE.matcher(key).find();
    }

    /** Whether one text contains the other, or both start alike. */
    private static boolean overlap(String one, String other) {
        var a = TextKey.of(one);
        var b = TextKey.of(other);
        var start = Math.min(ALIKE_CHARACTERS, Math.min(a.length(), b.length()));
        return a.contains(b) || b.contains(a) || a.substring(0, start).equals(b.substring(0, start));
    }
}
