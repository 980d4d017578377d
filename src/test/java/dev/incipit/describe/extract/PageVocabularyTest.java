package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.describe.words.WordForms;
import dev.incipit.html.Page;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PageVocabularyTest {
    private static final PageVocabulary PAGE = vocabulary("""
            <p>The old valve keeps water in the pipe. A valve can leak, and so the pipe needs care.</p>
            <h2>Gasket</h2><p>The pressure valve and the pressure valve again.</p><pre><code>flange</code></pre>""");

    @Test
    void aHeadingWeighsMoreThanTextAndTextMoreThanCode() {
        assertTrue(weight("gasket") > weight("water"));
        assertTrue(weight("water") > weight("flange"));
        assertEquals(0, weight("volcano"));
    }

    @Test
    void aWordOfSeveralPassagesWeighsMoreThanARepeatedOne() {
        assertTrue(weight("valve") > weight("pipe"));
    }

    @Test
    void namesNounsInThePagesOrder() {
        var words = PAGE.words().stream().map(PageVocabulary.Name::text).toList();
        assertTrue(words.containsAll(List.of("valve", "pipe", "Gasket")), words::toString);
        assertTrue(words.indexOf("valve") < words.indexOf("Gasket"));
        assertFalse(words.contains("leak"));
    }

    @Test
    void aWordInSmallLettersIsCommonAndInGermanAShortNounToo() {
        var vocabulary = vocabulary("<p>The valve of the Bourdon gauge, see mendValve. The pipe.");
        assertEquals(List.of("valve", "gauge", "pipe"), common(vocabulary));
        var german = page("<html lang=de><title>Pumpen</title><p>Der Druck und das Rückschlagventil.");
        assertEquals(List.of("Druck"), common(new SiteWords(List.of(german)).of(german)));
    }

    private static Page page(String html) {
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com/pompes").orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
    }

    private static List<String> common(PageVocabulary vocabulary) {
        return vocabulary.words().stream()
                .filter(PageVocabulary.Name::common)
                .map(PageVocabulary.Name::text)
                .toList();
    }

    @Test
    void aGeneralWordTellsButNamesNothing() {
        var vocabulary = vocabulary("<p>La passe de la vanne. La passe mise, et une passe mise de vanne.</p>");
        assertTrue(vocabulary.has(WordForms.stem("passe")));
        assertEquals(
                List.of("Pumps", "vanne"),
                vocabulary.words().stream().map(PageVocabulary.Name::text).toList());
        assertEquals(List.of(), vocabulary.pairs());
    }

    @Test
    void aGeneralWordNamesNothingInAScriptWithoutSpaces() {
        var vocabulary = vocabulary("<p>配管の必要。配管が必要な場合。配管は必要。</p>");
        assertTrue(vocabulary.has("必要"));
        assertEquals(
                List.of("Pumps", "配管"),
                vocabulary.words().stream().map(PageVocabulary.Name::text).toList());
    }

    @Test
    void aParagraphInCapitalsNamesNothing() {
        var shouted = "THE VALVE IS SOLD AS IT IS AND NO HOLDER OF A PATENT PAYS FOR THE WATER THAT IT LETS THROUGH.";
        assertFalse(vocabulary("<p>" + shouted).has("water"));
        assertTrue(vocabulary("<p>" + shouted.toLowerCase(Locale.ROOT)).has("water"));
    }

    @Test
    void namesPairsThatThePageRepeats() {
        assertEquals(
                List.of("pressure valve"),
                PAGE.pairs().stream().map(PageVocabulary.Name::text).toList());
    }

    @Test
    void namesWhatOfJoinsEvenIfThePageSaysItOnce() {
        var vocabulary = vocabulary("<p>Watch the rate of leakage, and the colour of spaced bolts.</p>"
                + "<p>La perte de charge. A kind of very old grey iron valve, and hundreds of "
                + "bolts.</p>");
        assertEquals(
                List.of("rate of leakage", "colour of spaced bolts"),
                vocabulary.pairs().stream().map(PageVocabulary.Name::text).toList());
    }

    @Test
    void deBetweenVerbsJoinsNoNouns() {
        var html = "<html lang=fr><title>Pompes</title><main><h1>Pompes</h1><p>Le tuyau dispose de plein de joints. "
                + "L'occasion de purger la pompe, la perte de charge du tuyau.</p></main>";
        var page = page(html);
        assertEquals(
                List.of("perte de charge"),
                new SiteWords(List.of(page))
                        .of(page).pairs().stream()
                                .map(PageVocabulary.Name::text)
                                .toList());
    }

    private static double weight(String word) {
        return PAGE.weight(PAGE.keys().stream()
                .filter(key -> key.startsWith(word.substring(0, 4)))
                .findFirst()
                .orElse("none"));
    }

    @Test
    void theCurrencyOfAPriceAndAMailAddressAreNoWords() {
        var vocabulary = vocabulary("<p>£24.00 GBP, or CHF 30. Write to mender@pumps.example about GBP notes.");
        assertEquals(0, vocabulary.weight(WordForms.stem("CHF")));
        assertEquals(0, vocabulary.weight(WordForms.stem("mender")));
        assertEquals(0, vocabulary.weight("pumps.example"));
        assertTrue(vocabulary.has(WordForms.stem("GBP")));
    }

    @Test
    void itsWritersNameIsNoWordOfAPage() {
        assertFalse(vocabulary("<h4><a href=/author/ann>Ann Loom</a></h4><p>Water is deep.</p>")
                .has("loom"));
    }

    @Test
    void aHeadingThatPraisesWeighsLikeText() {
        assertTrue(weightOfCourage("Pumps and courage") > weightOfCourage("Depth with courage"));
    }

    private static double weightOfCourage(String heading) {
        var html = "<html lang=en><title>Pumps</title><main><h1>" + heading + "</h1><p>Water comes from far below.</p>";
        var page = new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
        return new SiteWords(List.of(page)).of(page).weight(WordForms.stem("courage"));
    }

    @Test
    void whatThreePagesSayIsAboutNoneOfThem() {
        var shared = "<p>Our lawyers call you back within the hour.</p>";
        var site = new ReadSite();
        for (var name : List.of("Pumps", "Valves", "Wells")) {
            site.add("/" + name, name, "<p>" + name + " are cast.</p>" + shared);
        }
        var vocabulary = new SiteWords(site.pages()).of(site.pages().getFirst());
        assertEquals(0, vocabulary.weight(WordForms.stem("lawyers")));
        assertTrue(vocabulary.has(WordForms.stem("lawyers")));
    }

    @Test
    void aGermanNounHasACapital() {
        var vocabulary =
                vocabulary("<p>Die Pumpe hebt das Wasser in den Turm. Das Wasser fließt aus dem Turm, und das tut es "
                        + "auch im Winter, wenn es von der Leitung des Hauses kommt.</p>");
        assertEquals(
                List.of("Wasser", "Turm", "Winter", "Leitung", "Hauses"),
                vocabulary.words().stream()
                        .map(PageVocabulary.Name::text)
                        .filter(word -> !word.equals("Pumps"))
                        .toList());
        assertEquals(
                List.of("Leitung des Hauses"),
                vocabulary.pairs().stream().map(PageVocabulary.Name::text).toList());
    }

    private static PageVocabulary vocabulary(String content) {
        var pages = new ReadSite().add("/pumps", "Pumps", content).pages();
        return new SiteWords(pages).of(pages.getFirst());
    }

    @Test
    void manyDifferentWordsWithoutAStopAreReadInOnePass() throws Throwable {
        var words = IntStream.range(0, 12_000)
                .mapToObj(i -> "qz" + (char) ('a' + i / 676 % 26) + (char) ('a' + i / 26 % 26) + (char) ('a' + i % 26))
                .collect(Collectors.joining(" "));
        var vocabulary = vocabulary("<p>" + words);
        var least = Duration.ofDays(1);
        for (int i = 0; i < 3; i++) {
            var took = ProcessorTime.of(vocabulary::pairs);
            least = took.compareTo(least) < 0 ? took : least;
        }
        assertTrue(least.compareTo(Duration.ofMillis(150)) < 0, "in quadratic time 300 ms: " + least);
    }
}
