package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class ForeignFormatTest {
    private static String format(String text) {
        return Linted.file(text.replace("↵", "\n") + "\n")
                .foreign()
                .map(ForeignFormat::name)
                .orElse("none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"name\": \"Acme\"}                                    | JSON",
                "[{\"a\": 1}]                                            | JSON",
                "{\"openapi\": \"3.1.0\"}                                | API_DESCRIPTION",
                "<?xml version=\"1.0\"?><a/>                            | XML",
                "<urlset></urlset>                                      | XML",
                "name: Acme↵description: >-↵  Brushes.↵links: []        | YAML",
                "# Acme↵name: Acme↵# links↵links:↵  - a: b↵docs: c      | YAML",
                "# Acme↵# all of it↵name: Acme↵description: >-↵  Brushes. | YAML",
                "Site:↵  name: Acme↵  url: https://a.net           | YAML",
                "# Acme↵↵## Facts↵↵name: Acme↵url: a↵lang: en     | none",
                "---↵name: Acme↵lang: en↵links:↵  docs: /docs           | YAML",
                "openapi: 3.1.0↵info:↵  title: Acme↵paths: {}           | API_DESCRIPTION",
                "# Acme↵↵Docs:↵- https://a.net/a↵↵Prices:↵- https://a.net/b | none",
                "# Acme↵↵name: Acme↵↵A paragraph of words.↵docs: a↵b: c  | none",
                "Site: Acme↵Contact: a@a.net↵Docs: https://a.net/docs   | none",
                "# Acme↵↵> Brushes.                                     | none",
                "[Docs](https://a.net)                                  | none"
            })
    void aBodyInAnotherFormatIsRecognised(String text, String format) {
        assertEquals(format, format(text));
    }

    @Test
    void aReferenceWithoutAListOfLinksIsADump() {
        var members = "## GET /users\n\nReturns them.\n\n".repeat(10);
        assertEquals("API_DUMP", format("# Acme\n\n" + members));
        assertEquals("none", format("# Acme\n\n" + members.substring(members.length() / 10)));
        assertEquals("none", format("# Acme\n\n" + members + "## Docs\n\n- [A](https://a.net/)\n"));
        assertEquals("API_DUMP", format("# Acme\n\n" + "## client.send(message)\n\nSends it.\n\n".repeat(10)));
        assertEquals("none", format("# Acme\n\n" + "## How to send a message\n\nSend it.\n\n".repeat(10)));
    }

    @Test
    void farMoreSectionsThanAnIndexHasAndNoLinkAreADumpToo() {
        assertEquals("API_DUMP", format("# Acme\n\n" + "## A part\n\nWords.\n\n".repeat(41)));
        assertEquals("none", format("# Acme\n\n" + "## A part\n\nWords.\n\n".repeat(40)));
        assertEquals("none", format("# Acme\n\n" + "## A part\n\nSee [it](/a).\n\n".repeat(41)));
    }
}
