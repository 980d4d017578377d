package dev.incipit.html.markdown;

/**
 * The link that is currently open. A link around several blocks, such as a card, is written once: at its heading, or else at
 * its first words.
 */
final class LinkBuilder {
    private final String address;
    private final boolean headed;
    private boolean open;
    private boolean used;
    private boolean first;

    LinkBuilder(String address, boolean headed) {
        this.address = address;
        this.headed = headed;
    }

    /** Stands for the absence of an open link. */
    static LinkBuilder none() {
        var none = new LinkBuilder("", false);
        none.used = true;
        return none;
    }

    void openIn(InlineRun run, boolean inHeading) {
        if (!open && !used && (!headed || inHeading)) {
            open = true;
            first = run.isBlank();
            run.openLink(address);
        }
    }

    void closeIn(InlineRun run) {
        if (open) {
            run.closeLink(address);
            used = first && !run.isBlank();
            open = false;
        }
    }
}
