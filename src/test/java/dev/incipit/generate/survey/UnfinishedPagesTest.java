package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        "No se han encontrado productos que coincidan con tu selección., true",
        "Our shop sells tea., false",
        "FILLER, true",
        "Lorem ipsum is what printers call filler text that stands where words are to come., false"
    })
    void fillerAndAnnouncementsAreUnfinished(String text, boolean unfinished) {
        var written = text.equals("FILLER") ? FILLER.repeat(2) : text;
        var page = new TestPages().add("/a", "A", written).report().pages().getFirst();
        assertEquals(unfinished, UnfinishedPages.isOne(page));
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

    @ParameterizedTest
    @CsvSource({
        "'Welcome to WordPress. This is your first post. Edit or delete it, then start writing!', true",
        "'Esta es una página de ejemplo. Es diferente a una entrada de blog.', true",
        "'To jest przykładowa strona. Strony są inne niż wpisy na blogu.', true",
        "'This is your first post in the army; it stands at the gate.', false"
    })
    void theSpecimensOfANewBlogAreUnfinished(String text, boolean unfinished) {
        var page = new TestPages().add("/a", "A", text).report().pages().getFirst();
        assertEquals(unfinished, UnfinishedPages.isOne(page));
    }
}
