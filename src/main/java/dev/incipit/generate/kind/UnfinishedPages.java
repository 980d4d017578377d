package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.PageLanguage;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.generate.title.DefaultNames;
import dev.incipit.llmstxt.Placeholders;
import dev.incipit.text.CalendarWords;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognises pages that say nothing yet, filler text, announcements that something is to come, and lists of nothing, or nothing
 * any more: offers and advertisements that are over.
 */
final class UnfinishedPages {
    private static final int CHARACTERS_READ = 20_000;
    private static final int WORDS_OF_AN_ANNOUNCEMENT = 60;

    private static final int BEGINNING = 3_000;

    private static final int FILLERS_MIN = 6;

    /** One filler word in this many. */
    private static final int FILLER_SHARE = 4;

    /** The usual filler text, from Cicero. */
    private static final Set<String> FILLER = Words.table("""
            lorem ipsum dolor sit amet consectetur adipisicing adipiscing elit sed do eiusmod tempor incididunt ut labore et
            dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo
            consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint
            occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum
            tellus luctus nec ullamcorper mattis pulvinar dapibus leo
            consetetur sadipscing elitr diam nonumy eirmod invidunt aliquyam erat voluptua vero eos accusam justo duo dolores
            rebum stet clita kasd gubergren no sea takimata sanctus
            suspendisse varius eros elementum tristique cursus mi viverra ornare interdum nulla commodo diam libero vitae erat
            vestibulum pellentesque habitant morbi senectus netus malesuada fames turpis egestas mauris placerat eleifend quisque
            ultricies mattis proin gravida tortor porttitor vitae curabitur sodales purus phasellus fermentum donec sagittis augue
            maecenas lectus vivamus accumsan lacus facilisis volutpat integer feugiat scelerisque praesent euismod congue semper
            hendrerit vulputate etiam tempus urna massa ligula fusce auctor blandit nisl bibendum lobortis dignissim
            aenean faucibus nibh rutrum imperdiet nunc sem risus posuere""");

    /** What a text with filler in it has: the beginnings of Cicero's and of Webflow's. */
    private static final List<String> FILLED =
            List.of("lorem ipsum", "suspendisse varius enim", "duis cursus, mi quis");

    private static final Pattern COMING = Pattern.compile(
            "(?iU)\\b(coming soon|under construction|bientôt disponible"
                    + "|(page|site) en construction|en construcción|próximamente|in costruzione|em construção|em breve|brevemente"
                    + "|in aufbau|im aufbau|demnächst verfügbar|en cours de (rédaction|construction)|binnenkort (beschikbaar|online)|in opbouw|wkrótce|w budowie|yakında|ve výstavbě|vo výstavbe"
                    + "|yapım aşamasında"
                    + "|delete before (?:launch|go[- ]?live)|do not publish|nicht veröffentlichen|ne pas publier|no publicar|non pubblicare|não publicar|niet publiceren"
                    + "|nie publikować|nepublikovat|ikke publiser|må ikke publiceres|får ej publiceras|publicera inte|ei saa julkaista)\\b|工事中|準備中です|近日公開|敬请期待|敬請期待|正在建设|建設中|준비 ?중입니다|공사 ?중|قريبا|قيد الإنشاء");

    private static final Pattern MARKED =
            Pattern.compile("(?m)^[>*_# ]{0,6}(?:" + String.join("|", Placeholders.MARKERS) + ")\\b(:|[*_ ]*$)?");

    /** "Todo" is a word in these. */
    private static final Set<String> WITH_TODO = Set.of("es", "pt", "gl", "ca");

