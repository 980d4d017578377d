package dev.incipit.html.visible;

import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What a page's own style sheets do to its elements, as far as it decides whether text is visible. A rule hides only if it
 * always applies and no other rule may undo it. In doubt, text is visible.
 */
final class PageStyles {
    private static final int HIDING_MAX = 200;
    /** How often a selector part may be compared with an element. Once used up, style sheets hide nothing more. */
    private static final int STEPS_MAX = 1_000_000;

    /** Names of states that scripts end: that of a page without scripts, and those of closed parts. */
    private static final Set<String> STATES = Words.table("""
            no-js nojs js-disabled noscript closed collapsed inactive loading open data-state aria-hidden
            aria-expanded aria-selected aria-current aria-busy""");

    private final StyleRules hiding = new StyleRules();
    private final StyleRules showing = new StyleRules();
    private final StyleRules painting = new StyleRules();
    /** The hiding rules that another rule may override. */
    private final Set<StyleRule> replaceable = Collections.newSetFromMap(new IdentityHashMap<>());

    private final StyleSelector.Steps steps = new StyleSelector.Steps(STEPS_MAX);
    private final boolean whole;
    private final boolean mayGrow;
    /** The classes and ids that the rules mention. */
    private final Set<String> names = new HashSet<>();

    /**
     * The colours of an element's text and background.
     *
     * @param colour empty if none is set or it cannot be determined
     */
    record Painted(Optional<CssColour> colour, boolean setsColour, Background ground) {}

    PageStyles(StyleSheets sheets) {
        this.whole = sheets.areAll();
        this.mayGrow = sheets.mayGrow();
        var ways = EnumSet.noneOf(Hiding.class);
        for (var rule : sheets.rules()) {
            for (var part : rule.selector().parts()) {
                names.addAll(part.ids());
                names.addAll(part.classes());
            }
            boolean hides = !rule.block().ways().isEmpty() && !rule.conditional() && !isOfState(rule);
            if (hides && hiding.size() < HIDING_MAX) {
                hiding.add(rule);
                ways.addAll(rule.block().ways());
            }
            if (whole && (rule.block().sets("color") || Background.isIn(rule.block()))) {
                painting.add(rule);
            }
        }
        for (var rule : sheets.rules()) {
            var undone =
                    ways.stream().filter(way -> way.isUndoneIn(rule.block())).toList();
            if (!undone.isEmpty()) {
                showing.add(rule);
                undone.forEach(way -> markReplaceable(rule, way));
            }
        }
    }

    /** Whether all styles of the page are known, so that the absence of a rule means something. */
    boolean areAll() {
        return whole;
    }

    /** Whether no other sheet is likely to affect the element. A script may load one for names that occur in none of these. */
    boolean knows(Element element) {
        return !mayGrow
                || ((element.id().isEmpty() || names.contains(element.id()))
                        && names.containsAll(element.classNames()));
    }

    private static boolean isOfState(StyleRule rule) {
        return rule.selector().parts().stream()
                .anyMatch(part -> part.classes().stream().anyMatch(STATES::contains)
                        || part.attributes().stream().anyMatch(attribute -> STATES.contains(attribute.name())));
    }

    private void markReplaceable(StyleRule rule, Hiding way) {
        var names = new ArrayList<String>();
        rule.selector().subject().ids().forEach(id -> names.add('#' + id));
        rule.selector().subject().classes().forEach(name -> names.add('.' + name.toLowerCase(Locale.ROOT)));
        for (var name : names) {
            for (var other : hiding.withKey(name)) {
                if (other.block().ways().contains(way) && rule.mayReplace(other)) {
                    replaceable.add(other);
                }
            }
        }
    }

    /** The first rule that hides the element for good; null if there is none. */
    @Nullable
    StyleRule hides(Element element) {
        return first(
                hiding,
                element,
                rule -> !replaceable.contains(rule)
                        && rule.selector().isMetBy(element, steps)
                        && !isShown(element, rule));
    }

    private boolean isShown(Element element, StyleRule hidingRule) {
        var shows = first(
                showing,
                element,
                rule -> rule.beats(hidingRule)
                        && hidingRule.block().isUndoneIn(rule.block())
                        && mayMeet(rule, element));
        return shows != null || steps.areGone();
    }

    /** Whether a rule may undo for the element what hides its ancestors. */
    boolean mayUndo(Hiding way, Element element) {
        var undoes = first(
                showing,
                element,
                rule -> way.isUndoneIn(rule.block())
                        && !(way == Hiding.FONT_SIZE && Hiding.isRelative(Hiding.fontSize(rule.block())))
                        && mayMeet(rule, element));
        return undoes != null || steps.areGone();
    }

    /** The first matching rule; null if there is none or the steps run out. */
    private @Nullable StyleRule first(StyleRules rules, Element element, Predicate<StyleRule> test) {
        for (var group : rules.of(element)) {
            for (var rule : group) {
                if (!steps.take()) {
                    return null;
                }
                if (test.test(rule)) {
                    return rule;
                }
            }
        }
        return null;
    }

    private boolean mayMeet(StyleRule rule, Element element) {
        return rule.conditional()
                ? rule.selector().subject().isMetBy(element)
                : rule.selector().isMetBy(element, steps);
    }

    /** What the sheets paint for the element itself; meaningful only if {@link #areAll()}. */
    Painted painted(Element element) {
        var met = new ArrayList<StyleRule>();
        first(painting, element, rule -> {
            if (mayMeet(rule, element)) {
                met.add(rule);
            }
            return false;
        });
        if (steps.areGone()) {
            return new Painted(Optional.empty(), true, Background.UNKNOWN);
        }
        met.sort(StyleRule.BY_FORCE);
        Optional<CssColour> colour = Optional.empty();
        boolean setsColour = false;
        boolean doubtful = false;
        var ground = Background.NONE;
        for (var rule : met) {
            var block = rule.block();
            if (block.sets("color")) {
                setsColour = true;
                doubtful |= rule.conditional();
                colour = CssColour.of(block.value("color"));
            }
            if (Background.isIn(block)) {
                ground = rule.conditional() || ground.isPicture() ? Background.UNKNOWN : Background.ground(block);
            }
            doubtful |= block.sets("text-shadow") || block.sets("background-clip");
        }
        return new Painted(doubtful ? Optional.empty() : colour, setsColour || doubtful, ground);
    }
}
