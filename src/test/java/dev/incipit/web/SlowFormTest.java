package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.LogLines;
import dev.incipit.api.RawClient;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A form that never arrives whole is its sender's fault: anybody could fill the log with bugs otherwise. */
final class SlowFormTest {
    private final GreenMail mails = WebService.mailServer();
    private final WebService service =
            WebService.over(Stores.H2.fresh(), mails, Map.of("SERVER_REQUEST_TIMEOUT", "PT1S"));
    private final LogLines bugs = new LogLines("dev.incipit.web.serve.PageRouting");

    @AfterEach
    void close() {
        bugs.close();
        service.close();
        mails.stop();
    }

    @Test
    void aFormThatDoesNotArriveInTimeIsNoBug() throws IOException {
        try (var client = new RawClient(service.port())) {
            client.write("POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
                    + "Content-Type: application/x-www-form-urlencoded\r\n\r\ncsrf=");
            var answer = client.readAll();
            assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        }
        assertEquals(List.of(), bugs.messages());
    }
}
