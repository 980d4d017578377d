package dev.incipit.validate.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DescribedByTest {
    private static final WebUrl FILE =
            WebUrl.parse("https://example.org/llms.txt").orElseThrow();

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '!',
            nullValues = "-",
            value = {
                "<link rel=describedby href=/llms.txt>                          ! -  ! true",
                "<link rel='alternate describedby' href=/llms.txt>              ! -  ! true",
                "<link rel=describedby href=http://www.example.org/llms.txt>    ! -  ! true",
                "<link rel=describedby href=/other.txt>                         ! -  ! false",
                "<link rel=alternate href=/llms.txt>                            ! -  ! false",
                "<a rel=describedby href=/llms.txt>                             ! -  ! false",
                "-            ! </llms.txt>; rel=\"describedby\"                     ! true",
                "-            ! </llms.txt>; rel=describedby, </x>; rel=next          ! true",
                "-            ! </llms.txt>; rel=next                               ! false"
            })
    void aPagePointsToItsFileByAnElementOrAHeader(String html, String header, boolean points) {
        var page = new Fetched(
                WebUrl.parse("https://example.org/").orElseThrow(),
                200,
                header == null ? Map.of("content-type", "text/html") : Map.of("link", header),
                (html == null ? "" : html).getBytes(StandardCharsets.UTF_8),
                false,
                List.of());
        assertEquals(points, DescribedBy.pointsTo(page, List.of(FILE)));
    }
}
