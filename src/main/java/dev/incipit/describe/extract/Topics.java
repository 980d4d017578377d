package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.UnmarkedText;
import dev.incipit.describe.words.ControlNames;
import dev.incipit.describe.words.Declarations;
import dev.incipit.describe.words.FileNames;
import dev.incipit.describe.words.OneLine;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.text.CalendarWords;
import dev.incipit.text.TeaserNames;
import dev.incipit.text.Words;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What somebody would ask a page for: the names of its parts, and the words that it has more often than the site's others. */
final class Topics {
    private static final int CHARACTERS_MAX = 60;
    private static final int CHARACTERS_MIN = 3;

    /** How many names of one kind are examined. */
    private static final int NAMES_MAX = 60;

    private static final int HEADINGS_MAX = 20;
    private static final int ROWS_MAX = 60;

    /** The name of a part was written to be looked for; a word of its text was not. */
    private static final double OF_PART = 1.8;

    /** What a row is about was not written to be looked for; eleven written sites .49 to .52 (MRR), fifteen real ones unchanged. */
    private static final double OF_ROW = 1.3;

    /** A word that any text may have was seldom looked for; fifteen real sites .606 to .618 (MRR), 24 written ones unchanged. */
    private static final double OF_COMMON_WORD = 0.6;

    /** A page that names so many parts is told by them. */
    private static final int NAMED = 3;

    /** How often a page has a word that it is about. */
    private static final double WEIGHT_MIN = 2;

    /** A page of fewer different words says most of them once. */
    private static final int SHORT_PAGE = 250;

    /** Of names that differ in their numbers only, more tell nothing: "Belt 14; Belt 17; Belt 16; Belt 13". */
    private static final int NUMBERED_MAX = 3;

    private static final Pattern DIGITS = Pattern.compile("\\d{1,9}");

    /** With fewer than these a page is hardly about anything else than its description says. */
    private static final int TINY_PAGE = 40;

    /** Decoration before a name in a heading: numbers, pictures, signs. */
    private static final Pattern ORNAMENT = Pattern.compile(
            "^(?:\\d{1,2}(?:\\.\\d{1,2}){0,3}[.)]\\s+|[\\p{So}\\p{Sk}\\p{Cn}\\p{Cs}\\uFE0F\\u200D\\s]+|[—–]\\s)++");

    /** What the card of a thing for sale shows behind its name. */
    private static final Pattern PRICE = Pattern.compile(
            "(?iU)\\s?(?:(?:[€$£¥₹]|eur|usd|gbp|chf|zł|kr)\\s?\\d[\\d.,]{0,12}|\\d[\\d.,]{0,12}\\s?(?:[€$£¥₹]|eur|usd|gbp|chf|zł|kr))$");

    /** A method with its arguments and what it returns: {@code #update(opts) ⇒ self}. */
    private static final Pattern METHOD =
            Pattern.compile("^[#.]?([\\w:.]{1,80}[?!=]?)(?:\\([^()]{0,200}\\))? (?:⇒|→|->|=>) .*$");

    /** What stands in a box of other lists: a name with the number of its items, or below another one behind a dash. */
    private static final Pattern OF_LISTS = Pattern.compile("\\((?!(?:1[89]|20)\\d\\d\\))\\d{1,6}\\)$|^[-–—•·›»] ");

    /** What shops call the number of an item, and other sites on which a person has a page. */
    private static final Set<String> NO_TOPICS = Words.table("""
            linkedin xing sku ean gtin mpn upc produktnummer artikelnummer bestellnummer artikelcode varenummer varunummer item-number
            product-code codice-articolo артикул""");

    /** What a shop's template writes above the text: 'Product information "Spade"'. */
    private static final Pattern QUOTING =
            Pattern.compile("[\\p{L}-]{3,40}(?: [\\p{L}-]{1,20})? [\"„“«].{2,200}[\"“”»]");

    private static final Pattern END = Pattern.compile("(?<=\\p{L})[:.]$");

    private final DescribedPage subject;
    private final SiteRepeats repeats;
    private final MachineLines machine;
    private final SiteWords words;
    private final PageVocabulary vocabulary;
    private final Quotable quotable;
    private final String siteInTitle;

    /** What a word counts in headings that most pages of the page's group have, and in labels that several pages have. */
    private final Map<String, Double> inSharedNames = new HashMap<>();

    private final List<TopicLine.Candidate> ownWords;

