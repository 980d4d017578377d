package dev.incipit.text;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the words of Chinese, Thai, Lao, Khmer and Burmese, which are written without spaces, by ICU's dictionaries. */
public final class DictionaryWords {
    /** Letters that are looked up together: the dictionaries weigh every way to cut them. */
    private static final int TOGETHER_MAX = 500;

    /** Hiragana to Han letters: Japanese has it in every sentence, Chinese only where it quotes. */
    private static final double JAPANESE_SHARE = 0.1;

    private static final int HIRAGANA_FIRST = 0x3041;
    private static final int HIRAGANA_LAST = 0x3096;
    private static final int HAN_FIRST = 0x4E00;
    private static final int HAN_LAST = 0x9FFF;

    private DictionaryWords() {}

    /** Whether texts are in Japanese, whose words are told by the change of script. */
    public static boolean isJapanese(Stream<String> texts) {
        var counts = texts.flatMapToInt(String::chars)
                .filter(sign -> isHiragana(sign) || (sign >= HAN_FIRST && sign <= HAN_LAST))
                .boxed()
                .collect(Collectors.partitioningBy(DictionaryWords::isHiragana, Collectors.counting()));
        return counts.get(true) > JAPANESE_SHARE * counts.get(false);
    }

    private static boolean isHiragana(int sign) {
        return sign >= HIRAGANA_FIRST && sign <= HIRAGANA_LAST;
    }

    /** Passes on each word of a text of such scripts, in order. One pass. */
    public static void cut(String letters, Consumer<String> words) {
        var breaks = Shared.WORDS.clone();
        for (int from = 0; from < letters.length(); from += TOGETHER_MAX) {
            var part = letters.substring(from, Math.min(letters.length(), from + TOGETHER_MAX));
            breaks.setText(part);
            int start = breaks.first();
            for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
                words.accept(part.substring(start, end));
                start = end;
            }
        }
    }

    /** Loaded with the first text that needs it. */
    private static final class Shared {
        static final BreakIterator WORDS = BreakIterator.getWordInstance(ULocale.ROOT);
    }
}
