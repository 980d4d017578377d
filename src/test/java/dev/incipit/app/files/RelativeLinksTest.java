package dev.incipit.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.url.WebUrl;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RelativeLinksTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/docs/part-4",
                "/",
                "part-5",
                "part/5?a=b#c",
                "../up.html#x",
                "../../up/",
                "#frag",
                "?query",
                "https://a.org/x",
                "//cdn.org/x"
            })
    void aLinkComesOutAsItWentIn(String link) {
        var resolved = WebUrl.parse(RelativeLinks.BASE)
                .orElseThrow()
                .resolve(link)
                .orElseThrow()
                .toString();
        var expected = link.startsWith("//") ? "http:" + link : link;
        assertEquals("See [it](" + expected + ") there.", RelativeLinks.restored("See [it](" + resolved + ") there."));
    }
}
