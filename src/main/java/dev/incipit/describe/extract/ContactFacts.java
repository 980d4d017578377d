package dev.incipit.describe.extract;

import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.UnmarkedText;
import dev.incipit.describe.words.NoticeLabels;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.CalendarWords;
import dev.incipit.text.SentenceEdges;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the lines by which a business is reached: telephone, mail, address, opening hours. In the page's own words. */
final class ContactFacts {
    private static final int LINE_MAX = 100;

    /** A longer paragraph tells something else. */
    private static final int PARAGRAPH_MAX = 500;

    /** A paragraph that tells how to reach somebody in several sentences is hardly longer. */
    private static final int SENTENCES_MAX = 200;

    private static final int LINES_MAX = 5;

    /** One line alone may be about anything, unless its page is about how to reach somebody. */
    static final int LINES_MIN = 2;

    static final String SEPARATOR = "; ";

    private static final int PASSAGES_MAX = 150;

    /** Lines between two facts belong to them, as a street does between a name and a telephone number. */
    private static final int NEAR = 2;

    /** Eight to fifteen digits (ITU-T E.164) in groups, with a sign before them that no date or price has. */
    private static final Pattern TELEPHONE =
            Pattern.compile("(?iU)(?:\\+\\d|\\(0|\\b0\\d|\\b(?:tel|phone|call|fax|mobile|telefon|téléphone|"
                    + "teléfono|telefono)\\b\\D{0,12}\\d|電話\\D{0,3}\\d)(?:[\\d\\s().\\-/]{5,18})\\d\\b");

    /** A day in digits, whose first may be a zero as a telephone number's is. */
    private static final Pattern DAY = Pattern.compile("(?<!\\d[./-]?)(?:[0-3]?\\d([./])[0-3]?\\d\\1\\d{2}(?:\\d{2})?"
            + "|[0-3]?\\d-[0-3]?\\d-\\d{4}|\\d{4}-\\d{2}-\\d{2})(?![./-]?\\d)");

    /** A sentence of more words with a number and a name in it is no address. */
    private static final int ADDRESS_WORDS = 6;

    /** A line of nothing but nine to fifteen digits in three groups or more. */
    private static final Pattern NUMBER =
            Pattern.compile("(?=(?:\\D{0,3}\\d){9,15}\\D{0,3}$)\\d{2,5}(?:[ .\\-/]\\d{2,5}){2,6}");

    /** Where a sentence ends and a telephone number begins. */
    private static final Pattern BEFORE_NUMBER = Pattern.compile("(?<=\\p{L}{4}[.!?]) (?=\\+?\\(?0\\d)");

    /** The end of a line inside a paragraph. */
    private static final String BREAK = "\\\n";

    static final Pattern MAIL = Pattern.compile("[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}");

    private static final Pattern HOURS = Pattern.compile(
            "(?iU)\\b(?:mon|tue|wed|thu|fri|sat|sun|daily|lun|mar|mer|jeu|ven|sam|dim|"
                    + "mo|di|mi|do|fr|sa|so)[a-zäé]{0,7}\\.?\\b.{0,40}\\d{1,2}\\s?(?:[:.h]\\d{2}|h\\b|am\\b|pm\\b|uhr\\b)");

    /** A number of a house or a postcode beside a name, without the end of a sentence. */
    private static final Pattern ADDRESS =
            Pattern.compile("(?U)^[^.!?]{0,80}(?:\\b\\d{1,5}[a-z]?,?\\s\\p{Lu}|\\p{L}[.,]?\\s\\d{1,4}[a-z]?(?:,|$)|"
                    + "\\b\\d{4,6}\\s\\p{Lu}|\\p{L},\\s\\p{Lu}|〒).{0,80}$");

    /** What stands before the colon of a telephone number or a mail address. */
    private static final Pattern WAY = Pattern.compile(
            "(?iU)(?:tel|t[eé]l[eé]phone|telef[oó]n[oe]?|phone|fax|mobile?|e-?mail|mail|courriel|correo)\\b");

    /** What a list of files says of each. */
    private static final Pattern SIZE = Pattern.compile("(?i)\\d\\s?[kmg]i?[bo]\\b");

    /** Of notices and offers. */
    private static final String SIGNS = "©→»$€£¥";

    private final List<String> lines = new ArrayList<>();

    ContactFacts(List<Passage> passages, Quotable quotable) {
        this(quotable, texts(passages).flatMap(ContactFacts::lines).toList());
    }

    /** Of a page that says how to reach its site; a short paragraph has a fact in each sentence. */
    static ContactFacts ofParagraphs(List<Passage> passages, Quotable quotable, Locale language) {
        return new ContactFacts(
                quotable,
                texts(passages)
                        .flatMap(ContactFacts::lines)
                        .flatMap(text -> sentences(text, quotable, language))
                        .toList());
    }

    /** Of the sentences of a text that has no such lines. */
    static ContactFacts ofSentences(List<Passage> passages, Quotable quotable, Locale language) {
        var sentences = texts(passages)
                .filter(passage -> passage.text().length() <= PARAGRAPH_MAX)
                .flatMap(passage -> SentenceEdges.cut(passage.text(), language).stream())
                .filter(ContactFacts::isFact);
        return new ContactFacts(quotable, sentences.toList());
    }

