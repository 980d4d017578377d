package dev.incipit.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words by which sites in many languages name well-known kinds of pages, without accents. Rows are as fine as their users need:
 * crawl order, index kinds and linter each combine several.
 */
public enum PageWords {
    /** Pages for beginners. */
    START("""
            guide guides userguide user-guide guia guias guida tutorial tutorials tutoriel tutoriels learn howto how-to how-tos
            quickstart quick-start getting-started start installation install setup introduction intro einfuehrung anleitung
            anleitungen leitfaden""", """
            starting started overview onboarding einfuhrung erste schritte inicio introduccion primeros demarrage demarrer prise
            introduzione introducao handleiding baslangıc rehber kılavuz начало руководство введение
            quickstarts walkthrough przewodnik poradnik wprowadzenie instalacja instalacion instalacao installatie kurulum
            دليل البدء بداية مقدمة شرح تثبيت التثبيت""", """
            入门 入門 快速 指南 教程 新手 ガイド はじめ チュートリアル 시작 가이드 튜토리얼"""),
    MANUAL("""
            docs doc documentation documentacion documentazione dokumentation manual manuals manuel handbuch handbook""", """
            cli manuale manuales documentacao documentatie belgeler документация manuals handbooks dokumentacja podrecznik
            dokumentasyon وثائق الوثائق توثيق التوثيق""", """
            文档 文件 手册 ドキュメント マニュアル 문서"""),
    HELP("""
            faq faqs help hilfe aide ayuda support help-center help-centre helpcenter helpdesk support-center hilfecenter
            centre-d-aide centro-de-ayuda""", """
            aiuto ajuda yardım sss поддержка помощь helpdesks supports hulp pomoc wsparcie destek soporte suporte supporto
            مساعدة المساعدة دعم الدعم الأسئلة""", """
            帮助 幫助 支持 常见问题 常見問題 ヘルプ よくある 고객 도움말"""),
    /** Other parts of a manual. */
    KNOWLEDGE("""
            learning cookbook recipes examples knowledge kb hc knowledge-base knowledgebase wissensdatenbank wiki book concepts
            patterns principles advanced configuration deployment developer developers for-developers dev develop
            compatibility compatibilite requirements"""),
    REFERENCE("""
            api apis reference references referenz apidoc apidocs javadoc sdk""", """
            openapi referencia riferimento справочник referentie referans مرجع المرجع""", """
            參考 参考 接口 リファレンス 레퍼런스"""),
    SPECIFICATION("rest spec"),
    PRODUCT("""
            product products produit produits produkt produkte producto productos pricing prices price tarifs preise precios plans
            features solutions download downloads shop store service services leistungen""", """
            feature dienste diensten servicios serveis soluciones solucions tarif prix prestations prodotto prodotti prezzi
            servizi produto produtos precos servicos losungen producten prijzen urunler urun fiyat fiyatlar hizmetler
            hizmetlerimiz продукты цены тарифы услуги produkty ceny cennik usługi tarieven
            منتجات المنتجات أسعار الأسعار خدمات الخدمات""", """
            产品 產品 价格 價格 服务 服務 功能 套餐 製品 商品 料金 サービス 機能 店舗 제품 가격 요금 서비스 기능"""),
    OFFER("""
            fonctionnalites funktionen solution loesungen telecharger boutique tienda integrations customers use-cases compare
            comparison comparatif industries entreprises enterprise ecoles schools education startups"""),
    COMPANY("""
            about about-us a-propos apropos ueber-uns uber-uns sobre chi-siamo over-ons company team equipe unternehmen empresa
            contact kontakt contacto contatti community communaute om-oss om-os tietoa-meista yhteystiedot rolunk kapcsolat despre-noi""", """
            contacts contacte contatto contato uber impressum nosotros siamo propos iletisim hakkında hakkımızda контакты нас ons nas contato contatos اتصل تواصل عنا حول""", """
            联系 聯繫 关于 關於 お問い合わせ 問い合わせ 会社概要 문의 소개"""),
    STAFF("careers jobs karriere partners partner partenaires investors mission history histoire"),
    PRESS("press presse", "prensa", ""),
    PROJECT("""
            contributing contribute contrib contributors soutien donate sponsors development upgrading upgrade upgrades
            migration license licence licenses credits"""),
    RELEASES("""
            changelog changes release-notes releases release whats-new nouveautes""", """
            changelogs updates novedades novita duyurular""", """
            更新 公告 リリース 공지"""),
    NEWS("""
            nyheter nyheder nyhetsarkiv aktuelt aktuellt uutiset ajankohtaista aktuality hirek stiri
            blog blogs news newsroom actualites aktuelles neuigkeiten noticias press-releases announcements journal""", """
            articles posts nachrichten nouvelles notizie articoli nieuws haberler новости блог aktualnosci wiadomosci noticia أخبار الأخبار مدونة المدونة""", """
            新闻 新聞 博客 文章 ニュース お知らせ ブログ トピックス 소식 뉴스 블로그"""),
    EVENTS("events magazine"),
    /** Articles: news, except in a help centre or a manual. */
    PIECES("post posts article articles stories"),
    LEGAL("""
            legal privacy privacy-policy data-protection data-privacy terms terms-of-service tos terms-of-use imprint impressum datenschutz agb cgu cgv
            mentions-legales confidentialite politique-de-confidentialite privacidad aviso-legal note-legali disclaimer gdpr
            general-disclaimer accessibility-info security-policy accessibility dsgvo policies policy cookie-policy legal-notice modern-slavery-statement widerruf
            widerrufsbelehrung politica-de-cookies politica-cookies politique-de-cookies politique-cookies cookie-richtlinie
            cookiebeleid cookieverklaring polityka-cookies cerez-politikasi politica-de-privacidad politica-privacidad
            politica-de-privacidade politica-privacidade informativa-privacy informativa-sulla-privacy
            politique-de-protection-des-donnees donnees-personnelles protection-des-donnees datenschutzerklarung
            datenschutzerklaerung datenschutzhinweise privacyverklaring privacybeleid polityka-prywatnosci rodo
            политика-конфиденциальности политика-обработки-персональных-данных согласие-на-обработку-персональных-данных
            соглашение-на-обработку-персональных-данных пользовательское-соглашение публичная-оферта
            gizlilik-ilkeleri mesafeli-satis-sozlesmesi on-bilgilendirme-formu kullanim-sartlari uyelik-sozlesmesi aydinlatma-metni
            gizlilik-politikasi kvkk protecao-de-dados protecao-dados proteccion-de-datos proteccion-datos proteccio-de-dades
            freedom-of-information data-processing-agreement dpa eula regulamin regulamin-sklepu warunki-korzystania
            ochrona-danych tutela-dei-dati protezione-dei-dati declaracao-de-acessibilidade terminos-y-condiciones condiciones-generales condiciones-de-venta termos-de-uso
            termos-e-condicoes termini-e-condizioni condizioni-di-vendita conditions-generales
            conditions-generales-de-vente conditions-generales-d-utilisation conditions-d-utilisation
            nutzungsbedingungen algemene-voorwaarden kullanim-kosullari declaracion-de-accesibilidad
            declaration-d-accessibilite accessibilite dichiarazione-di-accessibilita barrierefreiheit
            barrierefreiheitserklarung erklarung-zur-barrierefreiheit toegankelijkheidsverklaring deklaracja-dostepnosci
            integritetspolicy personuppgifter personuppgiftspolicy om-kakor om-cookies cookiepolicy anvandarvillkor
            kopvillkor allmanna-villkor tillganglighetsredogorelse om-webbplatsen privatlivspolitik persondatapolitik
            handelsbetingelser cookiepolitik tilgaengelighedserklaering personvern personvernerklaering informasjonskapsler
            kjopsvilkar salgsvilkar tilgjengelighetserklaering tietosuoja tietosuojaseloste evasteet kayttoehdot toimitusehdot
            saavutettavuusseloste ochrana-osobnich-udaju zasady-ochrany-osobnich-udaju obchodni-podminky
            prohlaseni-o-pristupnosti adatvedelem adatkezelesi-tajekoztato adatvedelmi-tajekoztato aszf impresszum
            politica-de-confidentialitate termeni-si-conditii
            特定商取引法に基づく表記 プライバシーポリシー 利用規約 隐私政策 服务条款 개인정보처리방침 이용약관"""),
    /** Lists of other pages, generated by software. */
    LISTING("""
            tag tags tagged topics category categories kategorie categorie archive archives author authors autoren auteurs
            genindex modindex py-modindex -modules src-html doc-index index-all allclasses allclasses-index allpackages-index class-use package-use
            package-tree overview-tree overview-frame constant-values serialized-form deprecated-list element-list type-search
            property-feature property-features property-status property-label
            product-tag product-tags post-tag blog-tag uncategorized uncategorised unkategorisiert non-classe sin-categoria
            sitemap site-map plan-du-site version-archive versions feed feeds rss atom
            taxonomy categoria categorias schlagwort schlagworte schlagwoerter schlagworter stichwort stichworte etiqueta
            etiquetas etiquette etiquettes mot-cle mots-cles etichetta etichette trefwoord trefwoorden categorieen
            emneord stikkord nyckelord avainsana avainsanat asiasana asiasanat tunniste tunnisteet stitek stitky cimke cimkek
            kategoria kategorie-wpisow etykieta etykiety etiket etiketler
            produkt-schlagwort etiqueta-producto etiquette-produit tag-prodotto
            mapa-web mapa-del-sitio mapa-do-site mapa-del-web mapa-strony mappa-del-sito mappa-sito seitenuebersicht
            seitenubersicht seitenplan site-haritasi mapa-stranek mapa-webu sajtkarta karta-saita karta-sajta karta-sayta oldalterkep harta-site サイトマップ 网站地图 사이트맵"""),
    /** Pages that need interaction, or only say that something is over. */
    UTILITY("""
            search suche recherche buscar cerca szukaj zoeken hledat hledani vyhledavani login log-in signin sign-in logout register signup sign-up account mon-compte
            konto cart panier warenkorb basket checkout wishlist print printable print-view printview imprimir imprimer impression
            drucken druckansicht druckversion stampa stampare afdrukken drukuj wydrukuj yazdir 404 403 500 not-found notfound thank-you thanks
            thankyou grazie obrigado obrigada bedankt dziekujemy tesekkurler vielen-dank merci-beaucoup muchas-gracias
            citationstylelanguage data-sharing-opt-out do-not-sell do-not-sell-my-personal-information robots.txt humans.txt security.txt ads.txt app-ads.txt .well-known images img assets static -static
            -sources merci danke gracias unsubscribe enable-cookies cookie cookies toc help-doc searchindex amp embed share
            feedback questionnaire survey bug password reset password-reset reset-password forgot-password lost-password password-lost
            wp-login wp-admin my-account signout sign-out log-out
            connexion deconnexion mot-de-passe mot-de-passe-oublie mot-de-passe-perdu identifiant-perdu
            identifiant-oublie remind passwort-vergessen anmelden mein-konto mi-cuenta mijn-account mijn-gegevens minha-conta
            il-mio-account moje-konto hesabim iniciar-sesion recuperar-contrasena wachtwoord-vergeten carrito carro-de-compra
            finalizar-compra carrinho carrello winkelmand winkelwagen winkelmandje afrekenen koszyk zamowienie
            sepet kasse zur-kasse wunschliste liste-d-envies lista-de-deseos verlanglijst favoris favorites favourites
            mes-favoris my-favorites my-favourites favoriten merkliste merkzettel favoritos mis-favoritos preferiti
            guestbook guest-book gaestebuch livre-d-or libro-de-visitas libro-degli-ospiti livro-de-visitas gastenboek gjestebok
            gastbok vieraskirja kniha-navstev ksiega-gosci mitgliederbereich members-area member-area espace-membres area-riservata area-reservada ledenportaal""");

