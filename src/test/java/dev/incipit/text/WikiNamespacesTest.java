package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class WikiNamespacesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Talk:Hardware",
                "User:Ida",
                "User_talk:Bo",
                "Tides_Wiki_talk:About",
                "Special:RecentChanges",
                "File:Board.jpg",
                "Template:Infobox",
                "MediaWiki:Sidebar",
                "Module:Table",
                "Diskussion:Ebbe",
                "Benutzer_Diskussion:Ida",
                "Spezial:Suche",
                "Datei:Ebbe.jpg",
                "Vorlage:Kasten",
                "Discussion_utilisateur:Ida",
                "Spécial:Recherche",
                "Fichier:Marée.jpg",
                "Modèle:Cadre",
                "Usuario_discusión:Ida",
                "Discussioni_utente:Ida",
                "Predefinição:Caixa",
                "Overleg_gebruiker:Ida",
                "Dyskusja_użytkownika:Ida",
                "Kullanıcı_mesaj:Ida",
                "Özel:Ara",
                "利用者・トーク:Ida",
                "ファイル:潮.jpg",
                "用户讨论:Ida",
                "사용자토론:Ida",
                "نقاش_المستخدم:ليلى"
            })
    void talkEditorsFilesAndTemplatesAreBesideTheArticles(String segment) {
        assertTrue(WikiNamespaces.isAside(segment));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Help:Contents",
                "Project:About",
                "Tides_Wiki:Privacy_policy",
                "Category:Hardware",
                "Kategorie:Technik",
                "Tides:_a_short_history",
                "User:_a_definition",
                "user:create",
                "User:create",
                "module:tides",
                "file:",
                "Talk",
                "Users:List"
            })
    void whatReadersUseAndOtherColonsAreNot(String segment) {
        assertFalse(WikiNamespaces.isAside(segment));
    }

    @ParameterizedTest
    @CsvSource({
        "Category:Hardware, true, Hardware",
        "Kategorie:Technik, true, Technik",
        "Catégorie:Marées, true, Marées",
        "分類:潮, true, 潮",
        "Tides_Wiki:Privacy_policy, false, Privacy_policy",
        "category:tides, false, category:tides",
        "Tides, false, Tides"
    })
    void aCategoryIsANamespaceOfItsOwn(String segment, boolean category, String title) {
        assertEquals(category, WikiNamespaces.isCategory(segment));
        assertEquals(title, WikiNamespaces.title(segment));
    }
}
