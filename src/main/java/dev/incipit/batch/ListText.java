package dev.incipit.batch;

import dev.incipit.sites.LineOrders;
import dev.incipit.sites.ListLine;
import dev.incipit.sites.SiteList;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** One line of a list that other processes have other lines of. */
final class ListText {
    /** A line does not know its number here. */
    private static final Pattern NUMBER = Pattern.compile("^" + ListLine.Bad.REASON + "\\d+ of the list: ");

    private ListText() {}

    /** The parsed line; empty for a comment or an empty line. */
    static Optional<ListLine> read(String text, LineOrders orders) {
        try {
            var bytes = text.replace('\n', ' ').getBytes(StandardCharsets.UTF_8);
            return new SiteList(new ByteArrayInputStream(bytes), Optional.empty(), orders)
                    .next()
                    .map(line -> line instanceof ListLine.Bad bad
                            ? new ListLine.Bad(
                                    bad.text(), NUMBER.matcher(bad.reason()).replaceFirst(""))
                            : line);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
