package dev.incipit.crawl.seeds;

import dev.incipit.compute.Budget;
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
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads one sitemap file (sitemaps.org): a list, an index, a feed (RSS, Atom) or plain text, compressed or not. It uses the
 * JDK's streaming parser with DTDs and entities off instead of crawler-commons, which decompresses without a limit and keeps an
 * object for every line. Pure; everything read before an error or a limit counts (hostile.md row 23).
 */
final class SitemapReader {
    /** Bytes read from one file after decompression: the protocol's own limit. */
    static final long BYTES_MAX = 50L * 1024 * 1024;

    /** Addresses read from one file: the protocol's own limit. */
    static final int ADDRESSES_MAX = 50_000;

    private static final int EVENTS_MAX = 2_000_000;
    private static final int NESTING_MAX = 32;
    private static final int TEXT_MAX = 4_096;
    private static final int DECLARATION_MAX = 200;
    private static final Pattern ENCODING =
            Pattern.compile("^<\\?xml[^>]{0,150}encoding\\s{0,9}=\\s{0,9}[\"']([A-Za-z0-9._:-]{1,40})[\"']");
    private static final int GZIP_MAGIC_FIRST = 0x1F;
    private static final int GZIP_MAGIC_SECOND = 0x8B;

    /** The content of a file: pages and further sitemap files. Locations are as written, trimmed. */
    record SitemapFile(List<Entry> pages, List<Entry> sitemaps) {}

    /** One address with what the file says about it. */
    record Entry(String location, Optional<Instant> lastModified, Optional<Double> priority) {}

    private final XMLInputFactory factory = hardened();
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

    private static XMLInputFactory hardened() {
        var factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_VALIDATING, false);
        // Without a reporter, the parser writes errors in the site's file to standard error.
        factory.setXMLReporter((_, _, _, _) -> {});
        return factory;
    }

    /** Reads a file. Never fails: a file that is not a sitemap has no entries. */
    SitemapFile read(byte[] body) {
        var file = new SitemapFile(new ArrayList<>(), new ArrayList<>());
        try (var in = new BufferedInputStream(new BoundedInput(unpacked(body), bytesMax))) {
            if (startsAsMarkup(in)) {
                readMarkup(in, file);
            } else {
                readText(in, file);
            }
        } catch (IOException | XMLStreamException | MissingResourceException broken) {
            // The JDK's parser lacks a message for some errors in a DTD and throws because of that.
            return file;
        }
        return file;
    }

    private static InputStream unpacked(byte[] body) throws IOException {
        var in = new ByteArrayInputStream(body);
        boolean packed =
                body.length > 2 && (body[0] & 0xFF) == GZIP_MAGIC_FIRST && (body[1] & 0xFF) == GZIP_MAGIC_SECOND;
        return packed ? new GZIPInputStream(in) : in;
    }

    /** Skips leading white space, which XML does not allow, and byte order marks; true if markup follows. */
    private boolean startsAsMarkup(BufferedInputStream in) throws IOException {
        for (long skipped = 0; skipped < bytesMax; skipped++) {
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

    private void readText(InputStream in, SitemapFile file) throws IOException {
        var line = new StringBuilder();
        for (int next = in.read(); next >= 0 && file.pages().size() < addressesMax; next = in.read()) {
            if (next == '\n' || next == '\r') {
                addLine(line, file);
            } else if (line.length() < TEXT_MAX) {
                line.append((char) next);
            }
        }
        addLine(line, file);
    }

    private void addLine(StringBuilder line, SitemapFile file) {
        var text = new String(line.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8).strip();
        line.setLength(0);
        if ((text.startsWith("http://") || text.startsWith("https://"))
                && file.pages().size() < addressesMax) {
            file.pages().add(new Entry(text, Optional.empty(), Optional.empty()));
        }
    }

    private void readMarkup(BufferedInputStream in, SitemapFile file) throws IOException, XMLStreamException {
        var xml = factory.createXMLStreamReader(new InputStreamReader(in, charset(in)));
        var path = new ArrayDeque<String>();
        var entry = new Draft();
        for (int events = 0; events < EVENTS_MAX && xml.hasNext() && !isFull(file); events++) {
            Budget.step();
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    path.push(xml.getLocalName());
                    if (path.size() > NESTING_MAX) {
                        return;
                    }
                    open(xml, path, entry);
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> entry.append(xml);
                case XMLStreamConstants.END_ELEMENT -> close(path, entry, file);
                default -> {}
            }
        }
    }

    /** Decoded here because the parser gives up at the first byte that is invalid in its encoding. */
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

    private boolean isFull(SitemapFile file) {
        return file.pages().size() + file.sitemaps().size() >= addressesMax;
    }

    private static boolean isEntry(String name) {
        return name.equals("url") || name.equals("sitemap") || name.equals("item") || name.equals("entry");
    }

    private static void open(XMLStreamReader xml, Deque<String> path, Draft entry) {
        var name = path.peek();
        entry.text.setLength(0);
        if (isEntry(name)) {
            entry.clear();
        } else if (name.equals("link") && "entry".equals(parent(path))) {
            var rel = xml.getAttributeValue(null, "rel");
            if (rel == null || rel.equals("alternate")) {
                entry.location = Optional.ofNullable(xml.getAttributeValue(null, "href"));
            }
        }
    }

    private static void close(Deque<String> path, Draft entry, SitemapFile file) {
        var parent = parent(path);
        var name = path.pop();
        if (isEntry(name)) {
            (name.equals("sitemap") ? file.sitemaps() : file.pages()).addAll(entry.finished());
            entry.clear();
        } else if (isEntry(parent)) {
            // Only direct children of an entry; image:loc and the like are one level deeper.
            entry.take(name, entry.text.toString().strip());
        }
        entry.text.setLength(0);
    }

    private static String parent(Deque<String> path) {
        var names = path.iterator();
        names.next();
        return names.hasNext() ? names.next() : "";
    }

    /** The entry that is being read. */
    private static final class Draft {
        private final StringBuilder text = new StringBuilder();
        private Optional<String> location = Optional.empty();
        private Optional<Instant> lastModified = Optional.empty();
        private Optional<Double> priority = Optional.empty();

        void clear() {
            text.setLength(0);
            location = Optional.empty();
            lastModified = Optional.empty();
            priority = Optional.empty();
        }

        void append(XMLStreamReader xml) {
            if (text.length() < TEXT_MAX) {
                text.append(xml.getTextCharacters(), xml.getTextStart(), Math.min(xml.getTextLength(), TEXT_MAX));
            }
        }

        void take(String name, String value) {
            switch (name) {
                case "loc" -> location = Optional.of(value);
                case "link", "guid" -> {
                    // RSS: the link, or a guid that is an address if there is no link.
                    if (location.isEmpty() && value.startsWith("http")) {
                        location = Optional.of(value);
                    }
                }
                case "lastmod", "updated", "pubDate" -> lastModified = WebDates.parse(value);
                case "priority" -> priority = fraction(value);
                default -> {}
            }
        }

        List<Entry> finished() {
            return location.filter(text -> !text.isBlank() && text.length() < TEXT_MAX)
                    .map(text -> List.of(new Entry(text, lastModified, priority)))
                    .orElse(List.of());
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
