package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UnfoldingButtonsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "<button data-toggle=collapse>May I fish here?</button><div>Yes.</div>                  ! true",
                "<div><div><button class=btn data-bs-toggle=collapse>May I fish here?</button></div></div><div>Yes.</div> ! true",
                "<button class=accordion>Delivery and returns</button><div>Free.</div>                  ! true",
                "<button aria-expanded=false>May I fish here?</button><p>Yes.</p>                       ! true",
                "<button aria-controls=a>May I fish here?</button><div id=a>Yes.</div>                  ! true",
                "<button class=faq-question>釣りはできますか、また犬は入れますか</button><div>はい。</div>                  ! true",
                "<button>May I fish here?</button><div>Yes.</div>                                       ! false",
                "<button aria-controls=b>May I fish here?</button><div id=a>Yes.</div>                  ! false",
                "<button class=accordion>Delivery and returns</button><div></div>                       ! false",
                "<button class=accordion>Delivery and returns</button><img alt=Van>                     ! false",
                "<button class=accordion>Delivery</button><div>Free.</div>                              ! false",
                "<button aria-expanded=false>Read more about it</button><div>Yes.</div>                 ! false",
                "<button aria-expanded=false>Weitere Angebote anzeigen</button><div>Ja.</div>           ! false",
                "<button aria-expanded=false aria-haspopup=true>Our whole shop</button><div>Tea.</div>  ! false",
                "<nav><button aria-expanded=false>Our whole shop</button><div>Tea.</div></nav>          ! false",
                "<div><button class=accordion>Delivery and returns</button><i></i></div><div>Free.</div> ! false"
            })
    void aButtonMayNameThePartThatItUnfolds(String html, boolean names) {
        var body = Jsoup.parseBodyFragment(html).body();
        UnfoldingButtons.rename(body);
        assertEquals(names, body.selectFirst("summary") != null);
    }

    @Test
    void manyButtonsDeepInBoxesCostTheirNumber() throws Throwable {
        var html = "<div>".repeat(200) + "<button aria-expanded=false>May I fish here?</button><p>Yes.".repeat(30_000);
        var body = Jsoup.parseBodyFragment(html).body();
        var took = ProcessorTime.of(() -> UnfoldingButtons.rename(body));
        assertTrue(took.compareTo(Duration.ofSeconds(2)) < 0, took::toString);
    }
}
