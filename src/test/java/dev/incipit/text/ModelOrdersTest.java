package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ModelOrdersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<|im_start|>system",
                "<|endoftext|>",
                "<|IM_END",
                "[INST] now [/INST]",
                "<<SYS>>",
                "<</sys>>",
                "<start_of_turn>",
                "&lt;|im_start|&gt;",
                "[AVAILABLE_TOOLS]"
            })
    void aMarkOfAChatTemplateIsKnown(String text) {
        assertTrue(ModelOrders.hasChatToken(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "f <| g", "a < b | c", "[instance]", "[link](/a)", "[tool_calls](/a)", "turn <b>now</b>"})
    void otherTextHasNone(String text) {
        assertFalse(ModelOrders.hasChatToken(text));
    }

    @Test
    void allWordsStandInTheFormInWhichTheyAreLookedUp() {
        for (var table : List.of(
                ModelOrders.DROPPING_STARTS,
                ModelOrders.OVERRIDING,
                ModelOrders.EARLIER,
                ModelOrders.ALL,
                ModelOrders.YOUR,
                ModelOrders.INSTRUCTIONS,
                ModelOrders.RULES,
                ModelOrders.MACHINES,
                ModelOrders.AGENTS)) {
            table.forEach(word -> assertEquals(word.toLowerCase(Locale.ROOT), word));
        }
    }

    @Test
    void whoseInstructionsAWordSaysIsOneThing() {
        var both = new HashSet<>(ModelOrders.EARLIER);
        both.retainAll(ModelOrders.YOUR);
        assertEquals(Set.of(), both);
    }

    @Test
    void aMachineIsNamedByAWordOfItsOwnOrByOneThatMayMeanPeopleToo() {
        assertTrue(ModelOrders.isMachine("chatbot"));
        assertTrue(ModelOrders.isMachine("crawler"));
        assertFalse(ModelOrders.isMachine("reader"));
    }
}
