package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.describe.passage.Passages;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GluedTextsTest {
    private static final String PAGE =
            "<h2>Fair prices</h2><p>No hidden costs<h2>Our rates</h2><p>The first hour of advice is free. After it we ask for 90 francs.";

    private static final String FIRST = "The first hour of advice is free.";

    private static boolean glued(String description) {
        var site = new ReadSite().add("/prices", "Prices", description, PAGE);
        return site.texts().isGlued(description, site.pages().getFirst());
    }

    @Test
    void textsOfSeveralBlocksBehindEachOtherAreGlued() {
        assertTrue(glued("Fair prices No hidden costs Our rates The first hour of advice is free."));
        assertTrue(glued("Book now The first hour of advice is free."));
    }

    @Test
    void aBlockBehindTheNameAboveItIsGluedEvenIfThatEndsWithASign() {
        var site =
                new ReadSite().add("/who", "Prices", "<h2>Who are we?</h2><p>Six lawyers of Nantes advise families.");
        assertTrue(site.texts()
                .isGlued(
                        "Who are we? Six lawyers of Nantes advise.",
                        site.pages().getFirst()));
    }

    @Test
    void rowsOfATableBehindEachOtherAreGlued() {
        var site = new ReadSite()
                .add(
                        "/prices",
                        "Prices",
                        "<table><tr><th>Ticket<th>Price<tr><td>Full fare<td>8.50 €<tr><td>Half fare<td>5 €</table>");
        var page = site.pages().getFirst();
        assertTrue(site.texts().isGlued("Ticket Price Full fare 8.50 € Half fare 5 €", page));
        assertFalse(site.texts().isGlued("Full fare 8.50 €, half fare 5 €.", page));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    <p>一日で終わる。<h2>設定の要点</h2><p>待つ時間は十二秒にした。 | 一日で終わる。設定の要点待つ時間は十二秒にした。 | true
                    <p>一日で終わる。<h2>設定の要点</h2><p>待つ時間は十二秒にした。 | 一日で終わる。待つ時間は十二秒にした。 | false
                    <p>yarn and bun work. With Deno: <code>import {http} from 'npm:fetchling'</code>. | yarn and bun work. With Denofetchling'. | true
                    <p>yarn and bun work. With Deno: <code>import {http} from 'npm:fetchling'</code>. | yarn and bun work. With Deno: import {http} | false
                    <p>Brindle is a small, fast library that helps when reading files. | Brindle is a small library for reading files. | false
                    <p>All about our prices</p><h2>And what they include</h2><p>Tickets from 5 euros. | All about our prices, and what they include: tickets from 5 euros. | false
                    <p>The pages follow <code>Link: rel="next"</code> or any style: cursor, offset or token. | The pages follow Link cursor, offset or token. | true
                    <p>The bank has a table.<pre>let text = decode_as_japanese(&bytes);</pre><p>Then count. | The bank has a table. 1let text = decode_as_japanese(&bytes); Then count. | true
                    <p>The bank has a table.<pre>let text = decode_as_japanese(&bytes);</pre><p>Then count. | Call let text = decode_as_japanese(&bytes) to read it. | false
                    <p>The command builds the project.<pre>acme build --release --target linux</pre><p>It is fast. | How acme build --release --target linux turns a project into a file. | false
                    <p>The bank has a table.<pre>let text = decode(it);</pre><p>Then count. | The bank has a table, and it is counted. | false
                    <p>yarn and bun work. With Deno, too, and with npm. | yarn and bun work, which others do not. | false
                    """)
    void aCopyOverAHeadingOrWithoutItsCodeIs(String text, String description, boolean copied) {
        var site = new ReadSite().add("/a", "Install", description, text);
        assertEquals(copied, site.texts().isGlued(description, site.pages().getFirst()));
    }

    @Test
    void sentencesOfThePageAreNot() {
        assertFalse(glued("The first hour of advice is free."));
        assertFalse(glued("All our prices. The first hour of advice is free."));
        assertFalse(glued("What advice costs: The first hour of advice is free."));
    }

    @Test
    void aPageWithSuchADescriptionIsDescribedByItsText() {
        var glue =
                "Fair prices No hidden costs Our rates The first hour of advice is free. After it we ask for 90 francs.";
        var site = new ReadSite().add("/prices", "Prices", glue, PAGE);
        assertEquals("The first hour of advice is free.", site.note("/prices").substring(0, 33));
    }

    @Test
    void aBlockRightBehindAWordIsGluedToIt() {
        assertTrue(glued("Fair pricesNo hidden costs […]"));
        assertTrue(glued("Book now.The first hour of advice is free."));
        assertFalse(glued("Advice: \"The first hour of advice is free.\""));
        var site = new ReadSite().add("/a", "A", "<p>Static pages are made here and nowhere else.");
        assertFalse(
                site.texts().isGlued("ブログはStatic pages are made", site.pages().getFirst()));
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource(
            delimiter = '!',
            value = {
                // In the middle of a sentence, by five words.
                "Book now The first hour of advice                  ! The first hour of advice is free   ! true",
                "Book (now) The first hour of advice                ! The first hour of advice is free   ! true",
                "Book now The first hour of                         ! The first hour of advice is free   ! false",
                "Book now: The first hour of advice                 ! The first hour of advice is free   ! false",
                "Book now the first hour of advice                  ! the first hour of advice is free   ! false",
                "Book now The first hour of                         ! The first hour of                  ! false",
                // Right behind a word, by two words or as a whole if it is short.
                "Fair pricesThe firsts                              ! The firsts of all the hours are so ! true",
                "Fair pricesThe fir                                 ! The fir of all the hours are so    ! false",
                "Fair pricesThe elms                                ! The elms of all hours we had       ! true",
                "Fair pricesThe twenty                              ! The twenty letters he              ! true",
                "Fair pricesThe twenty letters                      ! The twenty letters h               ! false",
                "Fair pricesTwenty twoletters                       ! Twenty twoletters here             ! true",
                "Fair pricesthe twenty letters                      ! the twenty letters                 ! false",
                "Fair PRICESThe twenty letters                      ! The twenty letters                 ! false",
                "Fair prices in 2026The twenty letters              ! The twenty letters                 ! true",
                "The twenty letters                                 ! The twenty letters                 ! false",
            })
    void aBlockIsRecognisedByItsBeginning(String description, String block, boolean glued) {
        assertEquals(glued, GluedTexts.are(description, Passages.of(block)));
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource(
            delimiter = '!',
            value = {
                "Our rates? The first day   ! ## Our rates?;The first hour  ! true",
                "Our rates? The third       ! ## Our rates?;The first hour  ! false",
                "Our rates? The first day   ! Our rates?;The first hour     ! false",
                "Rates 26? The first day    ! ## Rates 26;The first hour    ! false",
                "26 rates The first day     ! ## 26 rates;The first hour    ! true",
                "Rates 2 The first day      ! ## Rates 2;The first hour     ! false",
                "Our rates? The             ! ## Our rates?;The             ! false",
            })
    void oneBelowItsNameByFewerWords(String description, String blocks, boolean glued) {
        assertEquals(glued, GluedTexts.are(description, Passages.of(blocks.replace(";", "\n\n"))));
    }

    @Test
    void fortyBlocksAreLookedAt() {
        assertTrue(GluedTexts.are("Book now The first hour of advice", Passages.of("Oak\n\n".repeat(39) + FIRST)));
        assertFalse(GluedTexts.are("Book now The first hour of advice", Passages.of("Oak\n\n".repeat(40) + FIRST)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Wells and pumps, Pipes of lead, Valves, Buckets of oak, Cisterns be... | true",
                "Wells and pumps, Pipes of lead, Valves, Buckets of oak | false",
                "Of wells and pumps, and of those who once carried water uphill in the sum... | false",
                "Examples: Pipes of lead Pipes of lead, Buckets... | true",
                "Examples: The long way of the water The other way of the wat... | false",
                "Examples: The long way of the water toThe long way of the wat... | false",
                "Examples: The long way of the water to the tap The long way of the wat... | true"
            })
    void entriesOfAListAreGluedIfTheyBreakOff(String description, boolean glued) {
        var site = new ReadSite()
                .add(
                        "/water",
                        "Water",
                        description,
                        "<ul><li>1.1. Wells and pumps<li>1.2. Pipes of lead<li>1.3. Valves<li>1.4. Buckets of oak</ul>");
        assertEquals(glued, site.texts().isGlued(description, site.pages().getFirst()));
    }

    @Test
    void aLongTextThatRepeatsItselfCostsItsLength() throws Throwable {
        var words = IntStream.range(0, 65)
                .mapToObj(i -> Character.toString('a' + i * i % 23 + i % 3))
                .collect(Collectors.joining(" ", "", " "));
        var description = words.repeat(15) + "!...";
        var took = ProcessorTime.of(() -> {
            for (int page = 0; page < 50; page++) {
                assertFalse(GluedTexts.areEntries(description, List.of()));
            }
        });
        assertTrue(took.compareTo(Duration.ofSeconds(1)) < 0, took::toString);
    }
}
