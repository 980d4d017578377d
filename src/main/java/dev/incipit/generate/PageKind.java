package dev.incipit.generate;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a page is for, told by the words sites use in paths and menus, in several languages; one weak signal among those of
 * {@link PageKinds}. In the order in which an index shows them.
 */
enum PageKind {
    /** Guides, tutorials, manuals, answers. */
    DOCUMENTATION("Documentation", """
            docs doc documentation documentacion documentazione dokumentation guide guides userguide user-guide tutorial
            tutorials tutoriel tutoriels manual manuals manuel handbuch handbook learn learning howto how-to how-tos quickstart
            quick-start getting-started start installation install setup cookbook recipes examples faq faqs help hilfe aide ayuda
            support knowledge kb wiki book concepts patterns principles advanced configuration deployment developer developers
            hc help-center help-centre helpcenter helpdesk support-center knowledge-base knowledgebase wissensdatenbank
            hilfecenter centre-d-aide centro-de-ayuda dev develop for-developers anleitung anleitungen leitfaden einfuehrung guia guias guida introduction intro
            compatibility compatibilite requirements"""),
    /** Interfaces, classes, commands, one by one. */
    REFERENCE("Reference", "api apis reference references referenz apidoc apidocs javadoc rest sdk spec"),
    /** Of a site that is no manual: pages that none of the words below fits. */
    GENERAL("Main pages", ""),
    /** What is offered, and at what price. */
    PRODUCT("Product", """
            product products produit produits produkt produkte producto productos pricing prices price tarifs preise precios plans
            features fonctionnalites funktionen solutions solution loesungen download downloads telecharger shop store boutique
            tienda services service leistungen integrations customers use-cases compare comparison comparatif industries
            entreprises enterprise ecoles schools education startups"""),
    /** Who stands behind it. */
    COMPANY("About", """
            about about-us a-propos apropos ueber-uns uber-uns sobre chi-siamo over-ons company team equipe unternehmen empresa
            contact kontakt contacto contatti careers jobs karriere presse press partners partner partenaires community
            communaute investors mission history histoire"""),
    /** Jobs, one by one: soon over, and nothing for who asks about the company. */
    VACANCY("Jobs", ""),
    /** How what is offered came to be, changes, and may be used. */
    PROJECT("Project", """
            contributing contribute contrib contributors soutien donate sponsors
            development changelog changes release-notes releases release whats-new nouveautes upgrading upgrade upgrades migration
            license licence licenses credits"""),
    /** What happened when. */
    NEWS("News", """
            blog blogs news newsroom posts post articles article actualites aktuelles neuigkeiten noticias stories press-releases
            events announcements magazine journal"""),
    /** What lawyers ask for. */
    LEGAL("Legal", """
            legal privacy privacy-policy terms terms-of-service tos terms-of-use imprint impressum datenschutz agb cgu cgv
            mentions-legales confidentialite politique-de-confidentialite privacidad aviso-legal note-legali disclaimer gdpr
            security-policy accessibility dsgvo
            policies policy cookie-policy imprint legal-notice modern-slavery-statement widerruf widerrufsbelehrung"""),
    /** Lists that software makes of other pages. */
    LISTING("Lists", """
            tag tags tagged topics category categories kategorie categorie archive archives author authors autoren auteurs
            genindex modindex py-modindex index-all allclasses allclasses-index allpackages-index class-use package-use
            package-tree overview-tree overview-frame constant-values serialized-form deprecated-list element-list type-search
            product-tag product-tags post-tag blog-tag uncategorized uncategorised unkategorisiert non-classe sin-categoria
            sitemap site-map plan-du-site version-archive version_archive versions feed feeds rss atom"""),
    /** Pages that work only by hand, or say only that something is over. */
    UTILITY("Utilities", """
            search suche recherche buscar cerca login log-in signin sign-in logout register signup sign-up account mon-compte
            konto cart panier warenkorb basket checkout wishlist print 404 404.html 403 500 not-found notfound thank-you thanks
            thankyou robots.txt humans.txt security.txt ads.txt app-ads.txt .well-known images img assets static -static
            -sources merci danke gracias unsubscribe cookie cookies toc help-doc searchindex amp embed share
            feedback questionnaire survey bug password reset password-reset reset-password forgot-password lost-password
            wp-login wp-admin my-account signout sign-out log-out""");

    /** Words that name a list or a utility, and as often what a manual's page is about. */
    private static final Set<String> SUBJECTS = table("""
            account archive archives assets atom author authors bug cart categories category checkout cookie
            cookies embed feed feedback feeds images login logout password register reset rss search share
            sitemap static tag tags topics versions""");

    /** Words for pieces of writing: news, unless in a help centre or a manual. */
    private static final Set<String> PIECES =
            Set.of("article", "articles", "artikel", "articulos", "articoli", "post", "posts", "stories");

    /** Folders in which each page is one of many of a kind: a job, a thing for sale. */
    private static final Set<String> VACANCIES = table("""
            career careers emplois empleo job jobs karriere open-positions recrutement stellenangebote vacancies
            vacancy vacatures""");

    private static final Set<String> CATALOGUES = table("""
            artikel item items p prodotti product producto productos products produit produits produkt produkte
            shop""");

    /** A file made for models, by the names in use: it holds the site's pages and is none. */
    private static final Pattern LLMS_FILE = Pattern.compile("(?i)llms(-[a-z-]{1,40})?\\.(txt|md)");

    private static final Pattern YEAR = Pattern.compile("(19|20)\\d\\d");
    private static final Pattern ACCENT = Pattern.compile("\\p{M}+");

