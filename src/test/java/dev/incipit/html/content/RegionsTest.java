package dev.incipit.html.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RegionsTest {
    private static String regions(String html) {
        int mask = Regions.maskOf(Jsoup.parseBodyFragment(html).body().child(0));
        return IntStream.range(0, Regions.kinds().size())
                .filter(bit -> (mask >> bit & 1) == 1)
                .mapToObj(Regions.kinds()::get)
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<nav>a</nav>,                       nav",
        "<div role=Navigation>a</div>,       nav",
        "<div role=other>a</div>,            ''",
        "<header role=main>a</header>,       header main",
        "<p aria-hidden=true>a</p>,          hidden",
        "<p aria-hidden=false>a</p>,         ''",
        "<div id=lnb>a</div>,                nav",
        "<div id=ft>a</div>,                 footer",
        "<ol><li>a</ol>,                     list"
    })
    void anElementIsThePartItsNameAndRoleSay(String html, String regions) {
        assertEquals(regions, regions(html));
    }

    @Test
    void eachKindHasItsBit() {
        assertEquals(1, Regions.bitOf("nav"));
        assertEquals(
                Regions.kinds().size(),
                Regions.kinds().stream().mapToInt(Regions::bitOf).distinct().count());
    }
}
