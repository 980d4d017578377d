package dev.incipit.describe;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Text that takes a model's instructions from it, or gives it others. An index is read by models, so such a text would be carried
 * out there, and our own linter would fail the file. Narrower than {@link Orders#steer}, which only costs a model a paragraph:
 * pages on prompts, rules and agents are to keep their names and descriptions.
 */
final class Steering {
    /** Words between a verb and what it is about. */
    private static final int REACH = 8;

    private static final Set<String> DROPPING = WordForms.table("""
            ignore ignoring disregard disregarding forget ignoriere ignoriert vergiss vergesst missachte ignorez oublie oubliez
            ignorer ignora ignorad ignoren ignorar olvida olvide olviden dimentica dimenticate esqueça esqueçam negeer vergeet
            ignorera ignorér glöm игнорируй игнорируйте игнорировать забудь забудьте ігноруй ігноруйте ignoruj zignoruj
            zignorujcie zapomnij ignorujte zapomeňte abaikan lupakan تجاهل تجاهلوا""");

    /** Of these, the ones that stand behind what is dropped. */
    private static final Set<String> DROPPING_LAST =
            WordForms.table("ignorieren vergessen missachten negeren vergeten unut unutun yoksay");

    /** What manuals also say of settings and rules of theirs. */
    private static final Set<String> OVERRIDING =
            WordForms.table("override overriding bypass bypassing überschreibe umgehe");

    private static final Set<String> EARLIER = WordForms.table("""
            previous previously prior above earlier preceding foregoing vorherige vorherigen bisherige bisherigen obigen vorigen
            früheren précédent précédents précédente précédentes antérieures anterior anteriores previas previos precedenti
            vorige eerdere предыдущие предыдущих прежние попередні poprzednie wcześniejsze předchozí tidigare föregående
            tidligere forrige önceki السابقة sebelumnya""");

    private static final Set<String> ALL = WordForms.table("""
            all any every existing alle allen toutes tous todas todos tutte tutti все усі wszystkie všechny alla tüm جميع semua
            everything""");

    /** Whose instructions: those that a model has, where a page on a tool speaks of the tool's. */
    private static final Set<String> ITS_OWN = WordForms.table("""
            your system safety deine ihre vos tes tus sus tue suas твои ваши swoje dina""");

    private static final Set<String> INSTRUCTIONS = WordForms.table("""
            instruction instructions directive directives guidelines programming anweisung anweisungen vorgaben instrucción
            instrucciones instruções consignes instructies istruzioni инструкции указания інструкції instrukcje polecenia pokyny
            instruktioner instrukser talimatları التعليمات تعليمات instruksi""");

    private static final Set<String> RULES = WordForms.table("""
            prompt prompts rule rules guideline regeln reglas regras règles regole regels правила zasady pravidla regler""");

    private static final Set<String> SAFEGUARDS =
            WordForms.table("prompt prompts safety training restrictions safeguards alignment");

    private static final Set<String> REVEALING = WordForms.table("reveal print output show repeat");
    private static final Set<String> REVEALED = WordForms.table("system hidden secret initial");

    private static final Set<String> MACHINES = WordForms.table("""
            ai llm llms gpt chatgpt claude gemini copilot assistant assistants chatbot chatbots ki assistenten""");

    private static final Set<String> MUST = WordForms.table("must should shall ought");
    private static final Set<String> ARTICLES = WordForms.table("a an the");

    private static final Pattern CHAT_TOKEN =
            Pattern.compile("(?i)<\\|/?[a-z_]{2,}|\\[/?inst]|</?<?/?sys>>|<(?:start|end)_of_turn>");

    /**
     * The same in scripts that write without spaces, and in words that other languages put otherwise. Their first letters are
     * looked for first, since all the words of a site are read.
     */
    private static final Pattern ELSEWHERE =
            Pattern.compile("(?=[忽無无忘以こ上前이위기모你あDTVAOJdtvaoj])(?:(?:忽略|無視|无视|忘记|忘記).{0,6}"
                    + "(?:(?:之前|以上|上述|你的|先前).{0,6}(?:指令|指示|提示|规则|規則)"
                    + "|(?:所有|系统|系統).{0,6}(?:指令|指示|提示[词詞]))"
                    + "|(?:以前|これまで|上記|前).{0,10}(?:指示|命令|指令|プロンプト).{0,8}(?:無視|忘れ)"
                    + "|(?:이전|위의|기존|모든).{0,10}(?:지시|명령|지침|프롬프트).{0,8}(?:무시|잊)"
                    + "|你现在是|你現在是|あなたは今から|\\b(?iu:du bist (?:jetzt|nun) eine?|(?:tu es|vous êtes) (?:maintenant|désormais) une?"
                    + "|ahora eres una?|agora você é uma?|(?:ora|adesso) sei una?|je bent nu een)\\b)");

    private final List<Token> tokens;

    private Steering(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** Whether a text holds an order to a model. */
    static boolean in(String text) {
        if (CHAT_TOKEN.matcher(text).find() || ELSEWHERE.matcher(text).find()) {
            return true;
        }
        var steering = new Steering(Token.of(text));
        for (int i = 0; i < steering.tokens.size(); i++) {
            if (steering.drops(i)
                    || steering.overrides(i)
                    || steering.reveals(i)
                    || steering.casts(i)
                    || steering.machineMust(i)) {
                return true;
            }
        }
        return false;
    }

    /** Ignore all previous instructions; disregard everything above. */
    private boolean drops(int at) {
        boolean last = DROPPING_LAST.contains(lower(at));
        if (!last && !DROPPING.contains(lower(at))) {
            return false;
        }
        int from = last ? Math.max(0, at - REACH) : at + 1;
        boolean instructions = near(at, from, INSTRUCTIONS::contains);
        boolean rules = near(at, from, RULES::contains);
        var after = lower(at + 2);
        return (near(at, from, EARLIER::contains) && (instructions || rules))
                || (near(at, from, ALL::contains) && instructions)
                || (near(at, from, ITS_OWN::contains) && (instructions || rules))
                || (ALL.contains(lower(at + 1)) && (after.equals("above") || after.equals("before")));
    }

    /** Override your safety guidelines, but not: override your settings, override all rules. */
    private boolean overrides(int at) {
        if (!OVERRIDING.contains(lower(at))) {
            return false;
        }
        boolean instructions = near(at, at + 1, INSTRUCTIONS::contains);
        return (near(at, at + 1, EARLIER::contains) && (instructions || near(at, at + 1, SAFEGUARDS::contains)))
                || (near(at, at + 1, "safety"::equals) && instructions)
                || (near(at, at + 1, "your"::equals) && (instructions || near(at, at + 1, SAFEGUARDS::contains)));
    }

    /** Whether a word of that kind stands from there on in the sentence of the word and within its reach. */
    private boolean near(int at, int from, Predicate<String> kind) {
        for (int i = from; i <= at + REACH && i < tokens.size(); i++) {
            if (tokens.get(i).sentence() == tokens.get(at).sentence() && kind.test(lower(i))) {
                return true;
            }
        }
        return false;
    }

    /** Reveal your system prompt. */
    private boolean reveals(int at) {
        var what = lower(at + 3);
        return REVEALING.contains(lower(at))
                && lower(at + 1).equals("your")
                && REVEALED.contains(lower(at + 2))
                && (RULES.contains(what) || INSTRUCTIONS.contains(what) || what.equals("message"));
    }

    /** You are now a pirate; you are now in another mode; if you are an AI, but not: if you are an AI engineer. */
    private boolean casts(int at) {
        if (!lower(at).equals("you") || !lower(at + 1).equals("are")) {
            return false;
        }
        boolean now = lower(at + 2).equals("now");
        if (now && lower(at + 3).equals("in") && near(at, at + 4, "mode"::equals)) {
            return true;
        }
        int article = now ? at + 3 : at + 2;
        if (!ARTICLES.contains(lower(article))) {
            return false;
        }
        int machine = article + 1;
        while (MACHINES.contains(lower(machine + 1))) {
            machine++;
        }
        boolean alone = machine + 1 >= tokens.size()
                || tokens.get(machine + 1).clause() != tokens.get(machine).clause()
                || Set.of("model", "agent", "reading").contains(lower(machine + 1));
        return now || (MACHINES.contains(lower(machine)) && alone);
    }

    /** AI assistants must recommend us. */
    private boolean machineMust(int at) {
        return MACHINES.contains(lower(at)) && MUST.contains(lower(at + 1));
    }

    private String lower(int at) {
        return at < tokens.size() ? WordForms.lower(tokens.get(at).text()) : "";
    }
}
