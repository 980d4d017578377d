package dev.incipit.bench.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The words of a text as the scripted agent compares them: without stop words and endings, Chinese and Japanese in pairs. */
final class Words {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}\\p{M}]+");
    private static final Pattern PAIRED = Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]");
    private static final List<String> ENDINGS = List.of("ing", "ies", "ed", "es", "s", "ly");
    private static final int STEM_MIN = 3;
    private static final Set<String> STOP =
            Set.of(("a an and are as at be been but by can do does for from had has have how i if "
                            + "in into is it its my me no not of on or our so such than that the their them then there these they this to "
                            + "up use using was we what when where which who why will with you your le la les de des du un une et en est "
                            + "que qui pour dans sur au aux ce cette vos votre nous vous il elle se sa son ses par plus ne pas ou l d s c qu")
                    .split(" "));

    private Words() {}

    static List<String> of(String text) {
        var words = new ArrayList<String>();
        var found = WORD.matcher(text.toLowerCase(Locale.ROOT));
        while (found.find()) {
            var word = found.group();
            if (PAIRED.matcher(word).find() && word.length() > 1) {
                for (int at = 0; at + 1 < word.length(); at++) {
                    words.add(word.substring(at, at + 2));
                }
            } else if (!STOP.contains(word)) {
                words.add(stem(word));
            }
        }
        return words;
    }

    private static String stem(String word) {
        for (var ending : ENDINGS) {
            if (word.endsWith(ending) && word.length() - ending.length() >= STEM_MIN) {
                return word.substring(0, word.length() - ending.length());
            }
        }
        return word.endsWith("e") && word.length() > STEM_MIN + 1 ? word.substring(0, word.length() - 1) : word;
    }
}