    private static Stream<Passage> texts(List<Passage> passages) {
        return passages.stream().limit(PASSAGES_MAX).filter(Passage::isParagraph);
    }

    /** Of lines as a footer has them. */
    ContactFacts(Quotable quotable, List<String> texts) {
        var facts = new BitSet();
        for (int i = 0; i < texts.size(); i++) {
            facts.set(i, isFact(texts.get(i)));
        }
        var seen = new HashSet<String>();
        for (int i = 0; i < texts.size() && lines.size() < LINES_MAX; i++) {
            var text = texts.get(i);
            boolean reached = facts.get(i) || (hasNear(facts, i) && isAddress(text));
            if (text.length() <= LINE_MAX
                    && SIGNS.chars().noneMatch(sign -> text.indexOf(sign) >= 0)
                    && reached
                    && !NoticeLabels.has(TextKey.words(text).getFirst())
                    && quotable.is(text)
                    && seen.add(TextKey.of(text))) {
                lines.removeIf(line -> text.contains(line));
                if (lines.stream().noneMatch(line -> line.contains(text))) {
                    lines.add(text);
                }
            }
        }
    }

    private static Stream<String> sentences(String text, Quotable quotable, Locale language) {
        boolean line = text.length() > SENTENCES_MAX || (text.length() <= LINE_MAX && quotable.is(text));
        // "Burst pipes: 06831 740-299" leads to somebody else.
        return line
                ? Stream.of(text)
                : SentenceEdges.cut(text, language).stream()
                        .flatMap(BEFORE_NUMBER::splitAsStream)
                        .filter(sentence -> isFact(sentence)
                                && (!sentence.contains(": ")
                                        || WAY.matcher(sentence).lookingAt()));
    }

    /** Returns the lines of a paragraph; those of a postal address, which is often broken, as one. */
    private static Stream<String> lines(Passage passage) {
        if (!passage.markdown().contains(BREAK)) {
            return Stream.of(passage.text());
        }
        var lines = new ArrayList<String>();
        boolean address = false;
        for (var part : passage.markdown().split(Pattern.quote(BREAK))) {
            var line = UnmarkedText.of(part);
            boolean fact = isFact(line);
            if (address && !fact) {
                var before = lines.removeLast();
                lines.add(before + (before.endsWith(",") ? " " : ", ") + line);
            } else {
                lines.add(line);
            }
            address = !fact;
        }
        return lines.stream().filter(line -> !line.isEmpty());
    }

    private static boolean isFact(String text) {
        return text.indexOf('©') < 0
                && text.length() <= LINE_MAX
                && text.codePoints().anyMatch(sign -> sign == '@' || Character.isDigit(sign))
                && (reaches(text) || HOURS.matcher(text).find());
    }

    /** Whether a line leads to somebody; a date and a place alone are those of an event. */
    private static boolean reaches(String line) {
        var dateless = DAY.matcher(line).replaceAll("…");
        return TELEPHONE.matcher(dateless).find()
                || NUMBER.matcher(dateless).matches()
                || MAIL.matcher(line).find();
    }

    private static boolean isAddress(String text) {
        if (SIZE.matcher(text).find() || CalendarWords.areAll(text.substring(text.indexOf(':') + 1))) {
            return false;
        }
        boolean sentence = Sentences.isWhole(text) && !text.endsWith(":") && Words.count(text) >= ADDRESS_WORDS;
        return !sentence && ADDRESS.matcher(text).matches();
    }

    /** Whether a line that leads to somebody has an address beside the telephone number. */
    private static boolean hasAddress(String line) {
        var rest = TELEPHONE.matcher(line).replaceFirst("");
        return rest.length() < line.length()
                && rest.chars().anyMatch(Character::isDigit)
                && ADDRESS.matcher(rest).matches();
    }

    private static boolean hasNear(BitSet facts, int at) {
        int next = facts.nextSetBit(Math.max(0, at - NEAR));
        return next >= 0 && next <= at + NEAR;
    }

    private static int withoutStop(CharSequence line) {
        int last = line.length() - 1;
        return line.charAt(last) == '.' ? last : last + 1;
    }

    /** Whether one line is a telephone number and nothing else, and another one a mail address, as on the page of an office. */
    boolean areOfOffice() {
        return lines.stream().anyMatch(line -> MAIL.matcher(line).matches())
                && lines.stream()
                        .anyMatch(line -> TELEPHONE.matcher(line).matches()
                                || NUMBER.matcher(line).matches());
    }

    /** Returns the lines as one text, as many as fit; empty if none leads to somebody, or there are fewer than {@code linesMin}. */
    Optional<String> joined(int charactersMax, int linesMin) {
        var joined = new StringBuilder();
        int count = 0;
        for (var line : lines) {
            if (joined.length() + line.length() + 2 <= charactersMax) {
                if (!joined.isEmpty()) {
                    joined.setLength(withoutStop(joined));
                    joined.append(SEPARATOR);
                }
                joined.append(line);
                count += hasAddress(line) ? LINES_MIN : 1;
            }
        }
        return count < linesMin || lines.stream().noneMatch(ContactFacts::reaches)
                ? Optional.empty()
                : Optional.of(joined.toString());
    }
}