    Topics(DescribedPage subject, SiteTexts site) {
        this.subject = subject;
        this.repeats = site.repeats();
        this.machine = site.machine();
        this.words = site.words();
        this.vocabulary = words.of(subject.page());
        this.quotable = new Quotable(subject.page());
        var own = TextKey.of(subject.title());
        var whole = TextKey.of(subject.page().metadata().title());
        this.siteInTitle = whole.startsWith(own) ? whole.substring(own.length()) : "";
        subject.page().headings().stream()
                .map(Page.Heading::text)
                .filter(heading -> repeats.isOfGroup(heading, subject.page()) || !repeats.isOwnHeading(heading))
                .flatMap(heading -> keys(heading).stream())
                .forEach(key -> inSharedNames.merge(key, PageVocabulary.IN_HEADING, Double::sum));
        words.passages(subject.page()).stream()
                .flatMap(passage -> machine.sharedLabel(passage).stream())
                .flatMap(label -> keys(label).stream())
                .forEach(key -> inSharedNames.merge(key, 1.0, Double::sum));
        this.ownWords = findOwnWords();
    }

    /** Returns the page's subheadings, without those that many pages have; of many the highest ones: parts, not their sections. */
    List<String> ofHeadings() {
        var writers = OneLiners.writers(subject.page());
        var own = subject.page().headings().stream()
                .filter(heading -> !writers.contains(OneLine.of(heading.text())))
                .takeWhile(heading -> !TeaserNames.isOne(heading.text()))
                .filter(heading -> heading.level() > 1
                        && repeats.isOwnHeading(heading.text())
                        && !repeats.isOfGroup(heading.text(), subject.page()))
                .toList();
        var highest = own.stream()
                .sorted(Comparator.comparingInt(Page.Heading::level))
                .limit(HEADINGS_MAX)
                .collect(Collectors.toSet());
        return named(own.stream().filter(highest::contains).map(Page.Heading::text));
    }

    /**
     * Returns what the rows of its tables are about, apart from the heads; no labels that several pages have, and no attributes of
     * an item for sale.
     */
    private List<String> ofRows() {
        if (subject.isForSale()) {
            return List.of();
        }
        var passages = words.passages(subject.page());
        return named(IntStream.range(1, passages.size())
                .filter(at -> passages.get(at).is(Passage.Kind.ROW)
                        && passages.get(at - 1).is(Passage.Kind.ROW)
                        && machine.sharedLabel(passages.get(at)).isEmpty())
                .limit(ROWS_MAX)
                .mapToObj(at -> passages.get(at).cells().getFirst())
                // An option of a function is looked for by what it does.
                .filter(cell -> cell.indexOf('`') < 0)
                .map(cell -> UnmarkedText.of(cell.split("<br>", 2)[0])));
    }

    /** Returns the texts of the links in its main content. */
    List<String> ofLinks() {
        return named(subject.page().links().stream()
                .filter(link -> link.isInText() && !isControl(link))
                .map(PageLink::anchorText)
                .filter(text -> !OF_LISTS.matcher(text).find()));
    }

    /** Whether a link sorts or filters the list on the page itself. */
    private boolean isControl(PageLink link) {
        return link.target().query().isPresent()
                && link.target().path().equals(subject.page().url().path());
    }

    /** Returns a name without the numbers, pictures and signs before it: "📄 Assembly". */
    static String unadorned(String name) {
        return ORNAMENT.matcher(name).replaceFirst("");
    }

    private List<String> named(Stream<String> texts) {
        var title = TextKey.of(subject.title());
        var seen = new HashSet<String>();
        return texts.map(OneLine::of)
                .filter(text -> !Declarations.isOfOthers(text))
                .map(Declarations::name)
                .filter(text -> text.length() <= 2 * CHARACTERS_MAX && !ControlNames.has(text))
                .map(text ->
                        PRICE.matcher(METHOD.matcher(text).replaceFirst("$1")).replaceFirst(""))
                .map(text -> END.matcher(unadorned(text)).replaceFirst(""))
                .filter(name -> name.length() >= CHARACTERS_MIN && name.length() <= CHARACTERS_MAX)
                // A date or a number alone names nothing.
                .filter(name -> !CalendarWords.areAll(name) && !isFile(name) && !title.contains(TextKey.of(name)))
                .filter(name ->
                        !QUOTING.matcher(name).matches() || !TextKey.of(name).endsWith(title))
                .filter(name -> !Prose.isFurniture(name) && !ControlNames.has(name))
                .filter(name -> quotable.is(name) && seen.add(TextKey.of(name)))
                .limit(NAMES_MAX)
                .toList();
    }

