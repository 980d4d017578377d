package dev.incipit.generate.survey;

import dev.incipit.text.CalendarWords;
import dev.incipit.text.MenuNames;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Labels that say nothing of the pages below them: controls, lists of whatever is new, words for any page, years, letters. */
public final class LabelWords {
    private static final Pattern NEWEST = Pattern.compile("(?iu)(recent(ly)?|latest|newest) \\S+( \\S+)?"
            + "|top[ -]?(\\d{1,3} )?(products?|sellers?|posts?|produkte|artikel|produits|productos|prodotti|produtos|producten|produkty)"
            + "|most (viewed|read)|meistgelesen"
            + "|(related|popular|featured|trending) (posts?|articles?|news|pages?|comments?|stories)"
            + "|(upcoming|next) (events?|dates|talks|courses|classes|shows|meetings|trips)"
            + "|(nächste|kommende|anstehende) \\S+|(prochaine?s|próxim[oa]s|prossim[ie]) \\S+"
            + "|(aankomende|komende|nadchodzące|najbliższe|yaklaşan|gelecek) \\S+"
            + "|\\S+ (récents|récentes|recientes|recenti|recentes)"
            + "|(neueste|letzte|aktuelle|derniers|dernières|últimos|últimas|ultimi|ultime|laatste|recente|ostatnie|najnowsze|son)"
            + " \\S+|(最近|最新|新着|人気|よく読まれ|関連|热门|熱門|최근|인기).{0,8}|(おすすめの?記事|推荐(阅读|文章)|추천 ?글).{0,4}|(أحدث|آخر) .{1,20}");

    private static final Pattern NEIGHBOUR =
            Pattern.compile("(?iu)(previous|next|prev)( (topic|page|post|article|chapter))?:?"
                    + "|(sujet|page|chapitre|article) (précédente?|suivante?)|(vorherige|nächste)[rs]? (thema|seite|kapitel|beitrag)"
                    + "|(tema|página|capítulo) (anterior|siguiente|seguinte)|próximo tema|(argomento|pagina) (precedente|successiv[ao])"
                    + "|(vorige|volgende) (onderwerp|pagina)|(poprzedni|następny) temat|(önceki|sonraki) konu"
                    + "|[前次]のトピックへ?|上一个主题|下一个主题|이전 항목|다음 항목|الموضوع (السابق|التالي)");

    private static final Pattern FIVE_WORDS = Pattern.compile("^\\S+(?: \\S+){4}");

    private static final String SENTENCE_ENDS = ".!:";

    private static final Pattern IDENTIFIER = Pattern.compile("[^\\s]*[A-Za-z][._:#(][^\\s]*");

    private static final Pattern NUMBER_OR_LETTER =
            Pattern.compile("[^\\p{L}]+|\\p{IsLatin}|v\\d{1,4}(?:\\.\\d{1,6}){1,3}");

    /** The heading of a small part of one page: "22.7.3 Menu selection". */
    private static final Pattern SUBSECTION = Pattern.compile("\\d{1,3}(?:\\.\\d{1,3}){2,4}\\.? .*");

