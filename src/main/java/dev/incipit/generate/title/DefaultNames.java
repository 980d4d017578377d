package dev.incipit.generate.title;

import java.util.regex.Pattern;

/** Knows what builders of sites call a page to which nobody gave a name: "New Page 2", "Untitled Document", "Neue Seite 1". */
final class DefaultNames {
    private static final Pattern NAME =
            Pattern.compile("(?iu)(?:new page|blank page|untitled (?:page|document)|(?-i:NAME|SYNOPSIS)"
                    + "|neue seite|leere seite|unbenannte?s? (?:seite|dokument)|seite ohne titel"
                    + "|nouvelle page|page vierge|(?:page|document) sans (?:titre|nom)"
                    + "|nueva página|página (?:nueva|en blanco)|documento sin título"
                    + "|nuova pagina|pagina vuota|documento senza titolo"
                    + "|nova página|página em branco|documento sem título"
                    + "|nieuwe pagina|lege pagina|naamloos document|nowa strona|pusta strona"
                    + "|yeni sayfa|новая страница"
                    + "|無題ドキュメント|新しいページ|无标题(?:文档|页)|新页面|新建网页|새 페이지|صفحة جديدة)"
                    + "[ -]?\\(?\\d{0,3}\\)?");

    private DefaultNames() {}

    /** Whether a title is such a name. */
    static boolean areOne(String title) {
        return NAME.matcher(title.strip()).matches();
    }
}
