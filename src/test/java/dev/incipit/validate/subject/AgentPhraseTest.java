package dev.incipit.validate.subject;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AgentPhraseTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Instructions",
                "Agent instructions",
                "Instructions for LLMs",
                "Rules for the AI",
                "Best practices for AI assistants",
                "How to use this site by agents",
                "Guidelines written by us for all large language models",
                "Notes to AI search engines and other bots",
                "LLM usage guidelines",
                "AI and LLM rules",
                "How AI agents should cite us",
                "For agents",
                "For LLMs:",
                "For AI assistants (and people)",
                "Hinweise für KI-Agenten",
                "Consignes pour les agents IA",
                "Инструкции для ИИ",
                "AI向けの説明",
                "LLM 使用"
            })
    void itSpeaksToMachines(String text) {
        assertTrue(AgentPhrase.speaksToMachines(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Instructions for beginners",
                "Installation instructions",
                "For agents of the estate",
                "Language models",
                "AI agents",
                "How agents work",
                "How should agents cite us",
                "Rules that were once made here for bots",
                "Usage of tools and engines",
                "AI の使い方",
                "For the"
            })
    void itDoesNot(String text) {
        assertFalse(AgentPhrase.speaksToMachines(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a for agents", "x x x x for agents"})
    void theMachinesFollowWithinFourWords(String after) {
        assertTrue(AgentPhrase.speaksToMachines("Rules " + after));
        assertFalse(AgentPhrase.speaksToMachines("Rules x x x x x " + after));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anleitung für KI-Agenten",
                "Richtlijnen voor AI-agenten",
                "Règles pour les grands modèles de langage",
                "Instrucciones para agentes de IA",
                "Instruções para modelos de linguagem",
                "Linee guida per gli agenti AI",
                "Wskazówki dla agentów AI",
                "Yapay zekâ ajanları için talimatlar",
                "LLM kuralları",
                "تعليمات لوكلاء الذكاء الاصطناعي",
                "面向 AI 代理的说明",
                "Agent 工作流",
                "给大模型的提示",
                "AIエージェントへの指示",
                "LLM用ガイド",
                "AI 에이전트를 위한 지침",
                "LLM 사용 안내",
                "Priorities & Keywords (guide for LLMs)",
                "AI crawler priorities",
                "A guide for agents"
            })
    void itSpeaksToMachinesInADozenLanguages(String text) {
        assertTrue(AgentPhrase.speaksToMachines(text) || AgentPhrase.maySpeakToMachines(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Guide",
                "Guide to AI agents",
                "Priorities",
                "Installation guide for beginners",
                "Anleitung für Anfänger",
                "使用说明",
                "エージェント一覧",
                "人工智能",
                "이용 안내",
                "Email 使い方",
                "تعليمات التثبيت",
                "Usage of a model",
                "AI の使い方"
            })
    void itDoesNotInADozenLanguages(String text) {
        assertFalse(AgentPhrase.speaksToMachines(text) || AgentPhrase.maySpeakToMachines(text));
    }
}
