package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WordsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | ''",
                "0 | ' — … ()'",
                "1 | word",
                "4 | The quick brown fox.",
                "2 | e-mail",
                "3 | Café für Gäste",
                "1 | Cafe\u0301",
                "3 | Привет большой мир",
                "2 | हिन्दी भाषा",
                "2 | שָׁלוֹם עוֹלָם",
                "2 | 안녕하세요 세계",
                "3 | Xin chào Việt",
                "2 | ½ ²",
                "1 | 山",
                "2 | 使用手冊",
                "3 | 使用手册了",
                "7 | 我们的产品可以帮助您的团队",
                "2 | 𠀀𠀁𠀂",
                "5 | 日本語のドキュメント",
                "2 | コーヒー",
                "2 | ｺｰﾋｰ",
                "2 | 人々は",
                "5 | ภาษาไทยง่ายมาก",
                "3 | ພາສາລາວ",
                "3 | ភាសាខ្មែរ",
                "3 | မြန်မာဘာသာ",
                "3 | བོད་ཀྱི་སྐད",
                "3 | 使用 Docker 部署",
                "3 | 在Linux上安装",
                "3 | iPhone是手机",
                "2 | 第3章",
            })
    void aTextHasAsManyWordsAsItsReaderWouldCount(int words, String text) {
        assertEquals(words, Words.count(text));
    }

    @Test
    void scriptsWithoutSpacesGlueTheirWordsAndKoreanToo() {
        for (int sign : new int[] {'潮', 'ก', '조', 'ༀ'}) {
            assertTrue(Words.isGlued(sign), Character.toString(sign));
        }
        assertFalse(Words.isGlued('a'));
        assertFalse(Words.isGlued('я'));
    }

    @Test
    void everyLetterOfAScriptWithoutSpacesIsAWordToCompare() {
        assertEquals(4, words("使用手册").size());
        assertEquals(3, words("在Linux上").size());
        assertEquals(words("使 用"), words("使用"));
    }

    @Test
    void aMarkBelongsToTheLetterBelowIt() {
        assertEquals(1, words("हिन्दी").size());
        assertEquals(1, words("ที่").size());
        assertFalse(words("ที่").equals(words("ท")));
    }

    @Test
    void wordsAreTheSameInUpperAndLowerCaseAndWhateverStandsBetween() {
        assertEquals(words("the quick fox"), words("The QUICK — fox."));
        assertFalse(words("the quick fox").equals(words("the quick ox")));
    }

    @Test
    void aMillionLettersAreReadOnce() {
        var text = "字".repeat(1_000_000);
        assertEquals(500_000, Words.count(text));
        assertTrue(words(text).stream().distinct().count() == 1);
    }

    private static List<Long> words(String text) {
        var words = new ArrayList<Long>();
        Words.forEach(text, words::add);
        return words;
    }

    @Test
    void aBeginningHasNoHalfCharacter() {
        assertEquals("ab", Words.beginning("ab", 2));
        assertEquals("a", Words.beginning("a\uD83D\uDE00", 2));
        assertEquals("a\uD83D\uDE00", Words.beginning("a\uD83D\uDE00b", 3));
        assertEquals("", Words.beginning("\uD83D\uDE00", 1));
        assertEquals("", Words.beginning("ab", 0));
    }

    @Test
    void whatIsShortenedEndsInAnEllipsis() {
        assertEquals(" ab", Words.shortened(" ab", 3));
        assertEquals(" a…", Words.shortened(" a b", 3));
    }

    @Test
    void aTextBeginsWithACapital() {
        assertEquals("Éclairs and tea", Words.capitalized("éclairs and tea"));
        assertEquals("\uD801\uDC00b", Words.capitalized("\uD801\uDC28b"));
        assertEquals("", Words.capitalized(""));
    }

    @Test
    void aConstantIsWrittenInLowerCase() {
        assertEquals("half_up", Words.word(RoundingMode.HALF_UP));
    }
}
