package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SourceListingsTest {
    private static final String CODE = "```\n" + "let tide = read(table);\n".repeat(20) + "```\n";

    @ParameterizedTest
    @CsvSource({
        "src/tide.html, 1, true",
        "_modules/tide.html, 1, true",
        "src/tide.html, 40, false",
        "guide/tide.html, 1, false"
    })
    void aPageOfHardlyAnythingButCodeBelowAFolderOfSourcesIsOne(String path, int words, boolean listing) {
        var page = new TestPages()
                .add("/" + path, "Tide", CODE + "\n" + "Words ".repeat(words))
                .pages()
                .getFirst();
        assertEquals(listing, SourceListings.isOne(page, List.of(path.split("/"))));
    }
}
