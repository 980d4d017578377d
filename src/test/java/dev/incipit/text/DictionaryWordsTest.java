package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DictionaryWordsTest {
    private static String words(String letters) {
        var words = new ArrayList<String>();
        DictionaryWords.cut(letters, words::add);
        return String.join(" ", words);
    }

    @ParameterizedTest
    @CsvSource({"限制内存的设置, 限制 内存 的 设置", "数据库的索引, 数据 库 的 索引", "ราคาตั๋วรถไฟ, ราคา ตั๋ว รถไฟ"})
    void theWordsAreThoseOfTheDictionary(String letters, String words) {
        assertEquals(words, words(letters));
    }

    @Test
    void hiraganaTellsJapaneseFromChinese() {
        assertTrue(DictionaryWords.isJapanese(Stream.of("単体テストを書く。", "Docs")));
        assertFalse(DictionaryWords.isJapanese(Stream.of("这是一个关于内存限制的设置说明，引用了「の」。", "Docs")));
        assertFalse(DictionaryWords.isJapanese(Stream.of("Docs")));
    }

    @Test
    void aTextWithoutAStopCostsItsLength() {
        ProcessorTime.assertAtMost(Duration.ofSeconds(5), () -> words("内存限制".repeat(10_000)));
    }
}
