package dev.incipit.crawl.seeds;

import dev.incipit.compute.Budget;
import dev.incipit.fetch.GzipMembers;
import dev.incipit.html.WebDates;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads one sitemap file (sitemaps.org): a list, an index, a feed (RSS, Atom) or plain text, compressed or not. Stateless, and never
 * fails: a file that is not a sitemap lists nothing, and everything listed before an error or a limit counts (hostile.md row 23).
 */
final class SitemapReader {
    /** Bytes read from one file after decompression: the protocol's own limit. */
    static final long BYTES_MAX = 50L * 1024 * 1024;

    /** Addresses read from one file: the protocol's own limit. */
    static final int ADDRESSES_MAX = 50_000;

    /** A file that has listed nothing for so many bytes or characters is read no further: room for an entry with a thousand images. */
    static final int BARREN_MAX = 1024 * 1024;

    /** The protocol's own limit of one address. */
    private static final int LOCATION_MAX = 2_048;

    private static final int LEAD_MAX = 4_096;
    private static final int NESTING_MAX = 32;
    private static final int DECLARATION_MAX = 200;
    private static final Pattern ENCODING =
            Pattern.compile("^<\\?xml[^>]{0,150}encoding\\s{0,9}=\\s{0,9}[\"']([A-Za-z0-9._:-]{1,40})[\"']");

    /**
     * One address with what the file says about it.
     *
     * @param location as written, trimmed
     * @param sitemap whether it is another sitemap; else it is a page
     */
    record Entry(String location, boolean sitemap, Optional<Instant> lastModified, Optional<Double> priority) {}

    private final int addressesMax;
    private final long bytesMax;

    SitemapReader() {
        this(ADDRESSES_MAX, BYTES_MAX);
    }

    /** Creates a reader with other limits, for tests. */
    SitemapReader(int addressesMax, long bytesMax) {
        this.addressesMax = addressesMax;
        this.bytesMax = bytesMax;
    }

    /**
     * @param listing receives each entry as it is read, so that none is kept in vain; returns whether another one would be of use
     */
    void read(byte[] body, Predicate<Entry> listing) {
        try (var in = new BufferedInputStream(new BoundedInput(unpacked(body), bytesMax))) {
            if (startsAsMarkup(in)) {
                readMarkup(in, listing);
            } else {
                readText(in, listing);
            }
        } catch (IOException broken) {
            // What was listed before the break counts.
            return;
        }
    }

    private static InputStream unpacked(byte[] body) {
        var in = new ByteArrayInputStream(body);
        return GzipMembers.begin(body) ? new GzipMembers(in) : in;
    }

    /** Skips leading white space, which XML does not allow, and byte order marks; true if markup follows. */
    private static boolean startsAsMarkup(BufferedInputStream in) throws IOException {
        for (int skipped = 0; skipped < LEAD_MAX; skipped++) {
            in.mark(1);
            int next = in.read();
            if (next == 0 || next == 0xFE || next == 0xFF) {
                // UTF-16: a byte order mark, or the zero byte of an ASCII character.
                in.reset();
                return true;
            }
            if (!Character.isWhitespace(next) && next != 0xEF && next != 0xBB && next != 0xBF) {
                in.reset();
                return next == '<';
            }
        }
        return false;
    }

    private void readText(InputStream in, Predicate<Entry> listing) throws IOException {
        var line = new StringBuilder();
        int listed = 0;
        int barren = 0;
        for (int next = in.read(); barren++ < BARREN_MAX; next = in.read()) {
            if (next >= 0 && next != '\n' && next != '\r') {
                if (line.length() <= LOCATION_MAX) {
                    line.append((char) next);
                }
                continue;
            }
            var location = location(line);
            line.setLength(0);
            if (location.isPresent()) {
                barren = 0;
                Budget.step();
                var page = new Entry(location.get(), false, Optional.empty(), Optional.empty());
                if (!listing.test(page) || ++listed >= addressesMax) {
                    return;
                }
            }
            if (next < 0) {
                return;
            }
        }
    }

