package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.fetch.ForwardProxy;
import io.helidon.config.Config;
import io.helidon.config.ConfigSources;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings against the shipped file, the program's defaults and each other. */
final class SettingsTest {
    private static final Path SHIPPED = Path.of("application.yaml");

    /** What has no setting: fixed by the standards or the quality tables, and the sums of others. */
    private static final Set<String> FIXED = Set.of(
            "crawl.bytesMax",
            "fetch.connectTimeout",
            "fetch.headersTimeout",
            "fetch.pageTimeout",
            "fetch.redirectsMax",
            "store.connectionsMax",
            "store.connectionWait");

    @TempDir
    Path folder;

    @Test
    void defaultsAreTheShippedFile() {
        assertEquals(NothingSet.DEFAULTS, read(SHIPPED));
    }

    @Test
    void theUserAgentHasTheVersionOfTheProgram() throws IOException {
        assertEquals(
                "Incipit/" + ProgramVersion.get()
                        + " (+https://github.com/incipit-dev/incipit/blob/main/src/site/markdown/sites.md)",
                NothingSet.DEFAULTS.fetch().userAgent());
        assertEquals(
                "Mine/1", read(write("crawl:\n  user-agent: Mine/1\n")).fetch().userAgent());
    }

    @Test
    void theShippedFileNamesEverySetting() {
        var named = Config.builder()
                .disableEnvironmentVariablesSource()
                .disableSystemPropertiesSource()
                .sources(ConfigSources.file(SHIPPED))
                .build()
                .asMap()
                .get()
                .keySet();
        assertEquals(new TreeSet<>(asked().keySet()), new TreeSet<>(named));
    }

