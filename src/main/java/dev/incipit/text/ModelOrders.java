package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words, in lower case, of which instructions to a model consist: those that cancel or reveal its instructions, and the tokens
 * of chat templates. The describer searches whole sentences for them, since it loses at most one text; the linter, which fails
 * a whole file, accepts only complete commands at the start of a sentence.
 */
public final class ModelOrders {
    /** Commands to discard something. */
    public static final Set<String> DROPPING = Words.table("""
            ignore disregard forget ignoriere ignoriert vergiss vergesst missachte ignorez oublie oubliez ignorer ignora ignorad
            ignoren ignorar olvida olvide olviden dimentica dimenticate esqueça esqueçam negeer vergeet ignorera ignorér glöm
            игнорируй игнорируйте игнорировать забудь забудьте ігноруй ігноруйте ignoruj zignoruj zignorujcie zapomnij ignorujte
            zapomeňte abaikan lupakan تجاهل تجاهلوا""");

    /** Commands to act against something; manuals also use them for settings and rules. */
    public static final Set<String> OVERRIDING = Words.table("override bypass überschreibe umgehe");

    public static final Set<String> REVEALING = Words.table("reveal print output show repeat");

    public static final Set<String> EARLIER = Words.table("""
            previous previously prior above earlier preceding foregoing vorherige vorherigen bisherige bisherigen obigen vorigen
            früheren précédent précédents précédente précédentes antérieures anterior anteriores previas previos precedenti
            vorige eerdere предыдущие предыдущих прежние попередні poprzednie wcześniejsze předchozí tidigare föregående
            tidligere forrige önceki السابقة sebelumnya""");

    public static final Set<String> ALL = Words.table("""
            all any every existing alle allen toutes tous todas todos tutte tutti все усі wszystkie všechny alla tüm جميع semua
            everything""");

    public static final Set<String> YOUR = Words.table("your deine ihre vos tes tus sus tue suas твои ваши swoje dina");

    /** Words that belong to a model's instructions; on a page about a tool they may be the tool's. */
    public static final Set<String> SYSTEM = Words.table("system hidden secret initial");

    public static final Set<String> INSTRUCTIONS = Words.table("""
            instruction instructions directive directives guidelines programming anweisung anweisungen vorgaben instrucción
            instrucciones instruções consignes instructies istruzioni инструкции указания інструкції instrukcje polecenia pokyny
            instruktioner instrukser talimatları التعليمات تعليمات instruksi""");

    /** Words not specific to models: instructions only if the model's own or earlier ones are meant. */
    public static final Set<String> RULES = Words.table("""
            prompt prompts rule rules guideline regeln reglas regras règles regole regels правила zasady pravidla regler""");

    /** What restricts a model, besides instructions. */
    public static final Set<String> SAFEGUARDS =
            Words.table("prompt prompts safety training restrictions safeguards alignment");

    /** Words that alone mean a model. */
    public static final Set<String> MACHINES = Words.table("""
            ai llm llms gpt chatgpt claude gemini copilot assistant assistants chatbot chatbots ki assistenten""");

    /** Words that may also mean something other than a model. */
    public static final Set<String> AGENTS =
            Words.table("bot bots agent agents model models crawler crawlers ia agenten modelle");

    private static final Pattern CHAT_TOKEN =
            Pattern.compile("<\\|/?[a-z_]{2,}|\\[/?inst]|</?<?/?sys>>|<(?:start|end)_of_turn>");

    private ModelOrders() {}

    /** Whether a text contains a chat template token that marks a speaker. */
    public static boolean hasChatToken(String text) {
        var lower = text.toLowerCase(Locale.ROOT);
        // Every line with a link has brackets.
        return (lower.indexOf('<') >= 0 || lower.contains("inst]"))
                && CHAT_TOKEN.matcher(lower).find();
    }

    /** Whether a word means, or may mean, a model. */
    public static boolean isMachine(String word) {
        return MACHINES.contains(word) || AGENTS.contains(word);
    }

    /** Whether a word means instructions of any kind. */
    public static boolean isInstruction(String word) {
        return INSTRUCTIONS.contains(word) || RULES.contains(word);
    }
}
