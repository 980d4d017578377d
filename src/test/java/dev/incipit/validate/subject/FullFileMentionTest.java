package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FullFileMentionTest {
    private static boolean named(String line, Optional<ProbeResults> probes) {
        return FullFileMention.named(Linted.file("# T\n\n" + line + "\n"), probes);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "[All](/llms-full.txt)                       | true",
                "[All](/docs/LLMS-Full.txt?v=2#top)          | true",
                "[All](llms-ctx-full.txt)                    | true",
                "[All](/llms-full.txt/more)                  | false",
                "[All](/my-llms-full.txt)                    | false",
                "[All](/a?next=/llms-full.txt)               | false",
                "[All](/llms.txt)                            | false",
                "All is at https://a.example/llms-full.txt.  | true",
                "All is at `http://a.example/llms-full.md`.  | true",
                "All is at a.example/llms-full.txt.          | false",
                "All is at ftp://a.example/llms-full.txt.    | false",
                "All is in llms-full.txt.                    | false"
            })
    void theFileNamesItByALinkOrItsFullAddress(String line, boolean named) {
        assertEquals(named, named(line, Optional.empty()));
    }

    @Test
    void aDeadLinkNamesNothing() {
        assertFalse(named("[All](https://a.example/llms-full.txt)", answered(Verdict.DEAD)));
        assertFalse(named("All is at https://a.example/llms-full.txt.", answered(Verdict.DEAD)));
        assertTrue(named("[All](https://a.example/llms-full.txt)", answered(Verdict.UNKNOWN)));
        assertTrue(named("[All](https://a.example/b/llms-full.txt)", answered(Verdict.DEAD)));
    }

    private static Optional<ProbeResults> answered(Verdict verdict) {
        var url = WebUrl.parse("https://a.example/llms-full.txt").orElseThrow();
        return Optional.of(new ProbeResults(List.of(new Probe(3, url, verdict, "so", url, url, "text/plain"))));
    }
}