    private static Optional<String> location(StringBuilder line) {
        var text = new String(line.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8).strip();
        return Optional.of(text)
                .filter(_ -> line.length() <= LOCATION_MAX)
                .filter(_ -> text.startsWith("http://") || text.startsWith("https://"));
    }

    private void readMarkup(BufferedInputStream in, Predicate<Entry> listing) throws IOException {
        var xml = new MarkupScanner(new InputStreamReader(in, charset(in)), BARREN_MAX);
        var path = new ArrayDeque<String>();
        var entry = new Draft();
        int listed = 0;
        for (var token = xml.next(); token != MarkupScanner.Token.END; token = xml.next()) {
            if (token == MarkupScanner.Token.OPEN) {
                path.push(xml.name());
                if (path.size() > NESTING_MAX) {
                    return;
                }
                open(xml, path, entry);
                continue;
            }
            var name = path.poll();
            if (!xml.name().equals(name)) {
                return;
            }
            if (!isEntry(name)) {
                // Only direct children of an entry; image:loc and the like are one level deeper.
                if (isEntry(path.peek())) {
                    entry.take(name, xml.text().strip());
                }
                continue;
            }
            var found = entry.finished(name.equals("sitemap"));
            entry.clear();
            if (found.isPresent()) {
                xml.proceed();
                if (!listing.test(found.get()) || ++listed >= addressesMax) {
                    return;
                }
            }
        }
    }

    /** An encoding that is unknown or invalid is read as UTF-8. */
    private static Charset charset(BufferedInputStream in) throws IOException {
        in.mark(DECLARATION_MAX);
        var head = in.readNBytes(DECLARATION_MAX);
        in.reset();
        if (head.length > 1 && (head[0] == (byte) 0xFE || head[0] == (byte) 0xFF)) {
            return StandardCharsets.UTF_16;
        }
        if (head.length > 1 && (head[0] == 0 || head[1] == 0)) {
            return head[0] == 0 ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
        }
        var declared = ENCODING.matcher(new String(head, StandardCharsets.ISO_8859_1));
        try {
            return declared.find() ? Charset.forName(declared.group(1)) : StandardCharsets.UTF_8;
        } catch (IllegalArgumentException unknown) {
            return StandardCharsets.UTF_8;
        }
    }

    private static boolean isEntry(@Nullable String name) {
        return name != null
                && (name.equals("url") || name.equals("sitemap") || name.equals("item") || name.equals("entry"));
    }

    private static void open(MarkupScanner xml, Deque<String> path, Draft entry) {
        if (isEntry(xml.name())) {
            entry.clear();
        } else if (xml.name().equals("link")
                && "entry".equals(path.stream().skip(1).findFirst().orElse(""))
                && xml.rel().orElse("alternate").equals("alternate")) {
            entry.location = xml.href();
        }
    }

    /** The entry that is being read. */
    private static final class Draft {
        private Optional<String> location = Optional.empty();
        private Optional<Instant> lastModified = Optional.empty();
        private Optional<Double> priority = Optional.empty();

        void clear() {
            location = Optional.empty();
            lastModified = Optional.empty();
            priority = Optional.empty();
        }

        void take(String name, String value) {
            switch (name) {
                case "loc" -> location = Optional.of(value);
                // RSS: the link, or a guid that is an address if there is no link.
                case "link" ->
                    location = Optional.of(value).filter(Draft::isAddress).or(() -> location);
                case "guid" -> location = location.or(() -> Optional.of(value).filter(Draft::isAddress));
                case "lastmod", "updated", "pubDate" -> lastModified = WebDates.parse(value);
                case "priority" -> priority = fraction(value);
                default -> {}
            }
        }

        private static boolean isAddress(String value) {
            return value.startsWith("http");
        }

        Optional<Entry> finished(boolean sitemap) {
            return location.filter(text -> !text.isBlank() && text.length() <= LOCATION_MAX)
                    .map(text -> new Entry(text, sitemap, lastModified, priority));
        }

        private static Optional<Double> fraction(String value) {
            try {
                double number = Double.parseDouble(value);
                return number >= 0 && number <= 1 ? Optional.of(number) : Optional.empty();
            } catch (NumberFormatException other) {
                return Optional.empty();
            }
        }
    }
}
