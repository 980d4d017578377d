package dev.incipit.text;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words, in lower case, of which instructions to a model consist: those that cancel or reveal its instructions, and the tokens
 * of chat templates. The describer searches whole sentences for them, since it loses at most one text; the linter, which fails
 * a whole file, accepts only complete commands at the start of a sentence.
 */
public final class ModelOrders {
    private static final ShippedTables TABLES = ShippedTables.of(ModelOrders.class);

    private static final Set<String> DROPPING = TABLES.words("dropping");

    /** Commands to discard something that are of several words, without the last article. */
    private static final List<List<String>> DROPPING_PHRASES = TABLES.phrases("dropping in several words").stream()
            .map(phrase -> List.of(phrase.split(" ", -1)))
            .toList();

    /** The words that begin commands to discard something. */
    public static final Set<String> DROPPING_STARTS = Stream.concat(
                    DROPPING.stream(), DROPPING_PHRASES.stream().map(List::getFirst))
            .collect(Collectors.toUnmodifiableSet());

    /** Commands to act against something; manuals also use them for settings and rules. */
    public static final Set<String> OVERRIDING = Words.table("override bypass überschreibe umgehe");

    public static final Set<String> REVEALING = Words.table("reveal print output show repeat");

    public static final Set<String> EARLIER = TABLES.words("earlier");

    public static final Set<String> ALL = TABLES.words("all");

    public static final Set<String> YOUR = Words.table("your deine ihre vos tes tus sus tue suas твои ваши swoje dina");

    /** Words that belong to a model's instructions; on a page about a tool they may be the tool's. */
    public static final Set<String> SYSTEM = Words.table("system hidden secret initial");

    public static final Set<String> INSTRUCTIONS = TABLES.words("instructions");

    /** Words not specific to models: instructions only if the model's own or earlier ones are meant. */
    public static final Set<String> RULES = TABLES.words("rules");

    /** What restricts a model, besides instructions. */
    public static final Set<String> SAFEGUARDS =
            Words.table("prompt prompts safety training restrictions safeguards alignment");

    /** Words that alone mean a model. */
    public static final Set<String> MACHINES = TABLES.words("machines");

    /** Words that may also mean something other than a model. */
    public static final Set<String> AGENTS =
            Words.table("bot bots agent agents model models crawler crawlers ia agenten modelle");

    /** Such of them as also tell what a thing does: "The parser ignora …". */
    public static final Set<String> TELLING = TABLES.words("telling or ordering");

    private static final Set<String> BETWEEN = TABLES.words("between all and earlier");
    private static final int BETWEEN_MAX = 4;

    private static final Set<String> BEHIND = TABLES.words("behind all that is earlier");

    private static final Pattern CHAT_TOKEN = Pattern.compile(
            "(?:<|&lt;)\\|/?[a-z_]{2,}"
                    + "|\\[/?(?:inst|system_prompt|available_tools|tool_calls|tool_results)](?![(\\[])|</?<?/?sys>>|<(?:start|end)_of_turn>");

    /** Each token has one of them. */
    private static final List<String> CHAT_TOKEN_PARTS =
            List.of("<|", "lt;|", "inst]", "prompt]", "tools]", "calls]", "results]", "sys>", "_of_turn>");

    private ModelOrders() {}

    /** Whether a text contains a chat template token that marks a speaker. */
    public static boolean hasChatToken(String text) {
        var lower = text.toLowerCase(Locale.ROOT);
        // Every line with a link has brackets, and every tag others.
        return CHAT_TOKEN_PARTS.stream().anyMatch(lower::contains)
                && CHAT_TOKEN.matcher(lower).find();
    }

    /**
     * Returns of how many words a command to discard something is: "ignore", "haz caso omiso de"; 0 if none begins there.
     *
     * @param words the words in lower case by their places, empty behind the last one
     */
    public static int dropping(IntFunction<String> words, int at) {
        var first = words.apply(at);
        if (DROPPING.contains(first)) {
            return 1;
        }
        return DROPPING_STARTS.contains(first)
                ? DROPPING_PHRASES.stream()
                        .filter(phrase -> IntStream.range(0, phrase.size())
                                .allMatch(word -> phrase.get(word).equals(words.apply(at + word))))
                        .mapToInt(List::size)
                        .findFirst()
                        .orElse(0)
                : 0;
    }

    /**
     * Whether the words from a place on are all that was said before, and not all of a kind: "everything above", "todo lo anterior".
     *
     * @param words the words in lower case by their places, empty behind the last one
     */
    public static boolean areAllBefore(IntFunction<String> words, int at) {
        int earlier = at + 1;
        while (BETWEEN.contains(words.apply(earlier)) && earlier < at + BETWEEN_MAX) {
            earlier++;
        }
        var word = words.apply(earlier);
        var next = words.apply(earlier + 1);
        return ALL.contains(words.apply(at))
                && (EARLIER.contains(word) || word.equals("before"))
                && (next.isEmpty() || BEHIND.contains(next));
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
