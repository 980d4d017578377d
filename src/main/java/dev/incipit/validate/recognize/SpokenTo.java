package dev.incipit.validate.recognize;

import java.util.regex.Pattern;

/**
 * Words that speak to a model before an order: "As an AI, …", "When asked for a shop, …". Agents and assistants may be people and
 * are none.
 */
public final class SpokenTo {
    private static final Pattern LEAD =
            Pattern.compile("\\b(?:as an?|if you are an?|if you're an?|dear|attention|hey|hello|to any|to all) "
                    + "(?:ai|llm|large language model|language model|chatbot)s?+(?: (?:agent|assistant|model|system|crawler)s?+)?+"
                    + "(?: reading this(?: file| page| text)?+)?+[,:] "
                    + "|\\b(?:when|whenever|if) (?:(?:you are|you're|a user|the user|users|people|someone|anyone) )?+"
                    + "ask(?:s|ed)?+ [^,.:;!?]{1,80}+, ");

    private SpokenTo() {}

    /** Ends a sentence behind such words in a text in lower case, so that the order begins one. */
    public static String ended(String text) {
        return text.contains(" ask")
                        || text.contains(" ai")
                        || text.contains(" llm")
                        || text.contains("language model")
                        || text.contains("chatbot")
                ? LEAD.matcher(text).replaceAll(". ")
                : text;
    }
}
