package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PageWordsTest {
    @ParameterizedTest
    @CsvSource({
        "docs, MANUAL",
        "Docs, MANUAL",
        "guide.html, START",
        "getting_started, START",
        "actualités, NEWS",
        "über-uns, COMPANY",
        "api, REFERENCE",
        "CHANGELOG.md, RELEASES",
        "404.html, UTILITY",
        "robots.txt, UTILITY",
        "merkliste, UTILITY",
        "guestbook.htm, UTILITY",
        "emneord, LISTING",
        "newsletter-thank-you, UTILITY",
        "formular-danke.html, UTILITY",
        "stories, PIECES"
    })
    void aWholeSegmentOrLabelNamesAKind(String name, PageWords row) {
        assertEquals(Optional.of(row), PageWords.ofName(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "my-docs", "inicio", "overview", "文档", "apiary", "saying-thank-you"})
    void whatOnlySpeaksOfAKindIsNoName(String name) {
        assertEquals(Optional.empty(), PageWords.ofName(name));
    }

    @ParameterizedTest
    @CsvSource({
        "Guide, START",
        "guía, START",
        "Einführung, START",
        "Über, COMPANY",
        "Ürünler, PRODUCT",
        "введение, START",
        "новости, NEWS",
        "文档, MANUAL",
        "产品价格, PRODUCT",
        "お問い合わせ, COMPANY",
        "API参考, REFERENCE"
    })
    void aWordAmongOthersTellsAKindInManyLanguages(String word, PageWords row) {
        assertEquals(Set.of(row), Set.copyOf(PageWords.ofWord(word)));
    }

    @Test
    void aRunOfGluedWordsMayTellSeveral() {
        assertEquals(Set.of(PageWords.START, PageWords.MANUAL), Set.copyOf(PageWords.ofWord("入门文档")));
        assertEquals(List.of(), PageWords.ofWord("山水"));
    }

    @Test
    void someNamesOfListsAreAlsoSubjectsOfManuals() {
        assertTrue(PageWords.isSubject("search"));
        assertFalse(PageWords.isSubject("wp-login"));
    }

    @Test
    void aFolderOfThingsForSaleIsACatalogue() {
        assertTrue(PageWords.isCatalogue("Products"));
        assertFalse(PageWords.isCatalogue("production"));
    }
}
