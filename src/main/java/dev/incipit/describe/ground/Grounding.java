package dev.incipit.describe.ground;

import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.describe.extract.Note;
import dev.incipit.describe.model.PageExcerpt;
import dev.incipit.describe.words.LineForm;
import dev.incipit.describe.words.Orders;
import dev.incipit.describe.words.Token;
import dev.incipit.describe.words.WordForms;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Accepts a line that a model wrote about a page only if the page supports it: it contains every name, identifier and number of
 * the line and most of its words, and neither negates what the other asserts. The line must also be a plain sentence of
 * suitable length, without addresses or orders. Lines in doubt are dropped.
 */
public final class Grounding {
    /** The share of a line's meaningful words that the page must contain; the rows of grounding.tsv (tests) decide. */
    private static final double SENSE_SHARE_MIN = 0.6;

    /** A larger share in scripts without capitals, where names cannot be told from other words. */
    private static final double CASELESS_SENSE_SHARE_MIN = 0.8;

    private static final int CONTENT_CHARACTERS_MIN = 3;
    private static final Pattern KATAKANA = Pattern.compile("[\\p{IsKatakana}ー]++");
    private static final int KATAKANA_NAME_MIN = 3;

    /** Praise and warnings must be the page's own claims. */
    private static final Set<String> CLAIMS = Words.table("""
            free best leading fastest easiest largest biggest only official trusted secure safe guaranteed certified approved
            deprecated obsolete discontinued required mandatory optional experimental beta stable unlimited always latest
            popular recommended half double twice triple dozen dozens hundreds thousands millions billions award-winning
            kostenlos beste führend offiziell sicher gratuit meilleur officiel gratis mejor oficial migliore ufficiale""");

    private static final List<String> REVERSING = List.of("un", "in", "im", "ir", "il", "dis", "non", "mis", "de");
    private static final int REVERSED_CHARACTERS_MIN = 4;

    private final SourceFacts facts;
    private final List<Token> tokens;
    private final boolean german;
    private final boolean dense;

    private Grounding(SourceFacts facts, List<Token> tokens, String language) {
        this.facts = facts;
        this.tokens = tokens;
        this.german = language.equals("de") || language.startsWith("de-");
        this.dense = tokens.stream().anyMatch(Token::dense);
    }

    /** Returns a note of 40 to 160 characters if the page supports it. */
    public static Optional<String> note(PageExcerpt page, String line) {
        return kept(page, line, Note.CHARACTERS_MIN, Note.CHARACTERS_MAX);
    }

    /** Returns a summary of 40 to 300 characters if the site supports it. */
    public static Optional<String> summary(PageExcerpt site, String line) {
        return kept(site, line, Note.CHARACTERS_MIN, ExtractiveDescriber.SUMMARY_CHARACTERS_MAX);
    }

    private static Optional<String> kept(PageExcerpt page, String line, int min, int max) {
        var text = line.strip();
        if (text.isEmpty() || !LineForm.fits(text, min, max)) {
            return Optional.empty();
        }
        var tokens = Token.of(text);
        if (tokens.isEmpty() || Addresses.in(text, tokens) || Orders.inLine(text, tokens)) {
            return Optional.empty();
        }
        var facts = new SourceFacts(page);
        return new Grounding(facts, tokens, page.language()).holds() && !facts.contradicts(tokens, page.language())
                ? Optional.of(text)
                : Optional.empty();
    }

    private boolean holds() {
        return Quantity.all(tokens).stream().allMatch(facts::hasNumber)
                && judged().stream().allMatch(this::isGrounded)
                && namesStandTogether()
                && sharesSense();
    }

    /** Returns the words one by one; splits a word at hyphens and slashes if the page does not contain it as a whole. */
    private List<Token> judged() {
        var judged = new ArrayList<Token>();
        for (var token : tokens) {
            var text = token.text();
            if (token.dense() || token.hasDigit() || facts.hasExactly(text)) {
                judged.add(token);
                continue;
            }
            boolean opens = token.opens();
            for (var part : text.split("[/-]+")) {
                if (!part.isEmpty()) {
                    judged.add(new Token(part, token.sentence(), token.clause(), opens));
                    opens = false;
                }
            }
        }
        return judged;
    }

