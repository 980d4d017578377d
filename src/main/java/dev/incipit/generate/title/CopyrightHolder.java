package dev.incipit.generate.title;

import dev.incipit.describe.TextKey;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the site's name in the copyright notice of its footer: "© 2019–2026 Tallow &amp; Reed Ltd. All rights reserved." */
final class CopyrightHolder {
    private static final Pattern NOTICE = Pattern.compile(
            "(?iU)(?:©|\\(c\\)|\\bcopyright)(?:\\(c\\)|[\\s\\d,.–()©-]){0,30}(?:\\b(?:by|par|por|di) )?(\\p{L}[^|·•.,;:()©\\d]{1,60})");

    private static final Pattern RIGHTS = Pattern.compile(
            "(?iU)\\s[–—-]?\\s?(?:all rights|alle rechte|tous droits|todos l?os derechos|tutti i diritti|todos os direitos|wszelkie prawa)\\b.*");

    private static final Pattern LEGAL_FORM = Pattern.compile(
            "(?iU)\\s(?:ltd|limited|llc|inc|plc|gmbh|ag|kg|ug|sarl|sas|srl|spa|s\\.a|sa|sl|bv|oy|ab|as|e\\.?\\s?v)$");

    /** How a domain spells what stands between two names. */
    private static final List<String> AND = List.of(" ", "and", "und", "et", "y", "e", "en", "og", "och");

    private CopyrightHolder() {}

    /**
     * Returns the holder's name without its legal form, if a witness has its letters; else it may be who made the site.
     *
     * @param witnesses the domain, the logo
     */
    static Optional<String> in(List<String> footer, Stream<String> witnesses) {
        var letters = witnesses.map(TextKey::letters).toList();
        return footer.stream()
                .flatMap(line -> NOTICE.matcher(line).results().map(notice -> notice.group(1)))
                .map(name -> RIGHTS.matcher(name.strip()).replaceFirst(""))
                .map(name -> LEGAL_FORM.matcher(name).replaceFirst(""))
                .filter(name -> spelled(name)
                        .anyMatch(spelling -> letters.stream().anyMatch(witness -> TitleParts.isIn(witness, spelling))))
                .findFirst();
    }

    private static Stream<String> spelled(String name) {
        return AND.stream().map(and -> name.replace("&", and)).distinct();
    }
}
