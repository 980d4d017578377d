package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.PageReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UnfinishedPagesTest {
    private static final String FILLER =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor. ";

    @ParameterizedTest
    @CsvSource({
        "Coming soon!, true",
        "Diese Seite ist im Aufbau., true",
        "ページは準備中です, true",
        "Es wurden keine Produkte gefunden., true",
        "No posts found., true",
        "Code MAM10 takes ten per cent off. This offer has ended., true",
        "Your content goes here. Edit or remove this text inline., true",
        "Your content goes here as the child of a card., false",
        "Stop loss is an order. The position is closed automatically at the market price., false",
        "No se han encontrado productos que coincidan con tu selección., true",
        "Todavía no has guardado ningún inmueble., true",
        "You haven't saved any rooms., true",
        "Vous n’avez encore aucun bien favori !, true",
        "Vous n’avez pas de recherche enregistrée., true",
        "Aucun bien à comparer, true",
        "Keine Produkte zum Vergleichen, true",
        "There is no need to compare: all ropes are alike., false",
        "You have no saved searches., true",
        "Test utstilling – IKKE PUBLISER. Husk å spørre Turid om rettigheter., true",
        "Guides lead a user through a specific task they want to accomplish., true",
        "Usa questo spazio per entrare in contatto con i tuoi lettori., true",
        "Use this space to dry the ropes., false",
        "BORRADOR no publicar. Enlazar cuando llegue el programa., true",
        "TODO: write about the radar., true",
        "Our app keeps your todo lists and marks what is TODO., false",
        "Our shop sells tea., false",
        "Stránka je ve výstavbě., true",
        "Ürün bulunamadı., true",
        "'7 tips. Duis cursus, mi quis viverra ornare, eros dolor interdum nulla, ut commodo diam libero vitae erat. By Jan.', true",
        "'Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor. Number: 12', true",
        "'It is easy to begin. A content management system is software that allows you to create and manage webpages easily.', true",
        "Create a blog post subtitle that summarizes your post in a few short sentences., true",
        "'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Substitua este texto pelas informações da loja.', true",
        "'Vestibulum ante ipsum. Lorem ipsum dolor sit amet, lectus tortor, dignissim ultricies, Maecenas ligula massa, varius a, semper congue.', true",
        "FILLER, true",
        "Lorem ipsum is what printers call filler text that stands where words are to come., false"
    })
    void fillerAndAnnouncementsAreUnfinished(String text, boolean unfinished) {
        var written = text.equals("FILLER") ? FILLER.repeat(2) : text;
        var page = new TestPages().add("/a", "A", written).report().pages().getFirst();
        assertEquals(unfinished, UnfinishedPages.isOne(page));
    }

    @ParameterizedTest
    @CsvSource({"New Page 1, 5, true", "New Page 1, 80, false", "Webcam, 5, false"})
    void aPageWithoutANameSaysNextToNothing(String title, int words, boolean unfinished) {
        var site = new TestPages().add("/a", title, "Camera " + "pigeon ".repeat(words));
        assertEquals(unfinished, UnfinishedPages.isOne(site.pages().getFirst()));
    }

    @ParameterizedTest
    @CsvSource({"internal planning notes, true", "Internal notes, true", "International notes, false"})
    void notesOfAnOfficeAreNoPage(String title, boolean unfinished) {
        var site = new TestPages().add("/a", title, "Ask Elise about the tables.");
        assertEquals(unfinished, UnfinishedPages.isOne(site.pages().getFirst()));
    }

    @ParameterizedTest
    @CsvSource({"20, true", "200, false"})
    void aLongPageThatMentionsWhatIsComingIsFinished(int words, boolean unfinished) {
        var text = "Version 3 is coming soon. " + "word ".repeat(words);
        assertEquals(
                unfinished,
                UnfinishedPages.isOne(
                        new TestPages().add("/a", "A", text).report().pages().getFirst()));
    }

    @Test
    void aPostThatEachNewBlogByGhostHasIsUnfinishedHoweverLong() {
        var text = "We've crammed the most important information to help you get started with Ghost into this post. ";
        var site = new TestPages()
                .add("/welcome", "Start", text + "word ".repeat(900))
                .add("/b", "B", "word ".repeat(900) + text);
        assertTrue(UnfinishedPages.isOne(site.pages().getFirst()));
        assertFalse(UnfinishedPages.isOne(site.pages().getLast()));
    }

    @ParameterizedTest
    @CsvSource({
        "[INTERNAL] Refunds, true",
        "(DRAFT) Refunds, true",
        "（下書き）新作スプーン, true",
        "'Home (new version, wip)', true",
        "Work in progress (WIP), false",
        "Refunds (internal), false",
        "[INTERN] Engineer, false",
        "[Internal] audit, false"
    })
    void aNameMarkedAsInternalIsNotForEverybody(String title, boolean unfinished) {
        var page = new TestPages().add("/a", title, "word ".repeat(90)).pages().getFirst();
        assertEquals(unfinished, UnfinishedPages.isOne(page));
    }

    @ParameterizedTest
    @CsvSource({
        "'Welcome to WordPress. This is your first post. Edit or delete it, then start writing!', true",
        "'Esta es una página de ejemplo. Es diferente a una entrada de blog.', true",
        "'To jest przykładowa strona. Strony są inne niż wpisy na blogu.', true",
        "'Ajoutez votre titre ici. Cliquez sur le bouton Modifier pour changer ce texte.', true",
        "'مرحباً بك في ووردبريس. هذه هي مقالتك الأولى. حرّرها أو احذفها، ثم ابدأ الكتابة!', true",
        "'Add Your Heading Text Here', true",
        "'The rich text element allows you to create and format headings, paragraphs, and video.', true",
        "'You’ll find this post in your `_posts` directory. Go ahead and edit it.', true",
        "'Tekst wpisu. Kliknij dwukrotnie, aby edytować.', true",
        "'This is the base Jekyll theme. You can find out more at jekyllrb.com.', true",
        "'I’m a product detail. I’m a great place to add more information about your product.', true",
        "'Soy un párrafo. Haz clic aquí para agregar tu propio texto.', true",
        "'Welcome to your brand new NodeBB forum! This is what a topic looks like.', true",
        "'This is your first post in the army; it stands at the gate.', false"
    })
    void theSpecimensOfANewBlogAreUnfinished(String text, boolean unfinished) {
        var page = new TestPages().add("/a", "A", text).report().pages().getFirst();
        assertEquals(unfinished, UnfinishedPages.isOne(page));
    }

    @ParameterizedTest
    @CsvSource({
        "'This offer ended on 7 April 2024.', true",
        "'Sorry, this job is no longer available.', true",
        "'This position has been filled.', true",
        "'Diese Stelle ist leider nicht mehr verfügbar.', true",
        "'Cette offre d’emploi est pourvue.', true",
        "'Este piso ya está alquilado.', true",
        "'To ogłoszenie jest nieaktualne.', true",
        "'この求人は募集を終了しました。', true",
        "'This offer ends on 7 April.', false",
        "'The strike is over, and this offer has ended the dispute.', false",
        "'This position has been vacant for years.', false"
    })
    void anOfferThatIsOverHasNothingToSay(String text, boolean over) {
        var page = new TestPages()
                .add("/a", "A", text + "\n\nFour nights with dinner.")
                .report()
                .pages()
                .getFirst();
        assertEquals(over, UnfinishedPages.isOne(page));
    }

    @ParameterizedTest
    @CsvSource({
        "en, TODO radar overlay, true",
        "es, TODO en pintura: fachadas y pisos, false",
        "es, TODO: el radar, true"
    })
    void whereTodoIsAWordItMarksNothingWithoutAColon(String language, String heading, boolean unfinished) {
        var html = "<html lang=" + language + "><title>A</title><h1>" + heading + "</h1><p>Some words of a page.";
        var page = new PageReader().read(TestPages.url("/a"), html.getBytes(StandardCharsets.UTF_8), "text/html");
        assertEquals(
                unfinished,
                UnfinishedPages.isOne(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty())));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "Test post please ignore | Ropes, 10, true",
        "Testseite, 10, true",
        "テストページ, 10, true",
        "固定ページのテスト, 10, true",
        "essai page, 10, true",
        "Spotkanie (do uzupełnienia), 10, true",
        "List of sea birds (to be completed), 30, false",
        "Vitamin D (test), 10, false",
        "Winch page - do not delete, 10, true",
        "Startseite ALT (nicht löschen), 10, true",
        "ZZ test produkt NEKUPOVAT, 10, true",
        "PROVA articolo NON PUBBLICARE, 10, true",
        "test basic page, 10, true",
        "Was Sie nicht veröffentlichen, 10, false",
        "'CANCELLED – Board, March 19, 2020', 40, true",
        "Rat am 19. März 2020 (abgesagt), 40, true",
        "Pierwszy wpis, 30, true",
        "Pierwszy wpis, 60, false",
        "テスト投稿, 10, true",
        "prova, 10, true",
        "SZKIC wywiad (nie publikować), 40, true",
        "Wywiad (nie publikować), 40, true",
        "SZKIC do portretu Anny, 40, false",
        "UTKAST: ny prislista, 40, true",
        "[KONCEPT] Nový ceník, 40, true",
        "essai, 10, false",
        "Page 12, 20, true",
        "Bourse au matériel (page à supprimer), 10, true",
        "Annulé : tempête, 40, true",
        "Annulé : tempête, 90, false",
        "Cancelled - order states, 40, false",
        "DRAFT version 3, 40, true",
        "DRAFT Local Plan: have your say, 90, false",
        "DRAFT BEERS, 40, false",
        "Order event: cancelled, 40, false",
        "Cancelled flights and what to do, 40, false",
        "'Adotta, non comprare', 10, false",
        "Datei lässt sich nicht löschen – was tun?, 10, false",
        "Test page layouts, 10, false",
        "Testing post-quantum ciphers, 10, false",
        "Test pages with a browser, 10, false",
        "How to test a rope, 10, false",
        "Test, 10, true",
        "테스트, 10, true",
        "Test, 50, false",
        "Tests, 10, false"
    })
    void aShortPageThatIsCalledATestIsOne(String title, int words, boolean unfinished) {
        var page =
                new TestPages().add("/a", title, "word ".repeat(words)).pages().getFirst();
        assertEquals(unfinished, UnfinishedPages.isOne(page));
    }

    @ParameterizedTest
    @CsvSource({"0, true", "60, false"})
    void aListOfPostsWhoseLastOneIsASpecimenIsFinished(int wordsBefore, boolean unfinished) {
        var text = "word ".repeat(wordsBefore) + "Welcome to WordPress. This is your first post. Edit or delete it.";
        assertEquals(
                unfinished,
                UnfinishedPages.isOne(
                        new TestPages().add("/a", "A", text).pages().getFirst()));
    }

    @Test
    void wordsThatRepeatCostNoStack() {
        var page = new TestPages()
                .add("/a", "A", "x\\](. Dieses Angebot ist leider " + "leider ".repeat(3_000))
                .pages()
                .getFirst();
        assertFalse(UnfinishedPages.isOne(page));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Lorem: write two sentences here.",
                "Das ist ein Absatz. Klicken Sie hier, um Ihren eigenen Text hinzuzufügen.",
                "Aucun article de blog pour le moment.",
                "Beginner $ 15.00 /month — Basic sales & marketing for up to 2 users",
                "Body goes here. DELETE BEFORE LAUNCH - Kevin",
                "This is a sample page. You can edit this text by clicking on it.",
                "This page demonstrates some of the built-in markdown extensions provided by VitePress.",
                "Let's discover Docusaurus in less than 5 minutes.",
                "You have just learned the **basics of Docusaurus** and made some changes to the **initial template**.",
                "Add **Markdown or React** files to `src/pages` to create a **standalone page**:",
                "Docusaurus supports **[Markdown](https://daringfireball.net/projects/markdown/syntax)** and a few **additional features**.",
                "Welcome to [Hexo](https://hexo.io/)! This is your very first post. Check [documentation](https://hexo.io/docs/) for more info.",
                "Leverage agile frameworks to provide a robust synopsis for high level overviews. Iterative approaches foster thinking.",
                "It all begins with an idea.\n\nMaybe you want to launch a business.",
                "Toto je vzorový článek, který vám ukazuje, jak může vypadat text.",
                "All graphical assets in this template are licensed for personal and commercial use.",
                "You’ll find this post in your _posts directory. Go ahead and edit it."
            })
    void whatAToolLeavesInANewSiteIsUnfinished(String text) {
        assertTrue(UnfinishedPages.isOne(
                new TestPages().add("/a", "A", text).pages().getFirst()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Run the tests.\n\n```\ncomposer test\n```",
                "The accordion hides content until it is asked for.\n\n```\n<Accordion>Lorem ipsum dolor sit amet</Accordion>\n```",
                "A card shows a picture above a heading and a short text, and may be clicked as a whole. Lorem ipsum dolor sit amet."
            })
    void aPageAboutTestsOrWithAFillerInAnExampleIsFinished(String text) {
        assertFalse(UnfinishedPages.isOne(new TestPages()
                .add("/a", "Test", "word ".repeat(41) + text)
                .pages()
                .getFirst()));
        assertFalse(UnfinishedPages.isOne(
                new TestPages().add("/a", "Card", text).pages().getFirst()));
    }
}
