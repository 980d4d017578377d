package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TemplateNamesTest {
    @ParameterizedTest
    @CsvSource({
        "Docs of __PROJECT_NAME__ here, __PROJECT_NAME__",
        "See __TITLE__, __TITLE__",
        "https://example.com/__ANYWORD__/docs, __ANYWORD__",
        "Welcome to %SITE_NAME%, %SITE_NAME%",
        "[Users](https://example.com/users/<id>/), <id>",
        "/api/<version>/things, <version>"
    })
    void findsANameThatWasNeverFilledIn(String line, String name) {
        assertEquals(Optional.of(name), TemplateNames.in(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "__IMPORTANT__ words are emphasis",
                "__init__ of a class",
                "The macro __VA_ARGS__ and __PRETTY_FUNCTION__",
                "my__TITLE__x",
                "%APPDATA% of Windows",
                "100% or 50%",
                "/caf%C3%A9%AB%20x",
                "Use <br> or <id> here",
                "https://example.com/<b>bold</b>"
            })
    void leavesWhatIsMeantAsItStands(String line) {
        assertEquals(Optional.empty(), TemplateNames.in(line));
    }
}
