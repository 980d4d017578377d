package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileNamesTest {
    @ParameterizedTest
    @CsvSource({
        "lang_select.html, true",
        "IMG_4471, true",
        "dsc-0012_2, true",
        "IMG of the quay, false",
        "notes.html of May, false",
        "index.js, false"
    })
    void anAddressAndAPictureOfACameraNameFiles(String name, boolean file) {
        assertEquals(file, FileNames.isOne(name));
    }

    @Test
    void aLinkToAFileHasItsEnding() {
        assertEquals(
                Set.of("pdf", "docx"),
                FileNames.endings("[Form](https://a.example/f.PDF), [Form](/f.docx), [Page](/pdf)"));
    }
}