    /** What software says in place of a list without entries. */
    private static final Pattern NOTHING_LISTED = Pattern.compile(
            "(?iU)\\b(no (products|items|posts|articles|events|results|entries|topics)( matching your selection)? (were |was )?(found|here yet)"
                    + "|there are no (products|items|posts|articles|events|topics)\\b|nothing (was )?found|no upcoming events"
                    + "|you (have not|haven['’]t) (saved|added|favou?rited)|(todavía|aún) no (has|hay|tienes) (guardado|añadido|favoritos)"
                    + "|(nothing|no (products|items|properties|listings)) to compare|keine (produkte|artikel|objekte|immobilien) zum vergleich(en)?"
                    + "|aucune? (produit|article|bien|annonce) à comparer|nessun (prodotto|articolo|immobile|annuncio) da confrontare"
                    + "|ning(ún|una) (producto|artículo|inmueble|propiedad) (para|que) comparar"
                    + "|you (have|do not have|don['’]t have) (no|any) (saved|favou?rite) \\p{L}{1,40}"
                    + "|(sie haben|du hast) noch (keine \\S+|nichts) (gespeichert|hinzugefügt|gemerkt)|vous n['’]avez (encore |pas encore |pas )?(rien |aucune? |de )?(\\p{L}{1,40} )?(enregistrée?|ajoutée?|favori)s?"
                    + "|(es wurden )?keine (produkte|artikel|beiträge|einträge|ergebnisse|veranstaltungen|termine) (gefunden|vorhanden|verfügbar)"
                    + "|aucune? (produit|article|résultat|évènement|événement)( ne correspond| n.a été trouvée?| trouvée?)"
                    + "|no se (han encontrado|encontraron|ha encontrado) (productos|resultados|artículos|entradas|eventos|ningún)"
                    + "|no hay (productos|artículos|eventos|entradas|resultados)|nessun (prodotto|articolo|risultato|evento)( è stato)? trovato"
                    + "|(nenhum|não foram encontrados|não há) (produtos?|resultados?|eventos?|artigos?)"
                    + "|geen (producten|artikelen|resultaten|evenementen|berichten)( \\S+)? gevonden"
                    + "|nie znaleziono (produktów|wyników|wpisów|wydarzeń)|ürün bulunamadı|sonuç bulunamadı)\\b"
                    + "|список (сравниваемых элементов|избранного|товаров|желаний) пуст|(товары|новости|записи|результаты) не найдены|ничего не найдено"
                    + "|(商品|記事|結果)(が|は)?(見つかりません|ありません)|(没有|未)找到|상품이 없습니다|لم يتم العثور");

    private static final int WORDS_OF_AN_EMPTY_LIST = 40;

