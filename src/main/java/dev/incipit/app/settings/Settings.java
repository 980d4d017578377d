package dev.incipit.app.settings;

import dev.incipit.IncipitSettings;
import dev.incipit.account.AdmissionConfig;
import dev.incipit.account.Plan;
import dev.incipit.account.PlanCatalog;
import dev.incipit.api.ServerConfig;
import dev.incipit.app.terminal.LogFormat;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.describe.ModelConfig;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.generate.GenerateLimits;
import dev.incipit.mail.MailConfig;
import dev.incipit.people.PeopleConfig;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.web.DeskConfig;
import dev.incipit.web.WebConfig;
import io.helidon.config.Config;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * All settings of the program (decisions §8). Each has its default unless a file, the environment or {@code -D} sets it.
 *
 * @param trustedProxies networks of the operator's proxies, CIDR ({@code server.trusted-proxies})
 * @param firstKey whether to create an account in an empty store and print its key ({@code server.first-key})
 * @param model the language model, if any, and its limits for one run
 * @param mcp whether the service answers agents at /mcp ({@code mcp.enabled})
 * @param mail how mails are sent, if they are ({@code mail.*})
 * @param logFormat format of log lines ({@code log.format})
 * @param tracing where traces are sent, if anywhere ({@code otel.endpoint}, {@code OTEL_*})
 */
public record Settings(
        ServerConfig server,
        List<String> trustedProxies,
        boolean firstKey,
        AdmissionConfig admission,
        PlanCatalog plans,
        DatabaseConfig store,
        CrawlBudget crawl,
        FetchConfig fetch,
        GenerateLimits generate,
        ModelConfig model,
        boolean mcp,
        WebConfig web,
        PeopleConfig people,
        MailConfig mail,
        DeskConfig desk,
        LogFormat logFormat,
        Tracing tracing) {
    /** What runs go by, as the library takes it. */
    public IncipitSettings ofRuns() {
        return new IncipitSettings(fetch, crawl, generate, model);
    }

    /** The cap on pages in the full file of a command, which knows no plan: that of business (decisions §7). */
    public int fullPagesMax() {
        return plans.plan(PlanCatalog.BUSINESS).map(Plan::fullPagesMax).orElse(0);
    }

    /**
     * The origin of the pages for people: that of {@code web.origin}, else this machine's.
     *
     * @param port that the service listens on
     */
    public String webOrigin(int port) {
        return web.origin().map(URI::toString).orElseGet(() -> "http://localhost:" + port);
    }

    private static final String FILE_NAME = "application.yaml";

    /** System property by which the launcher passes the program's folder. */
    private static final String HOME_PROPERTY = "incipit.home";

    /**
     * Reads the settings of this process.
     *
     * @param file of {@code --config}; else the working directory's application.yaml, else the one beside the program
     * @throws SettingsFailed with all faults
     */
    public static Settings load(Optional<Path> file) {
        return new SettingsTree(reader(file)).read();
    }

    /** The settings that {@link #load} reads, one by one. */
    public static Collection<Setting> listed(Optional<Path> file) {
        var reader = reader(file);
        new SettingsTree(reader).read();
        return reader.asked().values();
    }

    private static SettingsReader reader(Optional<Path> file) {
        return new SettingsReader(
                config(file(file)), System.getenv(), key -> Optional.ofNullable(System.getProperty(key)));
    }

    /** The one file that is read: the named one, else the working directory's, else the one beside the program. */
    public static Optional<Path> file(Optional<Path> named) {
        return named.or(Settings::besides);
    }

    /** Like {@link #load}, but from the given sources. */
    public static Settings read(
            Optional<Path> file, Map<String, String> environment, Function<String, Optional<String>> properties) {
        return new SettingsTree(new SettingsReader(config(file), environment, properties)).read();
    }

    private static Optional<Path> besides() {
        var here = Path.of(FILE_NAME);
        if (Files.isRegularFile(here)) {
            return Optional.of(here);
        }
        return Optional.ofNullable(System.getProperty(HOME_PROPERTY))
                .map(home -> Path.of(home, FILE_NAME))
                .filter(Files::isRegularFile);
    }

    private static Config config(Optional<Path> file) {
        return file.map(SettingsFile::read).orElseGet(Config::empty);
    }
}
