package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class StyleRulesTest {
    private final StyleRules rules = new StyleRules();

    private void add(String selector) {
        var read = StyleSelector.of(selector).orElseThrow();
        rules.add(new StyleRule(read, StyleBlock.of("color:red"), read.weight(), rules.size(), false));
    }

    private int found(Element element) {
        return rules.of(element).stream().mapToInt(List::size).sum();
    }

    @Test
    void anElementIsAskedByTheRulesOfItsNamesOnly() {
        add("*");
        add("p");
        add(".a");
        add(".A.b");
        add("#i");
        add("div .c");
        assertEquals(2, found(new Element("p")));
        assertEquals(4, found(new Element("div").attr("class", " A\tc  ")));
        assertEquals(3, found(new Element("P").attr("id", "i")));
        assertEquals(1, found(new Element("i").attr("class", "aa")));
        assertEquals(1, rules.withKey("#i").size());
        assertEquals(0, rules.withKey("#j").size());
    }

    @Test
    void withoutRulesNoneIsAsked() {
        assertEquals(0, found(new Element("p").attr("class", "a")));
    }

    @Test
    void aHundredClassesAreLookedAt() {
        add(".last");
        assertEquals(1, found(new Element("i").attr("class", "x ".repeat(99) + "last")));
        assertEquals(0, found(new Element("i").attr("class", "x ".repeat(100) + "last")));
    }
}
