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
        assertEquals(
                list,
                new SidePages(pages, new PagesByPath(pages)).has(pages.all().get(1)));
    }

    @ParameterizedTest
    @CsvSource({
        "/topics/rust, Rust, [Rust in a hurry](/rust), true",
        "/topics/rust, Rust, A tag is a word of an author with which readers find a post., false",
        "/kinds/rust, Rust, [Rust in a hurry](/rust), false",
        "/letters/2, 'Re:', So do I., false",
        "/letters/2, Re: Rust in a hurry, So do I., true",
        "/letters/2, Re: Go in a hurry, So do I., false",
        "/list/users/message/4AXHEPKJTDSLUHEEY34YBKQQACL6C3ZG/, Go, Text., true",
        "/list/users/message/5AXHEPKJTDSLUHEEY34YBKQQACL6C3ZG/, Go, Text., false"
    })
    void listsOfATagAndLettersOfAThreadStandBesidePages(String path, String title, String text, boolean side) {
        var site = new TestPages()
                .add("/", "Home", "")
                .add(path, title, text, TestPages.inText("/rust"))
                .add("/topics/", "Tags", "All of them.")
                .add("/kinds/", "Kinds", "All of them.")
                .add("/letters/1", "Rust in a hurry", "I like it.")
                .add("/letters/3", "Re: Rust in a hurry", "I do not.")
                .add("/list/users/thread/4AXHEPKJTDSLUHEEY34YBKQQACL6C3ZG/", "Go", "Text.");
        var pages = new SitePages(site.report());
        assertEquals(
                side,
                new SidePages(pages, new PagesByPath(pages)).has(pages.all().get(1)));
    }
}
