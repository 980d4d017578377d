package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.Link;
import dev.incipit.text.PhraseTable;
import java.util.Set;
import java.util.regex.Pattern;

/** Names of links that say nothing of their pages, in the languages of decisions §5. */
public final class EmptyNames {
    private static final Set<String> EMPTY = Set.copyOf(PhraseTable.phrases("""
            here, click here, read more, link, page, this, this page, more, learn more, see here, click, this link,
            see more, view more, find out more, more info, link here, web page,
            hier, hier klicken, klicken sie hier, weiterlesen, mehr erfahren, mehr lesen, mehr, mehr dazu,
            ici, cliquez ici, lire la suite, en savoir plus, lire plus, voir plus,
            aquí, haz clic aquí, haga clic aquí, leer más, saber más, más información, ver más,
            aqui, clique aqui, leia mais, ler mais, saiba mais, ver mais,
            qui, clicca qui, leggi di più, leggi tutto, scopri di più, continua a leggere,
            klik hier, lees meer, lees verder, meer lezen, meer informatie,
            tutaj, kliknij tutaj, czytaj więcej, czytaj dalej, więcej, dowiedz się więcej,
            здесь, нажмите здесь, подробнее, читать далее, узнать больше, читать дальше,
            buraya tıklayın, devamını oku, daha fazla, daha fazla bilgi,
            こちら, ここをクリック, こちらをクリック, 続きを読む, もっと見る, 詳細はこちら, 詳しくはこちら,
            点击这里, 點擊這裡, 阅读更多, 閱讀更多, 了解更多, 查看更多, 更多, 这里, 這裡,
            여기, 여기를 클릭, 더 보기, 더보기, 더 알아보기, 자세히 보기, 자세히,
            هنا, اضغط هنا, انقر هنا, اقرأ المزيد, المزيد"""));

    /** Titles of what a server shows in place of a page. */
    private static final Set<String> NO_PAGE = Set.copyOf(PhraseTable.phrases("""
            page not found, 404 not found, 404 page not found, 404 error, error 404, just a moment, attention required!,
            seite nicht gefunden, page non trouvée, page introuvable, página no encontrada, página não encontrada,
            pagina non trovata, pagina niet gevonden, strona nie znaleziona, nie znaleziono strony, страница не найдена,
            sayfa bulunamadı, ページが見つかりません, 页面未找到, 找不到页面, 페이지를 찾을 수 없습니다, الصفحة غير موجودة"""));

    /** What parts such a title from the site's behind it. */
    private static final Pattern SITE = Pattern.compile("\\s[-–—|·]\\s.*");

    private EmptyNames() {}

    /** Whether a name, without the marks that may end it, is one of them. */
    public static boolean isOne(String name) {
        var words = ComparedText.ofName(name);
        return EMPTY.contains(words)
                || NO_PAGE.contains(ComparedText.ofName(SITE.matcher(name).replaceFirst("")));
    }

    /** Whether a link without notes is named by its own address, without the scheme; a host alone may be a name. */
    public static boolean isAddress(Link link) {
        int scheme = link.target().indexOf("://");
        var address = scheme < 0 ? "" : link.target().substring(scheme + "://".length());
        int slash = address.indexOf('/');
        return link.note().isEmpty()
                && slash > 0
                && slash < address.length() - 1
                && (address.equalsIgnoreCase(link.name()) || address.equalsIgnoreCase(link.name() + "/"));
    }
}
