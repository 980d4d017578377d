package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GluedAgentPhraseTest {
    @ParameterizedTest
    @ValueSource(strings = {"ai向け", "给ai代理", "智能体使用指南", "エージェントのガイド", "에이전트를 위한 안내", "llm 利用について", "语言模型的规则"})
    void namesMachinesWithAWordForInstructions(String heading) {
        assertTrue(GluedAgentPhrase.isIn(heading));
    }

    @ParameterizedTest
    @ValueSource(strings = {"email向け", "エージェント", "ユーザー向け", "ai agents", "大模型训练"})
    void otherHeadingsAreForPeople(String heading) {
        assertFalse(GluedAgentPhrase.isIn(heading));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ai 向け", "llm利用"})
    void asksForUse(String text) {
        assertTrue(GluedAgentPhrase.asksForUse(text));
    }
}
