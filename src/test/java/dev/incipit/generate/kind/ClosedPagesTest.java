package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClosedPagesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Access denied, true",
        "You must be logged in to view this page., true",
        "Dieser Inhalt ist passwortgeschützt. Um ihn anzuschauen&#44; gib dein Passwort ein., true",
        "Acceso denegado. Inicie sesión., true",
        "Accès refusé, true",
        "访问被拒绝, true",
        "You must be logged in to see the price., false",
        "Vous devez vous connecter pour publier un commentaire., false",
        "Vous devez vous connecter., true",
        "You have to log in!, true",
        "This page is protected by reCAPTCHA., false",
        "拒绝访问的解决方法, false",
        "Cet article est protégé par un mot de passe., true",
        "Access denied errors come from a wrong key., false",
        "The bridge is protected by law., false"
    })
    void aPageMayShowNothingWithoutAPassword(String text, boolean closed) {
        assertEquals(closed, isClosed(text));
    }

    @ParameterizedTest
    @CsvSource({"20, true", "80, false"})
    void aPageOfMoreWordsSaysSomethingElse(int words, boolean closed) {
        assertEquals(closed, isClosed("Access denied. " + "Rope ".repeat(words)));
    }

    private static boolean isClosed(String text) {
        return ClosedPages.isOne(
                new TestPages().add("/a", "Agenda", text).report().pages().getFirst());
    }
}
