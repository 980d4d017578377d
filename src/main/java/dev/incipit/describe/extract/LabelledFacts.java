package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Occasion;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.Passages;
import dev.incipit.describe.words.ControlNames;
import dev.incipit.describe.words.NoticeLabels;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.CalendarWords;
import dev.incipit.text.TeaserNames;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds what a page without a sentence says in fields: the category and brand of a product, date and place of an event. */
final class LabelledFacts {
    private static final int PASSAGES_MAX = 30;
    private static final int FACTS_MIN = 2;
    private static final int VALUE_MAX = 80;
    private static final int LINE_MAX = 400;
    private static final int CELLS = 2;
    private static final int EXPLAINED_MIN = 3;
    private static final int EXPLAINED_SHARE = 4;
    private static final int ITEM_MAX = 60;
    /** Items besides fields that a page may have; a page of more is a list of something. */
    private static final int ITEMS_MORE = 3;

    /** A label that opens a line. */
    private static final Pattern FIRST =
            Pattern.compile("^[\\p{Lu}\\p{Lo}][\\p{L}'’ /-]{1,28}?\\s?[:：](?:\\s+|(?<=：)|(?=\\+\\d))");

    /** A label that stands alone. */
    private static final Pattern LABEL = Pattern.compile("[\\p{Lu}\\p{Lo}][\\p{L}'’ /-]{1,28}");

    /** A label of one word behind the value of another: "Category: Ropes Brand: Tide". */
    private static final Pattern NEXT = Pattern.compile("\\s\\p{Lu}\\p{L}{1,19}\\s?:\\s+");

    private static final Pattern SENTENCE = Pattern.compile("[.!?。！？](?:\\s|$)");
    private static final int SENTENCE_WORDS = 5;
    private static final Pattern CODE = Pattern.compile("\\(\\)|\\p{Ll}\\p{Lu}|\\w_\\w|::|[*<>{}=]");
    private static final Pattern POSITION = Pattern.compile("-?\\d{1,3}[.,]\\d+[,;/ ]{1,3}-?\\d{1,3}[.,]\\d+");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");
    private static final Pattern TAIL = Pattern.compile("[;,.\\s]+$");
    /** What stands for an address. */
    private static final Set<String> OF_LINKS =
            Words.table("link website homepage here hier ici lien aquí enlace qui aqui tutaj strona здесь сайт");

    private final DescribedPage subject;
    private final List<Passage> passages;
    private final SiteWords words;
    private final SiteRepeats repeats;
    private final Set<String> fieldRows;
    private final MachineLines machine;
    private final Quotable quotable;

    LabelledFacts(DescribedPage subject, SiteTexts site, Quotable quotable) {
        this.subject = subject;
        var all = site.words().passages(subject.page());
        this.words = site.words();
        this.repeats = site.repeats();
        this.passages = withLabels(all.subList(0, Math.min(all.size(), PASSAGES_MAX)));
        this.fieldRows = Passages.rowsWithoutHeads(subject.page().markdown());
        this.machine = site.machine();
        this.quotable = quotable;
    }

    /** Joins a label that stands above its value: several pages have it, and none the value. */
    private List<Passage> withLabels(List<Passage> passages) {
        var joined = new ArrayList<Passage>();
        boolean figures = false;
        for (var passage : passages) {
            if (!joined.isEmpty() && isLabel(joined.getLast()) && isValue(passage)) {
                var label = joined.removeLast();
                joined.add(new Passage(Passage.Kind.TEXT, label.depth(), label.text() + ": " + passage.text()));
                figures |= passage.text().chars().anyMatch(Character::isDigit);
            } else {
                joined.add(passage);
            }
        }
        // Controls stand above names too, but above no date, time or price.
        return figures ? joined : passages;
    }