    /** Words for a list or a utility that are as often the subject of a page in a manual. */
    private static final Set<String> SUBJECTS = Words.table("""
            account archive archives assets atom author authors bug cart categories category checkout cookie
            cookies enable-cookies embed feed feedback feeds images login logout password print register reset rss search share
            property-feature property-features property-label property-status sitemap static tag tags toc topics
            versions""");

    private static final Set<String> CATALOGUES = Words.table("""
            artikel item items p prodotti product producto productos products produit produits produkt produkte shop""");

    private static final Pattern ENDING = Pattern.compile("\\.(html?|php|aspx?|md)$");
    private static final Pattern MANUAL_HOST =
            Pattern.compile("(docs?|documentation|developers?|help|support|wiki)\\.");

    /** What software appends to a name that is already taken: {@code cart-2}. */
    private static final Pattern COPY = Pattern.compile("-\\d{1,2}$");

    /** What answers a form that was sent: {@code newsletter-thank-you}, {@code formular-danke}. */
    private static final Pattern THANKS =
            Pattern.compile("(?:form|formular|formulaire|formulario|newsletter|contact|kontakt|contato|contacto"
                    + "|contatto|order|bestellung|commande|pedido|ordine|booking|buchung|registration|anmeldung|inscription|donation|spende|survey"
                    + "|feedback|quote|download)-(?:thank-?you|thanks|danke|vielen-dank|merci|gracias|grazie|obrigado|bedankt|dziekujemy|dekujeme"
                    + "|confirmed|confirmation|bestaetigt|bestatigt|bestaetigung|bestatigung|confirmee?|confirmad[oa]|confermat[oa]|conferma|bevestigd"
                    + "|potwierdzenie|potwierdzone)");

