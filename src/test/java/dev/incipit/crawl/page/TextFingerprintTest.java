package dev.incipit.crawl.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TextFingerprintTest {
    private static final String CHINESE = "我们是一家小茶行开在老城的河边卖的是武夷山的岩茶也卖安溪的铁观音每年春天我们进山收茶";

    @Test
    void textsOfTheSameWordsHaveTheSamePrint() {
        assertEquals(
                TextFingerprint.of("The quick fox.").exact(),
                TextFingerprint.of("the QUICK  fox").exact());
        assertNotEquals(
                TextFingerprint.of("The quick fox").exact(),
                TextFingerprint.of("The fox quick").exact());
    }

    @Test
    void aTextWithoutWordsIsNothing() {
        assertEquals(0, TextFingerprint.of(" — ").exact());
        assertEquals(0, TextFingerprint.of("").words());
    }

    @Test
    void likenessIsTheShareOfRunsThatBothHave() {
        var text = words(0, 100);
        assertEquals(1, TextFingerprint.of(text).similarity(TextFingerprint.of(text)));
        assertEquals(0, TextFingerprint.of(text).similarity(TextFingerprint.of(words(200, 300))));
        double half = TextFingerprint.of(text).similarity(TextFingerprint.of(words(50, 150)));
        assertTrue(half > 0.2 && half < 0.45, "similarity " + half);
    }

    @Test
    void oneSignThatDiffersInAChineseClauseLeavesItAlike() {
        double alike = TextFingerprint.of(CHINESE).similarity(TextFingerprint.of(CHINESE.replace("武", "五")));
        assertTrue(alike > 0.7, "similarity " + alike);
        assertEquals(0, TextFingerprint.of(CHINESE).similarity(TextFingerprint.of("完全不同的另外几句话没有任何地方一样")));
    }

    @Test
    void aChineseClauseHasAsManyWordsAsItsReaderWouldCount() {
        assertEquals((CHINESE.length() + 1) / 2, TextFingerprint.of(CHINESE).words());
    }

    private static String words(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));
    }
}
