package dev.incipit.generate.compose;

import dev.incipit.text.Words;

/** How the label of a section is written. */
final class LabelText {
    static final int CHARACTERS_MAX = 60;

    private LabelText() {}

    /** Returns a label in one line without signs before it, cut after {@value #CHARACTERS_MAX} characters. */
    static String clean(String label) {
        var line = label.replaceAll("[\\s\\p{Cntrl}]+", " ")
                .replaceFirst("^[^\\p{L}\\p{N}\"'«“‘(\\[.@#$]+", "")
                // A menu has a short form for small screens before the long one: "Doc Documentation".
                .replaceFirst("^(\\p{L}{3,20}) (\\1\\p{L}{1,30})$", "$2")
                // Rustdoc leads back to a module by "In acme::queue".
                .replaceFirst("^In [a-z0-9_]{1,80}::", "")
                // A style sheet keeps the version apart from the name above a menu: "brindle0.6.2".
                .replaceFirst("(?<=\\p{Ll}{3})(?<!ver)\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}$", "")
                .strip();
        return Words.shortened(line, CHARACTERS_MAX);
    }
}