    /** What stands above an offer, a job or a property that nobody can have any more. */
    private static final Pattern OVER = Pattern.compile(
            "(?imu)(?:^[>*_# ]{0,6}|[.!?] (?=(?:this (?:offer|promotion)|dieses angebot|cette offre|esta oferta|questa offerta) ))(?:(?:sorry|unfortunately|leider|désolé|lo sentimos)[,!:.]? )?(?:"
                    + "th(?:is|e) (?:\\p{L}+ ){0,2}(?:offer|promotion|deal|sale|competition|contest|giveaway|vacancy|job|position|role|posting"
                    + "|ad|advert|advertisement|listing|auction|property)(?: ad| posting| listing)?"
                    + " (?:(?:has|is|was|have) )?(?:now |already |sadly )?(?:ended|expired|closed|over|finished|withdrawn"
                    + "|no longer (?:available|active|valid|open|accepting applications)|been (?:filled|closed|sold|let|withdrawn|removed))\\b"
                    + "|applications (?:for this \\p{L}+ )?(?:are|have) (?:now )?closed\\b"
                    + "|diese[rs]? (?:angebot|stelle|aktion|anzeige|stellenanzeige|stellenangebot|gewinnspiel|inserat|immobilie|objekt)"
                    + " (?:ist|wurde) (?:leider |bereits |schon ){0,3}(?:abgelaufen|beendet|vergeben|besetzt|verkauft|vermietet"
                    + "|nicht mehr (?:verfügbar|aktuell|gültig|online|aktiv))\\b"
                    + "|(?:cette|cet|ce) (?:offre|annonce|promotion|poste|concours|bien)(?: d['’]emploi)? (?:(?:est|a été) (?:déjà |désormais )?"
                    + "(?:terminée?|expirée?|close?|pourvue?|vendue?|louée?|clôturée?)|n['’]est plus (?:disponible|valable|en ligne)|a expiré)"
                    + "|est[ae] (?:oferta|anuncio|promoción|vacante|empleo|inmueble|propiedad|concurso|puesto|piso)(?: de (?:empleo|trabajo))? (?:ya )?"
                    + "(?:ha (?:caducado|finalizado|expirado|terminado|sido (?:vendid|alquilad|cubiert|retirad)[oa])"
                    + "|está (?:ya )?(?:cerrad|cubiert|vendid|alquilad|caducad|finalizad)[oa]|no está (?:ya )?disponible)\\b"
                    + "|quest(?:[ao] |['’])(?:offerta|annuncio|promozione|concorso|immobile|posizione)(?: di lavoro)? (?:è (?:già |ormai )?"
                    + "(?:scadut|terminat|conclus|chius|vendut|affittat)[ao]|non è più (?:disponibile|valid[ao]|attiv[ao]))"
                    + "|est[ae] (?:vaga|anúncio|promoção|imóvel|concurso|oferta)(?: de emprego)? (?:já )?(?:expirou|terminou|encerrou"
                    + "|(?:foi|está) (?:já )?(?:encerrad|preenchid|vendid|arrendad|alugad|expirad)[oa]|não está (?:mais |já )?disponível)"
                    + "|(?:deze|dit) (?:aanbieding|vacature|actie|advertentie|woning|prijsvraag) is (?:al |helaas |inmiddels ){0,3}"
                    + "(?:verlopen|vervuld|gesloten|afgelopen|verkocht|verhuurd|beëindigd|niet meer (?:beschikbaar|geldig|actief))\\b"
                    + "|(?:ta|to) (?:oferta|ogłoszenie|promocja|rekrutacja)(?: pracy)? (?:już )?(?:wygasł[ao]"
                    + "|(?:jest|został[ao]) (?:już )?(?:nieaktualn|zakończon|zamknięt|sprzedan|wynajęt)[ae]|straciła ważność)"
                    + "|bu (?:ilan|kampanya|teklif|fırsat|iş ilanı)(?:ın süresi doldu| sona er| yayından kald| artık geçerli değil)"
                    + "|(?:эта |данная )?(?:вакансия|акция|распродажа) (?:уже )?(?:закрыта|завершена|окончена|неактуальна)"
                    + "|(?:это |данное )?(?:предложение|объявление) (?:уже )?(?:закрыто|завершено|неактуально|снято с публикации)"
                    + "|(?:この|本|当)(?:求人|募集|キャンペーン|物件|オファー|プラン)[はの].{0,10}(?:終了|締め切|成約)"
                    + "|(?:该|此)(?:职位|优惠|活动|房源)已(?:结束|过期|关闭|下架|失效)"
                    + "|이 (?:채용|공고|이벤트|상품|매물)[은는이가]? ?.{0,8}(?:마감|종료))");

