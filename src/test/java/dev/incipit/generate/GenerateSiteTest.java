package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.WrittenSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Sites of many kinds, each a folder of {@code src/test/resources/sites}, crawled over HTTP: the index is the one that was read
 * and approved. Written anew by {@code -Dexpected.write=true}; then read the difference as an editor would.
 */
final class GenerateSiteTest {
    @TestFactory
    Stream<DynamicTest> theIndexIsTheOneThatWasApproved() throws IOException {
        return WrittenSite.folders().stream()
                .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> compare(folder)));
    }

    private static void compare(Path folder) throws IOException, InterruptedException {
        try (var site = new WrittenSite(folder)) {
            var generated = site.generated();
            var index = site.approved("llms.txt");
            if (Boolean.getBoolean("expected.write")) {
                Files.createDirectories(index.getParent());
                Files.writeString(index, generated.llmsTxt().orElseThrow());
            }
            assertEquals(Files.readString(index), generated.llmsTxt().orElseThrow());
        }
    }
}
