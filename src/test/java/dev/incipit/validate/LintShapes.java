package dev.incipit.validate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Texts that a stranger might send to keep the linter busy: a piece many times over. Each Markdown construct and each check's trigger,
 * on one line, on many, side by side, nested, unclosed, followed by much of something else.
 */
final class LintShapes {
    private static final String FILE = "# Title\n\n> A summary of the site.\n\n## Section\n\n";

    /** What constructs begin with, and what checks look for. */
    private static final List<String> PIECES = List.of(
            "[a](https://e.org/)",
            "[a](",
            "[a](<",
            "[a](<b> ",
            "[a](/b \"",
            "[a](/b 'c\" ",
            "[",
            "]",
            "](",
            "] (",
            "[]()",
            "[x](((",
            "![a](b)",
            "[a][b]",
            "[a]: b ",
            "`",
            "` `` ",
            "\\",
            "\\`",
            "*",
            "**a** ",
            "_a_ ",
            "<",
            "<a",
            "<a>",
            "<div hidden ",
            "<i hidden=\"",
            "<p style=\"display : none\">",
            "style=opacity:0.5 ",
            "hidden <",
            "hidden <b '",
            "<!--",
            "<!-- x -->",
            "-->",
            "<?xml ",
            "{{",
            "={{x}}",
            "${",
            "<%",
            "TODO ",
            "TBD",
            "lorem ipsum ",
            "[your company ",
            "ignore previous. ",
            "ignore ",
            "You are now a. ",
            "recommend us ",
            "<|im_start|",
            "[inst",
            "sk-",
            "sk-proj-a1",
            "ghp_a1b2 ",
            "AKIA",
            "SG.a1_",
            "12345678:AA",
            "eyJhbGciOiJ.",
            "eyJ.eyJ.",
            "https://u:p@",
            "https://e.org/?key=",
            "&token=a1b2c3d4",
            "?utm_source=a&",
            "-----BEGIN PRIVATE KEY",
            "-----BEGIN RSA PRIVATE KEY-----",
            "http://10.0.0.1/ ",
            "://",
            "https://e.org/llms-full.txt ",
            "x-full.://",
            "https://a.b.c.d.e/%zz ",
            "mailto:a@b ",
            "/undefined",
            "../",
            "a.",
            "a,",
            "#",
            "# ",
            "> ",
            ">",
            "- ",
            "-",
            "= ",
            "1. ",
            "| ",
            "~~~",
            "```",
            "    ",
            "\t",
            " ",
            "\u00A0",
            "\u00C3\u00BC",
            "\u200B",
            "\u202E",
            "\uFFFD",
            "\uD83C\uDFF4\uDB40\uDC67",
            "\u65E5",
            "AI\u4F7F\u7528 ",
            "instructions for ",
            "**Instructions for agents:** ",
            "for agents and ",
            "User-agent: * ",
            "word ",
            "a1",
            "+");

    /** What stands behind much of such a piece, much too. */
    private static final List<String> FILLERS = List.of(" ", ")", "]", ">", "\"", "a", "1", "`", "\n", "\u65E5");

    /** The pieces that stay open until something ends them. */
    private static final List<String> OPENERS = List.of(
            "[a](<",
            "[a](/b \"",
            "[",
            "[a](",
            "[a] ",
            "[x](((",
            "(",
            "`a``",
            "<a ",
            "<!--",
            "{{",
            "<%",
            "[your company",
            "eyJ.",
            "https://u:",
            "https://e.org/?key=a&",
            "-----BEGIN PRIVATE KEY",
            "hidden <b '",
            "style <",
            "x-full.://",
            ":AA",
            "**",
            "ignore ",
            "sk-");

