package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files a second run takes for an index. */
final class PreviousFileTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''                                                           | is empty
                    '~ ~~'                                                       | is empty
                    '\uFEFF~'                                                    | is empty
                    '<!DOCTYPE html>~<title>T</title>~# Not a heading'           | is an HTML page
                    '~<!-- built --> <HTML lang="en">'                           | is an HTML page
                    '<meta charset=utf-8><title>Sorry</title><h1>404</h1>'       | is an HTML page
                    '<?xml version="1.0"?>~<html>'                               | is an HTML page
                    '# T~~## A~~- [B](/b)~~```sh~curl~'                          | opens on line 7
                    """)
    void whatIsNoIndexIsRefusedInASentence(String text, String words) throws IOException {
        for (var option : new String[] {"--previous", "--check"}) {
            var file = Files.writeString(folder.resolve("llms.txt"), text.replace('~', '\n'));
            var session = Session.of("generate", "https://example.com", option, file.toString());
            assertEquals(2, session.code(), session.error());
            assertTrue(session.error().contains(words), session.error());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p align=center>logo</p>\n\n# Trees\n",
                "<!-- mine -->\n# Trees\n",
                "<https://example.com/>\n",
                "<!-- nothing yet -->\n",
                "# Trees\n\n```\ncode\n```\n",
                "Trees, without any heading\n"
            })
    void whatAPersonMayHaveWrittenIsTaken(String text) throws IOException {
        try (var site = new TestSite()) {
            site.page(
                    "/", "Trees", "<main><h1>Trees</h1><p>All the trees of the park by the river, one by one.</main>");
            var file = Files.writeString(folder.resolve("llms.txt"), text);
            var session = Session.onLoopback(
                    List.of("generate", site.origin(), "--previous", file.toString(), "--out", folder.toString()));
            assertEquals(0, session.code(), session.error());
        }
    }
}
