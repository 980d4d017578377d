package dev.incipit.batch;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ArchiveRecordsTest {
    private static final String PAGE = "<title>Larch</title><p>Larches lose their needles.";

    private static final int HUGE = 8 << 20;

    private final ByteArrayOutputStream file = new ByteArrayOutputStream();

    private List<ArchivedAnswer> read(byte[] bytes) throws IOException {
        var answers = new ArrayList<ArchivedAnswer>();
        new ArchiveRecords("test.warc.gz", new ByteArrayInputStream(bytes)).forEachRemaining(answers::add);
        return answers;
    }

    /** One record, compressed by itself as archives do it. */
    private void record(String type, String address, String contentType, byte[] block) throws IOException {
        var head = "WARC/1.0\r\nWARC-Type: " + type + "\r\nWARC-Target-URI: " + address
                + "\r\nWARC-Date: 2026-10-01T12:00:00Z\r\nWARC-Record-ID: <urn:uuid:5fb3ffa0-5d5f-4b0c-9a3c-000000000000>"
                + "\r\nContent-Type: " + contentType + "\r\nContent-Length: " + block.length + "\r\n\r\n";
        var record = new ByteArrayOutputStream();
        record.writeBytes(utf8(head));
        record.writeBytes(block);
        record.writeBytes(utf8("\r\n\r\n"));
        file.writeBytes(gzip(record.toByteArray()));
    }

    private void response(String address, String head, byte[] body) throws IOException {
        var block = new ByteArrayOutputStream();
        block.writeBytes((head + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
        block.writeBytes(body);
        record("response", address, "application/http; msgtype=response", block.toByteArray());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void anAnswerIsReadWithItsStatusItsHeadersAndItsBody() throws IOException {
        record("warcinfo", "https://larch.example/", "application/warc-fields", utf8("software: test"));
        record(
                "request",
                "https://larch.example/",
                "application/http; msgtype=request",
                utf8("GET / HTTP/1.1\r\n\r\n"));
        response(
                "https://www.larch.example/a#part",
                "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-Robots-Tag: noindex\r\nX-Robots-Tag: nofollow",
                utf8(PAGE));
        var answer = read(file.toByteArray()).getFirst();
        assertEquals("https://www.larch.example/a", answer.url().toString());
        assertEquals(200, answer.status());
        assertEquals("text/html", answer.type());
        assertEquals("noindex\nnofollow", answer.robots());
        assertEquals(PAGE, new String(answer.body(), StandardCharsets.UTF_8));
        assertFalse(answer.truncated());
    }

    @Test
    void theFileIsClosedAtItsEndAndWhereItIsDamaged() throws IOException {
        response("https://larch.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        var whole = file.toByteArray();
        assertTrue(isClosed(whole));
        assertTrue(isClosed(Arrays.copyOf(whole, whole.length / 2)));
    }

    private static boolean isClosed(byte[] bytes) {
        var closed = new AtomicBoolean();
        var in = new ByteArrayInputStream(bytes) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        new ArchiveRecords("test.warc.gz", in).forEachRemaining(_ -> {});
        return closed.get();
    }

    @Test
    void codingsOfTheBodyAreUndoneAndLongOnesCut() throws IOException {
        response("https://a.example/", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip", gzip(PAGE));
        response("https://b.example/", "HTTP/1.1 200 OK", new byte[(4 << 20) + 1]);
        var answers = read(file.toByteArray());
        assertEquals(PAGE, new String(answers.getFirst().body(), StandardCharsets.UTF_8));
        assertEquals(4 << 20, answers.getLast().body().length);
        assertTrue(answers.getLast().truncated());
    }

    @Test
    void aDamagedArchiveGivesWhatComesBeforeTheDamage() throws IOException {
        response("https://a.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        int whole = file.size();
        response("https://b.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        assertEquals(1, read(Arrays.copyOf(file.toByteArray(), whole + 20)).size());
        assertEquals(0, read(utf8("This is no archive.")).size());
    }

    @Test
    void whatADescriptionInAWatFileTellsIsAPage() throws IOException {
        record("metadata", "https://a.example/", "application/json", utf8("""
                {"Envelope":{"Payload-Metadata":{"HTTP-Response-Metadata":{"Response-Message":{"Status":"200"},
                "Headers":{"content-type":"text/html"},"HTML-Metadata":{"Head":{"Title":"Larch & co",
                "Metas":[{"name":"description","content":"All about larches."}]},
                "Links":[{"path":"A@/href","url":"/care","text":"Care"},{"path":"IMG@/src","url":"/x.png"}]}}}}}"""));
        record("metadata", "https://b.example/", "application/json", utf8("{broken"));
        var answers = read(file.toByteArray());
        assertEquals(1, answers.size());
        var page = new String(answers.getFirst().body(), StandardCharsets.UTF_8);
        assertTrue(page.contains("<title>Larch &amp; co</title>"), page);
        assertTrue(page.contains("<p>All about larches.</p>"), page);
        assertTrue(page.contains("<a href=\"/care\">Care</a>") && !page.contains("x.png"), page);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WARC-Target-URI: https://bad.example/\r\n",
                "WARC-Target-URI: https://bad.example/\r\nWARC-Date: yesterday\r\n",
                "WARC-Date: 2026-10-01T12:00:00Z\r\n"
            })
    void aRecordWithoutDateOrAddressIsPassedOver(String fields) throws IOException {
        file.writeBytes(gzip("WARC/1.0\r\nWARC-Type: response\r\nContent-Type: application/http\r\n" + fields
                + "Content-Length: 19\r\n\r\nHTTP/1.1 200 OK\r\n\r\n\r\n\r\n"));
        response("https://a.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        assertEquals(
                List.of("https://a.example/"),
                read(file.toByteArray()).stream()
                        .map(answer -> answer.url().toString())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", "-1", "99999999999999999999"})
    void aLengthThatIsNoneEndsTheArchiveAndNotTheTask(String length) throws IOException {
        response("https://a.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        file.writeBytes(gzip("WARC/1.0\r\nWARC-Type: response\r\nContent-Length: " + length + "\r\n\r\nx\r\n\r\n"));
        assertEquals(1, read(file.toByteArray()).size());
    }

    @Test
    void aHeadOfMegabytesEndsTheArchiveBeforeTheMemory() throws IOException {
        response("https://a.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        file.writeBytes(gzip("WARC/1.0\r\nX: " + "x".repeat(HUGE)
                + "\r\nWARC-Type: response\r\nWARC-Target-URI: https://bad.example/\r\n"
                + "WARC-Date: 2026-10-01T12:00:00Z\r\nContent-Type: application/http\r\nContent-Length: 19\r\n\r\n"
                + "HTTP/1.1 200 OK\r\n\r\n\r\n\r\n"));
        assertEquals(1, read(file.toByteArray()).size());
    }

    @Test
    void anAnswerWithAHeadOfMegabytesIsPassedOver() throws IOException {
        response("https://bad.example/", "HTTP/1.1 404 Not Found\r\nX: " + "x".repeat(HUGE), utf8(PAGE));
        response("https://a.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        var answers = read(file.toByteArray());
        assertEquals(List.of(200), answers.stream().map(ArchivedAnswer::status).toList());
    }

    @Test
    void anArchiveThatIsPackedTwiceOrHasABrokenHeadIsNotRead() throws IOException {
        response("https://a.example/", "HTTP/1.1 200 OK", utf8(PAGE));
        assertEquals(List.of(), read(gzip(file.toByteArray())));
        assertEquals(List.of(), read(new byte[] {0x1F, (byte) 0x8B, 7, 7}));
        assertEquals(List.of(), read(new byte[0]));
    }

    @Test
    void onlyNamesOfArchivesAreTakenForThem() {
        assertTrue(ArchiveRecords.isArchive("s3a://commoncrawl/crawl-data/x/warc/CC-MAIN-1.warc.gz"));
        assertTrue(ArchiveRecords.isArchive("/data/x.warc.wat.gz"));
        assertFalse(ArchiveRecords.isArchive("https://data.commoncrawl.org/crawl-data/x/warc.paths.gz"));
    }
}
