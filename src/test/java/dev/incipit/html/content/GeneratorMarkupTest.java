package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.markdown.MarkdownRenderer;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What well-known generators and platforms emit, and the Markdown it becomes: {@code html/markup.txt} holds the cases. */
final class GeneratorMarkupTest {
    static Stream<Arguments> cases() throws IOException {
        try (var in = Objects.requireNonNull(GeneratorMarkupTest.class.getResourceAsStream("/html/markup.txt"))) {
            var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("(?m)^=== ", -1)).skip(1).map(GeneratorMarkupTest::arguments);
        }
    }

    private static Arguments arguments(String text) {
        int name = text.indexOf('\n');
        int arrow = text.indexOf("\n=>\n");
        return Arguments.of(
                text.substring(0, name),
                text.substring(name + 1, arrow),
                text.substring(arrow + 4).stripTrailing());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void itsMarkUpBecomesWhatAReaderSees(String what, String html, String markdown) {
        var body = Jsoup.parseBodyFragment(html).body();
        Boilerplate.removeUnseen(body, DocumentIndex.of(body));
        var here = new AddressBase(WebUrl.parse("https://e.org/d/").orElseThrow());
        assertEquals(markdown, MarkdownRenderer.render(body, here).markdown(), what);
    }
}
