package dev.incipit.describe;

import dev.incipit.describe.words.Phrases;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.Counts;
import dev.incipit.text.SentenceEdges;
import dev.incipit.text.ShippedTables;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Distinguishes sentences that describe a page from other texts on it. */
public final class Prose {
    private static final ShippedTables TABLES = ShippedTables.of(Prose.class);

    private static final int SHOUTED_MIN = 80;
    static final int CHARACTERS_MIN = 25;

    private static final Phrases FURNITURE = Phrases.table(TABLES.text("furniture"));

    /**
     * A date's line, a manual's line to the neighbours of a page, the place in a list ("1–12 of 17 results"), an author's line
     * ("a wiki is written by volunteers" tells of it), or an address and nothing else: what a text begins with.
     */
    private static final Pattern MACHINE_TEXT = Pattern.compile("(?iU)(?:released|published|updated|posted) "
            + "|(?:dernière mise à jour|última (?:actualización|modificación|atualização)|ultim[oa] (?:aggiornamento|modifica)"
            + "|ostatnia (?:aktualizacja|modyfikacja)|poslední (?:aktualizace|změna)|son güncelleme|последнее обновление"
            + "|letzte (?:aktualisierung|änderung)) ?(?::|(?:\\p{L}{2,4} )?\\d)"
            + "|loading(?: \\p{L}{1,20})?\\s?(?:…|\\.{3})?$"
            + "|(?:next|previous|up): .{0,200}\\b(up|previous|contents|index)\\b"
            + "|\\D{0,40}+\\d{1,6}\\s?[-–—]\\s?\\d{1,6}(?:\\s\\p{L}{1,6}){1,2}\\s\\d{1,6}\\b\\D{0,40}$|showing all \\d{1,6} results"
            + "|.{0,40}written by\\b(?<=\\bwritten by)(?<!\\b(?:is|are) written by)|this (?:\\w{1,20} ){1,3}written by\\b"
            + "|\\P{L}{0,4}(?:https?://|www\\.)\\S{1,2000}$");

    /** Behind the text below a picture, who made this. */
    private static final Pattern CREDIT = Pattern.compile(
            "(?iu)\\((?:image|photo|picture|foto|bild|imagen|immagine|crédit photo|photo credit|afbeelding|zdjęcie|fot)s?\\.?\\s?:[^()]{1,80}\\)\\.?$");

    private static final Pattern NAMED_WRITER = Pattern.compile(
            "(?:By|Par|Por) \\p{Lu}[\\p{L}'’.-]{0,30}(?: (?:\\p{Lu}[\\p{L}'’.-]{0,30}|de|von|van)){1,7}\\.?");

    /** The tags of a template that nobody filled in. */
    private static final List<String> TEMPLATE_MARKS = List.of("{%", "{{", "%}", "}}");

    private static final Pattern ADVERTISEMENT = Pattern.compile("(?i)\\b(" + TABLES.any("advertisement") + ")");
    private static final Phrases REFERRAL = Phrases.table(TABLES.text("referral"));

    /** The same without spaces around it, or in parentheses. */
    private static final Pattern BARE_REFERRAL =
            Pattern.compile("(?=[(ぁ-龠])(?:はこちら|詳しくは|详情请|(?i)\\(see (?:here|below|above)\\))");

    private static final Pattern ANSWER =
            Pattern.compile("(?iu)(?:yes|no|ja|nein|oui|non|sí|sim|não|nee|si)\\s?[,.!–—]");
    private static final Pattern CODE = Pattern.compile("[{};=<>]{2}|\\w+\\(\\)|^\\s*[$>#]|^import |^from \\w+ import");

    /** A name with parentheses behind it, or several, and nothing else. */
    private static final Pattern SIGNATURE = Pattern.compile("^(?:[\\w.:#~]{1,80}\\([^()]{0,200}\\)[,;]? ?){1,6}+[.:]?$"
            // With the types of its parameters, or the values of an enumeration.
            + "|^[\\w.:#~<>]{1,80} \\((?=[^()]{0,300}(?:[&*=<]|::|\\b(?:int|float|double|bool|char|unsigned|void|size_t|const)\\b))"
            + "(?:[^()]|\\([^()]{0,80}\\)){0,400}\\)(?: const)?[.:]?$"
            + "|^\\w{1,80} \\{.{0,2000}\\}[.:]?$");

    /** Links to the parts of a list in the alphabet's order. */
    private static final Pattern ALPHABET = Pattern.compile("^\\P{L}*\\p{L}(?:\\P{L}{1,3}\\p{L}){5}(?!\\p{L})");

    private static final Pattern BYLINE = Pattern.compile("\\b(19|20)\\d\\d\\b");
    private static final int NAMES_MIN = 3;
    private static final int KEYWORDS_MAX = 40;
    private static final int KEYWORD_WORDS_MAX = 3;
    private static final int SAID_AGAIN = 3;
    private static final double NAMES_SHARE = 0.9;
    private static final double LETTERS_MIN = 0.6;

