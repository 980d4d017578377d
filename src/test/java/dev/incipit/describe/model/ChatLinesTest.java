package dev.incipit.describe.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of a question about two pages. */
final class ChatLinesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"lines\": [{\"id\": 1, \"text\": \"a\"}, {\"id\": 2, \"text\": \"b\"}]} | {1=a, 2=b}",
                "Sure! ```json {\"lines\": [{\"id\": \"1\", \"text\": \"a\"}]}```          | {1=a}",
                "[{\"id\": 1, \"text\": \"a\"}]                                             | {1=a}",
                "{\"lines\": []}                                                            | {}",
                "{\"lines\": [{\"id\": 1, \"text\": \"a\"}, {\"id\": 2, \"te              | {1=a}",
                "{\"lines\": [{\"id\": 3, \"text\": \"a\"}, {\"id\": 0, \"text\": \"b\"}]} | {}",
                "{\"lines\": [{\"id\": 1, \"text\": \"a\"}, {\"id\": 1, \"text\": \"b\"}]} | {}",
                "{\"lines\": [{\"id\": 1, \"text\": 5}]}                                    | {}",
                "{\"lines\": [ {\"id                                                        | none",
                "[1, 2]                                                                     | none",
                "no lines                                                                   | none"
            })
    void linesAreFoundInWhateverAModelSaysAround(String content, String lines) {
        assertEquals(lines, ChatLines.in(content, 2).map(Object::toString).orElse("none"));
    }
}
