package dev.incipit.app.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.command.Commands;
import dev.incipit.app.terminal.PrintedTerminal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ManPageTest {
    private final Manual manual = new Manual(Commands.line(new PrintedTerminal().terminal()));

    @Test
    void everyCommandHasAPage() {
        var names = manual.pages("1.2", List.of()).keySet();
        assertTrue(names.containsAll(List.of("incipit.1", "incipit-generate.1", "incipit-store-backup.1")), names + "");
        assertFalse(names.contains("incipit-train.1"));
    }

    @Test
    void aPageHoldsTheHelpInRoff() {
        var page = manual.pages("1.2", List.of("NO_COLOR: no colours.")).get("incipit-generate.1");
        assertTrue(page.startsWith(".TH \"INCIPIT-GENERATE\" \"1\" \"\" \"Incipit 1.2\""), page);
        for (var part : List.of(
                "incipit\\-generate \\- Write llms.txt",
                "\\fB\\-o\\fR, \\fB\\-\\-out\\fR=\\fIDIR\\fR",
                "  incipit generate https://your.site \\-o public",
                ".SH \"EXIT STATUS\"",
                "NO_COLOR: no colours.",
                "\\fBincipit\\fR(1)")) {
            assertTrue(page.contains(part), part + " in " + page);
        }
    }

    @Test
    void noLineOfTextIsACommandOfRoff() {
        for (var page : manual.pages("1.2", List.of(".SH evil", "'br")).values()) {
            var commands = page.lines()
                    .filter(line -> line.startsWith(".") || line.startsWith("'"))
                    .map(line -> line.split(" ")[0])
                    .distinct()
                    .toList();
            assertTrue(List.of(".TH", ".SH", ".nf", ".fi", ".TP", ".PP").containsAll(commands), commands + "");
        }
        assertEquals(
                2, manual.pages("1.2", List.of(".SH evil")).get("incipit.1").split("\\\\&\\.SH evil", -1).length);
    }

    @Test
    void everyShellHasAScript() {
        for (var shell : Manual.Shell.values()) {
            assertTrue(manual.completion(shell).contains("h1-present"), shell.name());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "incipit.1, COMMANDS, true",
        "incipit.1, ARGUMENTS, false",
        "incipit-validate.1, ARGUMENTS, true",
        "incipit-validate.1, COMMANDS, false",
        "incipit-validate.1, EXAMPLES, true",
        "incipit-help.1, EXAMPLES, false"
    })
    void aPageHasTheSectionsThatItsCommandNeeds(String page, String section, boolean there) {
        var text = manual.pages("1.2", List.of()).get(page);
        assertEquals(there, text.contains(".SH \"" + section + "\""), text);
    }
}
