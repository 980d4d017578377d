package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HeadingMatchTest {
    @ParameterizedTest
    @CsvSource({
        "Record Class Tide, Tide, true",
        "Interface Tide, Tide, true",
        "Package tide, tide, false",
        "First Class Tide, Tide, false"
    })
    void aHeadingMaySayWhatKindOfTypeTheTitleIs(String heading, String title, boolean ofType) {
        assertEquals(ofType, HeadingMatch.isOfType(heading, title));
    }

    @ParameterizedTest
    @CsvSource({
        "13 conjuntos de dados encontrados, true",
        "1.204 results for pumps, true",
        "24 Treffer, true",
        "2024 Election results, false",
        "404 Not Found, false",
        "10 items for your packing list, false",
        "7 wonders of the fen, false",
        "Results, false"
    })
    void aListCountsItsEntries(String heading, boolean counts) {
        assertEquals(counts, HeadingMatch.counts(heading));
    }

    @ParameterizedTest
    @CsvSource({
        "'Simple pricing, no surprises', Pricing, true",
        "'Pricing and plans for all', Pricing, false",
        "'Our pricing', Pricing, false"
    })
    void aHeadingThatSaysMoreAroundTheTitleIsASlogan(String heading, String title, boolean slogan) {
        assertEquals(slogan, HeadingMatch.isSlogan(heading, title));
    }

    @ParameterizedTest
    @CsvSource({
        "Larkspur: commands that grow, Larkspur, true",
        "The Larkspur Weekly Garden Blog, Larkspur Garden Blog, true",
        "Discover the finest leather, Larkspur, false",
        "Larkspur corrected, Larkspur Global, false"
    })
    void aHeadingNamesASiteIfItHasMostWordsOfItsName(String heading, String site, boolean names) {
        assertEquals(names, HeadingMatch.namesSite(heading, site));
    }

    @ParameterizedTest
    @CsvSource({"1.70 testing, true", "Why is this hard?, false", "Testing, false"})
    void ofSeveralHeadingsOnlyTheOneWithTheTitlesFirstPartIsThePages(String heading, boolean holds) {
        assertEquals(holds, HeadingMatch.holds(heading, List.of("1.70 testing", "Inside Larkspur")));
    }

    @ParameterizedTest
    @CsvSource({
        "1. About tides, Tides, true",
        "2.1.4 About tides, Tides, true",
        "2. Tides, 2. Tides, false",
        "1984 and tides, Tides, false"
    })
    void aNumberThatTheTitleLacksIsThatOfAPart(String heading, String title, boolean numbered) {
        assertEquals(numbered, HeadingMatch.isNumbered(heading, title));
    }

    @ParameterizedTest
    @CsvSource({"MarrowTideget, Marrow.Tide.get, true", "Marrow Tide, Marrow.Tide.get, false", "Tide, Tide, false"})
    void aHeadingWhosePartsOnlyAStyleSheetKeepsApartIsRunTogether(String heading, String title, boolean together) {
        assertEquals(together, HeadingMatch.isRunTogether(heading, title));
    }

    @ParameterizedTest
    @CsvSource({
        "Class: Tide::Ebb Abstract, Class: Tide::Ebb, true",
        "Tide.ebb deprecated, Tide.ebb, true",
        "Tide.ebb and its flood, Tide.ebb, false",
        "Tide tables, Tide, false"
    })
    void aMarkBehindAnIdentifierIsNoPartOfItsName(String heading, String title, boolean marked) {
        assertEquals(marked, HeadingMatch.isMarked(heading, title));
    }

    @ParameterizedTest
    @CsvSource({"朝の食事, 食事を見直す, true", "メリット, 就職するメリット, false", "Rooms, Where to sleep, false"})
    void aHeadingSharesAWordOrTwoSignsOneOfThemHan(String heading, String title, boolean shared) {
        assertEquals(shared, HeadingMatch.shareAWord(heading, title));
    }

    @Test
    void aNumberOfVeryManyPartsIsNoDeeperThanOneOfFew() {
        assertTrue(HeadingMatch.isNumbered("1" + ".1".repeat(50_000) + " Tides", "Tides"));
    }
}
