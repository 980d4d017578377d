package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MenuNamesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Navigation menu, true",
        "NAVIGATION, true",
        "Main menu:, true",
        "Hauptmenü, true",
        "Navigationsmenü, true",
        "Menu de navigation, true",
        "Hovednavigasjon, true",
        "案内メニュー, true",
        "メニュー：, true",
        "둘러보기 메뉴, true",
        "Quick-Links, true",
        "Schnellzugriff, true",
        "Accès rapides, true",
        "À la une, true",
        "En un clic, true",
        "Guides, false",
        "Navigation of ships, false",
        "Lunch menu, false",
        ":, false"
    })
    void aNameThatSaysOnlyMenuIsTheMenus(String label, boolean menu) {
        assertEquals(menu, MenuNames.isOne(label));
    }
}
