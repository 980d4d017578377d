package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NameWordsTest {
    @Test
    void compoundsAreSplitAtSignsAndCapitals() {
        assertEquals(List.of("tab", "panel", "item", "faq"), NameWords.in("tabPanel-item_2 FAQ", 100));
        assertEquals(List.of(), NameWords.in("-12 ", 100));
    }

    @Test
    void onlyTheFirstCharactersCount() {
        assertEquals(List.of("side", "ba"), NameWords.in("side bar", 7));
    }
}
