package dev.incipit.generate.kind;

import dev.incipit.compute.Spread;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.generate.title.DefaultNames;
import dev.incipit.generate.title.PageNames;
import dev.incipit.llmstxt.Placeholders;
import dev.incipit.text.CalendarWords;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Recognises pages that say nothing yet, filler text, announcements that something is to come, and lists of nothing, or nothing
 * any more: offers and advertisements that are over.
 */
final class UnfinishedPages {
    private static final ShippedTables TABLES = ShippedTables.of(UnfinishedPages.class);

    private static final int CHARACTERS_READ = 20_000;
    private static final int WORDS_OF_AN_ANNOUNCEMENT = 60;

    private static final int BEGINNING = 3_000;

    private static final int FILLERS_MIN = 6;

    /** One filler word in this many. */
    private static final int FILLER_SHARE = 4;

    /** The usual filler text, from Cicero. */
    private static final Set<String> FILLER = TABLES.words("filler");

    /** What a text with filler in it has: the beginnings of Cicero's and of Webflow's. */
    private static final List<String> FILLED =
            List.of("lorem ipsum", "suspendisse varius enim", "duis cursus, mi quis");

    private static final Pattern COMING =
            Pattern.compile("(?iU)\\b(" + TABLES.any("coming") + ")\\b|" + TABLES.any("coming within words"));

    private static final Pattern MARKED =
            Pattern.compile("(?m)^[>*_# ]{0,6}(?:" + String.join("|", Placeholders.MARKERS) + ")\\b(:|[*_ ]*$)?");

    /** "Todo" is a word in these. */
    private static final Set<String> WITH_TODO = Set.of("es", "pt", "gl", "ca");

    /** What software says in place of a list without entries. */
    private static final Pattern NOTHING_LISTED = Pattern.compile(
            "(?iU)\\b(" + TABLES.any("nothing listed") + ")\\b|" + TABLES.any("nothing listed within words"));

    private static final int WORDS_OF_AN_EMPTY_LIST = 40;

    /** What stands above an offer, a job or a property that nobody can have any more. */
    private static final Pattern OVER = Pattern.compile(
            "(?imu)(?:^[>*_# ]{0,6}|[.!?] (?=(?:this (?:offer|promotion)|dieses angebot|cette offre|esta oferta|questa offerta) ))(?:(?:sorry|unfortunately|leider|désolé|lo sentimos)[,!:.]? )?(?:"
                    + TABLES.any("over") + ")");

    /** The page and the post that every new WordPress has, and the blocks of a page builder, in the words of their translations. */
    private static final Pattern SPECIMEN =
            Pattern.compile("(?iU)\\b(?=\\w)(?:" + TABLES.any("specimen") + ")|" + TABLES.any("specimen within words"));

    private static final int WORDS_OF_A_SPECIMEN = 250;
    private static final int WORDS_BEFORE_SPECIMEN = 40;

    /** What a page is called that somebody made to try the software. */
    private static final Pattern TEST = Pattern.compile("(?iU)(?:" + TABLES.any("test") + ")\\s{0,3}(?:$|[|–—-])");

    /** Behind the name of a page that says next to nothing. */
    private static final Pattern INCOMPLETE =
            Pattern.compile("(?iU)\\((?:" + TABLES.any("incomplete") + ")\\)\\s{0,3}$");

    /** What is not for everybody, in brackets before a name or behind it. */
    private static final Pattern MARKED_NAME = Pattern.compile("^\\s{0,3}[\\[(（【](?:INTERNAL|" + TABLES.any("draft")
            + "|" + TABLES.any("draft or sketch") + "|WIP)[\\])）】]|^(?!.{0,200}(?i:in pro)).{0,200}[(,] ?(?i:wip)\\)$");

    /** The first word, in capitals, of the name of a page that says next to nothing. */
    private static final Pattern DRAFT = Pattern.compile(
            "^(?:(?:" + TABLES.any("draft") + ")[ :：]|(?:" + TABLES.any("draft or sketch") + "): )(?=.{0,80}\\p{Ll})");

    /** Before or behind the name of what does not take place on its day. */
    private static final Pattern CANCELLED = Pattern.compile(
            "(?iU)^\\W{0,3}(?:cancell?ed|abgesagt|annulée?|cancelad[oa]|annullat[oa]|afgelast|geannuleerd|odwołan[eya]|inställt|avlyst|aflyst|zrušeno)"
                    + "\\W{0,2}(?:[:–—!]| -)|[–—:(\\[] ?(?:cancell?ed|abgesagt|annulée?|cancelad[oa]|annullat[oa]|afgelast|geannuleerd|odwołan[eya]|inställt)[)\\]!]?$");

    /** A page of no more words than the name "Test" and "This is a test of the new theme.". */
    private static final int WORDS_OF_A_TEST = 40;

    private static final Pattern TRIAL = Pattern.compile("(?iU)\\s{0,3}(?:" + TABLES.any("trial") + ")\\s{0,3}");

    /** What is left to be written; a page about a component that has such a text says more. */
    private static final int WORDS_OF_A_TEMPLATE = 20;

    private static final String FENCE = "```";

    private static final Pattern LOREM = Pattern.compile("(?i)\\blorem\\b(?! ipsum(?! dolor))");

