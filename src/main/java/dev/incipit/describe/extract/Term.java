package dev.incipit.describe.extract;

/**
 * A word of a text as a reader sees it, or a run of one script where words are not separated.
 *
 * @param word what does not depend on where it stands
 * @param clause the index of its part of the text between punctuation marks
 * @param apart whether it is separated from its neighbours: a Latin name among Japanese letters often is not
 */
record Term(Word word, int clause, boolean apart) {
    String text() {
        return word.text();
    }

    String key() {
        return word.key();
    }

    /**
     * A word wherever it stands.
     *
     * @param text as it is written
     * @param key equal for the forms of one word
     * @param telling whether it says something
     * @param general whether it names nothing by itself
     * @param dense whether it is of a script without spaces
     * @param identifier whether it is written like a name in a program or an abbreviation
     * @param precedesNoun whether it is an article or the like
     */
    record Word(
            String text,
            String key,
            boolean telling,
            boolean general,
            boolean dense,
            boolean identifier,
            boolean precedesNoun) {
        /** Whether somebody may look for it. */
        boolean names() {
            return telling && !general;
        }
    }
}
