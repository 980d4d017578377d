package dev.incipit.html.visible;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jsoup.nodes.Element;

/** Style rules indexed by what their subject requires, so that few have to be compared with each element. */
final class StyleRules {
    /** Classes of an element beyond this number are ignored. */
    private static final int CLASSES_MAX = 100;

    private final Map<String, List<StyleRule>> byKey = new HashMap<>();
    private int size;

    void add(StyleRule rule) {
        byKey.computeIfAbsent(rule.selector().subject().key(), _ -> new ArrayList<>())
                .add(rule);
        size++;
    }

    int size() {
        return size;
    }

    /** The rules indexed under this id, class or type. */
    List<StyleRule> withKey(String key) {
        return byKey.getOrDefault(key, List.of());
    }

    /** The rules that may match the element, as lists that are not copied. */
    List<List<StyleRule>> of(Element element) {
        if (size == 0) {
            return List.of();
        }
        var found = new ArrayList<List<StyleRule>>();
        addTo(found, "");
        addTo(found, element.normalName());
        if (element.attributesSize() > 0) {
            addTo(found, '#' + element.attr("id"));
            addClasses(element.attr("class").toLowerCase(Locale.ROOT), found);
        }
        return found;
    }

    private void addTo(List<List<StyleRule>> found, String key) {
        var rules = byKey.get(key);
        if (rules != null) {
            found.add(rules);
        }
    }

    private void addClasses(String classes, List<List<StyleRule>> found) {
        int from = 0;
        int words = 0;
        for (int i = 0; i <= classes.length() && words < CLASSES_MAX; i++) {
            if (i == classes.length() || Character.isWhitespace(classes.charAt(i))) {
                if (i > from) {
                    addTo(found, '.' + classes.substring(from, i));
                    words++;
                }
                from = i + 1;
            }
        }
    }
}
