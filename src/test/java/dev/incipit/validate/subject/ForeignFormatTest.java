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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{}                               | JSON",
                "{ }                              | JSON",
                "{x}                              | none",
                "{                                | none",
                "[ {}]                            | JSON",
                "[{\"a\": 1}]                     | JSON",
                "[{a}](https://a.net)             | none",
                "[\"a\", \"b\"]                    | JSON",
                "[\"a\" b](https://a.net)         | none",
                "[\"a\",↵\"](b)\"]                 | JSON",
                "[x]                              | none",
                "[                                | none",
                "name: a↵lang: b                  | none",
                "name: a↵lang: b↵docs: c          | YAML",
                "Name: a↵lang: b↵docs: c          | none",
                "name: >↵  words↵lang: b          | YAML",
                "name: >↵  words                  | none",
                "name:↵  a: 1↵  b: 2              | YAML",
                "name:↵  a: 1                     | none",
                "name:↵  a words↵  b words        | none",
                "- a: b↵name: c↵d: e↵f: g         | none",
                "name: a↵- x↵b: c↵d: e            | YAML",
                "name: a↵words↵b: c↵d: e          | none",
                "name: a↵b:c↵d: e↵f: g            | none",
                ": a↵b: c↵d: e↵f: g               | none"
            })
    void dataIsKnownByItsShape(String text, String format) {
        assertEquals(format, format(text));
    }

    @ParameterizedTest
    @CsvSource({
        "GET /users, true",
        "GET https://a.net/, true",
        "GET users, false",
        "GET, false",
        "send(message), true",
        "send() sends, true",
        "(message), false",
        "net.send, true",
        "net.send sends, false",
        "std::sort, true",
        ".send, false",
        "send., false",
        "1.2, false"
    })
    void aHeadingIsOfAMemberOrOfWords(String heading, boolean member) {
        var text = "# Acme\n\n" + ("## " + heading + "\n\nWords.\n\n").repeat(10);
        assertEquals(member ? "API_DUMP" : "none", format(text));
    }

    @Test
    void halfOfTheHeadingsAreOfMembers() {
        var members = "## a.b\n\nWords.\n\n".repeat(10);
        assertEquals("API_DUMP", format("# Acme\n\n" + members + "## Words\n\n".repeat(10)));
        assertEquals("none", format("# Acme\n\n" + members + "## Words\n\n".repeat(11)));
        assertEquals("none", format("# Acme\n\n" + "## a.b\n\n".repeat(10)));
        assertEquals("API_DUMP", format("# Acme\n\n" + "## a.b\n\n```\ncode\n```\n".repeat(10)));
    }
}