    /** The page and the post that every new WordPress has, and the blocks of a page builder, in the words of their translations. */
    private static final Pattern SPECIMEN =
            Pattern.compile("(?iU)\\b(?:this is (?:your first post\\. edit or|an example page\\.)"
                    + "|this is a sample page\\. you can edit this text|add your heading text here|edit or remove this text inline|you don.t need react to write simple standalone pages|click (?:the |on the )?edit button to change this text"
                    + "|a (?:guide|reference page) in my new starlight docs site|guides lead a user through a specific task they want"
                    + "|reference pages are ideal for outlining how things work in terse"
                    + "|(?:use this space to|usa questo spazio per|usa este espacio para|use este espaço para|utilisez cet espace pour)"
                    + " (?:tell|promote|introduce|connect|entrare|promuovere|parlare|conectar|promocionar|promover|contar|promouvoir|parler)"
                    + "|this page demonstrates (?:some of the built-in markdown extensions|usage of some of the runtime apis) provided by vitepress"
                    + "|let.s discover docusaurus in less than 5 minutes|for full documentation visit mkdocs\\.org"
                    + "|you.ll find this post in your `?_posts`? directory|this is the base jekyll theme|this is your very first post\\. check \\[?documentation"
                    + "|leverage agile frameworks to provide a robust synopsis for high level overviews"
                    + "|it all begins with an idea\\.\\s{1,4}maybe you want to launch a business|all graphical assets in this template are licensed"
                    + "|женское летнее платье длиной чуть выше колена|мебельная компания осуществляет продажу мебели|всемирно известный бренд одежды"
                    + "|describe your feature here|double[- ]click (?:here )?to edit|kliknij dwukrotnie,? aby edytować|doppelklick(?:en sie)?,? um (?:zu|den text zu) bearbeiten"
                    + "|haz doble clic (?:aquí )?para editar|double-cliquez (?:ici )?pour modifier|fai doppio clic (?:qui )?per modificare|clique duas vezes para editar"
                    + "|toto je vzorový článek|to jest przykładowy tekst"
                    + "|best used for section headers|returns all plants from the system that the user has access to"
                    + "|a content management system is software that allows you to create and manage webpages easily"
                    + "|create a blog post subtitle that summarizes your post|(?:create|escreva|crie) um título de (?:blog )?post que resuma"
                    + "|things will be up and running here shortly"
                    + "|rich text element allows you to create and format headings"
                    + "|ajoutez votre titre ici|cliquez sur le bouton (?:modifier|[ée]diter) pour changer ce texte"
                    + "|(?:hier (?:steht|folgt) ihre überschrift|füge(?:n sie)? (?:hier )?(?:deine|ihre) überschrift)"
                    + "|bearbeiten(?:-button)?,? um diesen text zu ändern"
                    + "|añade aquí tu texto de cabecera|haz clic en el botón de edición para cambiar este texto"
                    + "|aggiungi qui il testo dell.intestazione|clicca sul bottone modifica per cambiare questo testo"
                    + "|adicione o texto do seu título aqui|clique no botão editar para alterar esse texto"
                    + "|esta es (?:tu primera entrada|una página de ejemplo)|ceci est (?:votre premier article|une page d.exemple)"
                    + "|dies ist (?:dein erster beitrag|eine beispiel-?seite)|quest[oa] è (?:il tuo primo articolo|una pagina di esempio)"
                    + "|esta? é (?:o seu primeiro post|uma página de exemplo)|dit is (?:je eerste bericht|een voorbeeldpagina)"
                    + "|click (?:here to add your own text and edit me|on .?edit text.? or double click)"
                    + "|det(?:ta| här) är (?:ditt första inlägg|en exempelsida)|dette er (?:dit første indlæg|ditt første innlegg|en eksempelside)"
                    + "|tämä on (?:ensimmäinen artikkelisi|esimerkkisivu)|toto je (?:váš první příspěvek|ukázková stránka|příklad stránky)"
                    + "|ez (?:az első bejegyzés|egy minta ?oldal)|acest[ae] este (?:primul tău articol|un exemplu de pagină)"
                    + "|это (?:ваша первая запись|пример страницы)|ini adalah (?:pos pertama anda|(?:contoh laman|laman contoh|halaman contoh))"
                    + "|berbeda dengan pos blog karena|đây là (?:bài viết đầu tiên|một trang mẫu)"
                    + "|to (?:jest )?(?:twój pierwszy wpis|przykładowa strona)|bu (?:sizin ilk yazınız|bir örnek sayfa))"
                    + "|(?=[ぁ-힣])(?:こちらは最初の投稿です|これはサンプルページです|这是您的第一篇文章|这是示范页面|이것은 첫번째 글)"
                    + "|هذه هي مقالتك الأولى|هذه صفحة نموذجية|هذا مثال على صفحة");

    private static final int WORDS_OF_A_SPECIMEN = 250;
    private static final int WORDS_BEFORE_SPECIMEN = 40;

