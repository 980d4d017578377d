package dev.incipit.batch;

import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.netpreserve.jwarc.HttpResponse;
import org.netpreserve.jwarc.MessageBody;
import org.netpreserve.jwarc.WarcCompression;
import org.netpreserve.jwarc.WarcMetadata;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;
import org.netpreserve.jwarc.WarcResponse;
import org.netpreserve.jwarc.WarcTargetRecord;

/**
 * The answers in one WARC or WAT file, read one after the other. A damaged file gives what comes before the damage, and the log
 * says where that is. Used by one thread.
 */
final class ArchiveRecords implements Iterator<ArchivedAnswer> {
    private static final System.Logger LOG = System.getLogger(ArchiveRecords.class.getName());
    private static final Pattern ARCHIVE = Pattern.compile(".*\\.(warc|wat)(\\.gz)?");

    /** As much of a page as is read from the web ({@code fetch.max-html-bytes}). */
    private static final int BODY_BYTES_MAX = 4 << 20;

    /** The description of one page in a WAT file; longer ones have thousands of links. */
    private static final int DESCRIPTION_BYTES_MAX = 8 << 20;

    private final String path;
    private final InputStream in;
    private Optional<Opened> opened = Optional.empty();
    private Optional<WarcRecord> before = Optional.empty();
    private Optional<ArchivedAnswer> ready = Optional.empty();
    private boolean ended;

    /** An archive whose first bytes were read. */
    private record Opened(ArchiveStream stream, WarcReader reader) {}

    /** Reads nothing yet; closes the stream at its end, or where it is damaged. */
    ArchiveRecords(String path, InputStream in) {
        this.path = path;
        this.in = in;
    }

    static boolean isArchive(String path) {
        return ARCHIVE.matcher(path).matches();
    }

    @Override
    public boolean hasNext() {
        while (ready.isEmpty() && !ended) {
            try {
                var record = record();
                ended = record.isEmpty();
                ready = record.flatMap(this::answer);
            } catch (IOException | RuntimeException damaged) {
                // The library throws what its parsing of numbers and dates does.
                ended = true;
                LOG.log(Level.WARNING, path + " cannot be read any further after " + position() + " bytes: " + damaged);
            }
        }
        if (ended) {
            close();
        }
        return ready.isPresent();
    }

    private void close() {
        try {
            in.close();
        } catch (IOException away) {
            LOG.log(Level.DEBUG, path + " could not be closed", away);
        }
    }

    private long position() {
        return opened.map(archive -> archive.reader().position()).orElse(0L);
    }

    private Optional<WarcRecord> record() throws IOException {
        if (opened.isEmpty()) {
            opened = Optional.of(open(in));
        }
        var archive = opened.get();
        archive.stream().body();
        if (before.isPresent()) {
            before.get().body().consume();
        }
        archive.stream().head();
        before = archive.reader().next();
        return before;
    }

    private static Opened open(InputStream in) throws IOException {
        var stream = new ArchiveStream(in);
        var reader = new WarcReader(stream);
        if (reader.compression() != WarcCompression.NONE) {
            // The library would decompress it again, behind the bound on heads.
            throw new IOException("it is compressed twice");
        }
        return new Opened(stream, reader);
    }

    private void body() {
        opened.ifPresent(archive -> archive.stream().body());
    }

    @Override
    public ArchivedAnswer next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        var answer = ready.get();
        ready = Optional.empty();
        return answer;
    }

    private Optional<ArchivedAnswer> answer(WarcRecord record) {
        try {
            if (!(record instanceof WarcTargetRecord of)) {
                return Optional.empty();
            }
            var url = WebUrl.parse(of.target()).map(WebUrl::withoutFragment);
            return url.isEmpty() ? Optional.empty() : answer(record, url.get());
        } catch (IOException | RuntimeException broken) {
            // Fields are read when they are asked for: a missing or wrong one is an exception of any kind.
            LOG.log(Level.DEBUG, "a record of " + path + " is broken", broken);
            return Optional.empty();
        }
    }

    private Optional<ArchivedAnswer> answer(WarcRecord record, WebUrl url) throws IOException {
        return switch (record) {
            case WarcResponse response
            when response.contentType().base().toString().startsWith("application/http") ->
                Optional.of(answer(url, response));
            case WarcMetadata metadata
            when metadata.contentType().base().toString().equals("application/json") -> {
                body();
                yield WatPage.of(url, record.date().toString(), bytes(metadata.body(), DESCRIPTION_BYTES_MAX));
            }
            default -> Optional.empty();
        };
    }

    private ArchivedAnswer answer(WebUrl url, WarcResponse response) throws IOException {
        var http = response.http();
        body();
        var body = bytes(http.bodyDecoded(), BODY_BYTES_MAX + 1);
        boolean cut = body.length > BODY_BYTES_MAX;
        return new ArchivedAnswer(
                url,
                response.date().toString(),
                http.status(),
                header(http, "Content-Type"),
                header(http, "Location"),
                String.join("\n", http.headers().all("X-Robots-Tag")),
                cut ? Arrays.copyOf(body, BODY_BYTES_MAX) : body,
                cut || response.headers().contains("WARC-Truncated", "length"));
    }

    private static String header(HttpResponse http, String name) {
        return http.headers().first(name).orElse("");
    }

    private static byte[] bytes(MessageBody body, int max) throws IOException {
        return body.stream().readNBytes(max);
    }
}
