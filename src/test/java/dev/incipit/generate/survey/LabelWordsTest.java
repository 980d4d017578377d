package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LabelWordsTest {
    @ParameterizedTest
    @CsvSource({"org, false", "modules, false", "harbour, true"})
    void aFolderOfAMachineNamesNothing(String folder, boolean names) {
        assertEquals(names, LabelWords.nameFolder(folder));
    }

    @ParameterizedTest
    @CsvSource({
        "Guides, true",
        "労働, true",
        "Back, false",
        "Up, false",
        "Rodapé, false",
        "Previous topic, false",
        "Recent Releases, false",
        "Upcoming events, false",
        "Top 3 produkty, false",
        "Top floor, true",
        "Nächste Termine, false",
        "Quick Links, false",
        "Related products, true",
        "Included Modules, false",
        "2024, false",
        "Page tree, false",
        "Noviembre, false",
        "June 2024, false",
        "Archivo del blog, false",
        "v3.1.2, false",
        "22.7.3 Menu selection, false",
        "22.7 Menus, true",
        "Primary Sidebar, false",
        "もっと見る, false",
        "カテゴリー, false",
        "人気の記事ランキング, false",
        "Dans la même rubrique, false",
        "Inhalt, false",
        "More articles..., false",
        "Getting started with…, false",
        "Use tab to navigate through the items., false"
    })
    void aLabelTellsUnlessItIsAControlOrWhateverIsNew(String label, boolean telling) {
        assertEquals(telling, LabelWords.areTelling(label));
    }

    @Test
    void aLabelOfManyWordsIsJudgedWithoutRecursion() {
        assertTrue(LabelWords.areTelling("word ".repeat(100_000) + "end"));
        assertFalse(LabelWords.areTelling("word ".repeat(100_000) + "end."));
    }

    @ParameterizedTest
    @CsvSource({"guides, true", "generated, false", "product-category, false", "trunk, false", "nodes, true"})
    void aFolderThatSoftwareNamesTellsNothing(String folder, boolean telling) {
        assertEquals(telling, LabelWords.nameFolder(folder));
    }

    @ParameterizedTest
    @CsvSource({"seaborn.objects.Plot, true", "run(), true", "Objects, false", "Plot the data, false"})
    void anIdentifierHasSignsOfPrograms(String label, boolean identifier) {
        assertEquals(identifier, LabelWords.areIdentifier(label));
    }
}
