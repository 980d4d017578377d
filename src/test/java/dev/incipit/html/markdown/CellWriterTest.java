package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.simplify.CodeBlock;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CellWriterTest {
    private final CellWriter cell = new CellWriter(false);

    private void words(String words) {
        var run = new InlineRun();
        run.text(words);
        cell.paragraph(run);
    }

    @Test
    void blocksArePartedByBreaks() {
        words("a");
        words("");
        words("b | c");
        cell.rule();
        cell.code(new CodeBlock("js", "d\n\ne|f"));
        cell.raw(List.of("g", "h|i"));
        assertEquals("a<br>b \\| c<br>`d`<br>`e\\|f`<br>g h\\|i", cell.text());
    }

    @Test
    void itemsKeepTheirMarksAndNumbers() {
        cell.openList(true, 3, true);
        cell.openItem();
        words("a");
        words("more");
        cell.openList(false, 1, true);
        cell.openItem();
        words("b");
        cell.close();
        cell.close();
        cell.close();
        cell.openItem();
        words("c");
        cell.close();
        cell.close();
        words("d");
        assertEquals("3. a<br>more<br>- b<br>4. c<br>d", cell.text());
    }

    @Test
    void theMarkOfAnEmptyItemIsNotThatOfTheNextWords() {
        cell.openList(false, 1, true);
        cell.openItem();
        cell.close();
        cell.close();
        words("a");
        assertEquals("a", cell.text());
    }

    @Test
    void aHeadIsStrongByItself() {
        var run = new InlineRun();
        run.open("**");
        run.text("a");
        run.close("**");
        var head = new CellWriter(true);
        head.paragraph(run);
        cell.paragraph(run);
        cell.heading(2, run);
        assertEquals("a", head.text());
        assertEquals("**a**<br>a", cell.text());
    }
}
