package dev.incipit.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.people.EmailAddress;
import dev.incipit.people.People;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.people.Role;
import dev.incipit.web.PageServer;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What becomes of an invitation, where the service sends no mails. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class JoinPagesTest {
    private static final String PATH = "/invite";

    private UnmailedPeople store;
    private People people;
    private PageServer server;

    @BeforeAll
    void open() {
        store = UnmailedPeople.with(Registration.INVITE);
        store.create("ann@example.org");
        people = store.people();
        server = PageServer.of(new JoinPages(people).routes());
    }

    @AfterAll
    void close() {
        server.close();
        store.close();
    }

    private String invited(String address, String account) {
        return people.joining()
                .invite(EmailAddress.parse(address).orElseThrow(), account, Role.MEMBER, "the inviter of " + address);
    }

    /** The link of the first operator, who says their address on the page. */
    private String ofAnybody() {
        return people.joining().inviteFirstOperator("acme");
    }

    private HttpResponse<String> join(String link, Map<String, String> typed) {
        return server.browser().submit(link, PATH, typed);
    }

    @Test
    void whoIsInvitedToAnAccountIsToldItsNameAndNotAskedForAnAddress() {
        var page = server.browser().get(invited("bob@example.org", "acme")).body();
        assertTrue(page.contains("You join the account 'acme'."), page);
        assertTrue(page.contains("bob@example.org"), page);
        assertFalse(page.contains("name=\"address\""), page);
        var own = server.browser().get(invited("bea@example.org", "")).body();
        assertFalse(own.contains("You join the account"), own);
    }

    @Test
    void aGoodPasswordMakesTheLoginAndUsesUpTheLink() {
        var link = invited("cid@example.org", "acme");
        var joined = join(link, Map.of("password", UnmailedPeople.PASSWORD, "address", "other@example.org"));
        assertEquals(303, joined.statusCode());
        assertEquals("/app", joined.headers().firstValue("Location").orElseThrow());
        assertTrue(
                people.users().list().stream().anyMatch(user -> user.address().equals("cid@example.org")));
        assertEquals(410, server.browser().get(link).statusCode());
    }

    @Test
    void anEasyPasswordIsAskedForAgain() {
        var link = invited("dan@example.org", "acme");
        var again = join(link, Map.of("password", "short"));
        assertEquals(422, again.statusCode());
        assertFalse(again.body().contains("name=\"address\""), again.body());
        assertEquals(200, server.browser().get(link).statusCode());
    }

    @Test
    void aLinkForAnybodyAsksForAnAddressThatNobodyHas() {
        var link = ofAnybody();
        assertTrue(server.browser().get(link).body().contains("name=\"address\""));
        var none = join(link, Map.of("password", UnmailedPeople.PASSWORD, "address", "no address"));
        assertEquals(422, none.statusCode());
        assertTrue(none.body().contains(EmailAddress.WHAT_IS_RIGHT), none.body());
        var taken = join(link, Map.of("password", UnmailedPeople.PASSWORD, "address", "ann@example.org"));
        assertEquals(422, taken.statusCode());
        assertTrue(taken.body().contains("has a login already"), taken.body());
        var joined = join(link, Map.of("password", UnmailedPeople.PASSWORD, "address", "eve@example.org"));
        assertEquals(303, joined.statusCode());
    }

    @Test
    void whoseInvitationWasTakenMeanwhileIsToldToSignIn() {
        var link = invited("fay@example.org", "acme");
        assertEquals(
                303,
                join(invited("fay@example.org", ""), Map.of("password", UnmailedPeople.PASSWORD))
                        .statusCode());
        var taken = join(link, Map.of("password", UnmailedPeople.PASSWORD));
        assertEquals(422, taken.statusCode());
        assertTrue(taken.body().contains("has a login already"), taken.body());
    }

    @Test
    void whoTriesManyLinksIsStopped() {
        var link = invited("gus@example.org", "acme");
        var browser = server.browser().with("X-Forwarded-For", "192.0.2.77");
        int status = 0;
        for (int i = 0; i < 200 && status != 429; i++) {
            status = browser.submit(link, PATH, Map.of("password", "short")).statusCode();
        }
        assertEquals(429, status);
    }
}
