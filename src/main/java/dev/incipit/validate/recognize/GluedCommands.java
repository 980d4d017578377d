package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Commands to ignore earlier instructions in Chinese, Japanese, Korean and Turkish, which write the words of a sentence together or its
 * verb last. Words in quotes are of a page about them.
 */
public final class GluedCommands {
    private static final String NOT_QUOTED = "(?![」』”’\"'])";
    private static final List<Pattern> COMMANDS = List.of(
            Pattern.compile("(?:^|[。！？.!?:：；;\\s])[请請]?+(?:忽略|忽[视視]|[无無][视視]|忘[记記掉])掉?+[你您]?+"
                    + "(?:之前|以上|先前|前面|此前|上述|所有|全部|一切|任何|系[统統]|收到|[过過的]){1,6}+"
                    + "(?:指令|指示|命令|提示[词詞]?+|[规規][则則])(?=[。，！？,.!?；;、\\s并並]|\\z)"),
            Pattern.compile("(?:これまで|今まで|以前|上記|以上|前|先)の(?:すべての|全ての|全)?+(?:指示|命令|プロンプト)[をは]"
                    + "(?:すべて|全て|全部)?+(?:無視し|忘れ)(?:てください|て下さい|なさい|ろ|よ|て[、。])" + NOT_QUOTED),
            Pattern.compile("(?:이전|위|앞|지금까지)의?+ ?+(?:모든 |내린 )?+(?:지시 ?+사항|지시|명령|지침|프롬프트)들?+[을를은는]? ?+(?:모두 |전부 )?+"
                    + "(?:무시하|무시해|잊어|잊으)(?:세요|십시오|라|주세요| 주세요|[.!]|\\z)" + NOT_QUOTED),
            Pattern.compile("(?:önceki|yukarıdaki) (?:tüm |bütün )?+(?:talimatları|komutları|yönergeleri)"
                    + " (?:yok say|göz ardı et|görmezden gel|unut)(?:ın|in|un|ün)?+(?=[.!,;\\s]|\\z)"));
    /** Letters one of which each of them has. */
    private static final String LETTERS = "忽无無忘시잊öı";

    private GluedCommands() {}

    /** Whether a text in lower case holds one. */
    public static boolean isIn(String text) {
        int plain = CharacterRuns.end(text, 0, here -> here < 0x80 || LETTERS.indexOf(here) < 0);
        return plain < text.length()
                && COMMANDS.stream().anyMatch(command -> command.matcher(text).find());
    }
}