    private boolean isGrounded(Token token) {
        var text = token.text();
        if (token.dense()) {
            return foreignNames(text).stream().allMatch(facts::hasRun);
        }
        if (Quantity.isNumber(token)) {
            return true;
        }
        if (isIdentifier(text) || !token.hasLetter()) {
            return facts.hasExactly(text);
        }
        var lower = WordForms.lower(text);
        if (CLAIMS.contains(lower) && !facts.hasSense(lower)) {
            return false;
        }
        if (token.capitalised()) {
            return token.opens() ? opens(text, lower) : facts.hasName(text) || (german && facts.hasSense(text));
        }
        // In East Asian text, a word in Latin letters is a name, whatever its case.
        return !isReversed(lower) && (!dense || facts.hasSense(text));
    }

    /** The first word of a sentence is always capitalised, so it must be the page's or have no meaning of its own. */
    private boolean opens(String text, String lower) {
        return WordForms.isFunction(lower) || WordForms.isOpener(lower) || facts.hasName(text) || facts.hasSense(text);
    }

    /** Whether a text has digits among letters, capitals after small letters, or characters that no word has. */
    private static boolean isIdentifier(String text) {
        boolean afterSmall = false;
        for (int i = 0; i < text.length(); i++) {
            var sign = text.charAt(i);
            if ((Character.isUpperCase(sign) && afterSmall)
                    || !(Character.isLetter(sign)
                            || Character.isSurrogate(sign)
                            || Character.getType(sign) == Character.NON_SPACING_MARK
                            || Character.getType(sign) == Character.COMBINING_SPACING_MARK
                            || "'/-".indexOf(sign) >= 0)) {
                return true;
            }
            afterSmall |= Character.isLowerCase(sign);
            afterSmall &= Character.isLetter(sign);
        }
        return false;
    }

    /** Returns the katakana runs of three or more characters: Japanese writes foreign names and terms in that script. */
    private static List<String> foreignNames(String run) {
        return KATAKANA.matcher(run)
                .results()
                .map(MatchResult::group)
                .filter(name -> name.length() >= KATAKANA_NAME_MIN)
                .toList();
    }

    /** Whether a prefix or ending makes a word the opposite of the page's: unsupported for supported, or the reverse. */
    private boolean isReversed(String lower) {
        if (facts.hasSense(lower) || lower.length() < REVERSED_CHARACTERS_MIN) {
            return false;
        }
        return lower.endsWith("less")
                || REVERSING.stream()
                        .anyMatch(prefix -> facts.hasSense(prefix + lower)
                                || (lower.startsWith(prefix)
                                        && lower.length() - prefix.length() >= REVERSED_CHARACTERS_MIN
                                        && facts.hasSense(lower.substring(prefix.length()))));
    }

    /** Two names side by side must be so on the page: one person's first name and another's last name make a third person. */
    private boolean namesStandTogether() {
        for (int i = 1; i < tokens.size(); i++) {
            var first = tokens.get(i - 1);
            var second = tokens.get(i);
            if (first.clause() == second.clause()
                    && isName(first)
                    && isName(second)
                    && !facts.hasNeighbours(first.text(), second.text())) {
                return false;
            }
        }
        return true;
    }

    private boolean isName(Token token) {
        var lower = WordForms.lower(token.text());
        return !token.dense()
                && token.capitalised()
                && !(token.opens()
                        && (WordForms.isOpener(lower)
                                || WordForms.isFunction(lower)
                                || facts.hasOrdinary(token.text())));
    }

    private boolean sharesSense() {
        int all = 0;
        int shared = 0;
        boolean caseless = false;
        for (var token : tokens) {
            var lower = WordForms.lower(token.text());
            if (token.dense()) {
                for (var pair : Bigrams.of(token.text())) {
                    all++;
                    shared += facts.hasBigram(pair) ? 1 : 0;
                }
            } else if (token.hasLetter()
                    && lower.length() >= CONTENT_CHARACTERS_MIN
                    && !WordForms.isFunction(lower)
                    && !WordForms.isOpener(lower)) {
                all++;
                caseless |= lower.equals(lower.toUpperCase(Locale.ROOT));
                shared += facts.hasSense(lower) || facts.hasExactly(token.text()) ? 1 : 0;
            }
        }
        return all > 0 && shared >= (caseless ? CASELESS_SENSE_SHARE_MIN : SENSE_SHARE_MIN) * all;
    }
}