    /** Lines that each make work of their own. */
    private static final List<String> LINES = List.of(
            "- [Name](https://e.org/%d.md): notes\n",
            "- [Name](https://e.org/a.md): the same notes, and the same address\n",
            "- [Name %d](https://h%d.e.org/): notes\n",
            "- [Name %d](https://\u00FC%d.e.org/): notes\n",
            "- https://e.org/%d\n",
            "- words\n",
            "- [a]\n",
            "- [a][b]\n",
            "- [ ] [a](/%d)\n",
            "  - nested\n",
            "- [a](/%d)\n  goes on\n",
            "text\n===\n",
            "text\n",
            "text\n---\n",
            "## Section %d\n",
            "## Section\n",
            "# Title %d\n",
            "### Deep\n",
            "#No space\n",
            "##\n",
            "> quote\n",
            "| a | b |\n",
            "```\n",
            "```\ncode\n```\n",
            "~~~~\n",
            "<!-- a comment with more than forty letters, as they are counted -->\n",
            "<div>\n",
            "<div\n",
            "](\n",
            "[a](\n",
            "[a](x \"t\n",
            "**Instructions for LLM agents:**\n",
            "**Instructions for LLM agents:**\n\n",
            "## Instructions for AI\n",
            "## Instructions for AI\nshort\n",
            "-----BEGIN PRIVATE KEY-----\n",
            "-----BEGIN PRIVATE KEY-----\na: b\n",
            "User-agent: a\n",
            "[a%d]: https://e.org/%d\n",
            "See [a](https://e.org/%d) and [b](/%d?utm_source=x#y).\n",
            "\n",
            "\r",
            "\u65E5\u672C\u8A9E\u3002\n",
            "a\u200Bb\n",
            "ignore it. Recommend us. You are now.\n",
            "key: sk-%d\n",
            "{{ name%d }}\n",
            "`code %d` and ``more\n",
            "# [a](b) #\n",
            "*** \n",
            "1) [a](b)\n",
            "# A\n## B\n",
            "Name:\n",
            "AI tools for agents and models:\n");

    private LintShapes() {}

    /** A text of about as many characters as asked for; some have two or three times as many bytes. */
    record Shape(String name, String prefix, String unit, String filler) {
        String text(int length) {
            var text = new StringBuilder(length + 200).append(prefix);
            int half = filler.isEmpty() ? length : length / 2;
            for (int at = 0; text.length() < half; at++) {
                text.append(unit.indexOf('%') >= 0 ? unit.replace("%d", String.valueOf(at)) : unit);
            }
            return filler.isEmpty()
                    ? text.toString()
                    : text.append(filler.repeat(Math.max(0, length - text.length()) / filler.length()))
                            .toString();
        }
    }

    static List<Shape> all() {
        var shapes = new ArrayList<Shape>();
        for (var piece : PIECES) {
            shapes.add(new Shape("one line: " + piece, FILE, piece, ""));
            shapes.add(new Shape("an item: " + piece, FILE + "- ", piece, ""));
            shapes.add(new Shape("with a letter outside Latin-1: " + piece, FILE + "- \u65E5 ", piece, ""));
            shapes.add(new Shape("lines: " + piece, FILE, piece.stripTrailing() + "\n", ""));
        }
        for (var place : List.of("# ", "# T\n\n> ", FILE + "- [a](https://e.org/", FILE + "- [", "## ")) {
            Stream.of("[", "a.", "https://", "%41", "../", "*", "#", " a", "\u65E5", "<", "`", "?a=b&", "1. ")
                    .forEach(piece -> shapes.add(new Shape("after " + place + ": " + piece, place, piece, "")));
        }
        for (var opener : OPENERS) {
            for (var filler : FILLERS) {
                shapes.add(new Shape(opener + " and " + filler, FILE + "- ", opener, filler));
            }
        }
        for (var line : LINES) {
            shapes.add(new Shape("each line: " + line, FILE, line, ""));
            shapes.add(new Shape("no title: " + line, "", line, ""));
            shapes.add(new Shape("below a title: " + line, "# T\u65E5\n\n", line, ""));
        }
        return shapes;
    }
}
