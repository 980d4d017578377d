package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.UnmarkedText;
import dev.incipit.describe.words.ControlNames;
import dev.incipit.describe.words.EditionNotes;
import dev.incipit.describe.words.OneLine;
import dev.incipit.describe.words.Sentences;
import dev.incipit.html.PageLink;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a page without a sentence holds: the names in its lists and tables, the pages below it in a menu, else its own place. */
final class PageItems {
    private static final int CHARACTERS_MAX = 60;
    private static final int CHARACTERS_MIN = 3;
    static final int PASSAGES_MAX = 100;
    private static final int ITEMS_MIN = 2;

    private static final int QUESTIONS_MIN = 3;

    /** Sentences of a page that begin with as many equal characters are the same. */
    private static final int ANSWER_COMPARED = 40;

    /** A question in bold, behind which its answer stands or begins the next paragraph. */
    private static final Pattern QUESTION = Pattern.compile("^\\*\\*([^*]{4,160}[?？])\\s?\\*\\*");

    /** What a list explains: "- **May I?**: You may." */
    private static final Pattern TERM = Pattern.compile("^\\*\\*([^*\n]{5,120})\\*\\*:");

    private static final Pattern FREQUENT =
            Pattern.compile("(?iU)\\bfaqs?\\b|frequently asked|common questions|questions fréquentes"
                    + "|häufige (?:gestellte )?fragen|domande frequenti|preguntas frecuentes|perguntas frequentes|veelgestelde vragen"
                    + "|najczęściej zadawane|よくある|常见问题|常見問題|자주 묻는");

    private static final Pattern VERSION =
            Pattern.compile("(?<![\\w.])v?\\d{1,4}(?:\\.\\d{1,6}){1,3}\\s{0,3}(?:\\([^()]{1,60}\\)|[:–—-] .{1,60})?$");
    private static final int CHANGE_MIN = 15;
    private static final Pattern PERIOD = Pattern.compile("(?<=[^.])\\.$");
    private static final int ROW_MAX = 100;

    /** The number of a ticket before what it is about, as a link: "[TIDE-12](…): Mend the pump". */
    private static final Pattern NUMBERED =
            Pattern.compile("^\\[[#\\p{L}-]{0,12}\\d{1,8}\\]\\([^\\s()]{1,500}\\)[:\\s–-]{1,4}");

    /** What a list of files says of each. */
    private static final Pattern SIZE = Pattern.compile(
            "(?iU)[\\s(\\[,–-]{1,3}(?:pdf|docx?|xlsx?|zip)?[\\s,–-]{0,3}\\d{1,6}(?:[.,]\\d{1,3})?\\s?(?:[kmg]i?b|[kmg]o)[)\\]]?$");

    private static final Pattern ENUMERATION =
            Pattern.compile("(?U)(?:\\p{Lu}\\w{1,20}(?: [\\p{L}.'’-]{1,20}){0,4}, ){2}\\p{Lu}");

    private static final Pattern LETTERS = Pattern.compile("\\p{L}{3}|\\p{IsHan}");

    private final DescribedPage subject;
    private final List<Passage> passages;
    private final Quotable quotable;
    private final Predicate<String> frame;

    /** A page without any text is read whole, menus too. */
    private final Set<String> inMenus;

    /** @param frame whether a name stands on most pages of the site */
    PageItems(DescribedPage subject, List<Passage> passages, Quotable quotable, Predicate<String> frame) {
        this.subject = subject;
        this.passages = passages;
        this.quotable = quotable;
        this.frame = frame;
        this.inMenus = subject.page().links().stream()
                .filter(link -> link.region() == PageLink.Region.NAVIGATION)
                .map(link -> TextKey.of(link.anchorText()))
                .collect(Collectors.toSet());
    }

    /** Returns as many names as fit; empty if there are fewer than two. */
    Optional<String> joined(int charactersMax) {
        var listed = names(IntStream.range(0, Math.min(PASSAGES_MAX, passages.size()))
                .filter(at -> !isHeader(at))
                .mapToObj(passages::get)
                .flatMap(PageItems::name)
                .filter(name -> !frame.test(name) && !inMenus.contains(TextKey.of(name))));
        var names = listed.size() >= ITEMS_MIN ? listed : names(below());
        return names.size() < ITEMS_MIN ? Optional.empty() : Optional.of(joined(names, charactersMax));
    }

