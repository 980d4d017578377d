package dev.incipit.web.attempt;

import dev.incipit.text.TokenEstimate;
import dev.incipit.text.Words;
import java.nio.charset.StandardCharsets;

/**
 * A file as a page shows it.
 *
 * @param shown its text, or the beginning of a large one
 * @param path where it can be downloaded
 */
record ShownFile(String name, String shown, boolean isCut, int bytes, int tokens, String path) {
    static final int SHOWN_MAX = 100_000;

    private static final int BYTES_SAID_MAX = 10_000;

    static ShownFile of(long run, String name, String text) {
        var cut = text.length() > SHOWN_MAX;
        return new ShownFile(
                name,
                cut ? Words.beginning(text, SHOWN_MAX) + "\n…" : text,
                cut,
                text.getBytes(StandardCharsets.UTF_8).length,
                TokenEstimate.of(text),
                RunPage.PATH + "/" + run + "/" + name);
    }

    /** As in "12 KB". */
    String size() {
        return bytes < BYTES_SAID_MAX ? bytes + " bytes" : bytes / 1000 + " KB";
    }
}
