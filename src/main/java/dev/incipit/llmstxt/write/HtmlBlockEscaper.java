package dev.incipit.llmstxt.write;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.CodeSpans;
import dev.incipit.llmstxt.read.Lines;

/** Escapes markup that would open an HTML block (CommonMark §4.6), since such a block may cross blank lines. */
final class HtmlBlockEscaper {
    private HtmlBlockEscaper() {}

    /** Escapes a tag at the start of the line, and comments, processing instructions and declarations anywhere. */
    static String escaped(String text) {
        if (text.indexOf('<') < 0) {
            return text;
        }
        var code = CodeSpans.in(text);
        var out = new StringBuilder(text.length() + 8);
        int start = Lines.start(text);
        for (int at = 0; at < text.length(); at++) {
            boolean opens = text.charAt(at) == '<' && at + 1 < text.length() && !code.covers(at);
            if (opens && (isDeclaration(text.charAt(at + 1)) || (at == start && isTag(text, at + 1)))) {
                out.append('\\');
            }
            out.append(text.charAt(at));
        }
        return out.toString();
    }

    private static boolean isDeclaration(char next) {
        return next == '!' || next == '?';
    }

    /** A tag name followed by a character allowed there; an address in angle brackets does not match. */
    private static boolean isTag(String text, int from) {
        int at = text.charAt(from) == '/' ? from + 1 : from;
        int end = CharacterRuns.end(text, at, here -> Character.isLetterOrDigit(here) || here == '-');
        return end > at && (end == text.length() || " \t/>".indexOf(text.charAt(end)) >= 0);
    }
}
