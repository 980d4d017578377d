package dev.incipit.generate.title;

import java.util.Set;
import java.util.regex.Pattern;

/** Knows what builders of sites call a page to which nobody gave a name: "New Page 2", "Untitled Document", "Neue Seite 1". */
public final class DefaultNames {
    private static final Pattern NAME =
            Pattern.compile("(?iu)(?:new (?:page|post|article)|blank page|untitled (?:page|document)|\\(untitled\\)"
                    + "|neue[rs]? (?:seite|beitrag|artikel)|leere seite|unbenannte?s? (?:seite|dokument)|seite ohne titel"
                    + "|nouvel(?:le page| article|le rubrique)|page vierge|(?:page|document) sans (?:titre|nom)"
                    + "|nueva (?:página|entrada)|página (?:nueva|en blanco)|documento sin título"
                    + "|nuov(?:a pagina|o articolo)|pagina vuota|documento senza titolo"
                    + "|nov(?:a página|o artigo)|página em branco|documento sem título"
                    + "|nieuw(?:e pagina| bericht| artikel)|lege pagina|naamloos document|now(?:a strona|y wpis)|pusta strona"
                    + "|nov(?:á stránka|ý článek)|ny (?:sida|side)|uusi sivu"
                    + "|yeni sayfa|новая страница"
                    + "|home(?:[ -]?page)?(?= ?\\d)|(?:startseite|accueil|inicio)(?= ?\\d)"
                    + "|無題ドキュメント|新しいページ|新規投稿|无标题(?:文档|页)|新页面|新建网页|새 페이지|صفحة جديدة)"
                    + "[ -]?(?:n°|no\\.)? ?\\(?\\d{0,4}\\)?");

    /** How a manual page begins. */
    private static final Set<String> OF_MANUALS = Set.of("NAME", "SYNOPSIS");

    private DefaultNames() {}

    /** Whether a title is what a builder calls a page. */
    public static boolean areOne(String title) {
        return NAME.matcher(title.strip()).matches();
    }

    /** Whether a title says as little of its page: such a name, or how every manual page begins. */
    static boolean sayNothing(String title) {
        return areOne(title) || OF_MANUALS.contains(title.strip());
    }
}
