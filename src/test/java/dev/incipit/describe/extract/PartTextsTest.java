package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.DescribedPage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PartTextsTest {
    private static final String FIRST = "Boats of larch are built here.";
    private static final String OF_PART = "Skiffbuilder gives oars a shape of their own.";
    private static final String OF_NOBODY = "There are many ways to save a plank.";
    private static final String OF_WHOLE = "Skiffbuilder draws boats.";

    @Test
    void aTextSpeaksOfThePartThatTheHeadingAboveItNames() {
        assertEquals(
                List.of(OF_PART, OF_NOBODY),
                ofParts("<h2>Planks</h2><p>" + FIRST + "<h2>Oars</h2><p>" + OF_PART + "<h2>Timber</h2><p>" + OF_NOBODY
                        + "<p>" + OF_WHOLE));
    }

    @Test
    void aHeadingWithTheSitesNameNamesTheWhole() {
        assertEquals(List.of(), ofParts("<p>" + FIRST + "<h2>Why Skiffbuilder</h2><p>" + OF_PART + "<p>" + OF_NOBODY));
    }

    @Test
    void whatStandsBelowTheNameOfAnotherPageIsAboutThatPage() {
        assertEquals(
                List.of(FIRST, OF_WHOLE),
                ofParts("<h2><a href=/news/1>Skiffbuilder moves</a></h2><p>" + FIRST + "<p>" + OF_WHOLE));
    }

    private static List<String> ofParts(String content) {
        var site = new ReadSite().add("/", "Skiffbuilder", content);
        var parts = new PartTexts(new DescribedPage("Skiffbuilder", site.pages().getFirst()), site.texts());
        return Stream.of(FIRST, OF_PART, OF_NOBODY, OF_WHOLE).filter(parts::has).toList();
    }

    @Test
    void aPictureAboveTheFirstHeadingIsNoTextYet() {
        assertEquals(
                List.of(),
                ofParts("<p><img src=/oar.png alt='An oar of larch'></p><h4>The plank saver</h4><p>" + OF_PART));
    }
}
