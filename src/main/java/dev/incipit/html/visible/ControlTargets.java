package dev.incipit.html.visible;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The ids and classes that a page's controls and scripts refer to, and so may open or show. */
final class ControlTargets {
    private static final List<String> CONTROLS =
            List.of("aria-controls", "data-target", "data-bs-target", "data-toggle", "for");
    private static final List<String> CALLS = List.of("onclick", "onchange", "onmouseover");
    private static final int CHARACTERS_MAX = 512 * 1024;
    private static final int NAME_MAX = 80;

    private final Set<String> names = new HashSet<>();
    private int left = CHARACTERS_MAX;

    /** Collects them from a document without changing it. */
    ControlTargets(Document document) {
        document.traverse((node, depth) -> {
            if (node instanceof Element element && element.attributesSize() > 0) {
                for (var attribute : CONTROLS) {
                    addId(element.attr(attribute));
                }
                var href = element.attr("href");
                if (href.startsWith("#")) {
                    addId(href);
                }
                for (var attribute : CALLS) {
                    addQuoted(element.attr(attribute));
                }
            }
            if (node instanceof Element element && element.nameIs("script")) {
                addQuoted(element.data());
            }
        });
        names.remove("");
    }

    private void addId(String reference) {
        names.add(reference.startsWith("#") ? reference.substring(1) : reference);
    }

    /** Adds names at the start of a string, or after a class or id sign in it. */
    private void addQuoted(String script) {
        int end = Math.min(left, script.length());
        left -= end;
        int from = 0;
        for (int i = 0; i <= end; i++) {
            if (i == end || !isOfName(script.charAt(i))) {
                if (i > from && i - from <= NAME_MAX && isReference(script, from)) {
                    names.add(script.substring(from, i));
                }
                from = i + 1;
            }
        }
    }

    private static boolean isOfName(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_';
    }

    private static boolean isReference(String script, int from) {
        char before = from == 0 ? ' ' : script.charAt(from - 1);
        if (before == '"' || before == '\'' || before == '`') {
            return true;
        }
        char first = from < 2 ? '"' : script.charAt(from - 2);
        return (before == '.' || before == '#') && " \"'`,>".indexOf(first) >= 0;
    }

    boolean know(String name) {
        return names.contains(name);
    }
}
