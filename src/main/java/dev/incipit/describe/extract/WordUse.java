package dev.incipit.describe.extract;

/** How a page uses a word. */
final class WordUse {
    /** How many words the page has before it. */
    final int first;

    Term.Word word;

    /** Whether it stands where a noun does. */
    boolean noun;

    /** Whether it is separated from its neighbours somewhere. */
    boolean apart;

    /** How much the page is about it. */
    double weight;

    WordUse(Term.Word word, int first) {
        this.word = word;
        this.first = first;
    }

    /** A word that also occurs in lower case is capitalised only where it opens a sentence. */
    void spell(Term.Word other) {
        if (Character.isUpperCase(word.text().codePointAt(0))
                && Character.isLowerCase(other.text().codePointAt(0))) {
            word = other;
        }
    }
}
