package dev.incipit.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.people.EmailAddress;
import dev.incipit.people.People;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.web.PageServer;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The pages of signing in where nobody may sign up and nothing can be mailed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PeoplePagesTest {

    private UnmailedPeople store;
    private People people;
    private PageServer server;

    @BeforeAll
    void open() {
        store = UnmailedPeople.with(Registration.CLOSED);
        people = store.people();
        server = PageServer.of(PeoplePages.of(people));
    }

    @AfterAll
    void close() {
        server.close();
        store.close();
    }

    private String link(String address) {
        store.create(address);
        return people.recovery().resetLink(EmailAddress.parse(address).orElseThrow());
    }

    @Test
    void onlyThoseWaysAreThereThatThisServiceHas() {
        assertFalse(WaysPages.areFor(people));
        assertEquals(404, server.browser().get(WaysPages.PATH).statusCode());
        assertEquals(404, server.browser().get("/login/openid/return").statusCode());
        assertEquals(200, server.browser().get("/login").statusCode());
    }

    @Test
    void signingUpIsByInvitation() {
        assertTrue(server.browser().get("/signup").body().contains("by invitation"));
        var browser = server.browser();
        var token = Map.of(
                "csrf",
                browser.get("/login").body().replaceAll("(?s).*name=\"csrf\" value=\"([0-9a-f]+)\".*", "$1"),
                "address",
                "ann@example.org");
        assertTrue(browser.post("/signup", token).body().contains("by invitation"));
    }

    @Test
    void withoutMailsThePersonWhoRunsTheServiceHelps() {
        assertTrue(server.browser().get("/reset").body().contains("sends no mails"));
    }

    @Test
    void aLinkForANewPasswordIsUsedOnceAndOnlyWithAGoodPassword() {
        var link = link("ann@example.org");
        var browser = server.browser();
        var easy = browser.submit(link, "/reset", Map.of("password", "short"));
        assertEquals(422, easy.statusCode());
        assertTrue(easy.body().contains("ann@example.org"), easy.body());
        var changed = browser.submit(link, "/reset", Map.of("password", "another four words"));
        assertEquals(303, changed.statusCode());
        assertEquals("/app", changed.headers().firstValue("Location").orElseThrow());
        assertEquals(410, browser.get(link).statusCode());
        assertEquals(410, browser.get("/invite?link=x").statusCode());
    }

    @Test
    void whoTriesManyLinksIsStopped() {
        var link = link("bob@example.org");
        var browser = server.browser().with("X-Forwarded-For", "192.0.2.99");
        int status = 0;
        for (int i = 0; i < 200 && status != 429; i++) {
            status = browser.submit(link, "/reset", Map.of("password", "short")).statusCode();
        }
        assertEquals(429, status);
    }
}