    /**
     * Returns the questions that the page answers, as many as fit: the names of its parts, or else the terms that its lists explain,
     * if most of them ask, or those with which half of its paragraphs begin. Its first answer is about one of them.
     */
    Optional<String> questions(List<String> parts, int charactersMax) {
        return mostlyQuestions(parts)
                .or(this::ofTerms)
                .or(this::ofParagraphs)
                .map(questions -> joined(questions, charactersMax));
    }

    /** Whether a sentence stands below the first question of the page, so that it answers that one only. */
    boolean answers(String sentence) {
        var beginning = Words.beginning(sentence, ANSWER_COMPARED);
        return passages.stream()
                .dropWhile(passage -> !asks(passage) || passage.text().equals(subject.title()))
                .anyMatch(passage -> passage.text().contains(beginning));
    }

    private static boolean asks(Passage passage) {
        return passage.is(Passage.Kind.HEADING)
                ? Sentences.asks(passage.text())
                : QUESTION.matcher(passage.markdown()).find();
    }

    /** Below "Frequently asked questions" every term is one: "My map is empty". */
    private Optional<List<String>> ofTerms() {
        var terms = passages.stream()
                .filter(passage -> passage.is(Passage.Kind.ITEM))
                .flatMap(passage -> TERM.matcher(passage.markdown()).results())
                .map(term -> UnmarkedText.of(term.group(1)))
                .filter(quotable::is)
                .toList();
        return terms.size() >= QUESTIONS_MIN
                        && FREQUENT.matcher(subject.title()).find()
                ? Optional.of(terms)
                : mostlyQuestions(terms);
    }

    private Optional<List<String>> ofParagraphs() {
        var texts = passages.stream()
                .filter(passage -> passage.is(Passage.Kind.TEXT))
                .toList();
        var questions = texts.stream()
                .flatMap(text -> QUESTION.matcher(text.markdown()).results())
                .map(question -> UnmarkedText.of(question.group(1)))
                .filter(quotable::is)
                .toList();
        return Optional.of(questions).filter(some -> some.size() >= QUESTIONS_MIN && some.size() * 2 >= texts.size());
    }

    private static Optional<List<String>> mostlyQuestions(List<String> names) {
        var questions = names.stream().filter(Sentences::asks).toList();
        return Optional.of(questions).filter(some -> some.size() >= QUESTIONS_MIN && some.size() * 2 > names.size());
    }

    /** Returns what changed in the version that the page's title names, which tells more than the names of the parts that tell it. */
    Optional<String> ofVersion(int charactersMax, Predicate<String> ofSeveralPages) {
        return VERSION.matcher(subject.title()).find() ? changes(charactersMax, ofSeveralPages) : Optional.empty();
    }

    /** Returns what the items of its lists say, without the number of each, unless other pages have such items; as many as fit. */
    Optional<String> changes(int charactersMax, Predicate<String> ofSeveralPages) {
        var changes = passages.stream()
                .filter(passage -> passage.is(Passage.Kind.ITEM) && !ofSeveralPages.test(passage.text()))
                .limit(PASSAGES_MAX)
                .map(passage ->
                        UnmarkedText.of(NUMBERED.matcher(passage.markdown()).replaceFirst("")))
                .map(text -> PERIOD.matcher(text).replaceFirst(""))
                .filter(text -> text.length() >= CHANGE_MIN && text.length() <= charactersMax)
                .filter(text -> !Prose.isFurniture(text) && quotable.is(text))
                .toList();
        return changes.isEmpty() ? Optional.empty() : Optional.of(joined(changes, charactersMax));
    }

