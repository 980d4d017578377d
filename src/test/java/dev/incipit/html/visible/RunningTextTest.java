package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RunningTextTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<p>Dogs may come on a lead, but not to the beach.</p>                          ! true",
                "<p>Dogs may come on a lead, but not to the <a href=/b>beach</a>.</p><p>See <a href=/c>more</a>. Dogs may come on a lead.</p> ! true",
                "<p>犬はリードをつけて入れますが浜辺には行けません。</p>                                 ! true",
                "<a href=/a>Dogs may come on a lead, but not to the beach.</a>                  ! false",
                "<a href=/a>All our tents and boots</a><a href=/b>Lamps for the night</a><p>Dogs may come on a lead.</p> ! false",
                "<p>Home › Shop › Tents and boots for dogs</p>                                  ! false",
                "<p>Yes.</p>                                                                    ! false"
            })
    void aSentenceOutsideLinksIsRunningText(String html, boolean running) {
        assertEquals(running, RunningText.isIn(Jsoup.parseBodyFragment(html).body()));
    }

    @Test
    void aLongPartIsReadToItsBeginning() throws Throwable {
        var body = Jsoup.parseBodyFragment("<p>" + "word ".repeat(200_000) + "<i>a</i>".repeat(100_000))
                .body();
        var took = ProcessorTime.of(() -> RunningText.isIn(body));
        assertTrue(took.compareTo(Duration.ofMillis(500)) < 0, took::toString);
    }

    @Test
    void aPartWithoutTextIsReadNoFurther() throws Throwable {
        var body = Jsoup.parseBodyFragment("<i></i>".repeat(300_000)).body();
        var took = ProcessorTime.of(() -> {
            for (int i = 0; i < 1_000; i++) {
                RunningText.isIn(body);
            }
        });
        assertTrue(took.compareTo(Duration.ofSeconds(1)) < 0, took::toString);
    }
}
