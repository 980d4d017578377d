package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What an order to a model is made of, in lower case: words by which a text takes a model's instructions from it or has it tell
 * them, and the marks of chat templates. The describer looks for them anywhere in a sentence, since it loses no more than one text;
 * the linter, which fails a whole file, only for whole commands where a sentence begins.
 */
public final class ModelOrders {
    /** Commands to drop something. */
    public static final Set<String> DROPPING = Words.table("""
            ignore disregard forget ignoriere ignoriert vergiss vergesst missachte ignorez oublie oubliez ignorer ignora ignorad
            ignoren ignorar olvida olvide olviden dimentica dimenticate esqueça esqueçam negeer vergeet ignorera ignorér glöm
            игнорируй игнорируйте игнорировать забудь забудьте ігноруй ігноруйте ignoruj zignoruj zignorujcie zapomnij ignorujte
            zapomeňte abaikan lupakan تجاهل تجاهلوا""");

    /** Commands to act against something, as manuals also say of settings and rules. */
    public static final Set<String> OVERRIDING = Words.table("override bypass überschreibe umgehe");

    public static final Set<String> REVEALING = Words.table("reveal print output show repeat");

    /** Which instructions: those from before. */
    public static final Set<String> EARLIER = Words.table("""
            previous previously prior above earlier preceding foregoing vorherige vorherigen bisherige bisherigen obigen vorigen
            früheren précédent précédents précédente précédentes antérieures anterior anteriores previas previos precedenti
            vorige eerdere предыдущие предыдущих прежние попередні poprzednie wcześniejsze předchozí tidigare föregående
            tidligere forrige önceki السابقة sebelumnya""");

    public static final Set<String> ALL = Words.table("""
            all any every existing alle allen toutes tous todas todos tutte tutti все усі wszystkie všechny alla tüm جميع semua
            everything""");

    public static final Set<String> YOUR = Words.table("your deine ihre vos tes tus sus tue suas твои ваши swoje dina");

    /** Those that a model has, where a page on a tool speaks of the tool's. */
    public static final Set<String> SYSTEM = Words.table("system hidden secret initial");

    public static final Set<String> INSTRUCTIONS = Words.table("""
            instruction instructions directive directives guidelines programming anweisung anweisungen vorgaben instrucción
            instrucciones instruções consignes instructies istruzioni инструкции указания інструкції instrukcje polecenia pokyny
            instruktioner instrukser talimatları التعليمات تعليمات instruksi""");

    /** What others have too: instructions only where they are the model's own or those from before. */
    public static final Set<String> RULES = Words.table("""
            prompt prompts rule rules guideline regeln reglas regras règles regole regels правила zasady pravidla regler""");

    /** What keeps a model in bounds, besides instructions. */
    public static final Set<String> SAFEGUARDS =
            Words.table("prompt prompts safety training restrictions safeguards alignment");

    /** What a model is called, alone. */
    public static final Set<String> MACHINES = Words.table("""
            ai llm llms gpt chatgpt claude gemini copilot assistant assistants chatbot chatbots ki assistenten""");

    private static final Pattern CHAT_TOKEN =
            Pattern.compile("<\\|/?[a-z_]{2,}|\\[/?inst]|</?<?/?sys>>|<(?:start|end)_of_turn>");

    private ModelOrders() {}

    /** Whether a text holds a mark by which a chat template tells who speaks. */
    public static boolean hasChatToken(String text) {
        return (text.indexOf('<') >= 0 || text.indexOf('[') >= 0)
                && CHAT_TOKEN.matcher(text.toLowerCase(Locale.ROOT)).find();
    }

    /** Whether a word names instructions, of whoever they are. */
    public static boolean isInstruction(String word) {
        return INSTRUCTIONS.contains(word) || RULES.contains(word);
    }
}