    private boolean isLabel(Passage passage) {
        return passage.is(Passage.Kind.TEXT)
                && LABEL.matcher(passage.text()).matches()
                && !ControlNames.has(passage.text())
                && !repeats.isOwn(passage.text(), subject.page());
    }

    private boolean isValue(Passage passage) {
        return passage.is(Passage.Kind.TEXT)
                && passage.text().length() <= VALUE_MAX
                && !Sentences.isWhole(passage.text())
                && repeats.isOwn(passage.text(), subject.page());
    }

    /** Whether a text is two or more fields on one line, which says nothing as a sentence. */
    static boolean isIn(String text) {
        return read(text).size() >= FACTS_MIN;
    }

    /** Returns as many of the page's fields as fit, then short items of its lists; empty if it has one field that no other page has. */
    Optional<String> joined() {
        var read = readAll();
        int facts = read.facts().size();
        var joined = new ArrayList<>(read.facts());
        read.items().stream().filter(this::isName).forEach(joined::add);
        boolean enough = facts >= (read.shared() ? 1 : FACTS_MIN);
        return enough && read.items().size() <= facts + ITEMS_MORE
                ? Optional.of(PageItems.joined(joined, Note.CHARACTERS_MAX)).filter(text -> !text.isEmpty())
                : Optional.empty();
    }

    /** Returns when and where something takes place, by a line of day and hour or by two fields of which one is a date. */
    List<String> ofOccasion(String said, int charactersMax) {
        var facts = new ArrayList<>(readAll().facts());
        var when = Occasion.in(passages, facts);
        // Dates in fields of a thing for sale are those of its reviews.
        if (when.isEmpty()
                && (subject.isForSale()
                        || facts.size() < FACTS_MIN
                        || facts.stream().noneMatch(CalendarWords::hasDate))) {
            return List.of();
        }
        when.ifPresent(line -> {
            facts.remove(line);
            facts.addFirst(line);
        });
        int room = charactersMax;
        var fitting = new ArrayList<String>();
        for (var fact : facts) {
            if (!said.contains(fact.substring(fact.indexOf(' ') + 1)) && fact.length() <= room) {
                fitting.add(fact);
                room -= fact.length();
            }
        }
        return fitting;
    }

    /**
     * What a page says in fields and lists.
     *
     * @param shared whether other pages have one of the labels with another value
     */
    private record Read(List<String> facts, List<String> items, boolean shared) {}

    private Read readAll() {
        var facts = new LinkedHashMap<String, String>();
        var items = new ArrayList<String>();
        boolean shared = false;
        for (int at = 0; at < passages.size(); at++) {
            var passage = passages.get(at);
            if (passage.is(Passage.Kind.HEADING) && TeaserNames.isOne(passage.text())) {
                break;
            }
            int end = endOfList(at);
            var lines = passages.subList(at, end).stream().map(this::line).toList();
            at = end - 1;
            if (lines.stream().anyMatch(LabelledFacts::isOfText) || explainLabels(lines)) {
                continue;
            }
            for (var line : lines) {
                var read = repeats.isOfFew(line) ? read(line) : Map.<String, String>of();
                if (read.isEmpty() && passage.is(Passage.Kind.ITEM)) {
                    items.add(line);
                }
                read.entrySet().stream()
                        .filter(this::tells)
                        .forEach(fact -> facts.merge(
                                fact.getKey(), fact.getKey() + " " + fact.getValue(), LabelledFacts::ofOne));
                shared |= read.values().stream()
                                .anyMatch(value -> WORD.matcher(value).find())
                        && machine.labels(line)
                        && repeats.isOwn(line, subject.page());
            }
        }
        facts.values().removeIf(String::isEmpty);
        return new Read(List.copyOf(facts.values()), items, shared);
    }

    /** A label that a page has with several values belongs to the things that it lists. */
    private static String ofOne(String fact, String other) {
        return fact.equals(other) ? fact : "";
    }

