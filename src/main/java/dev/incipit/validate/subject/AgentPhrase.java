package dev.incipit.validate.subject;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Recognises headings and lead-ins that announce instructions for machines (checks.md §5). */
final class AgentPhrase {
    private static final int WORDS_MAX = 40;
    private static final int GAP_MAX = 4;
    /** Length of the shortest phrase, such as {@code AI使用}. */
    private static final int CHARS_MIN = 4;

    private static final Set<String> WHAT = Set.of(
            "instructions",
            "guidelines",
            "guidance",
            "rules",
            "notes",
            "usage",
            "directives",
            "anweisungen",
            "hinweise",
            "richtlinien",
            "richtlijnen",
            "instrucciones",
            "instruções",
            "istruzioni",
            "consignes",
            "инструкции");
    private static final Set<String> TO = Set.of("for", "to", "by", "für", "para", "per", "pour", "voor", "для");
    private static final Set<String> WHO = Set.of(
            "llm",
            "llms",
            "ai",
            "ais",
            "agent",
            "agents",
            "assistant",
            "assistants",
            "chatbot",
            "chatbots",
            "bot",
            "bots",
            "crawler",
            "crawlers",
            "model",
            "models",
            "ki",
            "ia",
            "ии",
            "agenten",
            "agentes",
            "agenti",
            "assistenten",
            "asistentes",
            "агентов",
            "моделей");
    private static final Set<String> AFTER_AI = Set.of("systems", "engines", "tools", "system", "engine", "tool");
    private static final Set<String> JOINER = Set.of("and", "or", "/", "&", ",", "und", "y", "e", "et", "en", "и");
    private static final Set<String> DETERMINER =
            Set.of("the", "all", "any", "other", "les", "los", "las", "die", "den", "i", "gli", "le", "os", "de");
    private static final Set<String> MODAL = Set.of("should", "can", "must", "may", "could", "shall", "will", "need");

    private final List<String> words;

    private AgentPhrase(List<String> words) {
        this.words = words;
    }

    static boolean speaksToMachines(String text) {
        if (text.length() < CHARS_MIN) {
            return false;
        }
        var lower = text.toLowerCase(Locale.ROOT);
        return asian(lower) || new AgentPhrase(words(lower)).speaks();
    }

    /** Whether the text has AI or LLM followed by 向け, 使用 or 利用. */
    private static boolean asian(String text) {
        for (var who : List.of("ai", "llm")) {
            int at = text.indexOf(who);
            var rest = at < 0 ? "" : text.substring(at + who.length()).stripLeading();
            if (rest.startsWith("向け") || rest.startsWith("使用") || rest.startsWith("利用")) {
                return true;
            }
        }
        return false;
    }

    private static List<String> words(String text) {
        var words = new ArrayList<String>();
        int at = 0;
        while (at < text.length() && words.size() < WORDS_MAX) {
            int end = at;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            if (end > at) {
                words.add(text.substring(at, end));
                at = end;
            } else {
                char here = text.charAt(at++);
                if ("*_ \t-".indexOf(here) < 0) {
                    words.add(String.valueOf(here));
                }
            }
        }
        while (!words.isEmpty() && words.getLast().equals(":")) {
            words.removeLast();
        }
        return words;
    }

    private boolean speaks() {
        if (isOnly("instructions") || isOnly("agent", "instructions")) {
            return true;
        }
        for (int at = 0; at < words.size(); at++) {
            if (toWho(whatEnd(at)) || whatEnd(whoEnd(at)) > 0 || how(at)) {
                return true;
            }
        }
        return forWho();
    }

    private boolean isOnly(String... only) {
        return words.equals(List.of(only));
    }

    /** Returns the end of the word for instructions that starts at {@code at}; -1 if none starts there. */
    private int whatEnd(int at) {
        if (at < 0 || at >= words.size()) {
            return -1;
        }
        if (WHAT.contains(words.get(at))) {
            return at + 1;
        }
        if (is(at, "best") && is(at + 1, "practices")) {
            return at + 2;
        }
        return is(at, "how") && is(at + 1, "to") && is(at + 2, "use") ? at + 3 : -1;
    }

    /** Whether "for", "to" or "by" machines follows soon after the word for instructions. */
    private boolean toWho(int from) {
        for (int at = from; from > 0 && at <= from + GAP_MAX && at < words.size(); at++) {
            if (TO.contains(words.get(at)) && whoEnd(afterDeterminer(at + 1)) > 0) {
                return true;
            }
        }
        return false;
    }

    private int afterDeterminer(int at) {
        return at < words.size() && DETERMINER.contains(words.get(at)) ? at + 1 : at;
    }

    /** Returns the end of the names of machines that start at {@code from}, including joined ones; -1 if there are none. */
    private int whoEnd(int from) {
        int end = -1;
        int at = from;
        while (at >= 0 && at < words.size()) {
            var word = words.get(at);
            boolean large = word.equals("large") && is(at + 1, "language");
            if (large || (word.equals("language") && (is(at + 1, "model") || is(at + 1, "models")))) {
                at++;
            } else if (WHO.contains(word) || (end > 0 && AFTER_AI.contains(word))) {
                end = ++at;
            } else if (end > 0 && JOINER.contains(word)) {
                at++;
            } else {
                return end;
            }
        }
        return end;
    }

    /** Whether a phrase such as "how agents should" starts here; can, must and the like count too. */
    private boolean how(int at) {
        int end = is(at, "how") ? whoEnd(at + 1) : -1;
        return end > 0 && end < words.size() && MODAL.contains(words.get(end));
    }

    /** Whether the text is just "for agents", up to its end or a punctuation mark. */
    private boolean forWho() {
        int end = is(0, "for") ? whoEnd(afterDeterminer(1)) : -1;
        return end == words.size()
                || (end > 0 && !Character.isLetterOrDigit(words.get(end).charAt(0)));
    }

    private boolean is(int at, String word) {
        return at >= 0 && at < words.size() && words.get(at).equals(word);
    }
}
