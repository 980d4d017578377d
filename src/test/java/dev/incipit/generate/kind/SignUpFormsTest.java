package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import dev.incipit.url.WebUrl;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SignUpFormsTest {
    @ParameterizedTest
    @CsvSource({
        "/newsletter, 5, true",
        "/en/subscribe.html, 5, true",
        "/newsletter/anmeldung, 5, true",
        "/book, 5, false",
        "/newsletter, 90, false"
    })
    void aShortPageByThatNameAsksForAnAddress(String path, int words, boolean signUp) {
        var pages = new SitePages(new TestPages()
                .add(path, "Join us", "Hear from us. ".repeat(words))
                .report());
        assertEquals(signUp, SignUpForms.isOne(pages.home(), pages));
    }

    @ParameterizedTest
    @CsvSource({"https://podcasts.test/, false", "https://example.com/a, true"})
    void whereOneSubscribesElsewhereIsMore(String target, boolean signUp) {
        var link = new PageLink(WebUrl.parse(target).orElseThrow(), "Listen", PageLink.Region.MAIN, List.of(), false);
        var pages = new SitePages(
                new TestPages().add("/subscribe", "Subscribe", "Listen.", link).report());
        assertEquals(signUp, SignUpForms.isOne(pages.home(), pages));
    }
}
