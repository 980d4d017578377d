package dev.incipit.fetch.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.folder.RedirectsFile.Found;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RedirectsFileTest {
    private final RedirectsFile file = new RedirectsFile("""
            # moved in spring
            /old            /new
            /away           https://other.example/x   302
            /news/:year/:slug   /blog/:slug-:year  308
            /docs/v1/*      /docs/:splat   301!
            /docs/v1/late   /never
            /app/*          /index.html    200
            /gone           /404.html      404
            /shop/*         /store         302
            """);

    @ParameterizedTest
    @CsvSource({
        "/old, /new, 301, false",
        "/old/, /new, 301, false",
        "/away, https://other.example/x, 302, false",
        "/news/2024/tea, /blog/tea-2024, 308, false",
        "/docs/v1/a/b, /docs/a/b, 301, true",
        "/docs/v1/late, /docs/late, 301, true",
        "/docs/v1, /docs/, 301, true",
        "/app/any/thing, /index.html, 200, false",
        "/gone, /404.html, 404, false",
        "/shop/1, /store, 302, false"
    })
    void theFirstRuleThatMatchesCounts(String path, String target, int status, boolean forced) {
        assertEquals(Optional.of(new Found(target, status, forced)), file.of(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/older", "/news/2024", "/news/2024/tea/more", "/application"})
    void otherPathsHaveNoRule(String path) {
        assertTrue(file.of(path).isEmpty(), path);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/a",
                "/a /b 301 Country=de",
                "/a id=:id /b 301",
                "/a /b 999",
                "/a b",
                "https://old.example/a /b",
                "/a ftp://b.example"
            })
    void aLineThatIsNoRuleForEverybodyIsLeftOut(String line) {
        assertTrue(new RedirectsFile(line).of("/a").isEmpty(), line);
    }

    @Test
    void aHugeFileTakesLittleTime() {
        var text = "/*/*/*/*/*/*/x /y\n".repeat(100_000) + "/a".repeat(500_000) + " /b\n";
        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> {
            var huge = new RedirectsFile(text);
            assertTrue(huge.of("/" + "a/".repeat(1_000)).isEmpty());
        });
    }
}
