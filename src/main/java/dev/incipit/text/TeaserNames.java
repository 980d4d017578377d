package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What stands above the cards of other pages, at the end of one: in the languages of decisions §5. */
public final class TeaserNames {
    private static final Set<String> NAMES = Words.table("""
            related related-posts related-articles related-products related-pages related-links related-content related-news
            related-stories related-reading similar-posts similar-articles similar-products you-may-also-like
            you-might-also-like you-may-like you-might-like you-may-also-be-interested-in recommended-for-you
            customers-also-bought customers-also-viewed frequently-bought-together read-next read-more up-next keep-reading
            more-like-this more-posts more-articles more-stories sign-up-for-more-like-this up-sells cross-sells
            produits-similaires produits-apparentés produits-associés vous-aimerez-aussi vous-aimerez-peut-être-aussi
            vous-pourriez-aussi-aimer articles-similaires articles-liés articles-connexes à-lire-aussi
            sur-le-même-sujet dans-la-même-catégorie
            ähnliche-produkte ähnliche-artikel ähnliche-beiträge verwandte-artikel verwandte-beiträge weitere-beiträge
            weitere-artikel das-könnte-dir-auch-gefallen das-könnte-ihnen-auch-gefallen
            das-könnte-sie-auch-interessieren das-könnte-dich-auch-interessieren
            productos-relacionados entradas-relacionadas artículos-relacionados noticias-relacionadas
            también-te-puede-interesar también-te-puede-gustar te-puede-interesar
            prodotti-correlati prodotti-simili articoli-correlati articoli-simili potrebbe-interessarti-anche
            potrebbe-anche-interessarti ti-potrebbe-interessare-anche ti-potrebbe-interessare leggi-anche
            produtos-relacionados posts-relacionados artigos-relacionados você-também-pode-gostar leia-também
            gerelateerde-producten gerelateerde-artikelen gerelateerde-berichten lees-ook
            misschien-vind-je-dit-ook-leuk
            podobne-produkty podobne-artykuły podobne-wpisy powiązane-artykuły powiązane-wpisy zobacz-też
            może-ci-się-spodobać ilgili-ürünler ilgili-yazılar benzer-ürünler benzer-yazılar
            関連商品 関連記事 関連ページ あわせて読みたい こちらもおすすめ 相关产品 相关文章 相关阅读 相关推荐 猜你喜欢
            관련-상품 관련-글 관련-기사 مقالات-ذات-صلة منتجات-ذات-صلة قد-يعجبك-أيضا""");

    /** No such name is longer. */
    public static final int LENGTH_MAX = 60;

    private static final Pattern GAPS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    private TeaserNames() {}

    /** Whether a heading introduces what a page shows of other pages. */
    public static boolean isOne(String heading) {
        if (heading.length() > LENGTH_MAX) {
            return false;
        }
        var key = GAPS.matcher(heading.toLowerCase(Locale.ROOT)).replaceAll("-");
        int start = key.startsWith("-") ? 1 : 0;
        int end = key.length() - (key.length() > start && key.endsWith("-") ? 1 : 0);
        return NAMES.contains(key.substring(start, end));
    }
}
