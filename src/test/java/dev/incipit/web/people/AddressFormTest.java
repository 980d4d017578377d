package dev.incipit.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.people.EmailAddress;
import dev.incipit.web.PageServer;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRoute;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class AddressFormTest {
    private final List<String> mailed = new ArrayList<>();

    /** Whoever asks about this address asked too often. */
    private boolean mail(EmailAddress address, String clientAddress) {
        mailed.add(address.text() + " from " + clientAddress);
        return !address.text().startsWith("often");
    }

    private HttpResponse<String> sent(String typed) {
        var form = new AddressForm("/ask", "Ask", "A link goes there.", this::mail);
        try (var server = PageServer.of(List.of(
                PageRoute.get("/ask", Access.ANYBODY, form::show),
                PageRoute.post("/ask", Access.ANYBODY, form::send)))) {
            return server.browser().submit("/ask", "/ask", Map.of("address", typed));
        }
    }

    @Test
    void aLinkIsMailedToAnAddressAndTheAnswerSaysNothingOfIt() {
        var answer = sent(" Ann@example.org ");
        assertEquals(200, answer.statusCode());
        assertTrue(answer.body().contains("If ann@example.org can have one"), answer.body());
        assertEquals(List.of("ann@example.org from 192.0.2.1"), mailed);
    }

    @Test
    void whatIsNoAddressStaysInTheFieldWithWhatIsRight() {
        var answer = sent("ann<b>");
        assertEquals(422, answer.statusCode());
        assertTrue(answer.body().contains("ann&lt;b"), answer.body());
        assertTrue(answer.body().contains(EmailAddress.WHAT_IS_RIGHT), answer.body());
        assertEquals(List.of(), mailed);
    }

    @Test
    void whoAsksTooOftenIsToldSo() {
        assertEquals(429, sent("often@example.org").statusCode());
    }
}
