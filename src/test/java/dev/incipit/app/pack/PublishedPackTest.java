package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.demo.DemoSite;
import dev.incipit.app.terminal.Session;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.TestCertificates;
import dev.incipit.pointers.PackAddress;
import dev.incipit.pointers.Pointers;
import dev.incipit.pointers.PublicServer;
import dev.incipit.pointers.RunningServer;
import dev.incipit.pointers.RunningServer.Certificate;
import dev.incipit.pointers.RunningServer.Program;
import dev.incipit.url.SiteParser;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.ValidationReport.Health;
import dev.incipit.validate.Validator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A pack from its site to a real server over TLS, and the linter's word on what that server answers. */
@Timeout(120)
final class PublishedPackTest {
    private static final String HOST = "wrenbox.example";

    @TempDir
    Path folder;

    @Test
    void aPackServedByNginxHasNothingLeftToMend() throws Exception {
        assertWholeMarks(Program.NGINX);
    }

    @Test
    @Tag("full")
    void aPackServedByCaddyHasNothingLeftToMend() throws Exception {
        assertWholeMarks(Program.CADDY);
    }

    @Test
    @Tag("full")
    void aPackServedByApacheHasNothingLeftToMend() throws Exception {
        assertWholeMarks(Program.APACHE);
    }

    @Test
    @Tag("full")
    void aSecondRunOverTheServedPackWritesTheSameBytes() throws IOException, InterruptedException {
        var site = pages("https://" + HOST);
        var work = Files.createDirectory(folder.resolve("work"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        var home = WebUrl.parse("https://" + HOST + "/").orElseThrow();
        var pack = new PackAddress(home, List.of(home.resolve("llms.txt").orElseThrow()));
        try (var running = RunningServer.start(Program.NGINX, site, Pointers.of(PublicServer.NGINX, pack), work)) {
            generate(running.address("/").toString(), "https://" + HOST, "-o", site.toString());
            var again = folder.resolve("again");
            generate(running.address("/").toString(), "https://" + HOST, "-o", again.toString());
            try (var files = Files.walk(again)) {
                var written = files.filter(Files::isRegularFile)
                        .filter(file -> !file.toString().contains(".incipit-cache"))
                        .toList();
                for (var file : written) {
                    var name = again.relativize(file).toString();
                    assertEquals(Files.readString(site.resolve(name)), Files.readString(file), name);
                }
            }
        }
    }

    private void assertWholeMarks(Program program) throws IOException, InterruptedException, GeneralSecurityException {
        int port = RunningServer.freePort();
        var site = publish(program, port);
        var certificates = TestCertificates.in(folder).signed("site", "san=dns:" + HOST);
        var work = Files.createDirectory(folder.resolve("work"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        var certificate = new Certificate(work.resolve("chain.pem"), work.resolve("key.pem"));
        certificates.pem("site", certificate.chain(), certificate.key());
        var pointers = Files.readString(folder.resolve("pointers"));
        try (var running = RunningServer.start(program, site, pointers, work, port, Optional.of(certificate))) {
            var report = lint(running, certificates.fetchers());
            var left = report.checks().stream()
                    .filter(check -> check.status() != Status.PASS)
                    .map(check -> check.id() + ": " + check.message())
                    .toList();
            assertEquals(List.of(), left);
            assertEquals(100, report.readinessScore());
            assertEquals(100, report.score());
            assertEquals(Status.PASS, report.status());
            assertEquals(Optional.of(Health.LIVE), report.health());
            assertTrue(
                    report.linkStats().orElseThrow().ok() > 5,
                    report.linkStats().toString());
        }
    }

    /** Writes the site's pages and its pack into one folder, as a build does, and the configuration beside it. */
    private Path publish(Program program, int port) throws IOException {
        var site = pages("https://" + HOST + ":" + port);
        try (var demo = DemoSite.open()) {
            var pointers = program.server().word() + "=" + folder.resolve("pointers");
            generate(demo.address(), "https://" + HOST + ":" + port, "-o", site.toString(), "--pointers", pointers);
        }
        return site;
    }

    private Path pages(String address) throws IOException {
        var site = Files.createDirectory(folder.resolve("site"));
        var pages = Path.of("src/main/resources/demo");
        try (var files = Files.walk(pages)) {
            for (var file : files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith(".md"))
                    .toList()) {
                var copy = site.resolve(pages.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.writeString(copy, Files.readString(file).replace(DemoSite.HOME, address));
            }
        }
        return site;
    }

    private void generate(String source, String address, String... more) throws IOException {
        var session = Session.onLoopback(List.of("generate", source, "--base-url", address, "--pages"), more);
        assertEquals(0, session.code(), session.error());
    }

    private static ValidationReport lint(RunningServer running, Fetchers fetchers) throws InterruptedException {
        var address = "https://" + HOST + ":" + running.port();
        var parsed = new SiteParser(fetchers::refusal).parse(address);
        var order = new ValidateOrder.ByUrl(((SiteParser.Valid) parsed).site(), true);
        return new Validator(fetchers::open, new Fanout(), ComputePool.ofCommand()).validate(order);
    }
}
