package dev.incipit.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Each page in each state that matters, as a person sees it: 1280 and 390 pixels wide, light and dark. Nothing is wider than the
 * window, and axe finds nothing. With {@code -Dincipit.pictures=FOLDER} the pictures are kept.
 */
@Tag("full")
@Timeout(600)
final class PicturesTest {
    private static final String LONG_WORD = "pneumonoultramicroscopicsilicovolcanoconiosis-".repeat(2) + "worker";
    private static final String FAULTY = """
            # Marrow

            > Marrow

            - [Tides](https://marrow.example/tides.html
            - [Harbours](http://marrow.example/harbours.html): Harbours
            - [%s](https://marrow.example/%s)

            ## Empty

            ## Optional

            Some text that no reader expects here.
            """.formatted(LONG_WORD, LONG_WORD);

    private final Optional<Path> folder =
            Optional.ofNullable(System.getProperty("incipit.pictures")).map(Path::of);
    private final List<String> faults = new ArrayList<>();
    private int taken;

    @Test
    void everyPageCanBeLookedAt() throws IOException {
        try (var face = Face.over(Stores.H2.fresh());
                var browser = Chromium.open(true)) {
            var first = face.firstLink();
            visitors(browser, face);
            operator(browser, face, first);
            runs(browser, face);
            lists(browser, face);
            face.loseStore();
            browser.go(face.address("/app/runs"));
            take(browser, "lost-database");
        }
        assertEquals(List.of(), faults);
        assertTrue(taken > 30, taken + " states");
    }

    private void visitors(Chromium browser, Face face) throws IOException {
        at(browser, face, "/", "front");
        at(browser, face, "/docs", "docs");
        at(browser, face, "/checks", "checks");
        at(browser, face, "/checks/link-syntax", "check");
        at(browser, face, "/login", "login");
        browser.type("address", "nobody@sea.example")
                .type("password", "wrong words here")
                .press("Sign in");
        take(browser, "login-wrong");
        at(browser, face, "/signup", "signup");
        browser.type("address", "ada at sea.example").withoutChecks().press("Send the link");
        take(browser, "signup-wrong");
        browser.type("address", "ada@sea.example").press("Send the link");
        take(browser, "signup-sent");
        browser.go(face.mailedLink("ada@sea.example"));
        take(browser, "verify");
        browser.type("password", "short").withoutChecks().press("Create my login");
        take(browser, "verify-wrong");
        browser.type("password", Face.PASSWORD).press("Create my login");
        assertTrue(browser.has(".notice"), browser.source());
        take(browser, "overview-empty");
        at(browser, face, "/app/keys", "keys-empty");
        at(browser, face, "/app/runs", "runs-empty");
        browser.menu("Sign out");
        at(browser, face, "/verify?link=" + "A".repeat(43), "link-expired");
        at(browser, face, "/reset", "reset");
        at(browser, face, "/reset?link=" + "A".repeat(43), "reset-expired");
        at(browser, face, "/nothing/here", "not-found");
        at(browser, face, "/validate", "validate-visitor");
    }

    private void operator(Chromium browser, Face face, String first) throws IOException {
        browser.go(first);
        take(browser, "first-operator");
        browser.type("address", "olga@sea.example")
                .type("password", Face.PASSWORD)
                .press("Create my login");
        assertTrue(browser.has(".notice"), browser.source());
        at(browser, face, "/app/account", "account");
        browser.type("old-password", "not my password")
                .type("new-password", "short")
                .withoutChecks()
                .press("Change the password");
        take(browser, "account-wrong");
        browser.go(face.address("/app/account"))
                .type("invited", "grace@sea.example")
                .press("Invite to local");
        take(browser, "account-invited");
        browser.go(face.address("/app/keys")).withoutChecks().press("Make a key");
        take(browser, "keys-wrong");
        browser.type("label", "laptop").press("Make a key");
        take(browser, "keys-new");
        browser.go(face.address("/app/keys")).type("label", LONG_WORD).press("Make a key");
        browser.go(face.address("/app/keys")).press("Revoke");
        take(browser, "keys-revoke");
        browser.press("Revoke first key");
        assertTrue(browser.has(".notice"), browser.source());
        take(browser, "keys-revoked");
    }

    private void runs(Chromium browser, Face face) throws IOException {
        at(browser, face, "/app/generate", "generate");
        browser.type("url", "localhost").press("Generate");
        take(browser, "generate-wrong");
        browser.type("url", face.siteAddress()).press("Generate");
        browser.has("pre[id='llms.txt']");
        take(browser, "run-made");
        browser.go(browser.address());
        take(browser, "run-reloaded");
        face.changeSite();
        browser.go(face.address("/app/generate"))
                .type("url", face.siteAddress())
                .press("Generate");
        browser.has("ol.diff");
        take(browser, "run-diff");
        browser.go(face.address("/app/generate"))
                .type("url", face.siteAddress() + "/refused/")
                .press("Generate");
        browser.has("main [role=alert]");
        take(browser, "run-refused");
        face.holdSite();
        browser.go(face.address("/app/generate"))
                .type("url", face.siteAddress())
                .press("Generate");
        browser.has("ol.steps");
        var going = browser.address();
        take(browser, "run-going");
        face.releaseSite();
        browser.go(going);
        at(browser, face, "/app/validate", "validate");
        browser.press("Validate");
        take(browser, "validate-wrong");
        browser.type("content", FAULTY).press("Validate");
        take(browser, "report");
        browser.go(face.address("/app/validate"))
                .type("url", face.siteAddress())
                .press("Validate");
        take(browser, "report-dead");
    }

    private void lists(Chromium browser, Face face) throws IOException {
        at(browser, face, "/app", "overview");
        at(browser, face, "/app/keys", "keys");
        at(browser, face, "/app/runs", "runs");
        at(browser, face, "/app/runs?site=nowhere.example", "runs-none");
        face.manyAccounts(40);
        at(browser, face, "/app/accounts", "accounts");
        browser.press("Disable");
        take(browser, "accounts-disable");
    }

    private void at(Chromium browser, Face face, String path, String state) throws IOException {
        browser.go(face.address(path));
        take(browser, state);
    }

    private void take(Chromium browser, String state) throws IOException {
        taken++;
        for (var scheme : List.of("light", "dark")) {
            for (int width : new int[] {1280, 390}) {
                browser.on(scheme, width);
                if (browser.overhang() > 0) {
                    faults.add(state + " is " + browser.overhang() + " pixels wider than " + width);
                }
                if (folder.isPresent()) {
                    Files.createDirectories(folder.get());
                    Files.write(folder.get().resolve(state + "-" + width + "-" + scheme + ".png"), browser.picture());
                }
            }
        }
        browser.on("light", 1280);
    }
}
