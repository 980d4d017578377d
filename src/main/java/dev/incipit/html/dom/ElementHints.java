package dev.incipit.html.dom;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Alternatives, of which a page's {@link DocumentIndex} must contain at least one for a search to find anything.
 *
 * @param words classes, ids, roles and attributes, as in a selector: {@code .note}, {@code #menu}, {@code role=tablist},
 *     {@code [data-role]}; in lower case, since selectors and pages in quirks mode ignore case
 */
public record ElementHints(Set<String> tags, Set<String> words) {
    static final String ROLE = "role=";

    private static final Pattern NAMED = Pattern.compile("[.#][\\w-]+");
    private static final Pattern OF_ROLE = Pattern.compile("\\[role=([\\w-]+)]");
    private static final Pattern ATTRIBUTE = Pattern.compile("\\[([\\w-]+)");

    /**
     * Any of these; a word without a sign is a tag.
     *
     * @throws IllegalArgumentException for an attribute that an index does not record, which would never be found
     */
    public static ElementHints of(String... any) {
        var tags = new HashSet<String>();
        var words = new HashSet<String>();
        for (var one : any) {
            if (one.startsWith("[") && !DocumentIndex.TELLING.contains(one.substring(1, one.length() - 1))) {
                throw new IllegalArgumentException("an index does not record " + one);
            }
            boolean tag = Character.isLetter(one.charAt(0)) && !one.startsWith(ROLE);
            (tag ? tags : words).add(one.toLowerCase(Locale.ROOT));
        }
        return new ElementHints(tags, words);
    }

    public static ElementHints ofClasses(Set<String> classes) {
        return of(classes.stream().map(name -> "." + name).toArray(String[]::new));
    }

    /** What every alternative of a simple selector needs: its first class or id, else a role or attribute, else its tag. */
    public static ElementHints ofSelector(String selector) {
        return of(Stream.of(selector.split(",", -1)).map(ElementHints::need).toArray(String[]::new));
    }

    private static String need(String compound) {
        var text = compound.strip();
        var named = NAMED.matcher(text);
        if (named.find()) {
            return named.group();
        }
        var role = OF_ROLE.matcher(text);
        if (role.find()) {
            return ROLE + role.group(1);
        }
        var attribute = ATTRIBUTE.matcher(text);
        return attribute.find() ? "[" + attribute.group(1) + "]" : text;
    }

    public ElementHints or(ElementHints others) {
        var allTags = new HashSet<>(tags);
        var allWords = new HashSet<>(words);
        allTags.addAll(others.tags);
        allWords.addAll(others.words);
        return new ElementHints(allTags, allWords);
    }
}
