package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.app.terminal.OutputChoice.Colour;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OutputChoiceTest {
    @ParameterizedTest
    @CsvSource({
        "generate x, USUAL",
        "generate -q x, QUIET",
        "generate --quiet x, QUIET",
        "generate -v x, VERBOSE",
        "generate --verbose x, VERBOSE",
        "generate -qo folder x, QUIET",
        "generate -ov x, USUAL",
        "generate -- -q, USUAL"
    })
    void theLoudnessIsReadFromTheArguments(String line, String loudness) {
        assertEquals(loudness, OutputChoice.of(line.split(" ")).loudness().name());
    }

    @ParameterizedTest
    @CsvSource({
        "help, ",
        "--color=always, ALWAYS",
        "validate --color never a, NEVER",
        "--color=pink, AUTO",
        "-- --color=always, "
    })
    void soIsTheColour(String line, Colour colour) {
        assertEquals(colour, OutputChoice.of(line.split(" ")).colour().orElse(null));
    }

    @ParameterizedTest
    @CsvSource({
        "'', AUTO",
        "NO_COLOR=, AUTO",
        "NO_COLOR=1, NEVER",
        "TERM=dumb, NEVER",
        "FORCE_COLOR=1, ALWAYS",
        "FORCE_COLOR=, AUTO",
        "NO_COLOR=1 FORCE_COLOR=1, NEVER"
    })
    void aVariableOfTheEnvironmentCountsIfItIsNotEmpty(String variables, Colour colour) {
        Map<String, String> environment = Arrays.stream(variables.split(" "))
                .filter(variable -> variable.contains("="))
                .map(variable -> variable.split("=", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
        assertEquals(colour, Terminal.colour(environment));
    }

    @Test
    void aPipeIsColouredOnRequest() {
        var pipe = new PrintedTerminal().terminal();
        assertEquals("x", pipe.outStyle().red("x"));
        assertEquals(
                "\u001b[31mx\u001b[0m",
                pipe.with(OutputChoice.of("--color=always")).outStyle().red("x"));
    }
}
