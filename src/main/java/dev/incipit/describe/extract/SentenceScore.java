package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.words.Clauses;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import dev.incipit.describe.words.WordForms;
import dev.incipit.text.ShippedTables;
import dev.incipit.url.WebUrl;
import java.util.Set;
import java.util.regex.Pattern;

/** Rates how much a sentence tells about its page. */
final class SentenceScore {
    private static final ShippedTables TABLES = ShippedTables.of(SentenceScore.class);

    /** A sentence below it says less than the names of the page's parts. */
    static final double TELLING = -0.3;

    /** One that is worth joining to another. */
    static final double ADDING = 0.3;

    /** What it is worth that a sentence was written to describe the page. */
    private static final double DESCRIPTION = 1.6;

    /** Generators write the page's first line into its description. */
    private static final double COPIED = 1.4;

    /** A line below it is one of a machine or worse. */
    static final double TOLERABLE = -0.8;

    private static final double OF_TITLE = 0.8;
    private static final double OF_SUBJECT = 0.3;
    private static final double OF_TERMS = 1.1;
    private static final double DEFINING = 0.5;

    /** What it is worth that a text says itself what it is about. Further down it is about a part of the page. */
    private static final double INTRODUCING = 1.2;

    private static final double CONCLUDING = 0.5;

    private static final int INTRODUCED_WITHIN = 5;

    private static final double PRESUPPOSING = 1;
    private static final double PERSONAL = 0.3;
    static final double CONTINUING = 0.6;

    /** What a sentence is worth more if it follows the one that was taken. */
    static final double NEXT = 0.3;

    private static final double REFERRING = 0.8;
    private static final double QUOTED = 1.6;
    private static final double CONDITIONAL = 0.6;
    private static final double ASKING = 0.9;
    private static final double EXCLAIMING = 0.4;
    private static final double ANNOUNCING = 0.4;
    private static final double HALF = 0.5;
    private static final double SHORT = 0.3;
    private static final double DATED = 0.5;
    private static final double MACHINE = 2;
    private static final double NOTHING = 6;
    private static final double SHARED = 1.5;
    private static final double SERIAL = 1;
    private static final double TEASING = 0.8;
    private static final double LOOSE = 0.4;
    private static final double CALLING = 1.6;
    private static final double STYLE_MAX = 0.5;
    private static final double FIRST = 0.2;
    private static final double LATER = 0.2;

    private static final int SHORT_CHARACTERS = 40;
    private static final int TERMS = 4;
    private static final int SUBJECT_WORDS = 5;

    private static final Pattern DATE =
            Pattern.compile("\\b(?:19|20)\\d\\d\\b|(?<![$€£¥\\d.])\\bv?\\d+\\.\\d+(?! ?[€%])");
    private static final Pattern NOTICE = Pattern.compile("(?iU)^(?:" + TABLES.any("notice") + ")(?:(?<=[:, ])|\\b)");

    private static final int CLOSURE_WITHIN = 300;

    private static final String CLOSED =
            "(?:closed|geschlossen|betriebsferien|betriebsurlaub|fermée?s?|fermeture|cerrad[oa]s?|chius[oi]|fechad[oa]s?|gesloten|zamknięt[eya]"
                    + "|zavřeno|suljettu|stängt|lukket)";

    /** When a shop or an office is closed, which its front page may say above all else. */
    private static final Pattern CLOSURE =
            Pattern.compile("(?iU)\\b\\d{1,2}\\b.{0,60}\\b" + CLOSED + "\\b|\\b" + CLOSED + "\\b.{1,30}\\b\\d{1,2}\\b");

    /** A verdict on a thing instead of what it is. */
    private static final Pattern VERDICT = Pattern.compile(
            "(?iU)\\b(?:(?:is|are) (?:very |really |so )?(?:important|great|easy|simple|hard|difficult|fun|useful|wonderful|here|back"
                    + "|an? (?:great|good|wonderful|excellent) \\w+(?: for \\w+ \\w+)?)"
                    + "|(?:est|sont) (?:très )?(?:importante?s?|facile|utile|arrivée?)|(?:ist|sind) (?:sehr )?(?:wichtig|einfach|da|nützlich)"
                    + "|(?:es|son) (?:muy )?(?:importantes?|fácil|útil)|è (?:molto )?(?:importante|facile|utile)|é (?:muito )?(?:importante|fácil))[.!]$");

