package dev.incipit.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.people.OpenIdServer;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.virtualauthenticator.VirtualAuthenticator;

/** Passkeys and an OpenID provider, in a real browser. */
@Tag("full")
@Timeout(240)
final class SignInInBrowserTest {
    private static final String ADA = "ada@sea.example";

    private static Map<String, String> settings(OpenIdServer provider) {
        return Map.of(
                "WEB_OIDC_ISSUER",
                provider.issuer(),
                "WEB_OIDC_CLIENT_ID",
                OpenIdServer.CLIENT,
                "WEB_OIDC_CLIENT_SECRET",
                OpenIdServer.SECRET,
                "WEB_OIDC_NAME",
                "Sea ID");
    }

    private static void signIn(Chromium browser, Face face) {
        browser.go(face.address("/login"))
                .type("address", ADA)
                .type("password", Face.PASSWORD)
                .press("Sign in")
                .until(page -> page.address().equals(face.address("/app")));
    }

    private static void addPasskey(Chromium browser, Face face) {
        browser.go(face.address("/app/account"))
                .press("Other ways to sign in")
                .type("label", "ship's telephone")
                .type("passkey-password", Face.PASSWORD)
                .press("Add a passkey");
    }

    /** Signs in a user and adds a key of the browser's device. */
    private static VirtualAuthenticator withPasskey(Chromium browser, Face face) {
        face.user(ADA);
        var device = browser.device(true);
        signIn(browser, face);
        addPasskey(browser, face);
        browser.until(page -> page.text("main").contains("ship's telephone"));
        return device;
    }

    @Test
    void aPasskeyIsAddedAndSignsIn() {
        try (var face = Face.named(Stores.H2.fresh(), Map.of());
                var browser = Chromium.open(true)) {
            var device = withPasskey(browser, face);
            assertEquals(1, device.getCredentials().size());
            browser.menu("Sign out")
                    .press("Sign in by passkey")
                    .until(page -> page.address().equals(face.address("/app")));
            browser.menu(ADA).press("Other ways to sign in");
            assertTrue(browser.text("main").contains("last used"), browser.source());
            browser.press("Remove");
            browser.menu("Sign out")
                    .press("Sign in by passkey")
                    .until(page -> page.text("main").contains("not known here"));
        }
    }

    @Test
    void aDeviceThatIsNotUnlockedSignsNobodyIn() {
        try (var face = Face.named(Stores.H2.fresh(), Map.of());
                var browser = Chromium.open(true)) {
            var device = withPasskey(browser, face);
            addPasskey(browser, face);
            browser.until(page -> page.text("[role=status]").contains("has a passkey for your login already"));
            device.setUserVerified(false);
            browser.menu("Sign out")
                    .press("Sign in by passkey")
                    .until(page -> page.text("[role=status]").contains("No passkey was used"));
            device.setUserVerified(true);
            browser.press("Try again").until(page -> page.address().equals(face.address("/app")));
        }
    }

    @Test
    void aProviderIsConnectedAndSignsInWithAndWithoutScripts() {
        for (var scripts : List.of(true, false)) {
            try (var provider = OpenIdServer.start();
                    var face = Face.named(Stores.H2.fresh(), settings(provider));
                    var browser = Chromium.open(scripts)) {
                face.user(ADA);
                signIn(browser, face);
                browser.go(face.address("/app/account"))
                        .press("Other ways to sign in")
                        .type("password", Face.PASSWORD)
                        .press("Connect Sea ID")
                        .until(page -> page.text("main").contains("From now on you can sign in by Sea ID"));
                browser.menu("Sign out")
                        .press("Sign in by Sea ID")
                        .until(page -> page.address().equals(face.address("/app")));
                assertEquals(
                        scripts,
                        !browser.go(face.address("/app/account"))
                                        .menu("Sign out")
                                        .source()
                                        .isEmpty()
                                && browser.text("main").contains("Sign in by passkey"));
            }
        }
    }

    @Test
    void axeFindsNothingOnThePagesOfSigningIn() throws IOException {
        var faults = new ArrayList<String>();
        try (var provider = OpenIdServer.start();
                var face = Face.named(Stores.H2.fresh(), settings(provider));
                var browser = Chromium.open(true)) {
            face.user(ADA);
            var device = browser.device(true);
            browser.go(face.address("/login"));
            judge(browser, "login", faults);
            signIn(browser, face);
            browser.go(face.address("/app/account/sign-in"));
            judge(browser, "ways", faults);
            browser.press("Connect Sea ID");
            browser.type("label", "x")
                    .type("passkey-password", "not the password")
                    .press("Add a passkey");
            judge(browser, "wrong password", faults);
            addPasskey(browser, face);
            browser.until(page -> page.text("main").contains("ship's telephone"));
            browser.type("password", Face.PASSWORD)
                    .press("Connect Sea ID")
                    .until(page -> page.text("main").contains("From now on"));
            judge(browser, "ways with both", faults);
            device.setUserVerified(false);
            browser.menu("Sign out")
                    .press("Sign in by passkey")
                    .until(page -> page.text("[role=status]").contains("No passkey was used"));
            judge(browser, "passkey", faults);
            browser.go(face.address("/login/openid/return"));
            judge(browser, "refused", faults);
        }
        assertEquals(List.of(), faults);
    }

    private static void judge(Chromium browser, String name, List<String> faults) throws IOException {
        var pictures = System.getProperty("incipit.pictures");
        for (var scheme : List.of("light", "dark")) {
            browser.on(scheme, 1280);
            keep(browser, pictures, name + "-" + scheme + "-1280.png");
            browser.on(scheme, 390);
            keep(browser, pictures, name + "-" + scheme + "-390.png");
            if (browser.overhang() > 0) {
                faults.add(name + " is " + browser.overhang() + " pixels too wide for a telephone");
            }
            browser.faults().forEach(fault -> faults.add(name + ", " + scheme + ": " + fault));
        }
    }

    private static void keep(Chromium browser, @org.jspecify.annotations.Nullable String folder, String name)
            throws IOException {
        if (folder != null) {
            Files.write(Path.of(folder, name.replace(' ', '-')), browser.picture());
        }
    }
}
