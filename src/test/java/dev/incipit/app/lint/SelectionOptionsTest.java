package dev.incipit.app.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.CheckSelection;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class SelectionOptionsTest {
    @Test
    void aListAndRepeatedOptionsAreOneSelection() {
        var selection = selection("--ignore=h1-present , SUMMARY-present", "-i", "url-valid");
        assertEquals(Set.of("h1-present", "summary-present", "url-valid"), selection.ignored());
        assertTrue(selection.comments());
    }

    @Test
    void anUnknownCheckIsRefused() {
        assertThrows(InvalidInput.class, () -> selection("--only", "h1-presnt"));
    }

    @Test
    void aCheckCannotBeBothWantedAndIgnored() {
        assertThrows(InvalidInput.class, () -> selection("--only", "url-valid", "--ignore", "url-valid"));
    }

    private static CheckSelection selection(String... arguments) {
        var options = new SelectionOptions();
        new CommandLine(CommandLine.Model.CommandSpec.forAnnotatedObject(options)).parseArgs(arguments);
        return options.selection();
    }
}
