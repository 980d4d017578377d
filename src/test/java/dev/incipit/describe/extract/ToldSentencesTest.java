package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.DescribedPage;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ToldSentencesTest {
    private static final String DEFINES = "A lighthouse is a tower with a lamp that leads ships past the rocks.";
    private static final String TALK = "We went there last summer, when all of our friends had time.";

    private static ToldSentences sentences() {
        var site = new ReadSite().add("/lighthouse", "Lighthouse", "<p>" + TALK + "<p>" + DEFINES);
        var page = new DescribedPage("Lighthouse", site.pages().getFirst());
        var texts = site.texts();
        return new ToldSentences(
                page, texts, new LeadSentences(page, texts, Locale.ENGLISH), new SentenceScore(page, texts));
    }

    @Test
    void theSentenceThatTellsTheMostIsTheBest() {
        assertTrue(sentences().best(Set.of()).orElseThrow().text().contains(DEFINES));
    }

    @Test
    void whatAnotherNoteSaysIsPassedOverWhateverTopicsStandBehindIt() {
        var used = new HashSet<String>();
        sentences().use(DEFINES + " (lamp; rocks)", used);
        assertEquals(TALK, sentences().best(used).orElseThrow().text());
    }

    @Test
    void aDescriptionThatIsTheFirstLineOfThePageIsFollowedByTheSentenceBehindIt() {
        var problem = "People seldom trim a lamp because of the work.";
        var answer = "Tide solves this by burning an oil in the lamp.";
        assertEquals(problem + " " + answer, best(problem, "<p>" + problem + " " + answer));
    }

    @Test
    void aDescriptionThatTellsEnoughIsNotFollowed() {
        var meta = "The lamp oil is a trimmed light.";
        assertEquals(meta, best(meta, "<p>" + meta + " A lamp shows ships where the trimmed rocks of the coast are."));
    }

    @Test
    void ofADescriptionThatBeginsWithItsWriterTheSentenceThatTellsIsTaken() {
        var writer = "I have never been good at this in all of the years that I have spent at sea and on the coast. "
                + "My brother was, as all of our friends would tell you at once. ";
        var tells = "A lamp oil is burnt for light on the coast.";
        assertEquals(tells, best(writer + tells, "<p>" + writer + "<p>Some of it is dear."));
    }

    @Test
    void whatTheWriterConcludesTellsMoreThanHowItBegan() {
        var story = "We tried the lamp oil for a year. ";
        var end = "In short, the lamp oil is not worth the price.";
        assertTrue(best("", "<p>" + story + end).contains(end));
    }

    private static String best(String description, String text) {
        var site = new ReadSite().add("/lamp", "Lamp oil", description, text);
        var page = new DescribedPage("Lamp oil", site.pages().getFirst());
        var texts = site.texts();
        return new ToldSentences(
                        page, texts, new LeadSentences(page, texts, Locale.ENGLISH), new SentenceScore(page, texts))
                .best(Set.of())
                .orElseThrow()
                .text();
    }

    @Test
    void whereAPageHasNoSentenceThatTellsEnoughAnotherPagesSentenceAboutItIsTaken() {
        var site = new ReadSite()
                .add("/lamp", "Lamp", "<p>There have been two of them in this place.")
                .add("/list", "List", "<p>The <a href=/lamp>lamp</a> shows ships where the rocks of the coast are.");
        assertEquals("The lamp shows ships where the rocks of the coast are.", site.note("/lamp"));
    }

    @Test
    void aSentenceThatSaysTheSameBehindThePagesNameIsNotAdded() {
        var meta = "Creates the table of lamps.";
        assertEquals(meta, best(meta, "<p>lamp.oil - Creates the table of lamps."));
    }

    @Test
    void theFirstSentenceThatAListHasTooIsTheSummary() {
        var first = "Holds the money that was left over.";
        var later = "The fund pays keepers twice a year.";
        var text = "<p>" + first + " " + later;
        assertEquals(later, listed("", text).best(Set.of()).orElseThrow().text());
        var list = row(first);
        assertTrue(listed(list, text).best(Set.of()).orElseThrow().text().startsWith(first));
    }

    @Test
    void aListsLineThatWasCutIsCompleted() {
        var whole = "A lamp fund pays the keepers of the coast 12.000 crowns a year.";
        var cut = whole.substring(0, whole.indexOf(".000") + 1);
        assertEquals(
                whole,
                listed(row(cut), "<p>" + whole).best(Set.of()).orElseThrow().text());
    }

    private static String row(String line) {
        return "<table><tr><th>Name<th>What it is<tr><td><a href=/fund>Lamp fund</a><td>" + line
                + "<tr><td><a href=/oil>Lamp oil</a><td>Burns in a lamp.</table>";
    }

    private static ToldSentences listed(String list, String content) {
        var site = new ReadSite().add("/fund", "Lamp fund", content).add("/list", "List", list);
        var page = new DescribedPage("Lamp fund", site.pages().getFirst());
        var texts = site.texts();
        return new ToldSentences(
                page, texts, new LeadSentences(page, texts, Locale.ENGLISH), new SentenceScore(page, texts));
    }
}