    /** Returns the end of the list that begins at a passage; the next passage if it is no list. */
    private int endOfList(int start) {
        int end = start;
        while (end < passages.size() && passages.get(end).is(Passage.Kind.ITEM)) {
            end++;
        }
        return Math.max(end, start + 1);
    }

    /** Whether a line begins with a label that says nothing of the page's subject; so does the list that has it. */
    private static boolean isOfText(String line) {
        return read(line).keySet().stream()
                .anyMatch(label -> NoticeLabels.has(TextKey.words(label).getFirst()));
    }

    /** Whether lines say what their labels mean, as those of the columns of a table: "Fare: the fare in pounds". */
    private static boolean explainLabels(List<String> lines) {
        long explained = lines.stream()
                .flatMap(line -> read(line).entrySet().stream())
                .filter(fact ->
                        (" " + TextKey.of(fact.getValue()) + " ").contains(" " + TextKey.of(fact.getKey()) + " "))
                .count();
        return explained >= EXPLAINED_MIN && explained * EXPLAINED_SHARE >= lines.size();
    }

    private boolean isName(String item) {
        return item.length() <= ITEM_MAX
                && item.indexOf(' ') > 0
                && repeats.isOwn(item, subject.page())
                && !subject.isTitled(item)
                && !ControlNames.has(item)
                && quotable.is(item);
    }

    /** Whether a row has a label and its value: no heads stand above them, and the label is no link to what is listed. */
    private boolean isField(Passage row, String label) {
        return fieldRows.contains(row.markdown())
                && LABEL.matcher(label).matches()
                && !row.cells().getFirst().contains("](");
    }

    private String line(Passage passage) {
        return switch (passage.kind()) {
            case TEXT, ITEM -> passage.text();
            case ROW -> {
                var cells = passage.cellTexts();
                yield cells.size() == CELLS && (cells.getFirst().endsWith(":") || isField(passage, cells.getFirst()))
                        ? cells.getFirst().replaceFirst(":?$", ": ") + cells.getLast()
                        : "";
            }
            case HEADING, CODE -> "";
        };
    }

    private boolean tells(Map.Entry<String, String> fact) {
        var text = fact.getKey() + " " + fact.getValue();
        return !CODE.matcher(fact.getValue()).find()
                && !POSITION.matcher(fact.getValue()).matches()
                && !OF_LINKS.contains(TextKey.of(fact.getValue()))
                && !subject.isTitled(fact.getValue())
                && !Prose.isFurniture(text)
                && !isOfSite(text)
                && quotable.is(text);
    }

    /** Whether nearly all pages have the words of a field, as the telephone number of a site's head. */
    private boolean isOfSite(String fact) {
        var keys = words.terms().tellingKeys(fact);
        return !keys.isEmpty() && keys.stream().allMatch(words::isOfSite);
    }

    /** Returns the labels of a line with their values; none if it does not begin with one or a value is a sentence. */
    private static Map<String, String> read(String line) {
        var facts = new LinkedHashMap<String, String>();
        var first = FIRST.matcher(line);
        if (line.length() > LINE_MAX || !first.lookingAt()) {
            return facts;
        }
        var labels = new ArrayList<>(List.of(first.group().strip()));
        var next = NEXT.matcher(line).region(first.end(), line.length());
        int start = first.end();
        while (next.find()) {
            add(facts, labels.getLast(), line.substring(start, next.start()));
            labels.add(next.group().strip());
            start = next.end();
        }
        add(facts, labels.getLast(), line.substring(start));
        return facts.size() == labels.size() ? facts : Map.of();
    }

    private static void add(Map<String, String> facts, String label, String value) {
        var text = TAIL.matcher(value.strip()).replaceFirst("");
        boolean sentence = SENTENCE.matcher(value).find() && Words.count(text) >= SENTENCE_WORDS;
        if (!text.isEmpty() && text.length() <= VALUE_MAX && !sentence) {
            facts.putIfAbsent(label, text);
        }
    }
}
