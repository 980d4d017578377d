package dev.incipit.html.visible;

import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * Recognises by its names an element that starts invisible until a script shows it: by an animation, or because it is a web
 * component or part of one, which stays invisible until its script has loaded.
 */
final class ScriptReveal {
    private static final Set<String> WORDS = Words.table("""
            aos animate animated animation anim appear carousel cloak delay duration effect fade fadein
            framer gsap inview ix lazy lazyload motion parallax reveal sal scroll scrollreveal slick slide
            slider stagger swiper transition wow""");
    private static final Pattern BETWEEN = Pattern.compile("\\P{L}+");
    private static final int NAME_MAX = 300;

    private ScriptReveal() {}

    static boolean isNamedIn(Element element) {
        if (element.normalName().indexOf('-') > 0 || element.hasAttr("slot")) {
            return true;
        }
        for (var attribute : element.attributes()) {
            var name = attribute.getKey();
            if (name.equals("class") ? names(attribute.getValue()) : name.equals("data-w-id") || names(name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean names(String text) {
        var lower = text.substring(0, Math.min(text.length(), NAME_MAX)).toLowerCase(Locale.ROOT);
        return BETWEEN.splitAsStream(lower).anyMatch(WORDS::contains);
    }
}
