package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class WordCountTest {
    @Test
    void addressesOfLinksDoNotCount() {
        assertEquals(5, WordCount.of("See [the guide](https://example.com/a-long/path) of today"));
    }

    @Test
    void anAddressThatIsNotClosedEndsWithItsLine() {
        assertEquals(3, WordCount.of("[one](https://example.com\ntwo three"));
    }

    @Test
    void scriptsWithoutSpacesCountByTheirLetters() {
        assertEquals(5, WordCount.of("[使用手册](/guide)在 Linux 上安装"));
    }

    @Test
    void theWordsOfLinksAreCountedAlone() {
        assertEquals(3, WordCount.ofLinks("[See] [the guide](https://example.com/a) and [that\n](/x) [one](/y)"));
        assertEquals(0, WordCount.ofLinks("no links]( here [at all]"));
        assertEquals(4, WordCount.ofLinks("![A long caption](x.png) [![alt](i.png) Name of it](/t)"));
    }
}
