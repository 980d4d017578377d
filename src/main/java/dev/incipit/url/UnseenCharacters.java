package dev.incipit.url;

/** Characters that no reader sees: controls, marks of direction, private and unassigned ones, lone surrogates. */
public final class UnseenCharacters {
    private UnseenCharacters() {}

    public static boolean isOne(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
