package dev.incipit.describe.words;

import dev.incipit.describe.TextKey;
import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows what a page's controls, side boxes and standard parts are called, in eleven languages. */
public final class ControlNames {
    /** Whole names, with hyphens for their spaces. */
    private static final Set<String> NAMES = Words.table("""
            previous-month next-month previous-week next-week vorheriger-monat nächster-monat mois-précédent mois-suivant
            mes-anterior mes-siguiente próximo-mes mese-precedente mese-successivo mês-anterior próximo-mês vorige-maand
            volgende-maand poprzedni-miesiąc następny-miesiąc önceki-ay sonraki-ay předchozí-měsíc další-měsíc
            previous-page next-page previous-post next-post previous-article next-article previous-project next-project
            previous-product next-product previous-place next-place previous-chapter next-chapter previous-lesson next-lesson
            vorheriger-beitrag nächster-beitrag article-précédent article-suivant entrada-anterior entrada-siguiente
            articolo-precedente articolo-successivo vorig-bericht volgend-bericht
            back next previous prev more read-more see-more show-more learn-more view-more load-more view-all see-all show-all
            view-cart add-to-cart cart checkout buy-now shop-now order-now quick-view wishlist compare share share-this tweet
            go-to-last-post view-the-latest-post forum-rules print download downloads subscribe follow-us follow newsletter stay-updated stay-connected stay-in-touch
            categories category tags tag archives archive recent-posts recent-news recent-comments latest-posts latest-news
            popular-posts popular related-posts related-articles related-products related related-pages related-links comments
            leave-a-comment leave-a-reply leave-a-response post-navigation navigation menu main-menu site-map search home login
            back-to-all back-to-list back-to-overview back-to-blog back-to-news back-to-events retour-à-la-liste
            zurück-zur-übersicht volver-al-listado torna-alla-lista terug-naar-overzicht
            log-in sign-in sign-up register my-account top back-to-top on-this-page in-this-section in-this-article
            table-of-contents contents source-code source-code-in page-contents quick-links links useful-links social social-media languages language
            filter filters sort sort-by register-now rsvp cookies accept decline close open copy edit edit-this-page feedback
            was-this-page-helpful is-this-page-useful author authors about-the-author posted-in written-by see-also notes note
            references further-reading footnotes summary overview introduction conclusion conclusions example examples usage
            parameters returns return-value raises throws attention warning tip important
            you-may-also-like you-might-also-like description additional-information reviews
            featured trending sponsored sponsored-content playlists testimonials client-testimonials customer-testimonials
            what-our-customers-say what-our-clients-say what-people-say what-our-clients-are-saying our-clients our-customers
            as-seen-in as-seen-on as-seen-on-instagram featured-in in-the-press follow-us-on-instagram
            key-takeaways takeaways final-thoughts final-words wrapping-up the-bottom-line
            ils-nous-font-confiance témoignages ce-que-disent-nos-clients nos-partenaires
            das-sagen-unsere-kunden kundenstimmen referenzen-unserer-kunden unsere-partner bekannt-aus
            confían-en-nosotros testimonios qué-dicen-nuestros-clientes dicono-di-noi testimonianze depoimentos
            retour suivant précédent plus lire-la-suite en-savoir-plus voir-plus voir-tout panier ajouter-au-panier partager
            imprimer télécharger s-abonner suivez-nous catégories catégorie étiquettes articles-récents derniers-articles
            commentaires-récents commentaires laisser-un-commentaire recherche rechercher accueil connexion inscription sommaire
            table-des-matières haut-de-page où-quand quand-où où quand introduction conclusion exemples exemple voir-aussi
            liens liens-utiles
            zurück weiter mehr mehr-erfahren weiterlesen alle-anzeigen warenkorb in-den-warenkorb teilen drucken abonnieren
            kategorien schlagwörter archiv neueste-beiträge kommentare suche startseite anmelden registrieren inhalt
            inhaltsverzeichnis nach-oben siehe-auch einleitung fazit beispiele beispiel verwandte-artikel
            volver siguiente anterior más leer-más ver-más carrito compartir imprimir descargar suscribirse síguenos categorías
            etiquetas entradas-recientes comentarios buscar inicio acceder registrarse índice contenido ver-también ejemplos
            indietro avanti altro leggi-tutto scopri-di-più carrello condividi stampa iscriviti categorie commenti cerca accedi
            voltar próximo mais ler-mais saiba-mais carrinho compartilhar imprimir categorias comentários buscar entrar
            terug volgende vorige meer lees-meer winkelwagen delen afdrukken abonneren categorieën reacties zoeken inloggen
            前へ 次へ 続きを読む もっと見る カテゴリー タグ アーカイブ 最近の投稿 コメント 検索 ホーム 目次 はじめに おわりに まとめ
            zpět zpět-nahoru nahoru vytisknout tisknout další předchozí více číst-dále číst-více hledat vyhledávání košík do-košíku
            přihlášení přihlásit-se registrace kategorie štítky komentáře sdílet stáhnout úvod domů
            promoted-articles popular-articles recent-activity recently-viewed recently-viewed-articles empfohlene-beiträge
            сравнить отложить в-избранное купить купить-в-1-клик заказать-звонок зарегистрироваться войти-на-сайт
            댓글 댓글-쓰기 공유하기 구독하기 이전-글 다음-글 관련-글 목록 글-목록 방명록 공감
            назад далее вперёд подробнее читать-далее читать-дальше распечатать поиск корзина в-корзину войти вход
            категории метки комментарии содержание поделиться скачать наверх главная
            参考 関連記事 シェア 関連商品 コメントを残す レビュー
            leave-a-reply-cancel-reply leave-a-comment-cancel-reply sign-up-for-more-like-this up-sells cross-sells
            product-description shipping-information share-on featured-products best-sellers new-arrivals
            produits-similaires produits-apparentés vous-aimerez-aussi avis description-du-produit informations-complémentaires
            laisser-un-commentaire-annuler-la-réponse détails
            ähnliche-produkte das-könnte-dir-auch-gefallen das-könnte-ihnen-auch-gefallen bewertungen beschreibung
            zusätzliche-informationen produktbeschreibung schreibe-einen-kommentar
            schreibe-einen-kommentar-antwort-abbrechen schnell-gefunden weitere-informationen
            productos-relacionados valoraciones descripción información-adicional deja-un-comentario
            deja-una-respuesta deja-un-comentario-cancelar-la-respuesta deja-una-respuesta-cancelar-la-respuesta
            últimas-entradas entradas-relacionadas solicita-presupuesto
            prodotti-correlati recensioni descrizione informazioni-aggiuntive lascia-un-commento
            lascia-un-commento-annulla-risposta articoli-recenti
            produtos-relacionados avaliações descrição informação-adicional deixe-um-comentário
            deixe-um-comentário-cancelar-resposta posts-recentes
            gerelateerde-producten beoordelingen beschrijving aanvullende-informatie populaire-producten geef-een-reactie
            geef-een-reactie-reactie-annuleren laatste-berichten klantenservice nieuwsbrief
            podobne-produkty opinie opis informacje-dodatkowe dodaj-komentarz dodaj-komentarz-anuluj-pisanie-odpowiedzi
            czytaj-więcej udostępnij drukuj koszyk szukaj kategorie tagi komentarze ostatnie-wpisy
            yorum-yap yorumlar karşılaştır sepete-ekle ayrıntılar favorilere-ekle alışveriş-listeme-ekle stok-durumu ürün-kodu
            ilgili-ürünler değerlendirmeler açıklama ek-bilgi bir-yanıt-yazın devamını-oku paylaş yazdır sepet ara
            public-member-functions public-types static-public-member-functions static-public-attributes public-attributes
            protected-types protected-member-functions protected-attributes member-functions related-functions
            member-function-documentation member-data-documentation member-enumeration-documentation function-documentation
            constructor-destructor-documentation member-typedef-documentation enumeration-type-documentation
            typedef-documentation macro-definition-documentation detailed-description list-of-all-members go-to-the-source-code-of-this-file
            vista-rápida subcategorías productos-destacados más-información aperçu-rapide sous-catégories produits-phares
            sottocategorie prodotti-in-evidenza anteprima vorschau unterkategorien szybki-podgląd podkategorie subcategories
            o-que-dizem-os-pacientes o-que-dizem-os-clientes o-que-dizem-nossos-clientes o-que-dizem-nossos-pacientes
            do-nosso-blog from-our-blog from-the-blog aus-unserem-blog aus-dem-blog notre-blog sur-le-blog de-nuestro-blog
            nuestro-blog dal-nostro-blog uit-onze-blog z-naszego-bloga bibtex últimas-noticias letzte-neuigkeiten
            dernières-actualités ultime-notizie últimas-notícias laatste-nieuws aktuelles nächste-termine
            相关产品 评论 发表评论 阅读更多 分享 관련-상품 댓글-남기기 더-보기 공유""");

