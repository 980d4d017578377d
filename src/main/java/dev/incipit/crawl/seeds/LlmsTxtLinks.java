package dev.incipit.crawl.seeds;

import dev.incipit.url.WebUrl;
import java.util.LinkedHashSet;
import java.util.List;

/** Finds the link targets of an llms.txt between {@code ](} and the closing parenthesis, in linear time. */
final class LlmsTxtLinks {
    private static final int LINKS_MAX = 2_000;
    private static final int TARGET_MAX = 2_048;

    private LlmsTxtLinks() {}

    /** Returns the targets in order, without duplicates. */
    static List<WebUrl> of(WebUrl file, String text) {
        var links = new LinkedHashSet<WebUrl>();
        for (int open = text.indexOf("](");
                open >= 0 && links.size() < LINKS_MAX;
                open = text.indexOf("](", open + 2)) {
            int close = closing(text, open + 2);
            if (close > 0) {
                file.resolve(target(text.substring(open + 2, close)))
                        .map(WebUrl::withoutFragment)
                        .ifPresent(links::add);
            }
        }
        return List.copyOf(links);
    }

    /** Parentheses inside a target are balanced. The next link ends the look, so that no part of the text is looked at twice. */
    private static int closing(String text, int start) {
        int depth = 0;
        for (int i = start; i < text.length() && i < start + TARGET_MAX; i++) {
            char sign = text.charAt(i);
            if (sign == '\n' || text.startsWith("](", i)) {
                return -1;
            }
            depth += sign == '(' ? 1 : 0;
            if (sign == ')' && depth-- == 0) {
                return i;
            }
        }
        return -1;
    }

    /** Removes angle brackets and title. */
    private static String target(String inside) {
        var text = inside.strip();
        if (text.startsWith("<") && text.indexOf('>') > 0) {
            return text.substring(1, text.indexOf('>'));
        }
        int space = text.indexOf(' ');
        return space < 0 ? text : text.substring(0, space);
    }
}
