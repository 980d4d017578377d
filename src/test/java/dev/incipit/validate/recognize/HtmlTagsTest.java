package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HtmlTagsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<b>bold</b>                | b /b",
                "<br/>                      | br",
                "<Teleport to='x'>          | Teleport",
                "<my-part>                  | my-part",
                "<https://a.example/>       | none",
                "<a@example.org>            | none",
                "a < b and c > d            | none",
                "<1>                        | none",
                "<>                         | none",
                "</>                        | none",
                "List<String>               | String",
                "<a href=x                  | a",
                "<a                         | a",
                "</div                      | none",
                "<word                      | none",
                "<a=b                       | none",
                "<b><a href=x               | b a",
                "<z><a><Z><A>               | z a Z A",
                "<@><[><`><{>               | none",
                "<i><<b>                    | i b",
                "a <                        | none",
                "a </                       | none",
                "</                         | none",
                "<b <i>                     | b i"
            })
    void tagsAreFoundByTheirNames(String line, String names) {
        assertEquals(names.equals("none") ? List.of() : List.of(names.split(" ")), HtmlTags.in(line));
    }

    @Test
    void aTagEndsWithinTwoThousandCharacters() {
        assertEquals(List.of("b"), HtmlTags.in("<b " + "x".repeat(1_997) + ">"));
        assertEquals(List.of(), HtmlTags.in("<b " + "x".repeat(1_998) + ">"));
    }
}
