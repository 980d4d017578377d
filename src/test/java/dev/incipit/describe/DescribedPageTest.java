package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DescribedPageTest {
    @ParameterizedTest
    @CsvSource({
        "The tide table of Brest tells when it ebbs., true",
        "The tide table of Brest, false",
        "The tide table of Brest 2026, false",
        "Harbours on the coast | Tides of the coast, false",
        "Harbours on the whole coast, false",
        "Tables, false"
    })
    void whatRepeatsTheTitleOrTheMenuDoesNotTellAboutThePage(String text, boolean tells) {
        var html = "<html lang=en><nav><a href=/h>Harbours on the whole coast</a></nav><main><p>Tables</main>";
        var url = WebUrl.parse("https://example.com/tides").orElseThrow();
        var page = new PageReader().read(url, html.getBytes(StandardCharsets.UTF_8), "text/html");
        assertEquals(tells, new DescribedPage("The tide table of Brest", page).isToldBy(text));
    }
}