    /** What somebody else said, as a motto above the text, with or without his name. */
    private static final Pattern QUOTE =
            Pattern.compile("[„“\"«「『][^”“\"»」』]{12,300}[”“\"»」』]\\.?(?: ?[(—–-].{2,60})?");

    /** Signs and words with which a description calls for customers instead of saying what they find. */
    private static final Pattern CALL = Pattern.compile(
            "[✅➤📞☎✔★👉🔥⭐►➡]|(?iU)\\b(?:(?:call|contact) us|contactez-nous|kontaktieren sie|contáctenos|contattaci|contacte-nos|neem contact op|llámanos|appelez-nous|rufen sie|chiamaci|ligue(?:-nos)?|bel ons)\\b");

    private final DescribedPage subject;
    private final SiteWords words;
    private final MachineLines machine;
    private final SharedSentences shared;
    private final LowercaseNames names;
    private final WebUrl url;
    private final PageVocabulary page;
    private final Set<String> ofTitle;

    SentenceScore(DescribedPage subject, SiteTexts site) {
        this.subject = subject;
        this.words = site.words();
        this.machine = site.machine();
        this.shared = site.shared();
        this.names = site.lowercase();
        this.url = subject.page().url();
        this.page = words.of(subject.page());
        this.ofTitle = words.terms().keysOfName(subject.title());
    }

    /** Rates the sentence, which is the page's {@code index}th from 0. */
    double of(String sentence, int index) {
        return told(sentence)
                - faults(sentence, index)
                - LATER * index
                + (index == 0 ? FIRST : 0)
                + (index < INTRODUCED_WITHIN && Openings.introduces(sentence) ? INTRODUCING : 0)
                + (Openings.concludes(sentence) ? CONCLUDING : 0);
    }

    /** Rates a sentence that somebody wrote to describe the page. */
    double ofDescription(String sentence, boolean copied) {
        return DESCRIPTION
                - (copied || Sentences.breaksOff(sentence) ? COPIED : 0)
                + told(sentence)
                - (machine.has(sentence) ? (news(sentence) > 0 ? MACHINE : NOTHING) : 0)
                - (Sentences.asks(sentence) ? ASKING : 0)
                - (copied && Openings.isPersonal(sentence) ? PERSONAL : 0)
                - (Openings.greets(sentence) ? REFERRING + DESCRIPTION : 0)
                - (CALL.matcher(sentence).find() ? CALLING : 0);
    }

    /** Rates what a description says from its {@code index}th sentence on, which may also be the page's text. */
    double ofLaterDescription(String text, int index) {
        return DESCRIPTION - COPIED + of(text, index);
    }

    /** Whether a program wrote a line, so that others like it stand on other pages, and not for the page's title. */
    boolean isOfMachine(String line) {
        return isSerial(line) && !namesPage(line);
    }

    /** Whether several pages say a sentence with other names or numbers in it. */
    boolean isSerial(String sentence) {
        return machine.has(sentence);
    }

    /** Whether a sentence comes from the frame of the pages. */
    boolean isOfFrame(String sentence) {
        return shared.isOfFrame(sentence, url);
    }

    /** Whether it says no more than this page's title: "We release Acme 2.3 today." */
    boolean announces(String sentence) {
        return isSerial(sentence) && namesPage(sentence);
    }

    /** Returns how many words a text has for which somebody may look and which the title has not. */
    long news(String text) {
        return words.terms().tellingKeys(text).stream()
                .filter(key -> !ofTitle.contains(key))
                .count();
    }

    /** Returns the rarity on the site, summed up, of the words that a sentence has beyond the title and what was said. */
    double rareNews(String sentence, String said) {
        var known = words.terms().tellingKeys(said);
        return words.terms().tellingKeys(sentence).stream()
                .filter(key -> !ofTitle.contains(key) && !known.contains(key))
                .mapToDouble(words::rarity)
                .sum();
    }

    /** Whether half of a sentence's words were said. */
    boolean isMostlyIn(String sentence, String said) {
        var known = words.terms().tellingKeys(said);
        var own = words.terms().tellingKeys(sentence);
        return own.stream().filter(known::contains).count() * 2 >= own.size();
    }

