package dev.incipit.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.PlanCatalog;
import dev.incipit.people.EmailAddress;
import dev.incipit.people.Passwords;
import dev.incipit.people.People;
import dev.incipit.people.PeopleConfig;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.people.QuickUsers;
import dev.incipit.people.Role;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import dev.incipit.web.PageServer;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The pages of signing in where nobody may sign up and nothing can be mailed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PeoplePagesTest {
    private static final String PASSWORD = "four words in a row";

    private Database database;
    private Accounts accounts;
    private People people;
    private PageServer server;

    @BeforeAll
    void open() {
        database = new Database(Stores.H2.fresh());
        Migrations.run(database);
        accounts = new Accounts(database, PlanCatalog.DEFAULTS, InstantSource.system());
        people = People.over(
                database,
                accounts,
                new Passwords(),
                new PeopleConfig(Registration.CLOSED, Optional.empty(), Optional.empty()),
                Optional.empty(),
                InstantSource.system());
        server = PageServer.of(PeoplePages.of(people));
    }

    @AfterAll
    void close() {
        server.close();
        database.close();
    }

    private String link(String address) {
        QuickUsers.create(database, accounts, address, Role.MEMBER, PASSWORD);
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