    /** Returns the rows of its tables as far as they fit, if they say when or how much and the page has no text beside them. */
    Optional<String> rows(int charactersMax) {
        boolean alone = passages.stream().noneMatch(Passage::isParagraph);
        var rows = IntStream.range(0, alone ? Math.min(PASSAGES_MAX, passages.size()) : 0)
                .filter(at -> isRow(at) && !isHeader(at))
                .mapToObj(at -> row(passages.get(at)))
                .filter(row -> row.length() <= ROW_MAX && LETTERS.matcher(row).find() && quotable.is(row))
                .toList();
        long figures = rows.stream()
                .filter(row -> row.chars().anyMatch(Character::isDigit))
                .count();
        return figures == 0 || figures * 2 < rows.size()
                ? Optional.empty()
                : Optional.of(joined(rows, charactersMax)).filter(text -> !text.isEmpty());
    }

    private static String row(Passage row) {
        var cells = row.cellTexts();
        return cells.size() < 2
                ? String.join("", cells)
                : cells.getFirst() + ": " + String.join(", ", cells.subList(1, cells.size()));
    }

    /** Joins as many of the names as fit. */
    static String joined(List<String> names, int charactersMax) {
        var joined = new StringBuilder();
        for (var name : names) {
            if (joined.length() + name.length() + 2 <= charactersMax) {
                joined.append(joined.isEmpty() ? "" : "; ").append(name);
            }
        }
        return joined.toString();
    }

    /** Returns the first line of a page that has no sentence, such as what a person does. */
    Optional<String> line() {
        return names(passages.stream()
                        .limit(PASSAGES_MAX)
                        .filter(passage -> passage.is(Passage.Kind.TEXT) && !OneLiners.isLink(passage))
                        .map(Passage::text))
                .stream()
                .filter(line -> line.indexOf(' ') > 0)
                .findFirst();
    }

    /** Returns the first text of the page that is its own and lists names, such as the members of a team. */
    Optional<String> enumeration(Predicate<String> own) {
        return passages.stream()
                .limit(PASSAGES_MAX)
                .filter(Passage::isParagraph)
                .map(Passage::text)
                .filter(text -> ENUMERATION.matcher(text).lookingAt() && quotable.is(text) && own.test(text))
                .findFirst();
    }

    /** Returns the page's place in the menu, for a page that says nothing. */
    Optional<String> place(int charactersMax) {
        return subject.page().links().stream()
                .filter(link -> link.target().equals(subject.page().url())
                        && !link.trail().isEmpty()
                        && link.trail().stream().noneMatch(EditionNotes::isOne))
                .map(link -> String.join(" › ", link.trail()) + " › " + subject.title())
                .filter(text -> text.length() <= charactersMax && quotable.is(text))
                .findFirst();
    }

    /** Whether a row is the first of two or more, which names the columns. */
    private boolean isHeader(int at) {
        return isRow(at) && !isRow(at - 1) && isRow(at + 1);
    }

    private boolean isRow(int at) {
        return at >= 0 && at < passages.size() && passages.get(at).is(Passage.Kind.ROW);
    }

    /** Returns what an item of a list or a row of a table is called. */
    static Stream<String> name(Passage passage) {
        return switch (passage.kind()) {
            case ITEM -> Stream.of(passage.text());
            case ROW -> passage.cells().stream().limit(1).map(cell -> UnmarkedText.of(firstLine(cell)));
            case HEADING, TEXT, CODE -> Stream.empty();
        };
    }

    private static String firstLine(String cell) {
        int end = cell.indexOf(UnmarkedText.BREAK);
        return end > 0 ? cell.substring(0, end) : cell;
    }

    private Stream<String> below() {
        return subject.page().links().stream()
                .filter(link ->
                        !link.trail().isEmpty() && subject.isTitled(link.trail().getLast()))
                .map(link -> OneLine.of(link.anchorText()));
    }

    private List<String> names(Stream<String> texts) {
        var seen = new HashSet<String>();
        var names = new ArrayList<String>();
        texts.map(text -> SIZE.matcher(text).replaceFirst("").strip())
                .filter(name -> name.length() >= CHARACTERS_MIN && name.length() <= CHARACTERS_MAX)
                .filter(name ->
                        !EditionNotes.isOne(name) && LETTERS.matcher(name).find() && !subject.isTitled(name))
                .filter(name -> !ControlNames.has(name) && !Prose.isFurniture(name) && quotable.is(name))
                .filter(name -> seen.add(TextKey.of(name)))
                .forEach(names::add);
        return names;
    }
}
