package dev.incipit.html.simplify;

import dev.incipit.html.visible.VisibleText;
import java.util.Set;
import org.jsoup.nodes.Element;

/** Rewrites numbered steps set as boxes (Mintlify, GitBook) as a numbered list, and drops the number from their text. */
final class Steps {
    private static final Set<String> NAMES = Set.of("steps", "stepper");

    private static final int DIGITS_MAX = 9;

    /** The number is one of the first elements of a step. */
    private static final int PARTS_MAX = 30;

    private Steps() {}

    static void rewrite(Element content) {
        for (var list : content.select("div[role=list]")) {
            if (VisibleText.hasWord(list, NAMES)
                    && list.children().stream()
                            .allMatch(step -> step.attr("role").equals("listitem"))) {
                list.tagName("ol");
                int number = 1;
                for (var step : list.children()) {
                    step.tagName("li");
                    dropNumber(step, number++);
                }
            }
        }
    }

    private static boolean mayBeNumber(Element part) {
        return part.nameIs("div") || part.nameIs("span") || part.nameIs("p");
    }

    private static void dropNumber(Element step, int number) {
        for (var part :
                step.stream().limit(PARTS_MAX).filter(Steps::mayBeNumber).toList()) {
            var words = VisibleText.beginning(part, DIGITS_MAX);
            if (words.equals(Integer.toString(number))) {
                Simplifier.drop(part);
                return;
            }
            if (!words.startsWith(Integer.toString(number)) && !words.isEmpty()) {
                return;
            }
        }
    }
}
