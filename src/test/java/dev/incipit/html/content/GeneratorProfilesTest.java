package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.incipit.html.content.GeneratorProfiles.Profile;
import dev.incipit.html.dom.DocumentIndex;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of profiles.tsv has a page of its generator in {@code html/profiles.txt}, and only that row reads it. */
final class GeneratorProfilesTest {
    static Stream<Arguments> pages() throws IOException {
        try (var in = Objects.requireNonNull(GeneratorProfilesTest.class.getResourceAsStream("/html/profiles.txt"))) {
            var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("(?m)^=== ", -1)).skip(1).map(page -> {
                int name = page.indexOf('\n');
                int arrow = page.indexOf("\n=>\n");
                return Arguments.of(
                        page.substring(0, name),
                        page.substring(name + 1, arrow),
                        page.substring(arrow + 4).strip());
            });
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void aRowFindsTheContentOfItsGeneratorsPages(String generator, String html, String content) {
        assertEquals(content, contentOf(html, GeneratorProfiles.TABLE));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void noOtherRowDoes(String generator, String html, String content) {
        var others = GeneratorProfiles.TABLE.stream()
                .filter(row -> !row.generator().equals(generator))
                .toList();
        assertNotEquals(content, contentOf(html, others));
    }

    @Test
    void everyRowHasAPage() throws IOException {
        assertEquals(
                GeneratorProfiles.TABLE.stream().map(Profile::generator).toList(),
                pages().map(page -> (String) page.get()[0]).toList());
    }

    @Test
    void aRootWithoutTextIsPassedOver() {
        assertEquals("", contentOf("<div class=vp-doc></div><p>Elsewhere.</p>", GeneratorProfiles.TABLE));
    }

    private static String contentOf(String html, List<Profile> table) {
        var document = Jsoup.parse(html);
        return GeneratorProfiles.contentOf(document.body(), DocumentIndex.of(document), table).stream()
                .map(Element::text)
                .collect(Collectors.joining(" | "));
    }
}
