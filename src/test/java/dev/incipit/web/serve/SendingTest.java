package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webclient.http1.Http1ClientResponse;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.testing.junit5.DirectClient;
import io.helidon.webserver.testing.junit5.RoutingTest;
import io.helidon.webserver.testing.junit5.SetUpRoute;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Without a socket. */
@RoutingTest
final class SendingTest {
    private static final WebAnswer PAGE = WebAnswer.html((out, _) -> out.writeContent("<p>ä"));
    private static final Map<String, WebAnswer> ANSWERS = Map.of(
            "/page",
            PAGE,
            "/done",
            WebAnswer.seeOther("/page"),
            "/leave",
            new WebAnswer.Leave(URI.create("https://id.example.org/?a=ä"), PAGE),
            "/file",
            new WebAnswer.Download("run \"1\"\r\n.txt", "text/plain", new byte[] {'x'}),
            "/none",
            WebAnswer.notFound());

    private final DirectClient client;

    SendingTest(DirectClient client) {
        this.client = client;
    }

    @SetUpRoute
    static void routing(HttpRouting.Builder routing) {
        routing.any((request, response) -> {
            var sending = new Sending(request, response, true);
            sending.prepare(ANSWERS.get(request.path().path()));
            sending.send(new Cookies(request.headers(), true));
        });
    }

    private Http1ClientResponse get(String path) {
        return client.get(path).request();
    }

    private static String header(Http1ClientResponse response, String name) {
        return response.headers().first(HeaderNames.create(name)).orElse("");
    }

    @Test
    void aPageIsHtmlInUtf8AndIsNotKept() {
        try (var response = get("/page")) {
            assertEquals(Status.OK_200, response.status());
            assertEquals("text/html; charset=utf-8", header(response, "Content-Type"));
            assertTrue(header(response, "Cache-Control").contains("no-store"));
            assertEquals("<p>ä", response.as(String.class));
        }
    }

    @Test
    void aHeadHasTheLengthAndNoBody() {
        try (var response = client.head("/page").request()) {
            assertEquals("" + "<p>ä".getBytes(StandardCharsets.UTF_8).length, header(response, "Content-Length"));
        }
    }

    @Test
    void aFormThatDidSomethingLeadsOnForHtmxInAHeaderOfItsOwn() {
        try (var response = client.get("/done").followRedirects(false).request()) {
            assertEquals(Status.SEE_OTHER_303, response.status());
            assertEquals("/page", header(response, "Location"));
        }
        try (var response = client.get("/done")
                .header(HeaderValues.create("HX-Request", "true"))
                .request()) {
            assertEquals(Status.OK_200, response.status());
            assertEquals("/page", header(response, "HX-Redirect"));
        }
    }

    @Test
    void anotherHostIsReachedFromAPage() {
        try (var response = get("/leave")) {
            assertEquals("0; url=https://id.example.org/?a=%C3%A4", header(response, "Refresh"));
            assertEquals("<p>ä", response.as(String.class));
        }
    }

    @Test
    void theNameOfAFileIsSafeInAHeader() {
        try (var response = get("/file")) {
            assertEquals("attachment; filename=\"run__1___.txt\"", header(response, "Content-Disposition"));
        }
    }

    @Test
    void whatIsNotThereIsAPageToo() {
        try (var response = get("/none")) {
            assertEquals(Status.NOT_FOUND_404, response.status());
            assertFalse(response.as(String.class).isEmpty());
        }
    }
}
