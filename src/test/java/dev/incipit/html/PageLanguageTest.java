package dev.incipit.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageLanguageTest {
    private static final String FRENCH =
            "L’école accueille les enfants de la ville dans une salle avec des jeux pour tous.";

    @ParameterizedTest
    @CsvSource({"en, fr", "'', fr", "fr-CA, fr-CA"})
    void theTextDecidesAgainstTheDeclaration(String declared, String language) {
        assertEquals(language, of(declared, FRENCH));
    }

    @ParameterizedTest
    @CsvSource({"pt-BR, pt-BR", "'', en"})
    void aShortTextIsInTheDeclaredLanguage(String declared, String language) {
        assertEquals(language, of(declared, "Menu"));
    }

    private static String of(String declared, String text) {
        var html = "<html lang='" + declared + "'><title>A</title><main><p>" + text + "</main>";
        var page = new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
        return page.language().toLanguageTag();
    }
}
