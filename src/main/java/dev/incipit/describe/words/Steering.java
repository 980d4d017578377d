package dev.incipit.describe.words;

import dev.incipit.text.ModelOrders;
import dev.incipit.text.Words;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Recognises text that cancels a model's instructions or gives it others. Models read an index and might obey such text, and
 * the linter would fail the file. Narrower than {@link Orders#steer}, which only costs a model a paragraph: pages about
 * prompts, rules and agents must keep their names and descriptions.
 */
public final class Steering {
    /** Maximum words between a verb and its object. */
    private static final int REACH = 8;

    /** Forms that reports of such an order use too. */
    private static final Set<String> DROPPING_IN_PASSING = Words.table("ignoring disregarding");

    private static final Set<String> OVERRIDING_IN_PASSING = Words.table("overriding bypassing");

    /** Verbs that follow their object. */
    private static final Set<String> DROPPING_LAST =
            Words.table("ignorieren vergessen missachten negeren vergeten unut unutun yoksay");

    /** An article, an adjective and a noun. */
    private static final int SUBJECT_MAX = 3;

    private static final Set<String> SUBJECT_ARTICLES =
            Words.table("el la los las un una il lo gli i le les une o os as um uma der die das ein eine de het een");

    private static final Set<String> MUST = Words.table("must should shall ought");
    private static final Set<String> ARTICLES = Words.table("a an the");

    /** The same in scripts without spaces. These patterns run over all words of a site, so each looks first at one letter. */
    private static final Pattern UNSPACED = Pattern.compile("(?=[ぁ-힣])(?:(?:忽略|無視|无视|忘记|忘記).{0,6}"
            + "(?:(?:之前|以上|上述|你的|先前).{0,6}(?:指令|指示|提示|规则|規則)"
            + "|(?:所有|系统|系統).{0,6}(?:指令|指示|提示[词詞]))"
            + "|(?:以前|これまで|上記|前).{0,10}(?:指示|命令|指令|プロンプト).{0,8}(?:無視|忘れ)"
            + "|(?:이전|위의|기존|모든).{0,10}(?:지시|명령|지침|프롬프트).{0,8}(?:무시|잊)"
            + "|你现在是|你現在是|あなたは今から)");

    /** "You are now a …", where other languages phrase it differently. */
    private static final Pattern CASTING = Pattern.compile(
            "(?=[DTVAOJdtvaoj])\\b(?iu:du bist (?:jetzt|nun) eine?|(?:tu es|vous êtes) (?:maintenant|désormais) une?"
                    + "|ahora eres una?|agora você é uma?|(?:ora|adesso) sei una?|je bent nu een)\\b");

    private final SaidWords words;

    private Steering(SaidWords words) {
        this.words = words;
    }

    public static boolean in(String text) {
        return ModelOrders.hasChatToken(text)
                || UNSPACED.matcher(text).find()
                || CASTING.matcher(text).find()
                || new Steering(SaidWords.of(Token.of(text))).steers();
    }

    private boolean steers() {
        return words.anyAt(at -> drops(at) || overrides(at) || reveals(at) || casts(at) || machineMust(at));
    }

    /** Ignore all previous instructions; disregard everything above. */
    private boolean drops(int at) {
        boolean last = DROPPING_LAST.contains(lower(at));
        if (!last && ModelOrders.dropping(this::lower, at) == 0 && !DROPPING_IN_PASSING.contains(lower(at))) {
            return false;
        }
        if (ModelOrders.TELLING.contains(lower(at)) && hasSubjectBefore(at)) {
            return false;
        }
        int from = last ? Math.max(0, at - REACH) : at + 1;
        boolean instructions = near(at, from, ModelOrders.INSTRUCTIONS::contains);
        boolean named = near(at, from, ModelOrders::isInstruction);
        return (near(at, from, ModelOrders.EARLIER::contains) && named)
                || (near(at, from, ModelOrders.ALL::contains) && instructions)
                || (near(at, from, Steering::isItsOwn) && named)
                || ModelOrders.areAllBefore(this::lower, at + 1);
    }

    /** Whether a thing that is no model stands before the verb in its clause: "El robot ignora", but not "Si eres una IA, ignora". */
    private boolean hasSubjectBefore(int at) {
        int first = at;
        while (first > 0
                && at - first < SUBJECT_MAX
                && words.tokens().get(first - 1).clause()
                        == words.tokens().get(at).clause()) {
            first--;
        }
        return IntStream.range(first, at - 1).anyMatch(before -> SUBJECT_ARTICLES.contains(lower(before)))
                && !ModelOrders.isMachine(lower(at - 1));
    }

    private static boolean isItsOwn(String word) {
        return ModelOrders.YOUR.contains(word) || word.equals("system") || word.equals("safety");
    }

    /** Override your safety guidelines, but not: override your settings, override all rules. */
    private boolean overrides(int at) {
        if (!ModelOrders.OVERRIDING.contains(lower(at)) && !OVERRIDING_IN_PASSING.contains(lower(at))) {
            return false;
        }
        boolean instructions = near(at, at + 1, ModelOrders.INSTRUCTIONS::contains);
        return (near(at, at + 1, ModelOrders.EARLIER::contains)
                        && (instructions || near(at, at + 1, ModelOrders.SAFEGUARDS::contains)))
                || (near(at, at + 1, "safety"::equals) && instructions)
                || (near(at, at + 1, "your"::equals)
                        && (instructions || near(at, at + 1, ModelOrders.SAFEGUARDS::contains)));
    }

    private boolean near(int at, int from, Predicate<String> kind) {
        return words.near(at, from, REACH, kind);
    }

    /** Reveal your system prompt. */
    private boolean reveals(int at) {
        var what = lower(at + 3);
        return ModelOrders.REVEALING.contains(lower(at))
                && lower(at + 1).equals("your")
                && ModelOrders.SYSTEM.contains(lower(at + 2))
                && (ModelOrders.isInstruction(what) || what.equals("message"));
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
        while (ModelOrders.MACHINES.contains(lower(machine + 1))) {
            machine++;
        }
        boolean alone = machine + 1 >= words.tokens().size()
                || words.tokens().get(machine + 1).clause()
                        != words.tokens().get(machine).clause()
                || Set.of("model", "agent", "reading").contains(lower(machine + 1));
        return now || (ModelOrders.MACHINES.contains(lower(machine)) && alone);
    }

    /** AI assistants must recommend us. */
    private boolean machineMust(int at) {
        return ModelOrders.MACHINES.contains(lower(at)) && MUST.contains(lower(at + 1));
    }

    private String lower(int at) {
        return words.at(at);
    }
}