    /** {@code /page2}, {@code /page-2}: the second part of a list. */
    private static final Pattern LIST_PART = Pattern.compile("page-?\\d{1,5}");

    /** How lawyers end the name of what they ask for, in a path: {@code accessibility-statement}. */
    private static final Pattern LEGAL_NAME = Pattern.compile("(terms|privacy|cookie|gdpr)-.+|.+-(policy|statement)");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private static final Map<String, PageKind> BY_WORD = new HashMap<>();

    static {
        for (var kind : values()) {
            for (var word : kind.words.strip().split("\\s+")) {
                BY_WORD.putIfAbsent(word, kind);
            }
        }
    }

    private final String label;
    private final String words;

    PageKind(String label, String words) {
        this.label = label;
        this.words = words;
    }

    /** A heading for a section of such pages where the site has no label of its own. */
    String label() {
        return label;
    }

    /** Whether such pages are worth a reader's time at all. */
    boolean listed() {
        return this != LISTING && this != UTILITY;
    }

    /** The kind a path tells: a list or utility by any segment, else the first one more special than documentation. */
    static Optional<PageKind> ofPath(List<String> segments) {
        Optional<PageKind> first = Optional.empty();
        for (var segment : segments) {
            var kind = ofWord(segment);
            if (kind.isPresent() && !kind.get().listed()) {
                return kind;
            }
            if (kind.isPresent()
                    && first.filter(known -> known != DOCUMENTATION || PIECES.contains(plain(segment)))
                            .isEmpty()) {
                first = kind;
            }
        }
        return numbered(segments, first)
                ? Optional.of(LISTING)
                : first.or(() -> dated(segments) ? Optional.of(NEWS) : Optional.empty());
    }

    /** Whether what a path names as a list or utility may as well be the subject of a manual's page: {@code /docs/search}. */
    static boolean mayBeSubject(List<String> segments, boolean inManual) {
        boolean manual = inManual;
        for (var segment : segments) {
            var kind = ofWord(segment);
            if (kind.isPresent() && !kind.get().listed() && !(manual && SUBJECTS.contains(plain(segment)))) {
                return false;
            }
            manual |= isManual(segment);
        }
        return manual;
    }

    private static boolean isManual(String segment) {
        return ofWord(segment)
                .filter(kind -> kind == DOCUMENTATION || kind == REFERENCE)
                .isPresent();
    }

    /** Whether a path ends in a year, month and day. */
    static boolean endsInDate(List<String> segments) {
        int day = segments.size() - 1;
        return day >= 2
                && isYear(segments.get(day - 2))
                && NUMBER.matcher(segments.get(day - 1)).matches()
                && NUMBER.matcher(segments.get(day)).matches();
    }

    static boolean isYear(String segment) {
        return YEAR.matcher(segment).matches();
    }

    /** Whether a path leads into a folder of jobs, and not of those that a manual or a program has. */
    static boolean isVacancy(List<String> segments) {
        return isIn(VACANCIES, segments)
                && segments.stream()
                        .takeWhile(segment -> !VACANCIES.contains(plain(segment)))
                        .noneMatch(PageKind::isManual);
    }

    /** Whether a path leads into a folder of things for sale. */
    static boolean isOfCatalogue(List<String> segments) {
        return isIn(CATALOGUES, segments);
    }

    private static boolean isIn(Set<String> folders, List<String> segments) {
        return segments.stream()
                .limit(Math.max(0, segments.size() - 1))
                .anyMatch(segment -> folders.contains(plain(segment)));
    }

    /** {@code /page/2}, {@code /2024/05} and {@code /blog/2024}: parts of a list, by number or by date. */
    private static boolean numbered(List<String> segments, Optional<PageKind> kind) {
        int first = segments.size();
        while (first > 0 && NUMBER.matcher(segments.get(first - 1)).matches()) {
            first--;
        }
        int numbers = segments.size() - first;
        if (numbers == 0) {
            return !segments.isEmpty()
                    && LIST_PART.matcher(segments.getLast()).matches()
                    && (segments.size() == 1
                            || kind.filter(known -> known == NEWS).isPresent());
        }
        return (first > 0 && segments.get(first - 1).equals("page"))
                || (YEAR.matcher(segments.get(first)).matches()
                        && (numbers > 1 || kind.filter(known -> known == NEWS).isPresent()));
    }

    private static Set<String> table(String words) {
        return Set.of(words.strip().split("\\s+"));
    }

    /** The kind a label or title tells when it is one of the known words as a whole. */
    static Optional<PageKind> ofLabel(String label) {
        return ofWord(label.strip().replace(' ', '-'));
    }

    private static Optional<PageKind> ofWord(String word) {
        if (LLMS_FILE.matcher(word).matches()) {
            return Optional.of(UTILITY);
        }
        var plain = plain(word);
        return Optional.ofNullable(BY_WORD.get(plain))
                .or(() ->
                        Optional.of(LEGAL).filter(_ -> LEGAL_NAME.matcher(plain).matches()));
    }

    private static String plain(String word) {
        var bare = word.toLowerCase(Locale.ROOT)
                .replaceAll("\\.(html?|php|aspx?|md)$", "")
                .replace('_', '-');
        return ACCENT.matcher(Normalizer.normalize(bare, Normalizer.Form.NFD)).replaceAll("");
    }

    /** A path such as {@code /2024/05/17/title}. */
    private static boolean dated(List<String> segments) {
        for (int i = 0; i + 1 < segments.size(); i++) {
            if (segments.get(i).matches("(19|20)\\d\\d") && segments.get(i + 1).matches("\\d{1,2}")) {
                return true;
            }
        }
        return false;
    }
}
