package dev.incipit.generate.title;

import java.util.regex.Pattern;

/** Knows what builders of sites call a page to which nobody gave a name: "New Page 2", "Untitled", "Neue Seite 1". */
final class DefaultNames {
    private static final Pattern NAME =
            Pattern.compile("(?iu)(?:new page|blank page|untitled(?: page| document)?|page without title|no title"
                    + "|neue seite|leere seite|unbenannte?s?(?: seite| dokument)?|seite ohne titel"
                    + "|nouvelle page|page vierge|sans (?:titre|nom)|(?:page|document) sans (?:titre|nom)"
                    + "|nueva página|página (?:nueva|en blanco)|sin título|documento sin título"
                    + "|nuova pagina|pagina vuota|senza (?:titolo|nome)|documento senza titolo"
                    + "|nova página|página em branco|sem título|documento sem título"
                    + "|nieuwe pagina|lege pagina|naamloos(?: document)?|zonder titel|nowa strona|pusta strona|bez (?:tytułu|nazwy)"
                    + "|yeni sayfa|adsız|başlıksız|новая страница|без (?:названия|имени)"
                    + "|無題(?:ドキュメント)?|新しいページ|無標題|无标题(?:文档|页)?|新页面|新建网页|제목 ?없음|새 페이지|بدون عنوان|صفحة جديدة)"
                    + "[ -]?\\(?\\d{0,3}\\)?");

    private DefaultNames() {}

    /** Whether a title is such a name. */
    static boolean areOne(String title) {
        return NAME.matcher(title.strip()).matches();
    }
}