    /** Whether the page is called as something in a program is. */
    boolean isOfIdentifier() {
        var title = words.terms().of(subject.title());
        return title.size() == 1 && title.getFirst().word().identifier();
    }

    /** Whether another page says a sentence, too. */
    boolean isOfAnother(String sentence) {
        return shared.isOfAnother(sentence, url);
    }

    /** Whether the page has the telling words of a sentence that stands elsewhere. */
    boolean grounds(String sentence) {
        return words.terms().tellingKeys(sentence).stream().allMatch(key -> page.has(key) || ofTitle.contains(key));
    }

    private double told(String sentence) {
        var own = words.terms().tellingKeys(sentence);
        double shared = own.stream().filter(ofTitle::contains).count();
        double terms = own.stream()
                .filter(key -> !ofTitle.contains(key))
                .mapToDouble(key -> words.rarity(key) * page.weight(key))
                .sum();
        var opening = words.terms().of(sentence).stream()
                .limit(SUBJECT_WORDS)
                .map(Term::key)
                .anyMatch(ofTitle::contains);
        return OF_TITLE * (ofTitle.isEmpty() ? 0 : shared / ofTitle.size())
                + (opening ? OF_SUBJECT : 0)
                + OF_TERMS * Math.min(1, terms / TERMS)
                + (Openings.defines(sentence) ? DEFINING : 0)
                - (Openings.presupposes(sentence) ? PRESUPPOSING : 0);
    }

    private double faults(String sentence, int index) {
        boolean lower = Character.isLowerCase(sentence.codePointAt(0))
                && !ofTitle.contains(WordForms.stem(sentence.split(" ", 2)[0]))
                && !names.begin(sentence);
        return Math.min(STYLE_MAX, style(sentence))
                + (Openings.continues(sentence) ? CONTINUING : 0)
                + (Openings.refers(sentence) || Openings.explainsPicture(sentence) ? REFERRING : 0)
                + (Openings.standsFor(sentence) || Openings.tellsEffect(sentence) ? CONTINUING : 0)
                + (QUOTE.matcher(sentence).matches() ? QUOTED : 0)
                + (Sentences.asks(sentence) ? ASKING : 0)
                + (isLoose(sentence, index) ? LOOSE : 0)
                + (Sentences.breaksOff(sentence) ? TEASING : 0)
                + (shared.has(sentence, url) ? SHARED : 0)
                + (sentence.endsWith("!") ? EXCLAIMING : 0)
                + (sentence.endsWith(":") ? ANNOUNCING : 0)
                + (lower ? HALF : 0)
                + (VERDICT.matcher(sentence).find() ? CONTINUING : 0)
                + (sentence.length() < SHORT_CHARACTERS && !Prose.isDense(sentence) ? SHORT : 0)
                + (NOTICE.matcher(sentence).find() ? MACHINE : 0)
                + (url.segments().isEmpty() && tellsClosure(sentence) ? MACHINE : 0)
                + (machine.has(sentence) ? (namesPage(sentence) ? SERIAL : MACHINE) : 0);
    }

    /** Whether a line that many pages have says all that this page's title does: "We release Acme 2.3 today." */
    private boolean namesPage(String sentence) {
        return !ofTitle.isEmpty()
                && Sentences.isWhole(sentence)
                && words.terms().tellingKeys(sentence).containsAll(ofTitle);
    }

    /** Whether a line is a label with its value, or stands apart from the page's beginning: no sentence, no subtitle. */
    private static boolean isLoose(String line, int index) {
        return !Sentences.isWhole(line)
                && (index > 0 || line.contains(": ") || line.chars().anyMatch(Character::isDigit));
    }

    private static boolean tellsClosure(String sentence) {
        return CLOSURE.matcher(sentence)
                .region(0, Math.min(sentence.length(), CLOSURE_WITHIN))
                .find();
    }

    /** What may be no fault: a firm says "we", and news have a date. */
    private double style(String sentence) {
        boolean dated =
                DATE.matcher(sentence).find() && !DATE.matcher(subject.title()).find();
        return (Openings.isPersonal(sentence) ? PERSONAL : 0)
                + (Clauses.isConditional(sentence) ? CONDITIONAL : 0)
                + (dated ? DATED : 0);
    }
}
