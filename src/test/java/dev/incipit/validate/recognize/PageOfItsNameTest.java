package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.subject.Linted;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageOfItsNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Title](https://a.dev/html/title.md): The element     | true",
                "[Link title](https://a.dev/html/link-title): The text | true",
                "[R](https://a.dev/r/start.md): The language           | true",
                "[R](/r/): The language                                | true",
                "[R](https://r.dev): The language                      | false",
                "[Title](https://a.dev/html/subtitle.md): The element  | false",
                "[Title](https://a.dev/html/title.md)                  | false",
                "[ ](https://a.dev/html/title.md): The element         | false",
                "Title                                                 | false"
            })
    void anAddressWithTheNameAndNotesMakeItOne(String item, boolean is) {
        assertEquals(
                is,
                PageOfItsName.is(
                        Linted.file("# T\n\n## S\n\n- " + item).entries().getFirst()));
    }
}