    /** What a page is called that somebody made to try the software. */
    private static final Pattern TEST = Pattern.compile(
            "(?iU)(?:(?:test (?:basic )?(?:page|post|product|item|template|layout|theme)|test (?:modèle|formulaire|gabarit|vorlage|formular|plantilla|modello)\\b.{0,40}|page de test|produit (?:de )?test|testseite|testbeitrag|test-?(?:produkt|artikel)|(?:página|entrada) de prueba|pagina di prova"
                    + "|internal(?: planning)? notes|interne notizen|notes internes|notas internas|note interne"
                    + "|página de teste|testpagina|strona testowa|テストページ|测试页面|테스트 ?페이지)(?: ?#?\\d{1,3})?"
                    + "|.{0,80}\\b(?:please ignore|do not (?:delete|order|buy)|(?-i:DO NOT PUBLISH|NON PUBBLICARE|NICHT VERÖFFENTLICHEN|NE PAS PUBLIER|NO PUBLICAR|NÃO PUBLICAR|NIET PUBLICEREN|NIE PUBLIKOWAĆ)|bitte (?:ignorieren|nicht bestellen)|(?:title|headline|heading) goes here)"
                    + "|.{0,80}\\((?:bitte )?(?:nicht löschen|ne pas supprimer|no (?:borrar|eliminar)|non cancellare|não apagar|niet verwijderen|nie usuwać|nemazat) ?!{0,3}\\)"
                    + "|.{0,40}\\btest\\b.{0,40}\\b(?:nicht kaufen|ne pas acheter|no comprar|non comprare|não comprar|niet kopen|nie kupować|nekupova[tť]))\\s{0,3}(?:$|[|–—-])");

    /** What is not for everybody, in brackets before a name. */
    private static final Pattern MARKED_NAME = Pattern.compile(
            "\\s{0,3}[\\[(](?:INTERNAL|DRAFT|ENTWURF|BROUILLON|BORRADOR|BOZZA|RASCUNHO|WIP|ЧЕРНОВИК)[\\])]");

    /** Before or behind the name of what does not take place on its day. */
    private static final Pattern CANCELLED = Pattern.compile(
            "(?iU)^\\W{0,3}(?:cancell?ed|abgesagt|annulée?|cancelad[oa]|annullat[oa]|afgelast|geannuleerd|odwołan[eya]|inställt|avlyst|aflyst|zrušeno)"
                    + "\\W{0,2}(?:[:–—!]| -)|[–—:(\\[] ?(?:cancell?ed|abgesagt|annulée?|cancelad[oa]|annullat[oa]|afgelast|geannuleerd|odwołan[eya]|inställt)[)\\]!]?$");

    /** A page of no more words than the name "Test" and "This is a test of the new theme.". */
    private static final int WORDS_OF_A_TEST = 40;

    private static final Pattern TRIAL = Pattern.compile("(?iU)\\s{0,3}(?:test|prueba|prova|teste|テスト|测试|테스트"
            + "|drafts|entwürfe|brouillons|borradores|bozze|rascunhos|szkice|koncepty|下書き|草稿)\\s{0,3}");

    /** What is left to be written; a page about a component that has such a text says more. */
    private static final int WORDS_OF_A_TEMPLATE = 20;

    private static final String FENCE = "```";

    private static final Pattern LOREM = Pattern.compile("(?i)\\blorem\\b(?! ipsum(?! dolor))");

    private static final String UNTITLED = "untitled";

    /** A work of art without a title has more: what it is made of, and when. */
    private static final int WORDS_OF_UNTITLED = 8;

    /** The posts with which each new Ghost begins, which are long. */
    private static final Pattern GHOST = Pattern.compile(
            "(?iU)we.ve crammed the most important information to help you get started with ghost"
                    + "|one of the best things about ghost is just how much you can customi[sz]e"
                    + "|ghost has a powerful visual editor with familiar formatting options"
                    + "|what sets ghost apart from other products is that you can publish content"
                    + "|for creators and aspiring entrepreneurs looking to generate a sustainable recurring revenue stream"
                    + "|as you grow, you.ll probably want to invite team members and collaborators"
                    + "|work with all your favou?rite apps and tools or create your own custom integrations using the ghost api");

