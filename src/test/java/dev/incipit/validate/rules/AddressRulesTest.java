package dev.incipit.validate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.incipit.url.PageSpelling;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.subject.LintContext;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the generator folds or never asks, the linter finds, and the reverse. */
final class AddressRulesTest {
    private static LintContext subject(String address) {
        var text = "# T\n\n## S\n\n- [A](" + address + "): notes\n- [B](https://example.org/b): more\n";
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
        return new LintContext(file, Optional.empty(), Optional.empty());
    }

    private static PageSpelling spelling(String address) {
        return PageSpelling.of(WebUrl.parse(address).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"utm_source", "GCLID", "gclsrc", "srsltid", "epik", "hsctatracking", "ref_src", "_ga", "mkt_tok"
            })
    void aTrackingParameterIsOneToBoth(String name) {
        var address = "https://example.org/a?" + name + "=1";
        assertNotEquals(Status.PASS, AddressRules.noTracking(subject(address)).status());
        assertEquals(spelling("https://example.org/a"), spelling(address));
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "ref", "source", "page", "utmost", "phpsessid"})
    void anotherParameterIsNone(String name) {
        assertEquals(
                Status.PASS,
                AddressRules.noTracking(subject("https://example.org/a?" + name + "=1"))
                        .status());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "a.localhost",
                "wiki",
                "wiki.corp",
                "printer.local",
                "a.internal",
                "router.home.arpa",
                "nas.lan",
                "x.test",
                "y.invalid",
                "db.svc",
                "intranet.",
                "metadata.goog",
                "10.0.0.1",
                "[::1]"
            })
    void aNameThatIsNotPublicIsFound(String host) {
        assertEquals(
                Status.FAIL,
                AddressRules.urlPublic(subject("http://" + host + "/")).status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"example.org", "example.org.", "local.example", "corp.example.com", "8.8.8.8", "[2600::]"})
    void aPublicNameIsNone(String host) {
        assertEquals(
                Status.PASS,
                AddressRules.urlPublic(subject("http://" + host + "/")).status());
    }
}
