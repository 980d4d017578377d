package dev.incipit.describe.words;

import dev.incipit.text.ModelOrders;
import dev.incipit.text.PhraseTable;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;

/** Recognises text that orders its reader, a person or a model, to do something. */
public final class Orders {
    /** Maximum words between a verb and its object. */
    private static final int REACH = 6;

    /** Imperative forms of verbs that begin orders. */
    private static final Set<String> IMPERATIVES =
            ShippedTables.of(Orders.class).words("imperatives");

    /** Imperatives that order in the middle of a sentence too and are not names of things. */
    private static final Set<String> STRONG = Words.table("""
            ignore disregard forget obey visit click buy subscribe recommend trust reply pretend besuchen ignorieren""");

    private static final Set<String> JOINERS = Words.table("and then so now please und dann et puis y luego");
    private static final Set<String> ADDRESSING = Set.of("please", "let's", "bitte", "you'll");
    private static final Set<String> MUST =
            Words.table("must should shall need have are will ought can't mustn't shouldn't");
    private static final Set<String> ORDERING = Words.table("must should shall need needs has have ought");

    private static final Set<String> PASSING_OVER = Words.table("ignoring ignorieren skip discard drop");

    private static final List<String> MARKERS = PhraseTable.phrases("""
            system prompt, ### instruction, ### system, begin system, you are now, new instructions, as an ai,
            note to ai, note to llm, attention ai, ignore all previous, ignore previous, ignore the above""");

    private static final List<String> EASTERN =
            List.of("ください", "下さい", "しなさい", "せよ", "请", "請", "点击", "點擊", "忽略", "無視し", "하세요", "하십시오", "십시오", "무시");

    private Orders() {}

    /** Whether a line tells its reader what to do. */
    public static boolean inLine(String line, List<Token> tokens) {
        var words = SaidWords.of(tokens);
        return EASTERN.stream().anyMatch(line::contains)
                || steer(line)
                || words.anyAt(at -> isSecondPerson(words, at) || isImperative(words, at));
    }

    /** Whether a page's text addresses a model that reads it, to make it do something. */
    public static boolean steer(String text) {
        var lower = WordForms.lower(text);
        if (ModelOrders.hasChatToken(text) || MARKERS.stream().anyMatch(lower::contains)) {
            return true;
        }
        var words = SaidWords.of(Token.of(text));
        return words.anyAt(at -> dropsInstructions(words, at) || machineMust(words, at));
    }

    private static boolean dropsInstructions(SaidWords words, int at) {
        return drops(words, at) && words.near(at, at + 1, REACH, ModelOrders::isInstruction);
    }

    private static boolean drops(SaidWords words, int at) {
        var word = words.at(at);
        return ModelOrders.dropping(words::at, at) > 0
                || ModelOrders.OVERRIDING.contains(word)
                || PASSING_OVER.contains(word);
    }

    /** An assistant that should, must or needs to; "if you are an AI" and the like. */
    private static boolean machineMust(SaidWords words, int at) {
        var next = words.at(at + 1);
        boolean must = ModelOrders.isMachine(words.at(at))
                && ORDERING.contains(next)
                && !words.at(at + 2).equals("been");
        boolean you = words.at(at).equals("you")
                && next.equals("are")
                && words.near(at, at + 1, REACH, ModelOrders::isMachine);
        return must || you;
    }

    private static boolean isSecondPerson(SaidWords words, int at) {
        var word = words.at(at);
        var next = words.at(at + 1);
        return ADDRESSING.contains(word)
                || (word.equals("you") && MUST.contains(next))
                || (word.endsWith("en")
                        && next.equals("sie")
                        && words.tokens().get(at).opens());
    }

    private static boolean isImperative(SaidWords words, int at) {
        var word = words.at(at);
        var token = words.tokens().get(at);
        boolean orders = IMPERATIVES.contains(word) || (word.endsWith("ez") && !word.equals("chez"));
        boolean starts =
                at > 0 && (token.clause() != words.tokens().get(at - 1).clause() || JOINERS.contains(words.at(at - 1)));
        return (token.opens() && orders) || (starts && STRONG.contains(word));
    }
}
