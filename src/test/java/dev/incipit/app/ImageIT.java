package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The packaged folder, target/incipit, as the container runs it and with the papers that go with it. */
@Timeout(60)
final class ImageIT {
    private static final Path IMAGE = Path.of("target", "incipit").toAbsolutePath();
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Made by the build; the second has classes of libraries in a form that the start cache takes. */
    private static final Set<String> OWN_JARS = Set.of("incipit.jar", "cacheable-classes.jar");

    @TempDir
    Path folder;

    @Test
    void theContainersCommandsStartAskAndStopTheService() throws Exception {
        var management = freePort();
        var entry = new ArrayList<>(command("ENTRYPOINT"));
        entry.addAll(ImageFile.read().command("CMD"));
        var service = start("serve", entry, management);
        try {
            awaitReady(management);
            awaitKey();
            assertTrue(Files.exists(folder.resolve("data/incipit.mv.db")));
            service.destroy();
            assertEquals(0, service.waitFor());
            assertEquals(3, start("late", command("HEALTHCHECK"), management).waitFor());
        } finally {
            service.destroyForcibly();
        }
    }

    /** Else Linux gives the threads that read pages the same share of a processor as those that answer health checks. */
    @Test
    void thePrioritiesOfThreadsCount() throws Exception {
        var java = List.of(IMAGE.resolve("runtime/bin/java").toString(), "-XX:+PrintFlagsFinal", "-version");
        assertEquals(0, start("flags", java, 0).waitFor());
        assertTrue(read("flags.out").matches("(?s).*ThreadPriorityPolicy\\s*= 1 .*"), read("flags.out"));
    }

    /** Those of picocli, which is compiled for Java 5, took .08 s of each command. */
    @Test
    void theClassesOfLibrariesComeFromTheStartCache() throws Exception {
        var file = Files.writeString(folder.resolve("llms.txt"), "# Acme\n\n> What Acme makes.\n");
        var loaded = folder.resolve("loaded.txt");
        var builder = new ProcessBuilder(
                        IMAGE.resolve("bin/incipit").toString(), "validate", "--no-links", file.toString())
                .redirectOutput(folder.resolve("validate.out").toFile());
        builder.environment().put("INCIPIT_JAVA_OPTIONS", "-Xlog:class+load:file=" + loaded);
        assertEquals(1, builder.start().waitFor());
        var lines = Files.readAllLines(loaded);
        assertTrue(lines.stream().anyMatch(line -> line.contains("picocli.CommandLine source: shared objects file")));
        assertEquals(
                List.of(),
                lines.stream()
                        .filter(line -> line.contains("source: file:") && !line.endsWith("/incipit.jar"))
                        .toList());
    }

    /** It is printed when the service listens, so a moment after it may be ready. */
    private void awaitKey() throws InterruptedException {
        var end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        while (!read("serve.out").strip().matches("(?s).*\\ninc_[0-9A-Za-z]{38}")) {
            assertTrue(System.nanoTime() < end, () -> read("serve.out"));
            Thread.sleep(50);
        }
    }

    private void awaitReady(int management) throws IOException, InterruptedException {
        var end = System.nanoTime() + Duration.ofSeconds(40).toNanos();
        while (start("health", command("HEALTHCHECK"), management).waitFor() != 0) {
            assertTrue(System.nanoTime() < end, () -> "not ready: " + read("serve.err") + read("health.err"));
        }
        assertEquals("ready", read("health.out").strip());
    }

    @Test
    void theBillOfMaterialsNamesEveryJarWithItsBytesAndItsLicence() throws Exception {
        var named = new TreeMap<String, String>();
        for (var component : components()) {
            var jar = component.path("name").asText() + "-"
                    + component.path("version").asText() + ".jar";
            named.put(jar, sha256(component));
            assertFalse(component.path("licenses").isEmpty(), jar + " has no licence");
        }
        var shipped = new TreeMap<String, String>();
        try (var files = Files.list(IMAGE.resolve("lib"))) {
            for (var file :
                    files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                if (!OWN_JARS.contains(file.getFileName().toString())) {
                    shipped.put(file.getFileName().toString(), sha256(file));
                }
            }
        }
        assertEquals(shipped, named);
    }

    @Test
    void theLicencesAreListedForPeopleToo() throws IOException {
        var lines = Files.readAllLines(IMAGE.resolve("THIRD-PARTY.txt")).stream()
                .filter(line -> line.startsWith("     ("))
                .toList();
        assertEquals(components().size(), lines.size());
        assertEquals(
                List.of(),
                lines.stream().filter(line -> line.contains("Unknown license")).toList());
    }

    /** What would make the bytes of two builds differ; {@code .ci/reproducible} builds twice and compares jar, bill and list. */
    @Test
    void completionAndManPagesLieWhereSystemsLookForThem() throws IOException {
        var share = IMAGE.resolve("share");
        for (var name : List.of(
                "bash-completion/completions/incipit",
                "zsh/site-functions/_incipit",
                "fish/vendor_completions.d/incipit.fish")) {
            assertTrue(Files.readString(share.resolve(name)).contains("h1-present"), name);
        }
        var page = Files.readString(share.resolve("man/man1/incipit-validate.1"));
        assertTrue(page.startsWith(".TH \"INCIPIT-VALIDATE\""), page);
        assertFalse(page.contains("Incipit dev"), page);
    }

    @Test
    void theJarSaysNothingOfWhenOrWhereItWasMade() throws IOException {
        var times = new TreeSet<LocalDateTime>();
        try (var jar = new JarFile(IMAGE.resolve("lib/incipit.jar").toFile())) {
            jar.stream().forEach(entry -> times.add(entry.getTimeLocal()));
            var manifest = jar.getManifest().getMainAttributes();
            for (var telling : List.of("Built-By", "Build-Jdk", "Build-Time", "Build-Host", "Bnd-LastModified")) {
                assertNull(manifest.getValue(telling), telling);
            }
        }
        assertEquals(1, times.size(), times::toString);
    }

    private static JsonNode components() throws IOException {
        var bill = IMAGE.resolve("incipit.cdx.json");
        Assumptions.assumeTrue(
                Files.exists(bill) || System.getenv("CI") != null,
                "no bill of materials: its plugin is left out by a Maven that is offline");
        return MAPPER.readTree(bill.toFile()).path("components");
    }

    private static String sha256(JsonNode component) {
        for (var hash : component.path("hashes")) {
            if (hash.path("alg").asText().equals("SHA-256")) {
                return hash.path("content").asText();
            }
        }
        return "";
    }

    private static String sha256(Path file) throws IOException, NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    private static List<String> command(String instruction) throws IOException {
        return ImageFile.read().command(instruction).stream()
                .map(word -> word.replace("/opt/incipit", IMAGE.toString()))
                .toList();
    }

    private Process start(String name, List<String> command, int management) throws IOException {
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile());
        builder.environment().put("SERVER_PORT", "0");
        builder.environment().put("MANAGEMENT_PORT", String.valueOf(management));
        return builder.start();
    }

    private String read(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
