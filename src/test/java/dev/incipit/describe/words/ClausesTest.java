package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ClausesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Name the version that your database is compatible with, e. g.:",
                "The two ways into the process of building a book are via,",
                "You will want to install the usual set of tools, but at least",
                "To build it on a Unix or Linux system, use:",
                "会社という組織にいると、特に意識高い人たちが集まる企業では",
                "会員になった人が"
            })
    void whatNeedsTheNextBlockSaysNothingAlone(String sentence) {
        assertEquals("", Clauses.closed(sentence, Locale.ENGLISH).orElse(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Since many know SQL, this page is meant to provide examples of it.;This page is meant to provide examples of it.",
                "Da oltre 40 anni, questa guida mostra il mare.;Da oltre 40 anni, questa guida mostra il mare.",
                "Since many know SQL, tables are easy.;Since many know SQL, tables are easy.",
                "Many know SQL, this page shows it.;Many know SQL, this page shows it."
            })
    void whatAPageSaysOfItselfNeedsNoReason(String sentence, String main) {
        assertEquals(main, Clauses.main(sentence));
    }
}