    private static final String UNTITLED = "untitled";

    /** A work of art without a title has more: what it is made of, and when. */
    private static final int WORDS_OF_UNTITLED = 8;

    /** The posts with which each new Ghost begins, which are long. */
    private static final Pattern GHOST = Pattern.compile("(?i)" + TABLES.any("ghost"));

    private static final int BEGINNING_OF_POST = 800;

    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private UnfinishedPages() {}

    /** Those of the pages that are. */
    static Set<CrawledPage> among(List<CrawledPage> pages) {
        return Spread.over(pages, page -> Optional.of(page).filter(UnfinishedPages::isOne)).stream()
                .flatMap(Optional::stream)
                .collect(Collectors.toUnmodifiableSet());
    }

    static boolean isOne(CrawledPage page) {
        var text = Words.beginning(page.markdown(), CHARACTERS_READ);
        return isFiller(text)
                || GHOST.matcher(Words.beginning(text, BEGINNING_OF_POST)).find()
                || (isShort(text) && isUnfinished(page, text, WordCount.of(text)));
    }

    private static boolean isUnfinished(CrawledPage page, String text, int words) {
        return isUnnamed(page)
                || PageNames.of(page.metadata())
                        .anyMatch(name -> MARKED_NAME.matcher(name).find()
                                || isCancelled(name, words)
                                || isTest(name, text, words))
                || saysThatItIsUnfinished(text, words, page.page().language());
    }

    /** Whether nobody gave the page a name, by its heading; by the names that it has, if it says next to nothing. */
    private static boolean isUnnamed(CrawledPage page) {
        return page.metadata().heading().filter(DefaultNames::areOne).isPresent()
                || (page.metadata().names().anyMatch(UNTITLED::equalsIgnoreCase)
                        && WordCount.of(page.markdown()) < WORDS_OF_UNTITLED)
                || (page.metadata().names().allMatch(DefaultNames::areOne)
                        && WordCount.of(page.markdown()) < WORDS_OF_AN_ANNOUNCEMENT);
    }

    private static boolean isTest(String name, String text, int words) {
        return words < WORDS_OF_AN_ANNOUNCEMENT
                && (TEST.matcher(name).lookingAt()
                        || DRAFT.matcher(name).find()
                        || (words < WORDS_OF_A_TEMPLATE
                                && INCOMPLETE.matcher(name).find())
                        || (words < WORDS_OF_A_TEST
                                && !text.contains(FENCE)
                                && TRIAL.matcher(name).matches()));
    }

    /** Whether a name says so and has a date, or says so before a colon, above a short text. */
    private static boolean isCancelled(String name, int words) {
        var cancelled = CANCELLED.matcher(name);
        return cancelled.find()
                && (CalendarWords.hasDate(name)
                        || (cancelled.start() == 0
                                && cancelled.group().endsWith(":")
                                && words < WORDS_OF_AN_ANNOUNCEMENT));
    }

    /** Whether a page may have fewer words than a specimen: most have more in their first lines. */
    private static boolean isShort(String text) {
        return WordCount.of(Words.beginning(text, BEGINNING)) < WORDS_OF_A_SPECIMEN;
    }

    private static boolean saysThatItIsUnfinished(String text, int words, Locale language) {
        return (words < WORDS_OF_A_SPECIMEN
                        && (beginsAsSpecimen(text) || OVER.matcher(text).find()))
                || (words < WORDS_OF_AN_ANNOUNCEMENT && (COMING.matcher(text).find() || isMarked(text, language)))
                || (words < WORDS_OF_A_TEMPLATE
                        && !text.contains(FENCE)
                        && LOREM.matcher(text).find())
                || (words < WORDS_OF_AN_EMPTY_LIST
                        && NOTHING_LISTED.matcher(text).find());
    }

    /** Whether it is not only the last post of a list, or one block that was left beside others. */
    private static boolean beginsAsSpecimen(String text) {
        var specimen = SPECIMEN.matcher(linesWith(WORDS_BEFORE_SPECIMEN * 2, text));
        return specimen.find() && WordCount.of(text.substring(0, specimen.start())) < WORDS_BEFORE_SPECIMEN;
    }

    /** The first lines of a text, until they have so many words. */
    private static String linesWith(int words, String text) {
        int end = 0;
        for (int counted = 0; counted < words && end < text.length(); ) {
            int line = end;
            end = text.indexOf('\n', line) < 0 ? text.length() : text.indexOf('\n', line) + 1;
            counted += WordCount.of(text.substring(line, end));
        }
        return text.substring(0, end);
    }

    private static boolean isMarked(String text, Locale language) {
        var mark = MARKED.matcher(text);
        return mark.find() && (mark.group(1) != null || !WITH_TODO.contains(language.getLanguage()));
    }

    private static boolean isFiller(String text) {
        var small = text.toLowerCase(Locale.ROOT);
        if (FILLED.stream().noneMatch(small::contains)) {
            return false;
        }
        int all = 0;
        int fillers = 0;
        for (var word = WORD.matcher(text); word.find(); all++) {
            fillers += FILLER.contains(word.group().toLowerCase(Locale.ROOT)) ? 1 : 0;
        }
        return fillers >= FILLERS_MIN && fillers * FILLER_SHARE >= all;
    }
}
