package dev.incipit.describe;

import dev.incipit.describe.extract.Sentences;
import dev.incipit.describe.words.Phrases;
import dev.incipit.text.SentenceEdges;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Distinguishes sentences that describe a page from other texts on it. */
public final class Prose {
    static final int CHARACTERS_MIN = 25;

    private static final Phrases FURNITURE = Phrases.table("""
            cookie | cookies | javascript is | javascript must | javascript required | javascript disabled | enable javascript
            skip to | all rights reserved | copyright | tous droits réservés | alle rechte
            sign up | log in | login | subscribe | newsletter | click here | read more | loading | your browser | privacy policy
            this page was last | this page was automatically | this page was generated | this page has been last
            this page has been automatically | this page has been generated | this page is last | this page is automatically
            this page is generated | last updated | last modified | description copied from
            posted by | posted on | posted in | min read | minute read | minutes read | edit this page
            table of contents | was this page | was this article | did this page | did this article
            add to calendar | add to your calendar | add to google calendar | ajouter au calendrier | ajouter à mon agenda
            zum kalender hinzufügen | in den kalender eintragen | añadir al calendario | aggiungi al calendario
            adicionar ao calendário | toevoegen aan agenda | toevoegen aan kalender | dodaj do kalendarza | takvime ekle
            add to cart | add to your cart | add to basket | add to your basket | add to bag | added to cart | added to your cart
            added to basket | added to your basket | you may also like | related articles
            choose your language | choose your country | choose your region | choose a language | choose a country
            choose a region | select your language | select your country | select your region | select a language
            select a country | select a region | wählen sie ihre sprache | wählen sie bitte ihre sprache | choisissez votre langue
            ihre zustimmung | einwilligung | your consent | votre consentement | datenschutzerklärung
            copy of the license is | copia de la licencia | copia della licenza | kopie der lizenz | copie de la licence
            cópia da licença | kopia licencji | распространяется в надежде
            email address will not be published | correo electrónico no será publicada | adresse e-mail ne sera pas publiée
            e-mail-adresse wird nicht veröffentlicht | indirizzo email non sarà pubblicato | e-mail não será publicado
            e-mailadres wordt niet gepubliceerd | adres e-mail nie zostanie opublikowany | メールアドレスが公開されることはありません
            there are no reviews yet | es gibt noch keine bewertungen | il n’y a pas encore d’avis | no hay valoraciones
            ancora non ci sono recensioni | não há avaliações | er zijn nog geen beoordelingen | na razie nie ma opinii
            enkel ingelogde klanten | only logged in customers | nur angemeldete kunden | visitor counter | hit counter
            licznik odwiedzin | besucherzähler | compteur de visites | contador de visitas | contatore visite
            free software; you can | free software; you may | under the terms of the gnu | logiciel libre; vous
            freie software; sie | software libre; puede | software libre; usted puede | no warranty | without any warranty
            sans aucune garantie | general public license | general public licence | licence publique générale
            free software foundation | you are viewing | you are reading | you are looking at
            no description available | permission is granted | permission is hereby granted | go to the documentation of this file
            no longer maintained | no longer actively maintained | not maintained | not actively maintained
            showing the single result | ergebnisse werden angezeigt | ergebnis wird angezeigt | résultats affichés | résultat affiché
            mostrando todos los resultados | visualizzazione di tutti i | exibindo todos | resultaten worden getoond""");

    /**
     * A date's line, a manual's line to the neighbours of a page, the place in a list ("1–12 of 17 results"), an author's line
     * ("a wiki is written by volunteers" tells of it), or an address and nothing else: what a text begins with.
     */
    private static final Pattern MACHINE_TEXT = Pattern.compile("(?i)(?:released|published|updated|posted) "
            + "|(?:next|previous|up): .{0,200}\\b(up|previous|contents|index)\\b"
            + "|\\D{0,40}\\d{1,6}\\s?[-–—]\\s?\\d{1,6}(?:\\s\\p{L}{1,6}){1,2}\\s\\d{1,6}\\b\\D{0,40}$|showing all \\d{1,6} results"
            + "|.{0,40}written by\\b(?<=\\bwritten by)(?<!\\b(?:is|are) written by)|this (?:\\w{1,20} ){1,3}written by\\b"
            + "|\\P{L}{0,4}(?:https?://|www\\.)\\S{1,2000}$");

