package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.passage.Passage;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MachineLinesTest {
    private static MachineLines of(String... lines) {
        var site = new ReadSite();
        for (int i = 0; i < lines.length; i++) {
            site.add("/" + i, "Page " + i, "<p>" + lines[i]);
        }
        return site.texts().machine();
    }

    @Test
    void whatDiffersInNamesAndNumbersOnlyIsWrittenByAMachine() {
        var machine = of(
                "Rendered from the register of Hull on 3 May 2024.",
                "Rendered from the register of Whitby on 4 June 2024.",
                "Rendered from the register of Port Isaac on 5 July 2024.");
        assertTrue(machine.has("Rendered from the register of Hull on 3 May 2024."));
        assertTrue(machine.has("Rendered from the register of Boston on 1 April 2020."));
        assertFalse(machine.has("Rendered by hand, and then carried to the harbour of Hull."));
    }

    @Test
    void whatSeveralListsQuoteOfAPageIsItsOwn() {
        var quoted = "Ships went from the harbour of Hull to Norway each spring.";
        var card = "<h2><a href=/hull>Ships of Hull</a></h2><p>" + quoted;
        assertFalse(of(quoted, card, card, card).has(quoted));
    }

    @Test
    void aLabelThatThreePagesHaveIsAMachines() {
        var machine = of("parts used: rope, mast", "parts used: sail", "parts used: oar, rope");
        assertTrue(machine.has("parts used: anchor"));
        assertFalse(of("parts used: rope", "parts used: sail").has("parts used: anchor"));
    }

    @Test
    void theHeadOfARowThatThreePagesHaveIsALabel() {
        var row = "<table><tr><th>Port<th>Ships<tr><td>Hull<td>%d</table>";
        var machine = of(row.formatted(1), row.formatted(2), row.formatted(3), "<p>Captain: Jones");
        assertEquals(Optional.of("Hull"), machine.sharedLabel(new Passage(Passage.Kind.ROW, 0, "| Hull | 4 |")));
        assertEquals(Optional.empty(), machine.sharedLabel(new Passage(Passage.Kind.ROW, 0, "| Cork | 4 |")));
        assertEquals(Optional.empty(), machine.sharedLabel(new Passage(Passage.Kind.TEXT, 0, "Captain: Silver")));
    }
}