    /** Joins what {@link #chosen} returns; empty if that is nothing. */
    Optional<String> joined(List<String> names, int charactersMax, String said) {
        return Optional.of(String.join(TopicLine.SEPARATOR, chosen(names, charactersMax, said)))
                .filter(joined -> !joined.isEmpty());
    }

    /** Returns those of the names, in the page's order, and of the page's words that tell the most for their length. */
    List<String> chosen(List<String> names, int charactersMax, String said) {
        var line = new TopicLine(charactersMax);
        // Where nothing else is said, whole rows tell more.
        var rows = said.isEmpty() ? List.<String>of() : ofRows();
        var named = Stream.concat(
                names.stream().map(name -> ofName(name, OF_PART)), rows.stream().map(name -> ofName(name, OF_ROW)));
        var words = ownWords.stream().filter(word -> names.size() < NAMED || !word.common());
        line.fill(Stream.concat(named, words).toList(), keys(said + " " + subject.title()));
        if (said.isEmpty() && line.length() < Note.CHARACTERS_MIN) {
            // Of names that may differ only in their numbers: "Version 8.1.3; Version 8.1.2".
            ofSeries(names).forEach(line::take);
        }
        return !said.isEmpty() && line.isOneWord() ? List.of() : line.ordered(names);
    }

    /** Returns the names, and of those that differ only in their numbers the first. */
    static List<String> ofSeries(List<String> names) {
        var series = new HashMap<String, Integer>();
        return names.stream()
                .filter(name -> series.merge(DIGITS.matcher(name).replaceAll("#"), 1, Integer::sum) <= NUMBERED_MAX)
                .toList();
    }

    private TopicLine.Candidate ofName(String name, double factor) {
        return new TopicLine.Candidate(name, values(keys(name), factor), false, false);
    }

    private List<TopicLine.Candidate> findOwnWords() {
        // A heading of parts that only a style sheet keeps apart is the title in one word.
        var titleLetters = TextKey.letters(subject.title());
        int size = vocabulary.keys().size();
        var files = FileNames.endings(subject.page().markdown());
        double least = size >= TINY_PAGE && size < SHORT_PAGE ? 1 : WEIGHT_MIN;
        return Stream.concat(vocabulary.pairs().stream(), vocabulary.words().stream())
                .filter(word ->
                        ownWeight(word) >= least && !word.keys().stream().allMatch(words::isOfMany))
                .filter(word -> word.text().length() <= CHARACTERS_MAX && quotable.is(word.text()))
                .filter(word -> !titleLetters.endsWith(TextKey.letters(word.text()))
                        && !CalendarWords.areAll(word.text())
                        && !files.contains(word.text().toLowerCase(Locale.ROOT))
                        && !isFile(word.text())
                        && !(word.text().indexOf(' ') > 0
                                && (siteInTitle.contains(TextKey.of(word.text())) || ControlNames.has(word.text())))
                        && !NO_TOPICS.contains(
                                word.text().toLowerCase(Locale.ROOT).replace(' ', '-')))
                .map(word -> Map.entry(word, ofWord(word)))
                .sorted(Comparator.comparingDouble(word -> -word.getValue().value(Set.of())))
                .limit(NAMES_MAX)
                .filter(word -> vocabulary.isQuotable(word.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Whether a name is an address, or that of a file with the page's own name: {@code plot_bars.py} on {@code plot_bars.html}. */
    private boolean isFile(String name) {
        var segments = subject.page().url().segments();
        var own = segments.isEmpty() ? "" : segments.getLast().split("\\.", 2)[0];
        return FileNames.isOne(name) || (!own.isEmpty() && name.startsWith(own + ".") && name.indexOf(' ') < 0);
    }

    /** Returns how often the page has a word, leaving out what it shares of headings and labels. */
    private double ownWeight(PageVocabulary.Name word) {
        double shared = word.keys().stream()
                .mapToDouble(key -> inSharedNames.getOrDefault(key, 0.0))
                .min()
                .orElse(0);
        return word.weight() - shared;
    }

    private TopicLine.Candidate ofWord(PageVocabulary.Name word) {
        return new TopicLine.Candidate(
                word.text(),
                values(word.keys(), word.common() ? OF_COMMON_WORD : 1),
                ownWeight(word) < WEIGHT_MIN,
                word.common());
    }

    private Map<String, Double> values(Set<String> keys, double factor) {
        var values = new HashMap<String, Double>();
        keys.forEach(key -> values.put(key, factor * words.rarity(key) * vocabulary.weight(key)));
        return values;
    }

    private Set<String> keys(String text) {
        return words.terms().tellingKeys(text);
    }
}
