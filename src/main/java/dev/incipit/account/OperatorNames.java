package dev.incipit.account;

import dev.incipit.problem.InvalidInput;

/** Checks the names of accounts and labels of keys. */
final class OperatorNames {
    private static final int LENGTH_MAX = 100;

    private OperatorNames() {}

    /** Returns the name of an account, without surrounding space. */
    static String name(String text) {
        if (text.isBlank()) {
            throw new InvalidInput("An account's name must not be empty.");
        }
        return printable("An account's name", text.strip());
    }

    /** Returns the label of a key, without surrounding space; may be empty. */
    static String label(String text) {
        return printable("A key's label", text.strip());
    }

    static InvalidInput unknownAccount(String name) {
        return new InvalidInput("There is no account '" + name
                + "': 'incipit accounts list' shows all, 'incipit accounts create' opens one.");
    }

    private static String printable(String what, String text) {
        var printable = text.codePoints()
                .noneMatch(c -> Character.isISOControl(c)
                        || Character.getType(c) == Character.FORMAT
                        || Character.getType(c) == Character.SURROGATE
                        || Character.getType(c) == Character.LINE_SEPARATOR
                        || Character.getType(c) == Character.PARAGRAPH_SEPARATOR);
        if (!printable || text.codePointCount(0, text.length()) > LENGTH_MAX) {
            throw new InvalidInput(what + " must be at most " + LENGTH_MAX + " printable characters.");
        }
        return text;
    }
}
