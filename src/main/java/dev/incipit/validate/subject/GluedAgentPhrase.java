package dev.incipit.validate.subject;

import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;

/** Recognises headings for machines in Chinese, Japanese and Korean, where words are not separated (checks.md §5, §11). */
final class GluedAgentPhrase {
    /** Headings are short; of a longer text only the start is read. */
    private static final int CHARS_MAX = 200;

    private static final Set<String> WHO = Words.table("""
            ai llm llms agent agents 智能体 智能體 代理 大模型 语言模型 語言模型 人工智能 机器人 機器人 爬虫 爬蟲 助手 エージェント 言語モデル
            アシスタント クローラー ボット 에이전트 언어모델 모델 어시스턴트 인공지능 챗봇 크롤러""");
    /** Words that may stand between. */
    private static final Set<String> JOINING = Words.table("的 之 の 们 們 들 을 를 에 및 和 与 與 や と / ・");

    private static final Set<String> AFTER = Words.table("""
            向け へ 用 使用 利用 のため に対する 须知 須知 指南 指引 说明 說明 指令 指示 规则 規則 准则 準則 注意事项 注意事項 工作流 约定 約定 提示
            手順 ガイド ルール 案内 方針 위한 용 에게 대상 지침 안내 가이드 사용 규칙 지시 유의 주의""");
    private static final Set<String> BEFORE = Words.table("给 給 面向 针对 針對 致 供 为 為 对 對");

    private GluedAgentPhrase() {}

    /** Whether the text has AI or LLM followed by 向け, 使用 or 利用. */
    static boolean asksForUse(String text) {
        for (var who : List.of("ai", "llm")) {
            int at = text.indexOf(who);
            var rest = at < 0 ? "" : text.substring(at + who.length()).stripLeading();
            if (rest.startsWith("向け") || rest.startsWith("使用") || rest.startsWith("利用")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the text, in lower case, names machines with a word for instructions beside it. */
    static boolean isIn(String heading) {
        var text = heading.substring(0, Math.min(heading.length(), CHARS_MAX));
        return text.codePoints().anyMatch(Words::isGlued) && WHO.stream().anyMatch(who -> isAddressed(text, who));
    }

    private static boolean isAddressed(String text, String who) {
        for (int at = text.indexOf(who); at >= 0; at = text.indexOf(who, at + 1)) {
            var before = text.substring(0, at).stripTrailing();
            var after = afterJoining(text.substring(at + who.length()));
            if (isWhole(text, at, at + who.length())
                    && (BEFORE.stream().anyMatch(before::endsWith)
                            || AFTER.stream().anyMatch(after::startsWith))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a word in Latin letters is no part of another one, such as {@code email}. */
    private static boolean isWhole(String text, int from, int end) {
        return !(isLatin(text, from) && isLatin(text, from - 1)) && !(isLatin(text, end - 1) && isLatin(text, end));
    }

    private static boolean isLatin(String text, int at) {
        return at >= 0 && at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z';
    }

    private static String afterJoining(String text) {
        var rest = text.strip();
        for (boolean more = true; more; ) {
            var here = rest;
            var joined = JOINING.stream().filter(here::startsWith).findFirst();
            more = joined.isPresent();
            rest = more ? here.substring(joined.get().length()).stripLeading() : here;
        }
        return rest;
    }
}