    /** The first code point that is not ASCII. */
    private static final int FIRST_ACCENT = 0x80;

    private static final Pattern ACCENT = Pattern.compile("\\p{M}+");

    private static final Map<String, PageWords> BY_NAME = new HashMap<>();
    private static final Map<String, PageWords> BY_WORD = new HashMap<>();
    private static final Map<String, PageWords> BY_PART = new HashMap<>();

    static {
        for (var row : values()) {
            for (var name : words(row.names)) {
                BY_NAME.put(folded(name), row);
                BY_WORD.putIfAbsent(name, row);
            }
            for (var word : words(row.said)) {
                BY_WORD.put(folded(word), row);
            }
            for (var part : words(row.parts)) {
                BY_PART.put(part, row);
            }
        }
    }

    private final String names;
    private final String said;
    private final String parts;

    PageWords(String names) {
        this(names, "", "");
    }

    /**
     * A row.
     *
     * @param names whole path segments or whole labels
     * @param said further words that reveal the kind among other words
     * @param parts substrings of a run of letters, in scripts that glue words
     */
    PageWords(String names, String said, String parts) {
        this.names = names;
        this.said = said;
        this.parts = parts;
    }

    private static String[] words(String table) {
        return table.isEmpty() ? new String[0] : table.split("\\s+");
    }

