package dev.incipit.describe.words;

import dev.incipit.text.Words;
import java.util.Set;

/** The labels of what templates and generators of manuals say of an entry, or of the text itself: no facts of what the page is about. */
public final class NoticeLabels {
    private static final Set<String> WORDS = Words.table("""
            note notes warning caution tip important see source returns return parameters parameter type types throws raises since
            default example examples usage syntax defined file bases inherits implements version versions changed updated posted
            published modified written author by flags deprecated requires url http https link links home skip you hits details
            all direct enclosing specified overrides superclass subclasses namespace module package
            écrit publié publication affichages geschrieben veröffentlicht zugriffe escrito publicado visitas scritto pubblicato
            visite geschreven gepubliceerd napisał opublikowano odsłony
            senast sidansvarig publicerad uppdaterad ändrad sist oppdatert publisert sidst opdateret offentliggjort päivitetty julkaistu
            naposledy aktualizováno zveřejněno vytvořeno frissítve közzétéve actualizat publicat zuletzt aktualisiert
            hinweis achtung quelle siehe aktualisiert beispiel remarque attention voir exemple nota ejemplo véase esempio exemplo
            uwaga przykład примечание пример 注 例""");

    private NoticeLabels() {}

    /** Whether such a label begins with the word, in lower case. */
    public static boolean has(String word) {
        return WORDS.contains(word);
    }
}
