package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
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
        "/api/<version>/things, <version>",
        "__TITLE__ of the site, __TITLE__",
        "__AZ_09__, __AZ_09__",
        "/__ANYWORD__ x, __ANYWORD__",
        "__ANYWORD__/x, __ANYWORD__",
        "__A__ and __TITLE__, __TITLE__",
        "%ABC%, %ABC%",
        "%A% %ABC%, %ABC%",
        "/x?a=<id>, <id>",
        "/<user_name>, <user_name>",
        "/<my-id>, <my-id>",
        "[a](x/<id>), <id>",
        "see https://a.example/<id>, <id>"
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
                "https://example.com/<b>bold</b>",
                "__IMPORTANT__",
                "__A__",
                "__T_x__",
                "__A_B_ c",
                "__A_B__x",
                "x__A_B__",
                "%AB%",
                "%ABC",
                "x%ABC%",
                "<id>",
                "a=<id>",
                "/<id",
                "/<>",
                "/<a b>",
                "/x<id>",
                "a (/b) x/<id>"
            })
    void leavesWhatIsMeantAsItStands(String line) {
        assertEquals(Optional.empty(), TemplateNames.in(line));
    }

    @Test
    void aNameHasAtMostSixtyCharacters() {
        for (int length : new int[] {60, 61}) {
            var name = "A_".repeat(30).substring(0, 59) + "B".repeat(length - 59);
            assertEquals(length == 60, TemplateNames.in("__" + name + "__").isPresent());
            assertEquals(length == 60, TemplateNames.in("%" + name + "%").isPresent());
            assertEquals(length == 60, TemplateNames.in("/<" + name + ">").isPresent());
        }
    }

    @Test
    void anAddressBeginsWithinThreeHundredCharacters() {
        assertEquals(Optional.of("<id>"), TemplateNames.in("/" + "a".repeat(298) + "/<id>"));
        assertEquals(Optional.empty(), TemplateNames.in("/" + "a".repeat(299) + "/<id>"));
    }
}
