package dev.incipit.describe.words;

import dev.incipit.describe.TextKey;
import dev.incipit.text.ControlWords;
import dev.incipit.text.MenuNames;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.TeaserNames;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Knows what a page's controls, side boxes and standard parts are called, in eleven languages. */
public final class ControlNames {
    private static final ShippedTables TABLES = ShippedTables.of(ControlNames.class);

    /** Whole names, with hyphens for their spaces. */
    private static final Set<String> NAMES = Stream.of(
                    TABLES.words("names"), ControlWords.ALL, MenuNames.NAMES, TeaserNames.NAMES)
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    /** Arrows and brackets around the words of a button. */
    private static final Pattern BUTTON = Pattern.compile("^\\s*(?:>>|<<|[«»‹›←→⇒⟶▶►])|(?:>>|<<|[«»‹›←→⇒⟶▶►])\\s*$");

    private static final Pattern CALL = Pattern.compile("(?iU)^(?:" + TABLES.any("call") + ")\\b.*");

    private static final int BACK_MAX = 40;

    /** The way back to a list: "Voltar à equipe". */
    private static final Pattern BACK = Pattern.compile(
            "(?iU)^(?:back to|zurück z(?:u|um|ur)|retour (?:à|au|aux)|volver a(?:l)?|voltar (?:a|à|ao|para)|torna (?:a|al|alla|agli|alle)"
                    + "|terug naar|powrót do|wróć do) (?:\\S++ ){0,3}+\\S++$");

    private ControlNames() {}

    /** Whether a name is that of a control, a side box or a standard part of any page. */
    public static boolean has(String name) {
        return NAMES.contains(TextKey.of(name).replace(' ', '-'))
                || isButton(name)
                || (name.length() <= BACK_MAX && BACK.matcher(name).matches());
    }

    /** Whether a name calls to an action, as the words of a button do. */
    static boolean isButton(String name) {
        return (hasSign(name) && BUTTON.matcher(name).find())
                || (name.endsWith("!") && name.length() < 40)
                || CALL.matcher(name).matches();
    }

    /** Whether a name has a character with which arrows begin; most have none, and the search for arrows is slow. */
    private static boolean hasSign(String name) {
        return name.chars().anyMatch(sign -> sign == '<' || sign == '>' || sign >= '«');
    }
}
