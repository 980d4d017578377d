package dev.incipit.html.markdown;

/** A quote, list, item or footnote that is being written, with the prefixes of the lines inside it. */
final class OpenBlock {
    final String first;
    final String rest;
    final boolean list;
    final boolean ordered;
    final boolean tight;
    int number;
    char mark;
    boolean started;
    boolean holdsItems;
    char listBefore;

    OpenBlock(String first, String rest, boolean list, boolean ordered, boolean tight) {
        this.first = first;
        this.rest = rest;
        this.list = list;
        this.ordered = ordered;
        this.tight = tight;
    }

    boolean isItem() {
        return !list && !first.equals(rest);
    }

    boolean isBullet() {
        return first.equals("- ") || first.equals("* ");
    }
}
