package dev.incipit.web.attempt;

import java.util.Map;

/** Sentences of the interface in the words of a form: the interface names a member at a sentence's beginning, a form has labels. */
final class FormWords {
    private static final Map<String, String> LABELS = Map.of(
            "url", "The address",
            "content", "The text",
            "instructions", "The instructions",
            "fileType", "The choice of files");

    private FormWords() {}

    static String of(String sentence) {
        int end = sentence.indexOf(' ');
        var label = LABELS.get(end < 0 ? sentence : sentence.substring(0, end));
        return label == null ? sentence : label + sentence.substring(end);
    }
}