    @Test
    void everySettingOfTheShippedFileIsExplained() throws IOException {
        var lines = Files.readAllLines(SHIPPED);
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).matches("  [a-z-]+: .+")) {
                assertTrue(lines.get(i - 1).matches("  # .+[.]"), "no reason above: " + lines.get(i));
            }
        }
    }

    @Test
    void aSecretIsReadFromTheFileThatItsVariableNames() throws IOException {
        var secret = Files.writeString(folder.resolve("password"), "s3cret\n");
        var settings = Settings.read(
                Optional.empty(),
                Map.of("STORE_PASSWORD_FILE", secret.toString(), "LLM_API_KEY_FILE", ""),
                _ -> Optional.empty());
        assertEquals("s3cret", settings.store().password());
        assertEquals("", settings.model().apiKey());
    }

    @Test
    void aFileThatIsNotThereAndAVariableBesideItAreFaults() {
        var variables = Map.of(
                "STORE_PASSWORD_FILE", folder.resolve("none").toString(),
                "LLM_API_KEY", "a",
                "LLM_API_KEY_FILE", folder.resolve("none").toString());
        var failed = assertThrows(
                SettingsFailed.class, () -> Settings.read(Optional.empty(), variables, _ -> Optional.empty()));
        assertTrue(
                failed.getMessage().contains("STORE_PASSWORD_FILE names a file that cannot be read"),
                failed.getMessage());
        assertTrue(failed.getMessage().contains("LLM_API_KEY and LLM_API_KEY_FILE are both set"), failed.getMessage());
    }

    @Test
    void everyKeyIsRead() throws IOException {
        var changed = read(write(
                Files.readString(SHIPPED).lines().map(SettingsTest::changed).collect(Collectors.joining("\n"))));
        var kept = new ArrayList<String>();
        collectKept("", NothingSet.DEFAULTS, changed, kept);
        assertEquals(List.of(), kept);
    }

    /** The line with another value of the same kind. */
    private static String changed(String line) {
        if (line.strip().startsWith("#") || !line.contains(": ")) {
            return line;
        }
        var key = line.substring(0, line.indexOf(": "));
        var value = line.substring(line.indexOf(": ") + 2);
        return key + ": "
                + switch (key.strip()) {
                    case "url" -> "jdbc:h2:mem:other";
                    case "base-url" -> "\"http://127.0.0.1:11434/v1\"";
                    case "trusted-proxies", "allowed-networks" -> "\"10.0.0.0/8\"";
                    case "allowed-ports" -> "\"81\"";
                    case "timeout" -> "PT3S";
                    case "format" -> "json";
                    case "endpoint" -> "\"http://collector:4318\"";
                    case "keep-files" -> "1 MiB";
                    case "registration" -> "open";
                    case "tls" -> "implicit";
                    case "from" -> "\"incipit@example.org\"";
                    case "issuer" -> "\"https://id.example.org\"";
                    case "origin" -> "\"https://incipit.example.org\"";
                    case "cors-origins" -> "\"https://www.example.org\"";
                    case "proxy" -> "\"http://proxy:3128\"";
                    case String name when value.startsWith("\"") -> "\"other-" + name + "\"";
                    case String _ when value.startsWith("PT") -> "PT7S";
                    case String _
                    when value.endsWith("B") -> (Integer.parseInt(value.substring(0, value.indexOf(' '))) + 1) + " MiB";
                    case String _ when value.equals("true") -> "false";
                    default -> "" + (Integer.parseInt(value) + 1);
                };
    }

    private static void collectKept(String path, Object before, Object after, List<String> kept) {
        if (FIXED.contains(path)) {
            return;
        }
        if (before instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Record) {
            for (int i = 0; i < list.size(); i++) {
                collectKept(path + "." + i, list.get(i), ((List<?>) after).get(i), kept);
            }
        } else if (before instanceof Record) {
            for (var component : before.getClass().getRecordComponents()) {
                var below = path.isEmpty() ? component.getName() : path + "." + component.getName();
                if (!component.getName().equals("name") || !path.startsWith("plans")) {
                    collectKept(below, valueOf(component, before), valueOf(component, after), kept);
                }
            }
        } else if (before.equals(after)) {
            kept.add(path);
        }
    }

    private static Object valueOf(RecordComponent component, Object record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException failed) {
            throw new AssertionError(failed);
        }
    }

    @Test
    void anOpenIdProviderIsAskedByTlsAndNeedsItsClientAndTheOrigin() {
        var right = Map.of(
                "WEB_ORIGIN", "https://incipit.example.org",
                "WEB_OIDC_ISSUER", "https://id.example.org/realms/sea",
                "WEB_OIDC_CLIENT_ID", "incipit");
        var provider = Settings.read(Optional.empty(), right, _ -> Optional.empty())
                .people()
                .provider()
                .orElseThrow();
        assertEquals("id.example.org", provider.name());
        assertFalse(provider.toString().contains("Secret"), "no secret is printed");
        for (var wrong : List.of(
                Map.of("WEB_OIDC_ISSUER", "http://id.example.org"),
                Map.of("WEB_OIDC_ISSUER", "https://id.example.org/?tenant=1"),
                Map.of("WEB_OIDC_CLIENT_ID", ""),
                Map.of("WEB_OIDC_NAME", "n".repeat(41)),
                Map.of("WEB_ORIGIN", ""))) {
            var variables = new HashMap<>(right);
            variables.putAll(wrong);
            var failed = assertThrows(
                    SettingsFailed.class, () -> Settings.read(Optional.empty(), variables, _ -> Optional.empty()));
            assertTrue(failed.getMessage().contains("web.o"), failed.getMessage());
        }
    }

    @Test
    void faultsAreReportedTogether() throws IOException {
        var file = write("""
                server:
                  port: eighty
                  shutdown-grace: 30 seconds
                  trusted-proxies: "nowhere"
                  colour: blue
                fetch:
                  max-bytes: 10 MB
                  allowed-networks: "somewhere"
                crawl:
                  max-pages: 0
                  deadline: soon
                  host-concurrency: 0
                  address-concurrency: 0
                plans:
                  gold:
                    full-pages: 7
                store:
                  url: "jdbc:mysql://x"
                llm:
                  base-url: "ftp://models"
                  max-calls: many
                  max-tokens: 0
                  timeout: a while
                """);
        var failed = assertThrows(SettingsFailed.class, () -> read(file));
        var faults = String.join("\n", failed.faults());
        for (var key : List.of(
                "server.port",
                "server.shutdown-grace",
                "server.trusted-proxies",
                "server.colour",
                "fetch.max-bytes",
                "fetch.allowed-networks",
                "crawl.max-pages",
                "crawl.deadline must be an ISO 8601 duration",
                "crawl.host-concurrency",
                "crawl.address-concurrency",
                "plans.gold.generate-per-month",
                "store.url",
                "llm.base-url",
                "llm.max-calls",
                "llm.max-tokens",
                "llm.timeout")) {
            assertTrue(faults.contains(key), key + " is missing in:\n" + faults);
        }
        assertEquals(failed.faults().stream().distinct().toList(), failed.faults());
        assertEquals(
                1,
                failed.faults().stream()
                        .filter(fault -> fault.contains("is no setting"))
                        .count(),
                faults);
    }

    @ParameterizedTest
    @CsvSource({
        "crawl.deadline, PT0S",
        "crawl.deadline, PT-1S",
        "crawl.cache-ttl, PT-1S",
        "crawl.user-agent, ''",
        "crawl.user-agent, Mühle/1",
        "fetch.max-bytes, 0",
        "fetch.max-bytes, 2 GiB",
        "fetch.max-html-bytes, 0 B",
        "server.host, ''",
        "management.host, ''"
    })
    void aValueOutOfBoundsIsAFaultThatNamesItsSetting(String key, String value) {
        var variables = Map.of(Setting.variable(key), value);
        var failed = assertThrows(
                SettingsFailed.class, () -> Settings.read(Optional.empty(), variables, _ -> Optional.empty()));
        assertEquals(1, failed.faults().size(), failed.getMessage());
        assertTrue(failed.faults().getFirst().startsWith(key + " must "), failed.getMessage());
    }

    @Test
    void aFileThatIsNoYamlIsAFault() throws IOException {
        var file = write("server: [\n");
        assertThrows(SettingsFailed.class, () -> read(file));
        assertThrows(SettingsFailed.class, () -> read(folder.resolve("nothing.yaml")));
    }

    @Test
    void aFileThatSaysOneThingTwiceIsAFaultWithItsLine() throws IOException {
        // The library would take the second section and forget the port.
        var file = write("server:\n  port: 1\nserver:\n  host: localhost\n");
        var failed = assertThrows(SettingsFailed.class, () -> read(file));
        assertTrue(failed.getMessage().contains("duplicate key server"), failed.getMessage());
        assertTrue(failed.getMessage().contains("line 3"), failed.getMessage());
    }

    @Test
    void aFaultOfYamlIsShownByItsPlaceAndNotByItsText() throws IOException {
        var file = write("store:\n  password: *hush\n");
        var failed = assertThrows(SettingsFailed.class, () -> read(file));
        assertTrue(failed.getMessage().contains("line 2"), failed.getMessage());
        assertFalse(failed.getMessage().contains("hush"), failed.getMessage());
    }

    @Test
    void aSectionWithNothingLeftInItIsNoFault() throws IOException {
        assertEquals(NothingSet.DEFAULTS, read(write("management:\nplans:\nserver:\n  # port: 80\n")));
        assertEquals(NothingSet.DEFAULTS, read(write("plans:\n  free:\n")));
        assertEquals(NothingSet.DEFAULTS, read(write("")));
        var file = write("nonsense:\n");
        assertThrows(SettingsFailed.class, () -> read(file));
    }

    @Test
    void aFileOfSettingsMayHaveAnyName() throws IOException {
        var file = Files.writeString(folder.resolve("settings"), "crawl:\n  max-pages: 7\n");
        assertEquals(7, read(file).crawl().pagesMax());
    }

    @Test
    void aPortThatIsNoneIsAFault() throws IOException {
        for (var port : List.of("0", "-1", "65536")) {
            var file = write("fetch:\n  allowed-ports: [80, " + port + "]\n");
            var failed = assertThrows(SettingsFailed.class, () -> read(file), port);
            assertTrue(failed.getMessage().contains("fetch.allowed-ports"), failed.getMessage());
        }
    }

    @Test
    void theEnvironmentGoesOverTheFileAndAPropertyOverTheEnvironment() throws IOException {
        var file = Optional.of(write("crawl:\n  max-pages: 5\n  host-concurrency: 2\n  address-concurrency: 3\n"));
        var environment = Map.of(
                "CRAWL_MAX_PAGES", "6",
                "SERVER_SHUTDOWN_GRACE", "PT1S",
                "FETCH_ALLOWED_PORTS", "80,81",
                "PLANS_FREE_FULL_PAGES", "3",
                "INCIPIT_SERVICE_HOST", "ignored");
        var settings = Settings.read(
                file, environment, key -> key.equals("server.shutdown-grace") ? Optional.of("PT2S") : Optional.empty());
        assertEquals(6, settings.crawl().pagesMax());
        assertEquals(2, settings.crawl().hostConcurrency());
        assertEquals(2, settings.fetch().hostConcurrency());
        assertEquals(3, settings.fetch().addressConcurrency());
        assertEquals(Duration.ofSeconds(2), settings.server().shutdownGrace());
        assertEquals(Set.of(80, 81), settings.fetch().allowedPorts());
        assertEquals(3, settings.plans().plan("free").orElseThrow().fullPagesMax());
        assertEquals(100, settings.plans().plan("pro").orElseThrow().fullPagesMax());
    }

    @Test
    void aSequenceOfYamlIsAList() throws IOException {
        var settings = read(
                write("fetch:\n  allowed-networks:\n    - 10.0.0.0/8\n    - fd00::/8\n  allowed-ports: [81, 82]\n"));
        assertEquals(List.of("10.0.0.0/8", "fd00::/8"), settings.fetch().allowedNetworks());
        assertEquals(Set.of(81, 82), settings.fetch().allowedPorts());
    }

    @Test
    void aProxyIsAnHttpAddressWithAPort() throws IOException {
        assertEquals(
                Optional.of(new ForwardProxy("proxy.example", 3128, Optional.of("user:hush"))),
                read(write("fetch:\n  proxy: http://user:hush@proxy.example:3128\n"))
                        .fetch()
                        .proxy());
        for (var wrong :
                List.of("https://user:hush@p:1", "http://user:hush@p", "http://p:70000", "http://p:1/hush", "p:1")) {
            var file = write("fetch:\n  proxy: \"" + wrong + "\"\n");
            var failed = assertThrows(SettingsFailed.class, () -> read(file), wrong);
            assertTrue(failed.getMessage().contains("fetch.proxy must be"), failed.getMessage());
            assertEquals(-1, failed.getMessage().indexOf("user:hush"), failed.getMessage());
        }
    }

    @Test
    void secretsAreNotPrinted() throws IOException {
        var settings = read(
                write("store:\n  password: hush\nllm:\n  api-key: hush\nfetch:\n  proxy: http://user:hush@proxy:1\n"));
        assertEquals("hush", settings.store().password());
        assertEquals(-1, settings.toString().indexOf("hush"));
        assertNotEquals(NothingSet.DEFAULTS, settings);
    }

    @Test
    void anEndpointWithoutAModelOrWithAllOfTheRunsTimeIsAFault() throws IOException {
        var nameless = write("llm:\n  base-url: http://localhost:11434/v1\n");
        assertTrue(assertThrows(SettingsFailed.class, () -> read(nameless))
                .faults()
                .toString()
                .contains("llm.model"));
        var endless = write("llm:\n  base-url: http://localhost/v1\n  model: m\n  timeout: PT120S\n");
        assertTrue(assertThrows(SettingsFailed.class, () -> read(endless))
                .faults()
                .toString()
                .contains("llm.timeout"));
        var torn = write("llm:\n  api-key: \"two words\"\n");
        var faults =
                assertThrows(SettingsFailed.class, () -> read(torn)).faults().toString();
        assertTrue(faults.contains("llm.api-key") && !faults.contains("two words"), faults);
    }

    private Map<String, Setting> asked() {
        var reader = new SettingsReader(Config.empty(), Map.of(), _ -> Optional.empty());
        new SettingsTree(reader).read();
        return reader.asked();
    }

    private Path write(String yaml) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "application", ".yaml"), yaml);
    }

    private static Settings read(Path file) {
        return Settings.read(Optional.of(file), Map.of(), _ -> Optional.empty());
    }
}
