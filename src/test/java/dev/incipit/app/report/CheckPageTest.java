package dev.incipit.app.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.TextStyle;
import dev.incipit.validate.ListedCheck;
import dev.incipit.web.CheckText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CheckPageTest {
    private static final ListedCheck CHECK = ListedCheck.all().getFirst();

    private static CheckPage page(Optional<String> warning, Optional<String> fail, Optional<String> fix) {
        return new CheckPage(new CheckText(
                CHECK, "It is there.", warning, fail, "Because.", List.of("a", "", "b"), List.of("c"), "RFC 1", fix));
    }

    private static CheckPage page(ListedCheck check, String what) {
        return new CheckPage(new CheckText(
                check, what, Optional.empty(), Optional.empty(), "", List.of(), List.of(), "", Optional.empty()));
    }

    @Test
    void whatACheckCannotReportIsNotOnItsPage() {
        var all = page(Optional.of("Perhaps."), Optional.of("No."), Optional.of("adds it."));
        assertEquals("It is there.\n\nWarning: Perhaps.\n\nFail: No.\n\nBecause.", all.description());
        assertTrue(all.markdown().contains("\n- Warning: Perhaps.\n- Fail: No.\n\nBecause.\n"), all.markdown());
        assertTrue(all.markdown().contains("`--fix`: adds it.\n"), all.markdown());
        var bare = page(Optional.empty(), Optional.empty(), Optional.empty());
        assertEquals("It is there.\n\nBecause.", bare.description());
        assertTrue(bare.markdown().contains("It is there.\n\nBecause.\n"), bare.markdown());
        assertFalse(bare.markdown().contains("--fix"), bare.markdown());
        assertFalse(bare.help().contains("Warning"), bare.help());
    }

    @Test
    void linesOfAnExampleAreIndentedAndEmptyOnesStayEmpty() {
        var lines = page(Optional.empty(), Optional.empty(), Optional.empty()).lines(TextStyle.PLAIN, 60);
        int wrong = lines.indexOf("Wrong");
        assertEquals(List.of("    a", "", "    b", "", "Right", "    c"), lines.subList(wrong + 1, wrong + 7));
    }

    @Test
    void linesAreOfTwentyToAHundredColumns() {
        var page = page(CHECK, "word ".repeat(50).strip());
        assertEquals(19, page.lines(TextStyle.PLAIN, 1).get(3).length());
        assertEquals(99, page.lines(TextStyle.PLAIN, 1_000).get(3).length());
    }

    @Test
    void aCheckSaysWhenItIsMadeAndWhetherTheReportFailsWithIt() {
        for (var check : ListedCheck.all()) {
            var facts = page(check, "").facts();
            assertEquals(check.required(), facts.contains("required"), facts);
            assertEquals(check.when() == ListedCheck.When.URL, facts.contains("addresses only"), facts);
            assertEquals(check.when() == ListedCheck.When.LINKS, facts.contains("links are checked"), facts);
        }
    }
}
