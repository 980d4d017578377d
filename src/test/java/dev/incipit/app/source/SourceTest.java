package dev.incipit.app.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SourceTest {
    private static final Optional<WebUrl> BASE = WebUrl.parse("https://your.site");

    @TempDir
    Path here;

    @BeforeEach
    void build() throws IOException {
        for (var folder : new String[] {"dist", "build/html", "your.site", "docs.v2/site"}) {
            Files.createDirectories(here.resolve(folder));
            Files.writeString(here.resolve(folder).resolve("index.html"), "<p>Here.");
        }
        Files.createDirectories(here.resolve("empty"));
    }

    private Source of(String word, Optional<WebUrl> base) throws IOException {
        return Source.of(word, here, base);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "your.site",
                "your.site/docs",
                "https://your.site",
                "localhost:8080",
                "http://localhost",
                "nothing",
                "[::1]:8080",
                "missing/dist"
            })
    void aWordThatIsNoPathIsAnAddress(String word) throws IOException {
        assertEquals(new Source.Address(word), of(word, Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"./dist", "dist", "build/html", "./build/html/", "../HERE/dist", "your.site", "./your.site"})
    void aWordThatNamesAFolderIsOne(String word) throws IOException {
        var folder = assertInstanceOf(
                Source.Folder.class, of(word.replace("HERE", here.getFileName().toString()), BASE));
        assertTrue(Files.exists(folder.path().resolve("index.html")));
        assertEquals(BASE.orElseThrow(), folder.base());
    }

    @ParameterizedTest
    @ValueSource(strings = {"./dist", "dist", "build/html"})
    void aFolderNeedsAnAddress(String word) {
        var refused = assertThrows(InvalidInput.class, () -> of(word, Optional.empty()));
        assertTrue(refused.getMessage().startsWith("Add --base-url"), refused.getMessage());
    }

    @Test
    void whatCanBeNoSourceIsToldPlainly() throws IOException {
        assertTrue(refusal(" ").startsWith("The source is empty"), refusal(" "));
        assertEquals("There is no folder ./missing.", refusal("./missing"));
        assertTrue(refusal("./dist/index.html").contains("is a file"));
        assertTrue(refusal("empty").contains("has no page"));
        assertTrue(refusal("./build").endsWith("Did you mean ./build/html?"), refusal("./build"));
        assertTrue(refusal("file:///srv/dist").contains("by its path"));
        Files.createDirectories(here.resolve("deep/a/b/c"));
        Files.writeString(here.resolve("deep/a/b/c/index.html"), "<p>Here.");
        assertTrue(refusal("deep").endsWith("Name the folder that a server would serve."), refusal("deep"));
    }

    private String refusal(String word) {
        return assertThrows(InvalidInput.class, () -> of(word, BASE)).getMessage();
    }
}
