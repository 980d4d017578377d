package dev.incipit.describe.words;

import dev.incipit.text.ShippedFile;
import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;

/** Words by which nobody looks for a page. */
public final class CommonWords {
    /** The frequent verbs, adverbs and general nouns of nine languages. */
    private static final Set<String> WORDS = table("common-words.txt");

    /** Further ones of thirteen languages. None is the name of a thing in another of these. */
    private static final Set<String> GENERAL = table("general-words.txt");

    /** Of Chinese: a number with its measure, "三年", a verb with its particle, "写过", and pronouns, "我们". */
    private static final Pattern CHINESE =
            Pattern.compile("[一二三四五六七八九十百千万萬两兩几幾半每第][一二三四五六七八九十百千万萬亿億台次年月日天周岁倍种種位名本张張条條件块塊步点點分秒批套组組份篇些遍趟段页頁家]"
                    + "|[\\u4e00-\\u9fff]{1,2}[了过過个個们們]|[也们們这這那哪我你他她它您不只最很][\\u4e00-\\u9fff]");

    private static final char HAN_START = '一';

    private CommonWords() {}

    private static Set<String> table(String name) {
        return Words.table(ShippedFile.text("/dev/incipit/describe/words/" + name));
    }

    /** Whether a word, in lower case, is one of them or has no meaning of its own. */
    public static boolean has(String lower) {
        return WORDS.contains(lower) || WordForms.isFunction(lower);
    }

    /** Whether a word, in lower case, says something in a sentence but names nothing by itself: "passe", "innerhalb", "必要", "三年". */
    public static boolean isGeneral(String lower) {
        return GENERAL.contains(lower)
                || (!lower.isEmpty()
                        && lower.charAt(0) >= HAN_START
                        && CHINESE.matcher(lower).matches());
    }
}