    /** The tags of a template that nobody filled in. */
    private static final List<String> TEMPLATE_MARKS = List.of("{%", "{{", "%}", "}}");

    private static final Pattern ADVERTISEMENT = Pattern.compile(
            "(?i)\\b(buy now|order now|shop now|(sign up|start|try it|get started|book|join) (now|today|free|for free|a demo)"
                    + "|free trial|limited[- ]time|special offer|best price|save up to|don.t miss|hurry"
                    + "|jetzt (kaufen|bestellen|testen|buchen|sichern)|kostenlos testen"
                    + "|(achetez|commandez|profitez|essayez)\\b.{0,40}(maintenant|gratuitement|!)|compra ahora|prueba gratis)");
    private static final Phrases REFERRAL = Phrases.table("""
            for more information | for more details | for further information | for further details | for additional information
            for additional details | learn more | find out more | read more
            please visit | please see | please refer | please check | please read | please consult | please contact | please let us know
            can be found at | can be found on | can be found online | can be found here | can be found in the
            may be found at | may be found on | may be found online | may be found here | may be found in the
            is available here | is available online | is also available here | is also available online
            are available here | are available online | are also available here | are also available online
            have a look at | take a look at | you can read the | you can read our | you can read more | you can browse the
            you can browse our | you can browse more | you can visit the | you can visit our | you can visit more
            you can check out the | you can check out our | you can check out more
            puede encontrar en | finden sie hier | finden sie unter | finden sie auf | findest du hier | findest du unter | findest du auf
            est disponible ici | est disponible en ligne | sont disponibles ici | sont disponibles en ligne
            weitere info | weitere infos | weitere informationen | mehr info | mehr infos | mehr informationen
            nähere info | nähere infos | nähere informationen | mehr dazu
            en savoir plus | plus d'information | plus d'informations | plus d’information | plus d’informations | más información
            maggiori informazioni | ulteriori informazioni | più informazioni | mais informações | meer informatie | meer weten
            więcej informacji | daha fazla bilgi | подробнее""");

    /** The same without spaces around it, or in parentheses. */
    private static final Pattern BARE_REFERRAL =
            Pattern.compile("(?=[(ぁ-龠])(?:はこちら|詳しくは|详情请|(?i)\\(see (?:here|below|above)\\))");

    private static final Pattern ANSWER =
            Pattern.compile("(?iu)(?:yes|no|ja|nein|oui|non|sí|sim|não|nee|si)\\s?[,.!–—]");
    private static final Pattern CODE = Pattern.compile("[{};=<>]{2}|\\w+\\(\\)|^\\s*[$>#]|^import |^from \\w+ import");

    /** A name with parentheses behind it, and nothing else. */
    private static final Pattern SIGNATURE = Pattern.compile("^[\\w.:#~]{1,80}\\([^()]{0,200}\\)[.:]?$");

    /** Links to the parts of a list in the alphabet's order. */
    private static final Pattern ALPHABET = Pattern.compile("^\\P{L}*\\p{L}(?:\\P{L}{1,3}\\p{L}){5}(?!\\p{L})");

    private static final Pattern BYLINE = Pattern.compile("\\b(19|20)\\d\\d\\b");
    private static final int NAMES_MIN = 3;
    private static final double NAMES_SHARE = 0.9;
    private static final double LETTERS_MIN = 0.6;

    private Prose() {}

    /**
     * Whether a text can describe the page called {@code title}: long enough, mostly letters, no code, no list, and no
     * boilerplate unless the title is about that too.
     */
    public static boolean tells(String text, String title) {
        if (text.length() < CHARACTERS_MIN && !isDense(text)) {
            return false;
        }
        var letters = text.codePoints().filter(Prose::spells).count();
        return !text.startsWith("#include")
                && !SIGNATURE.matcher(text).find()
                && !ALPHABET.matcher(text).find()
                && !listsNames(text)
                && letters >= LETTERS_MIN * text.codePointCount(0, text.length())
                && !(BYLINE.matcher(text).find() && !Sentences.isWhole(text))
                && !(isFurniture(text) && !isFurniture(title))
                // Only in a short text, which also keeps the search for code away from a word of a million letters.
                && !(text.length() < 2 * CHARACTERS_MIN && CODE.matcher(text).find());
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
