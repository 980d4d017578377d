package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BareFormsTest {
    @ParameterizedTest
    @CsvSource({"Arrival Departure Adults Children, true", "Ring the bell after ten., false"})
    void labelsWithoutASentenceAreAFormAlone(String text, boolean bare) {
        var pages = new SitePages(new TestPages().add("/book", "Book", text).report());
        assertEquals(bare, BareForms.isOne(pages.home(), pages));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"```\nnpm run acme\n```", "- one part\n- another part", "| a | b |\n| --- | --- |", "1. Open it"
            })
    void codeListsAndTablesAreMoreThanAForm(String text) {
        var pages = new SitePages(new TestPages().add("/book", "Book", text).report());
        assertEquals(false, BareForms.isOne(pages.home(), pages));
    }

    @ParameterizedTest
    @CsvSource({"30, true", "130, false"})
    void aLongPageIsNone(int words, boolean bare) {
        var pages = new SitePages(
                new TestPages().add("/book", "Book", "word ".repeat(words)).report());
        assertEquals(bare, BareForms.isOne(pages.home(), pages));
    }
}