    /** Spaces are written as hyphens. */
    private static final Set<String> EMPTY = Words.table("""
            page-tree child-pages space-shortcuts archivo-del-blog arxiu-del-bloc blog-archive archives-du-blog blog-archiv archivio-blog arquivo-do-blog blogarchief
            archive archives meta index toc this-page quick-search indices-and-tables more plus mehr más mais altro other others autres links page pages
            site sites content contents html back next previous prev up top close open toggle show show-more show-all read-more
            view-all see-all see-more learn-more load-more expand collapse skip skip-to-content on-this-page table-of-contents
            follow follow-us share search translate language languages account log-in sign-in subscribe newsletter
            zurück weiter schließen suche anmelden folgen teilen inhalt seiten sonstiges übersicht
            retour suivant précédent fermer rechercher partager suivez-nous voir-plus en-savoir-plus sommaire liens
            volver atrás siguiente anterior cerrar buscar compartir síguenos ver-más enlaces contenido
            indietro avanti chiudi cerca condividi seguici vedi-tutti collegamenti contenuti
            voltar próximo fechar pesquisar partilhar compartilhar siga-nos ver-mais
            terug volgende vorige sluiten zoeken delen volg-ons meer inhoud
            wstecz dalej zamknij szukaj udostępnij więcej spis-treści
            geri ileri kapat ara paylaş daha-fazla içindekiler
            categories kategorien catégories categorías categorie categorias kategorie カテゴリー カテゴリ 分类 分類 카테고리
            戻る 次へ 前へ 閉じる 検索 その他 もっと見る 目次 共有 リンク
            返回 下一页 上一页 关闭 搜索 更多 其他 目录 分享 链接
            뒤로 다음 이전 닫기 검색 기타 더보기 목차 공유 링크
            رجوع التالي السابق إغلاق بحث المزيد مشاركة روابط
            ver-todo ver-todos ver-todas voir-tout voir-tous voir-toutes tout-voir alle-anzeigen alle-ansehen alles-anzeigen
            mehr-anzeigen vedi-tutto vedi-tutte ver-tudo bekijk-alle bekijk-alles alles-bekijken zobacz-wszystkie zobacz-więcej
            näytä-kaikki katso-kaikki visa-alla se-alle zobrazit-vše tümünü-gör
            footer fußzeile fußbereich rodapé
            pie pie-de-página pied-de-page piè-di-pagina voettekst stopka alt-bilgi フッター 页脚 푸터
            header kopfzeile
            main-menu hauptmenü menu-principal menú-principal menu-principale hoofdmenu menu-główne ana-menü hlavní-menu hlavné-menu huvudmeny hovedmenu главное-меню
            primary-sidebar secondary-sidebar main-sidebar sidebar seitenleiste barre-latérale barra-lateral barra-laterale zijbalk pasek-boczny postranní-lišta kenar-çubuğu
            サイドバー 侧边栏 사이드바
            breadcrumb you-are-here in-this-section see-also in-diesem-bereich siehe-auch dans-la-même-rubrique dans-cette-rubrique
            voir-aussi à-lire-aussi en-esta-sección ver-también in-questa-sezione vedi-anche nesta-secção nesta-seção veja-também
            in-deze-rubriek zie-ook
            type parent superclass subclasses ancestors descendants included-modules extended-modules""");

    /** What software calls folders, whatever lies in them. */
    private static final Set<String> FOLDERS = Words.table("""
            generated auto autogen autosummary static public assets files file src source sources web www app apps node
            item items build dist output out default root misc various post posts entry entries view show detail details index
            product-category product-tag product-cat portfolio-category category tag wp wordpress cms uploads upload media
            data id name html htdocs modules org com net io edu gov""");

    private LabelWords() {}

    /** Whether the name of a folder describes what lies in it. */
    public static boolean nameFolder(String segment) {
        var bare = segment.toLowerCase(Locale.ROOT).replace('_', '-');
        return !FOLDERS.contains(bare) && areTelling(segment.replaceAll("[-_.]+", " "));
    }

    /** Whether the label stands above the link to the page before or after, as in the sidebars of Sphinx. */
    static boolean areOfNeighbour(String label) {
        return NEIGHBOUR.matcher(label.strip()).matches();
    }

    /** Whether the label is the name of a thing in a program: no words, but dots, colons, parentheses or low lines. */
    public static boolean areIdentifier(String label) {
        return IDENTIFIER.matcher(label.strip()).matches();
    }

    public static boolean areTelling(String label) {
        var bare = label.strip();
        return !bare.isEmpty()
                && !NUMBER_OR_LETTER.matcher(bare).matches()
                && !SUBSECTION.matcher(bare).matches()
                && !NEWEST.matcher(bare).matches()
                && !MenuNames.isOne(bare)
                && !areOfNeighbour(bare)
                && !isSentence(bare)
                && !breaksOff(bare)
                && !CalendarWords.areAll(bare)
                && !EMPTY.contains(bare.toLowerCase(Locale.ROOT).replaceAll("\\s+", "-"));
    }

    /** Whether it is a control that leads on, as "More articles...", or a name that was cut. */
    private static boolean breaksOff(String bare) {
        return bare.endsWith("...") || bare.endsWith("…");
    }

    /** Whether a label is an instruction or a text beside the menu: five words or more that end like a sentence. */
    private static boolean isSentence(String bare) {
        return SENTENCE_ENDS.indexOf(bare.charAt(bare.length() - 1)) >= 0
                && FIVE_WORDS.matcher(bare).find();
    }
}
