package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.html.PageReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteHeadingTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '!',
            value = {
                "growers-reference ! Larkspur Grower's Reference           ! Larkspur Grower's Reference",
                "Main Reference    ! Larkspur ® Main Reference         ! Larkspur Main Reference",
                "larkspur          ! larkspur: flowers for all         ! larkspur",
                "lark-spur         ! lark-spur: flowers for all        ! lark-spur",
                "Larkspur          ! Welcome to Larkspur               ! Larkspur",
                "larkspur-form     ! Build forms with Larkspur Form        ! larkspur-form",
                "Docs              ! Welcome to the docs                   ! Docs",
                "User Guide        ! Roses                             ! User Guide"
            })
    void theHeadingNamesTheSiteWhereTheTitleIsASlugOrOnlyAKind(String name, String heading, String expected) {
        var html = "<title>" + name + "</title><h1>" + heading + "</h1><p>Some text of the page.";
        var home = new PageReader().read(TestPages.url("/"), html.getBytes(StandardCharsets.UTF_8), "text/html");
        assertEquals(expected, SiteHeading.instead(name, home));
    }
}