    private static final Pattern OF_POST = Pattern.compile(
            "^※?\\s?(?:[この本当]{1,2}(?:記事|ページ|稿)[はに].{0,60}(?:(?:追記|更新)(?:しました|された|しています)|回目|最終回|プロモーション|広告を|アフィリエイト)"
                    + "|本文(?:最后|最後)?(?:更新|首发|首發|转载|轉載)|이 (?:글|포스팅)[은는].{0,60}(?:번째|업데이트(?:되|했|하였)|수정(?:되|했|하였)|광고|협찬|수수료))");

    private Prose() {}

    /**
     * Whether a text can describe the page called {@code title}: long enough, mostly letters, no code, no list, and no
     * boilerplate unless the title is about that too.
     */
    public static boolean tells(String text, String title) {
        if (width(text) < CHARACTERS_MIN && !isDense(text)) {
            return false;
        }
        var letters = text.codePoints().filter(Prose::spells).count();
        return !text.startsWith("#include")
                && !SIGNATURE.matcher(text).find()
                && !ALPHABET.matcher(text).find()
                && !listsNames(text)
                && !areKeywords(text)
                && letters >= LETTERS_MIN * text.codePointCount(0, text.length())
                && !(BYLINE.matcher(text).find() && !Sentences.isWhole(text))
                && !(isFurniture(text) && !isFurniture(title))
                // Only in a short text, which also keeps the search for code away from a word of a million letters.
                && !(text.length() < 2 * CHARACTERS_MIN && CODE.matcher(text).find());
    }

    /** Counts a Korean syllable as two characters. */
    private static long width(String text) {
        return text.length()
                + text.codePoints()
                        .filter(sign -> Character.UnicodeScript.of(sign) == Character.UnicodeScript.HANGUL)
                        .count();
    }

    /** Whether a text is a list of names between commas, as that of a manual's authors or a class's methods. */
    private static boolean listsNames(String text) {
        var words = text.split("[\\s(]+");
        long commas = text.chars().filter(sign -> sign == ',').count();
        long names = Stream.of(words)
                .filter(word -> !word.isEmpty() && Character.isUpperCase(word.codePointAt(0)))
                .count();
        return commas >= NAMES_MIN && (names >= NAMES_SHARE * words.length || words.length == commas + 1);
    }

    /** Whether a text is what a head has for search engines, which say a word again and again: "hosting, web hosting, cheap hosting". */
    private static boolean areKeywords(String text) {
        var parts = text.split(",");
        if (parts.length < NAMES_MIN || parts.length > KEYWORDS_MAX || Sentences.isWhole(text)) {
            return false;
        }
        var words = Stream.of(parts).map(TextKey::words).toList();
        var inParts = Counts.of(words.stream().flatMap(part -> part.stream().distinct()));
        return words.stream().allMatch(part -> part.size() <= KEYWORD_WORDS_MAX)
                && inParts.values().stream().anyMatch(count -> count >= SAID_AGAIN);
    }

    /** Letters, spaces, and the combining marks with which many scripts write vowels. */
    private static boolean spells(int sign) {
        return switch (Character.getType(sign)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> Character.isLetter(sign) || sign == ' ';
        };
    }

    /** Whether a text is boilerplate: consent, dates, calls to sign up. */
    public static boolean isFurniture(String text) {
        return FURNITURE.in(text)
                || MACHINE_TEXT.matcher(text).lookingAt()
                || (text.indexOf('(') >= 0 && CREDIT.matcher(text).find())
                || NAMED_WRITER.matcher(text).matches()
                || TEMPLATE_MARKS.stream().anyMatch(text::contains);
    }

    /**
     * Returns a text without its sentences that are boilerplate, unless the title is about that too: "If you subscribe …" behind
     * what a magazine is. A text of one sentence stays.
     */
    public static String unfurnished(String text, String title, Locale language) {
        if (!isFurniture(text) || isFurniture(title)) {
            return text;
        }
        var sentences = SentenceEdges.cut(text, language);
        return sentences.size() == 1
                ? text
                : sentences.stream().filter(sentence -> !isFurniture(sentence)).collect(Collectors.joining(" "));
    }

    /** Whether a paragraph is in capitals, as the disclaimer of a licence. */
    public static boolean isShouted(String text) {
        return text.length() >= SHOUTED_MIN
                && text.chars().filter(Character::isUpperCase).count() * 2
                        > text.chars().filter(Character::isLetter).count();
    }

    /** Whether a post in Japanese, Chinese or Korean says of itself that it was changed, is one of a series, or advertises. */
    public static boolean isOfPost(String sentence) {
        return OF_POST.matcher(sentence).find();
    }

    /** Whether a sentence advertises instead of describing. */
    public static boolean advertises(String sentence) {
        return ADVERTISEMENT.matcher(sentence).find();
    }

    /** Whether a text answers a question before it. */
    public static boolean answers(String text) {
        return ANSWER.matcher(text).lookingAt();
    }

    /** Whether a sentence only refers to more information elsewhere. */
    public static boolean refers(String sentence) {
        return REFERRAL.in(sentence) || BARE_REFERRAL.matcher(sentence).find();
    }

    /** Whether a text is of a script without spaces, which needs ten characters where others need thirty. */
    public static boolean isDense(String text) {
        return text.length() >= CHARACTERS_MIN / 3
                && text.codePoints().filter(Sentences::isUnspaced).count() * 2 > text.length();
    }
}
