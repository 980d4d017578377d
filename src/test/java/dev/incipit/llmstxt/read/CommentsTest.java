package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CommentsTest {
    /** CommonMark does not count it as white space. */
    private static final String CODE = "\u00A0";

    private static List<String> blanked(String... lines) {
        var comments = new Comments(List.of(lines));
        return IntStream.range(0, lines.length)
                .mapToObj(at -> comments.blanked(at + 1, lines[at]))
                .toList();
    }

    @Test
    void commentsAndCodeBecomeBlanksOfTheirLength() {
        assertEquals(List.of("a" + " ".repeat(10) + "b"), blanked("a<!-- c -->b"));
        assertEquals(List.of("a" + CODE.repeat(5) + "b"), blanked("a`<i>`b"));
    }

    @Test
    void aCommentGoesOnUntilALineEndsIt() {
        assertEquals(List.of("a    ", "    ", "    b"), blanked("a<!--", "here", "--> b"));
    }

    @Test
    void aCommentThatNothingEndsIsText() {
        assertEquals(List.of("a <!-- b", "c"), blanked("a <!-- b", "c"));
        assertEquals(List.of("       ", "a <!-- b"), blanked("<!---->", "a <!-- b"));
    }

    @Test
    void codeShowsACommentInsteadOfBeginningOne() {
        assertEquals(List.of(CODE.repeat(6), "a -->"), blanked("`<!--`", "a -->"));
    }
}
