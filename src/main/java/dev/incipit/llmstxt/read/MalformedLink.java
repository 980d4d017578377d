package dev.incipit.llmstxt.read;

import dev.incipit.llmstxt.Brackets;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Entry.Flaw;
import dev.incipit.llmstxt.SpacedAddress;
import java.util.Optional;

/**
 * A malformed link with the parts that could be recognised.
 *
 * @param flaw what is wrong with it
 * @param end column after it
 */
record MalformedLink(Flaw flaw, String name, String target, int end) {

    /** Returns the malformed link that begins at that column, outside of code, if any. */
    static Optional<MalformedLink> read(String text, String plain, int open) {
        if (open >= plain.length() || plain.charAt(open) != '[') {
            return Optional.empty();
        }
        var brackets = Brackets.in(plain);
        int close = brackets.partner(open);
        return close < 0 ? withoutBracket(text, plain, open) : afterBracket(text, plain, open, close, brackets);
    }

    private static Optional<MalformedLink> withoutBracket(String text, String plain, int open) {
        int parenthesis = plain.indexOf('(', open);
        if (parenthesis < 0) {
            return Optional.empty();
        }
        int close = plain.indexOf(')', parenthesis);
        int end = close < 0 ? text.length() : close;
        var target = text.substring(parenthesis + 1, end).strip();
        return Optional.of(new MalformedLink(
                Flaw.UNCLOSED_BRACKET,
                text.substring(open + 1, parenthesis),
                target,
                Math.min(end + 1, text.length())));
    }

    private static Optional<MalformedLink> afterBracket(
            String text, String plain, int open, int close, Brackets brackets) {
        var name = text.substring(open + 1, close);
        int next = close + 1;
        int spaced = next + Lines.start(plain.substring(next));
        if (spaced == plain.length()) {
            return Optional.empty();
        }
        if (plain.charAt(spaced) == '[' && brackets.partner(spaced) > 0) {
            int end = brackets.partner(spaced) + 1;
            return Optional.of(new MalformedLink(Flaw.REFERENCE, name, "", end));
        }
        if (plain.charAt(spaced) != '(') {
            return Optional.empty();
        }
        int end = brackets.partner(spaced);
        if (end < 0) {
            int stop = addressStop(plain, spaced + 1);
            return Optional.of(
                    new MalformedLink(Flaw.UNCLOSED_PARENTHESIS, name, text.substring(spaced + 1, stop), stop));
        }
        var target = text.substring(spaced + 1, end).strip();
        if (spaced > next) {
            return isAddress(target)
                    ? Optional.of(new MalformedLink(Flaw.SPACE_BEFORE_PARENTHESIS, name, target, end + 1))
                    : Optional.empty();
        }
        var meant = SpacedAddress.of(target);
        return Optional.of(new MalformedLink(meant.flaw(), name, meant.address(), end + 1));
    }

    /** Text in parentheses after text in brackets is not necessarily a link. */
    private static boolean isAddress(String target) {
        return target.indexOf(' ') < 0 && (target.indexOf('/') >= 0 || target.startsWith("#"));
    }

    private static int addressStop(String plain, int from) {
        int end = CharacterRuns.end(plain, from, here -> !CharacterRuns.isBlank(here));
        return end > from && plain.charAt(end - 1) == ':' ? end - 1 : end;
    }
}
