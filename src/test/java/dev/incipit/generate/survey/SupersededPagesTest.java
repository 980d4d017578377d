package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SupersededPagesTest {
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource({
        "/a, Uniform (old), Navy jumper., true",
        "/a, Home (lama) - Akar, Selamat., true",
        "/a, Beaches (Antigua), White sand., false",
        "/a, The old mill, A mill of 1740., false",
        "/copy-of-menu, Menu, Soup and bread., true",
        "/copying-files, Copying files, Use cp., false",
        "/es/pagina-de-prueba-2, Prueba, Nada., true",
        "/test-page, Page, Nothing., true",
        "/test-page-objects, Page objects, A pattern., false",
        "/testing, Testing, Run the tests., false",
        "/a, Hours, This timetable is no longer valid., true",
        "/a, Zeiten, Dieser Plan gilt nicht mehr., true",
        "/a, Tarifs, Cette grille n'est plus valable., true",
        "/a, Keys, A key that is no longer valid is refused., false"
    })
    void aPageMayHaveASuccessor(String path, String title, String text, boolean superseded) {
        var site = new TestPages().add("/", "Start", "Words.").add(path, title, text);
        assertEquals(superseded, SupersededPages.isOne(site.pages().getLast()));
    }
}
