package dev.incipit.app.manual;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.command.Commands;
import dev.incipit.app.terminal.PrintedTerminal;
import org.junit.jupiter.api.Test;

final class FishCompletionTest {
    private final String script = FishCompletion.of(Commands.line(new PrintedTerminal().terminal()));

    private boolean has(String condition, String rest) {
        return script.lines()
                .anyMatch(line -> line.startsWith("complete -c incipit -n '" + condition) && line.contains(rest));
    }

    @Test
    void commandsAreOfferedWhereNoneIsTypedYet() {
        assertTrue(has("not __fish_seen_subcommand_from demo generate", "-f -a validate -d "), script);
        assertTrue(
                has(
                        "__fish_seen_subcommand_from accounts; and not __fish_seen_subcommand_from create",
                        "-f -a disable -d "),
                script);
    }

    @Test
    void optionsAreOfferedWithTheirWordsOrFiles() {
        assertTrue(has("__fish_seen_subcommand_from validate'", "-s f -l format -x -a 'table json github"), script);
        assertTrue(has("__fish_seen_subcommand_from validate'", "-s c -l config -r -d"), script);
        assertTrue(has("__fish_seen_subcommand_from explain'", "-f -a 'file-reachable content-type"), script);
    }

    @Test
    void whatIsHiddenStaysSo() {
        assertFalse(script.contains("-a train"), script);
    }

    @Test
    void everyQuoteIsClosed() {
        script.lines()
                .map(line -> line.replace("\\'", ""))
                .forEach(line ->
                        assertTrue(line.chars().filter(here -> here == '\'').count() % 2 == 0, line));
    }
}
