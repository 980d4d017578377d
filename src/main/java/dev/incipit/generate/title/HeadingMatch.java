package dev.incipit.generate.title;

import dev.incipit.describe.TextKey;
import dev.incipit.html.Page;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Decides whether a heading and a title name the same thing. */
final class HeadingMatch {
    private static final Pattern IDENTIFIER = Pattern.compile("\\w(?:::|\\.)\\w");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}(?:\\.\\d{1,3})*+\\.? ");
    private static final Pattern MARK = Pattern.compile("\\p{L}{3,12}");

    /** What a list says of itself: "13 data sets found". */
    private static final Pattern COUNT = Pattern.compile("(?iu)(?!(?:19|20)\\d\\d )\\d[\\d.,’']{0,9} (?:"
            + "(?:(?!not )\\p{L}[\\p{L}-]* ){1,4}(?:found|gefunden|trouvée?s?|encontrad[oa]s?|trovat[oaei]|gevonden|znalezion[oy]ch?)"
            + "|(?:results?|treffer|ergebnisse|résultats?|resultados?|risultat[oi]|resultaten|wyników)"
            + "(?: (?:for|für|pour|para|per|voor|dla) .{1,80})?)");

    private static final Pattern TYPE = Pattern.compile(
            "(?:Abstract |Final |Sealed )?(?:Class|Interface|Enum(?: Class)?|Record(?: Class)?|Annotation (?:Type|Interface)|Exception(?: Class)?|Error Class)");

    /** Words with which a heading of a menu's name becomes a slogan. */
    private static final int MORE_MIN = 2;

    private HeadingMatch() {}

    /** Whether a heading has the letters or most words of a site's name, or is a part of it. */
    static boolean namesSite(String heading, String siteName) {
        var site = TextKey.words(siteName);
        var words = TextKey.words(heading);
        return TextKey.letters(heading).contains(TextKey.letters(siteName))
                || TextKey.letters(siteName).contains(TextKey.letters(heading))
                || 2 * site.stream().filter(words::contains).count() > site.size();
    }

    /** Whether a heading has all of a title's first part, which is the page's own. */
    static boolean holds(String heading, List<String> titleParts) {
        return titleParts.isEmpty() || TextKey.letters(heading).contains(TextKey.letters(titleParts.getFirst()));
    }

    /** Whether the text has several headings of the first level: then they are those of its parts. */
    static boolean isOneOfSeveral(Page page) {
        return page.headings().stream().filter(heading -> heading.level() == 1).count() > 1;
    }

    /** Whether a heading has a number that the title lacks: then it is that of a part. */
    static boolean isNumbered(String heading, String title) {
        return NUMBER.matcher(heading).lookingAt() && !NUMBER.matcher(title).lookingAt();
    }

    /** Whether a heading has the letters of the title but not what parts them, which only its style sheet shows. */
    static boolean isRunTogether(String heading, String title) {
        return heading.length() < title.length() && TextKey.letters(heading).equals(TextKey.letters(title));
    }

    /** Whether a heading is the title with what kind of type it is before it: "Record Class Tide". */
    static boolean isOfType(String heading, String title) {
        return heading.endsWith(" " + title)
                && TYPE.matcher(heading.substring(0, heading.length() - title.length() - 1))
                        .matches();
    }

    /** Whether a heading is the title, which is an identifier, with a mark behind it: "Class: Tide::Ebb Abstract". */
    static boolean isMarked(String heading, String title) {
        return heading.startsWith(title + " ")
                && IDENTIFIER.matcher(title).find()
                && MARK.matcher(heading.substring(title.length() + 1)).matches();
    }

    /** Whether a heading tells how many entries a list has. */
    static boolean counts(String heading) {
        return COUNT.matcher(heading).matches();
    }

    /** Whether a heading says more than the title around the title's words: "Simple pricing, no surprises". */
    static boolean isSlogan(String heading, String title) {
        var said = TextKey.of(heading);
        var name = TextKey.of(title);
        return !said.startsWith(name) && said.split(" ").length >= name.split(" ").length + MORE_MIN;
    }

    /** Whether heading and title share a word; otherwise the heading belongs to a part of the page. */
    static boolean shareAWord(String heading, String title) {
        return TextKey.of(heading).isEmpty()
                || !Collections.disjoint(TextKey.words(heading), TextKey.words(title))
                || sharePair(TextKey.letters(heading), TextKey.letters(title));
    }

    /** Whether two texts share two neighbouring characters, one of them Han: those in kana alone are as often endings. */
    private static boolean sharePair(String heading, String title) {
        return IntStream.range(0, heading.length() - 1)
                .mapToObj(at -> heading.substring(at, at + 2))
                .anyMatch(pair -> pair.codePoints().anyMatch(Character::isIdeographic) && title.contains(pair));
    }
}
