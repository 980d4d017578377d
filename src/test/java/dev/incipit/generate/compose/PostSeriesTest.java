package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PostSeriesTest {
    private static TestPages posts(String... titles) {
        var site = new TestPages();
        for (int i = 0; i < titles.length; i++) {
            site.add("/" + i, titles[i], "");
        }
        return site;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "A shell in Rust 2: pipes; A shell in Rust 1; A shell in Rust 3: signals; true",
                "집 서버 쿠버네티스 2: k3s; 집 서버 쿠버네티스 1: 세 대; 집 서버 쿠버네티스 3: 밖에서; true",
                "Our tides (part 2) – springs; Our tides (part 1) – neaps; Our tides (part 3) – waves; true",
                "A shell in Rust 2: pipes; A shell in Rust 1; A shell in Rust 4: signals; false",
                "A shell in Rust 2: pipes; A shell in Rust 1; A shell in Rust 1: again; false",
                "Java 9: modules; Java 8: lambdas; Java 10: var; false",
                "Review 2024; Review 2023; Review 2022; false"
            })
    void partsCountFromOneWithoutAGap(String second, String first, String third, boolean series) {
        var pages = posts(second, first, third).pages();
        assertEquals(
                series ? List.of(pages.get(1), pages.get(0), pages.get(2)) : List.of(),
                new PostSeries(pages).of(pages.getFirst()));
    }

    @Test
    void aTextIsAsOldAsItsLastPart() {
        var pages = posts("A shell 3: end", "A shell 2: pipes", "A shell 1: start", "A rope")
                .pages();
        var series = new PostSeries(pages);
        assertEquals(Set.of(pages.get(3)), series.withoutSplit(Set.copyOf(pages.subList(1, 4))));
        assertEquals(Set.copyOf(pages), series.withoutSplit(Set.copyOf(pages)));
        assertEquals(
                List.of(false, false, true, true),
                Stream.of(0, 1, 2, 3).map(i -> series.isFirst(pages.get(i))).toList());
    }

    @Test
    void thePartsTakeTheirPlacesInTheirOrder() {
        var pages = posts("A shell 3: end", "A rope", "A shell 2: pipes", "A shell 1: start")
                .pages();
        assertEquals(
                List.of(pages.get(3), pages.get(1), pages.get(2), pages.get(0)), new PostSeries(pages).inOrder(pages));
    }
}
