package dev.incipit.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.people.Role;
import dev.incipit.store.Stores;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two replicas on one PostgreSQL, between which a proxy sends each request to the other. */
@Tag("full")
final class TwoReplicasTest {
    @Test
    void aLoginMadeOnOneIsUsedAndEndedOnTheOther() {
        var config = Stores.POSTGRESQL.fresh();
        var mails = WebService.mailServer();
        try (var one = WebService.over(config, mails, Map.of());
                var two = WebService.over(config, mails, Map.of())) {
            var first = new Browser(one.port());
            assertEquals(
                    200,
                    first.submit("/signup", "/signup", Map.of("address", "ann@example.org"))
                            .statusCode());
            var link = WebService.link(one.mail("ann@example.org", 1));
            var second = new Browser(two.port());
            assertEquals(
                    303,
                    second.submit(link, "/verify", Map.of("password", WebService.PASSWORD))
                            .statusCode());
            assertEquals(410, first.get(link).statusCode());

            first.cookies().putAll(second.cookies());
            var page = first.get("/app/account");
            assertEquals(200, page.statusCode());
            assertTrue(page.body().contains("ann@example.org"));
            // The form of one replica's page goes to the other.
            assertEquals(
                    303,
                    second.post("/logout", Browser.filled(page, "/logout", Map.of()))
                            .statusCode());
            assertEquals(303, first.get("/app/account").statusCode());
        } finally {
            mails.stop();
        }
    }

    @Test
    void guessesAreCountedTogether() {
        var config = Stores.POSTGRESQL.fresh();
        var mails = WebService.mailServer();
        try (var one = WebService.over(config, mails, Map.of());
                var two = WebService.over(config, mails, Map.of())) {
            one.user("ann@example.org", Role.MEMBER);
            var browsers = new Browser[] {new Browser(one.port()), new Browser(two.port())};
            for (int i = 0; i < 10; i++) {
                assertEquals(
                        422,
                        browsers[i % 2]
                                .signIn("ann@example.org", "guess number " + i)
                                .statusCode());
            }
            for (var browser : browsers) {
                assertEquals(
                        429,
                        browser.signIn("ann@example.org", WebService.PASSWORD).statusCode());
            }
        } finally {
            mails.stop();
        }
    }
}
