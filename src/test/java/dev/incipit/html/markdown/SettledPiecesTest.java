package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.markdown.InlineRun.Kind;
import dev.incipit.html.markdown.InlineRun.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces are written as {@code <*} and {@code >*} for marks, {@code <link} and {@code >link}, {@code `code}, {@code !raw}, {@code /} for a break. */
final class SettledPiecesTest {
    private static Piece piece(String written) {
        var rest = written.isEmpty() ? "" : written.substring(1);
        boolean link = rest.startsWith("link");
        return switch (written.isEmpty() ? ' ' : written.charAt(0)) {
            case '<' -> new Piece(Kind.OPEN, rest, link);
            case '>' -> new Piece(Kind.CLOSE, rest, link);
            case '`' -> new Piece(Kind.CODE, rest, false);
            case '!' -> new Piece(Kind.RAW, rest, false);
            case '/' -> new Piece(Kind.BREAK, "\n", false);
            default -> new Piece(Kind.TEXT, written.replace('_', ' '), false);
        };
    }

    private static String written(Piece piece) {
        return switch (piece.kind()) {
            case OPEN -> "<" + piece.text();
            case CLOSE -> ">" + piece.text();
            case CODE -> "`" + piece.text();
            case RAW -> "!" + piece.text();
            case BREAK -> "/";
            case TEXT -> piece.text().replace(' ', '_');
        };
    }

    private static String settled(String pieces, InlineShape shape) {
        List<Piece> read = new ArrayList<>();
        Arrays.stream(pieces.strip().split(" ")).map(SettledPiecesTest::piece).forEach(read::add);
        return SettledPieces.of(read, shape).stream()
                .map(SettledPiecesTest::written)
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "a b                     ; ab",
                "a_ _b                   ; a _b",
                "_a_                     ; a",
                "<* _a_ >* b             ; <* a >* _b",
                "a <* _ >* b             ; a _b",
                "a <* >* b               ; ab",
                "<* a >* <* b >*         ; <* ab >*",
                "<* a >* _ <* b >*       ; <* a >* _ <* b >*",
                "<link a >link <link b >link ; <link a >link <link b >link",
                "<link Al >link <link2 Bo >link2 ; <link Al >link _ <link2 Bo >link2",
                "<link al >link <link2 bo >link2 ; <link al >link <link2 bo >link2",
                "<link a >link <link2 , >link2 ; <link a >link <link2 , >link2",
                "`a `b                   ; `ab",
                "!a !b                   ; !a !b",
                "a ! b                   ; ab",
                "a _ / _ b               ; a / b",
                "/ a /                   ; a",
                "<* a / >* b             ; <* a >* / b"
            })
    void marksHoldWordsAndSpacesStandBetweenThem(String pieces, String expected) {
        assertEquals(expected, settled(pieces, InlineShape.PARAGRAPH));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {"<* a >* b ; ab", "<link a >link ; <link a >link", "a / b ; a _b"})
    void aHeadingHasNoEmphasisAndNoBreaks(String pieces, String expected) {
        assertEquals(expected, settled(pieces, InlineShape.HEADING));
    }
}