    /** The row that has a path segment, or a label with hyphens for its spaces, among its names. */
    public static Optional<PageWords> ofName(String name) {
        var plain = plain(name);
        return Optional.ofNullable(BY_NAME.get(plain))
                .or(() -> Optional.ofNullable(BY_NAME.get(COPY.matcher(plain).replaceFirst(""))))
                .or(() -> Optional.of(BY_NAME.get("thank-you"))
                        .filter(_ -> THANKS.matcher(plain).matches()));
    }

    /** The rows that a word of a text belongs to: at most one, except for a run of a script that glues words. */
    public static List<PageWords> ofWord(String word) {
        if (Words.isGlued(word.codePointAt(0)) || Words.isGlued(word.codePointBefore(word.length()))) {
            var rows = new ArrayList<PageWords>();
            BY_PART.forEach((part, row) -> {
                if (word.contains(part)) {
                    rows.add(row);
                }
            });
            return rows;
        }
        var row = BY_WORD.get(folded(word));
        return row == null ? List.of() : List.of(row);
    }

    /** Whether the name of a host says that a manual is on it. */
    public static boolean ofManual(String host) {
        return MANUAL_HOST.matcher(host).lookingAt();
    }

    /** Whether a folder of that name holds things for sale. */
    public static boolean isCatalogue(String folder) {
        return CATALOGUES.contains(plain(folder));
    }

    /** Whether a name of a list or a utility may also be the subject of a page in a manual. */
    public static boolean isSubject(String name) {
        return SUBJECTS.contains(plain(name));
    }

    /** Normalizes a name for look-up: lower case, no accents, no file extension, hyphens for underscores. */
    public static String plain(String name) {
        return folded(
                ENDING.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("").replace('_', '-'));
    }

    private static String folded(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        for (int at = 0; at < lower.length(); at++) {
            if (lower.charAt(at) >= FIRST_ACCENT) {
                return ACCENT.matcher(Normalizer.normalize(lower, Normalizer.Form.NFD))
                        .replaceAll("");
            }
        }
        return lower;
    }
}
