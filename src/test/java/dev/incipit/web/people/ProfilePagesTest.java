package dev.incipit.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.web.PageServer;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a user changes of their own, where the service sends no mails. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ProfilePagesTest {
    private static final String PATH = "/app/account";

    private UnmailedPeople store;
    private PageServer server;

    @BeforeAll
    void open() {
        store = UnmailedPeople.with(Registration.INVITE);
        store.create("ann@example.org");
        server = PageServer.of(new ProfilePages(store.people()).routes(), 1);
    }

    @AfterAll
    void close() {
        server.close();
        store.close();
    }

    private HttpResponse<String> send(String form, Map<String, String> typed) {
        var browser = server.ofUser();
        var token = browser.get(PATH).body().replaceAll("(?s).*name=\"csrf\" value=\"([0-9a-f]+)\".*", "$1");
        var fields = new HashMap<>(typed);
        fields.put("csrf", token);
        return browser.post(PATH + "/" + form, fields);
    }

    @ParameterizedTest
    @CsvSource({"no address, 422", "ann@example.org, 422", "new@example.org, 404"})
    void anAddressChangesOnlyToAnotherAndByMail(String typed, int status) {
        var answer = send("address", Map.of("new-address", typed, "address-password", UnmailedPeople.PASSWORD));
        assertEquals(status, answer.statusCode());
    }

    @Test
    void aPasswordChangesIfTheOldOneIsRightAndTheNewOneGood() {
        var easy = send("password", Map.of("old-password", UnmailedPeople.PASSWORD, "new-password", "short"));
        assertEquals(422, easy.statusCode());
        var wrong = send("password", Map.of("old-password", "not it at all", "new-password", "another four words"));
        assertEquals(422, wrong.statusCode());
        assertTrue(wrong.body().contains("This is not your password."), wrong.body());
        var right =
                send("password", Map.of("old-password", UnmailedPeople.PASSWORD, "new-password", "another four words"));
        assertEquals(303, right.statusCode());
    }

    @Test
    void anInvitationIsShownWhereItCannotBeMailed() {
        assertEquals(422, send("invitations", Map.of("invited", "nobody")).statusCode());
        var shown = send("invitations", Map.of("invited", "bob@example.org"));
        assertEquals(200, shown.statusCode());
        assertTrue(shown.body().contains("/invite?link="), shown.body());
        var known = send("invitations", Map.of("invited", "ann@example.org"));
        assertEquals(422, known.statusCode());
    }
}
