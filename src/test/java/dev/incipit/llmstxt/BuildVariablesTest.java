package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BuildVariablesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Docs of __PROJECT_NAME__ here, __PROJECT_NAME__",
        "https://example.com/__ANYWORD__/docs, __ANYWORD__",
        "__A__ and __TITLE__, __TITLE__",
        "Welcome to %SITE_NAME%, %SITE_NAME%",
        "__init__ of a class,",
        "The macro __VA_ARGS__,",
        "my__TITLE__x,",
        "%APPDATA% of Windows,",
        "/caf%C3%A9%AB%20x,"
    })
    void theFirstNameThatWasNeverFilledIn(String line, String name) {
        assertEquals(Optional.ofNullable(name), BuildVariables.in(line));
    }
}