    private static final int BEGINNING_OF_POST = 800;

    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private UnfinishedPages() {}

    static boolean isOne(CrawledPage page) {
        var text = Words.beginning(page.markdown(), CHARACTERS_READ);
        return isFiller(text)
                || GHOST.matcher(Words.beginning(text, BEGINNING_OF_POST)).find()
                || (isShort(text)
                        && (isUnnamed(page)
                                || page.metadata()
                                        .names()
                                        .anyMatch(name -> MARKED_NAME
                                                        .matcher(name)
                                                        .lookingAt()
                                                || (CANCELLED.matcher(name).find() && CalendarWords.hasDate(name)))
                                || isTest(page, text)
                                || saysThatItIsUnfinished(text, PageLanguage.of(page.page()))));
    }

    /** Whether nobody gave the page a name, by its heading; by the names that it has, if it says next to nothing. */
    private static boolean isUnnamed(CrawledPage page) {
        return page.metadata().heading().filter(DefaultNames::areOne).isPresent()
                || (page.metadata().names().anyMatch(UNTITLED::equalsIgnoreCase)
                        && WordCount.of(page.markdown()) < WORDS_OF_UNTITLED)
                || (page.metadata().names().allMatch(DefaultNames::areOne)
                        && WordCount.of(page.markdown()) < WORDS_OF_AN_ANNOUNCEMENT);
    }

    private static boolean isTest(CrawledPage page, String text) {
        int words = WordCount.of(text);
        return words < WORDS_OF_AN_ANNOUNCEMENT
                && page.metadata()
                        .names()
                        .anyMatch(name -> TEST.matcher(name).lookingAt()
                                || (words < WORDS_OF_A_TEST
                                        && !text.contains(FENCE)
                                        && TRIAL.matcher(name).matches()));
    }

    /** Whether a page may have fewer words than a specimen: most have more in their first lines. */
    private static boolean isShort(String text) {
        return WordCount.of(Words.beginning(text, BEGINNING)) < WORDS_OF_A_SPECIMEN;
    }

    private static boolean saysThatItIsUnfinished(String text, Locale language) {
        int words = WordCount.of(text);
        return (words < WORDS_OF_A_SPECIMEN
                        && (beginsAsSpecimen(text) || OVER.matcher(text).find()))
                || (words < WORDS_OF_AN_ANNOUNCEMENT && (COMING.matcher(text).find() || isMarked(text, language)))
                || (words < WORDS_OF_A_TEMPLATE
                        && !text.contains(FENCE)
                        && LOREM.matcher(text).find())
                || (words < WORDS_OF_AN_EMPTY_LIST
                        && NOTHING_LISTED.matcher(text).find());
    }

    /** Whether it is not only the last post of a list, or one block that was left beside others. */
    private static boolean beginsAsSpecimen(String text) {
        var specimen = SPECIMEN.matcher(text);
        return specimen.find() && WordCount.of(text.substring(0, specimen.start())) < WORDS_BEFORE_SPECIMEN;
    }

    private static boolean isMarked(String text, Locale language) {
        var mark = MARKED.matcher(text);
        return mark.find() && (mark.group(1) != null || !WITH_TODO.contains(language.getLanguage()));
    }

    private static boolean isFiller(String text) {
        var small = text.toLowerCase(Locale.ROOT);
        if (FILLED.stream().noneMatch(small::contains)) {
            return false;
        }
        int all = 0;
        int fillers = 0;
        for (var word = WORD.matcher(text); word.find(); all++) {
            fillers += FILLER.contains(word.group().toLowerCase(Locale.ROOT)) ? 1 : 0;
        }
        return fillers >= FILLERS_MIN && fillers * FILLER_SHARE >= all;
    }
}
