package dev.incipit.sites;

import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.SiteParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lists of sites for tests. */
final class Lists {
    static final LineOrders ORDERS =
            new LineOrders(SiteParser.ANY, FileType.BOTH, 100, Optional.empty(), WrittenOptions.NONE);

    private Lists() {}

    static SiteList list(String text) throws IOException {
        return new SiteList(bytes(text), Optional.empty(), ORDERS);
    }

    static SiteList csv(String text, String column) throws IOException {
        return new SiteList(bytes(text), Optional.of(column), ORDERS);
    }

    private static ByteArrayInputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    static List<ListLine> lines(SiteList list) throws IOException {
        var lines = new ArrayList<ListLine>();
        for (var line = list.next(); line.isPresent(); line = list.next()) {
            lines.add(line.get());
        }
        return lines;
    }

    /** Sites by their keys, bad lines by their reasons. */
    static List<String> said(SiteList list) throws IOException {
        return lines(list).stream()
                .map(line -> switch (line) {
                    case ListLine.Listed site -> site.key().text();
                    case ListLine.Bad bad -> bad.reason();
                })
                .toList();
    }

    static ListLine.Listed listed(String site) {
        try {
            return (ListLine.Listed) list(site).next().orElseThrow();
        } catch (IOException impossible) {
            throw new java.io.UncheckedIOException(impossible);
        }
    }
}
