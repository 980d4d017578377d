package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import java.time.LocalDate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SidePagesTest {
    @ParameterizedTest
    @CsvSource({
        "/p/bread/comments, true",
        "/p/milk/comments, false",
        "/docs/yaml/comments, false",
        "/claim.form.html, true",
        "/report.form.html, false",
        "/comments, false",
        "/t/wheat, true",
        "/t/wheat/45, false"
    })
    void whatReadersWroteFormsAndTagsStandBesidePages(String path, boolean list) {
        var site = new TestPages().add("/", "Home", "").add(path, "A page", "Words.", TestPages.inText("/p/bread"));
        Stream.of("/p/bread", "/p/a", "/p/b", "/p/c", "/p/d")
                .forEach(letter -> site.addDated(letter, letter, "Words.", "article", LocalDate.of(2026, 5, 1)));
        site.add("/claim.html", "Claim", "Words.").add("/docs/yaml", "YAML", "Words.");
        var pages = new SitePages(site.report());
        assertEquals(list, new SidePages(new PagesByPath(pages)).has(pages.all().get(1)));
    }
}