    /** Arrows and brackets around the words of a button. */
    private static final Pattern BUTTON = Pattern.compile("^\\s*(?:>>|<<|[«»‹›←→⇒⟶▶►])|(?:>>|<<|[«»‹›←→⇒⟶▶►])\\s*$");

    private static final Pattern CALL =
            Pattern.compile("(?iU)^(?:je veux|i want|let's|let us|ich möchte|quiero|click|cliquez|"
                    + "sign up|subscribe|join (?:us|them|now|our|thousands)|contact us (?:now|today)|get in touch|buy|order|book|register|view|download|"
                    + "(?:are you )?ready to|trusted by|loved by|get started (?:now|today|with us|for free)|start (?:now|today|your free)|"
                    + "want (?:to|updates|more)|talk to (?:us|an?|our)|request a|schedule a|try (?:it|for free)|"
                    + "bereit (?:für|zu)|jetzt|prête?s? à|demandez|contactez|solicita|contacta|richiedi|peça)\\b.*");

    private static final int BACK_MAX = 40;

    /** The way back to a list: "Voltar à equipe". */
    private static final Pattern BACK = Pattern.compile(
            "(?iU)^(?:back to|zurück z(?:u|um|ur)|retour (?:à|au|aux)|volver a(?:l)?|voltar (?:a|à|ao|para)|torna (?:a|al|alla|agli|alle)"
                    + "|terug naar|powrót do|wróć do) (?:\\S++ ){0,3}+\\S++$");

    private ControlNames() {}

    /** Whether a name is that of a control, a side box or a standard part of any page. */
    public static boolean has(String name) {
        return NAMES.contains(TextKey.of(name).replace(' ', '-'))
                || isButton(name)
                || (name.length() <= BACK_MAX && BACK.matcher(name).matches());
    }

    /** Whether a name calls to an action, as the words of a button do. */
    static boolean isButton(String name) {
        return (hasSign(name) && BUTTON.matcher(name).find())
                || (name.endsWith("!") && name.length() < 40)
                || CALL.matcher(name).matches();
    }

    /** Whether a name has a character with which arrows begin; most have none, and the search for arrows is slow. */
    private static boolean hasSign(String name) {
        return name.chars().anyMatch(sign -> sign == '<' || sign == '>' || sign >= '«');
    }
}
