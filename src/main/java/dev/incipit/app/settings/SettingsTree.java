package dev.incipit.app.settings;

import dev.incipit.account.AdmissionConfig;
import dev.incipit.account.Plan;
import dev.incipit.account.PlanCatalog;
import dev.incipit.api.ServerConfig;
import dev.incipit.app.terminal.LogFormat;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.describe.ModelConfig;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.ForwardProxy;
import dev.incipit.generate.GenerateLimits;
import dev.incipit.history.HistoryConfig;
import dev.incipit.mail.MailConfig;
import dev.incipit.people.PeopleConfig;
import dev.incipit.people.ProviderConfig;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.web.DeskConfig;
import dev.incipit.web.WebConfig;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Maps every setting's name to the component it configures. */
record SettingsTree(SettingsReader reader) {
    /** Time a run may take after its deadline to write its files before it counts as cut off. */
    private static final Duration WRITING_MAX = Duration.ofSeconds(15);

    Settings read() {
        var crawl = reader.component(this::crawl, CrawlBudget.DEFAULTS);
        var web = reader.component(this::web, WebConfig.DEFAULTS);
        var mail = reader.component(() -> mail(web), MailConfig.DEFAULTS);
        var settings = new Settings(
                reader.component(this::server, ServerConfig.DEFAULTS),
                proxies(),
                reader.flag("server.first-key", true),
                reader.component(() -> admission(crawl), AdmissionConfig.DEFAULTS),
                reader.component(this::plans, PlanCatalog.DEFAULTS),
                reader.component(this::store, DatabaseConfig.DEFAULTS),
                crawl,
                reader.component(this::fetch, FetchConfig.DEFAULTS),
                reader.component(this::generate, GenerateLimits.DEFAULTS),
                reader.component(() -> model(crawl), ModelConfig.DEFAULTS),
                reader.flag("mcp.enabled", true),
                web,
                reader.component(() -> people(web, mail), PeopleConfig.DEFAULTS),
                mail,
                reader.component(this::desk, DeskConfig.DEFAULTS),
                reader.choice("log.format", LogFormat.TEXT),
                reader.component(this::tracing, Tracing.OFF));
        reader.finish();
        return settings;
    }

    private ServerConfig server() {
        var defaults = ServerConfig.DEFAULTS;
        return new ServerConfig(
                reader.text("server.host", defaults.host()),
                reader.integer("server.port", defaults.port()),
                reader.text("management.host", defaults.managementHost()),
                reader.integer("management.port", defaults.managementPort()),
                reader.duration("server.shutdown-grace", defaults.shutdownGrace()),
                reader.duration("server.request-timeout", defaults.requestTimeout()),
                reader.duration("server.write-stall", defaults.writeStall()),
                reader.integer("server.max-connections", defaults.maxConnections()),
                reader.integerOrChosen("server.max-runs", defaults.maxRuns()),
                reader.duration("server.run-wait", defaults.runWait()),
                reader.list("server.cors-origins", defaults.corsOrigins()));
    }

    private List<String> proxies() {
        return reader.component(
                () -> {
                    var networks = reader.list("server.trusted-proxies", List.of());
                    new ProxyNetworks(networks);
                    return networks;
                },
                List.of());
    }

    private AdmissionConfig admission(CrawlBudget crawl) {
        return new AdmissionConfig(
                crawl.deadline().plus(WRITING_MAX),
                reader.integer("server.anonymous-per-minute", AdmissionConfig.DEFAULTS.anonymousPerMinute()));
    }

    private DatabaseConfig store() {
        var defaults = DatabaseConfig.DEFAULTS;
        return DatabaseConfig.at(
                reader.text("store.url", defaults.url()),
                reader.text("store.username", defaults.username()),
                reader.secret("store.password", defaults.password()));
    }

    private CrawlBudget crawl() {
        var defaults = CrawlBudget.DEFAULTS;
        return new CrawlBudget(
                reader.positive("crawl.max-pages", defaults.pagesMax()),
                defaults.bytesMax(),
                reader.duration("crawl.deadline", defaults.deadline()),
                reader.positive("crawl.host-concurrency", defaults.hostConcurrency()));
    }

    private FetchConfig fetch() {
        var defaults = FetchConfig.DEFAULTS;
        return new FetchConfig(
                reader.text("crawl.user-agent", defaults.userAgent()).replace("VERSION", ProgramVersion.get()),
                defaults.connectTimeout(),
                defaults.headersTimeout(),
                defaults.pageTimeout(),
                reader.bytes("fetch.max-bytes", defaults.bytesMax()),
                reader.bytes("fetch.max-html-bytes", defaults.htmlBytesMax()),
                defaults.redirectsMax(),
                reader.list("fetch.allowed-networks", defaults.allowedNetworks()),
                Set.copyOf(reader.integers(
                        "fetch.allowed-ports", new ArrayList<>(new TreeSet<>(defaults.allowedPorts())))),
                reader.positive("crawl.host-concurrency", defaults.hostConcurrency()),
                reader.positive("crawl.address-concurrency", defaults.addressConcurrency()),
                reader.duration("crawl.cache-ttl", defaults.cacheTtl()),
                reader.address("fetch.proxy", "http://proxy:3128").map(ForwardProxy::at));
    }

    private GenerateLimits generate() {
        var defaults = GenerateLimits.DEFAULTS;
        return new GenerateLimits(
                reader.bytes("generate.page-max-bytes", defaults.pageBytesMax()),
                reader.bytes("generate.full-max-bytes", defaults.fullBytesMax()));
    }

    private ModelConfig model(CrawlBudget crawl) {
        var defaults = ModelConfig.DEFAULTS;
        var model = new ModelConfig(
                reader.text("llm.base-url", defaults.baseUrl()),
                reader.secret("llm.api-key", defaults.apiKey()),
                reader.text("llm.model", defaults.model()),
                reader.positive("llm.max-calls", defaults.callsMax()),
                reader.positive("llm.max-tokens", defaults.tokensMax()),
                reader.duration("llm.timeout", defaults.timeout()),
                reader.integer("llm.cache-days", defaults.cacheDays()));
        if (model.on() && model.timeout().compareTo(crawl.deadline()) >= 0) {
            throw new IllegalArgumentException(
                    "llm.timeout must be shorter than crawl.deadline, of which it is a part");
        }
        return model;
    }

    private DeskConfig desk() {
        var defaults = DeskConfig.DEFAULTS;
        return new DeskConfig(
                reader.positive("web.keys-max", defaults.keysMax()),
                reader.text("web.anonymous-tries", defaults.visitorAccount()),
                new HistoryConfig(
                        Duration.ofDays(reader.positive("web.history-days", (int)
                                defaults.history().kept().toDays())),
                        reader.bytes("web.keep-files", defaults.history().filesBytesMax())));
    }

    private WebConfig web() {
        return new WebConfig(
                reader.flag("web.enabled", WebConfig.DEFAULTS.enabled()),
                reader.address("web.origin", "https://incipit.example.org"));
    }

    private PeopleConfig people(WebConfig web, MailConfig mail) {
        var registration = reader.choice("web.registration", PeopleConfig.DEFAULTS.registration());
        if (registration == PeopleConfig.Registration.OPEN && !mail.isOn()) {
            throw new IllegalArgumentException(
                    "web.registration open needs mail.host, since addresses are confirmed by mail");
        }
        return new PeopleConfig(registration, web.origin(), provider());
    }

    private Optional<ProviderConfig> provider() {
        var issuer = reader.address("web.oidc.issuer", "https://id.example.org");
        var clientId = reader.text("web.oidc.client-id", "");
        var secret = reader.secret("web.oidc.client-secret", "");
        var name = reader.text("web.oidc.name", "");
        return issuer.map(
                address -> new ProviderConfig(address, clientId, secret, name.isEmpty() ? address.getHost() : name));
    }

    private MailConfig mail(WebConfig web) {
        var defaults = MailConfig.DEFAULTS;
        var mail = new MailConfig(
                reader.text("mail.host", defaults.host()),
                reader.integer("mail.port", defaults.port()),
                reader.choice("mail.tls", defaults.tls()),
                reader.text("mail.username", defaults.username()),
                reader.secret("mail.password", defaults.password()),
                reader.text("mail.from", defaults.from()));
        if (mail.isOn() && web.origin().isEmpty()) {
            throw new IllegalArgumentException("mail.host needs web.origin, with which links in mails begin");
        }
        return mail;
    }

    private Tracing tracing() {
        return Tracing.of(reader.address("otel.endpoint", "http://collector:4318"), reader.environment());
    }

    private PlanCatalog plans() {
        var names = new LinkedHashSet<String>();
        PlanCatalog.DEFAULTS.plans().forEach(plan -> names.add(plan.name()));
        names.addAll(reader.namesBelow("plans"));
        return new PlanCatalog(names.stream().map(this::plan).toList());
    }

    private Plan plan(String name) {
        var key = "plans." + name + ".";
        var parts = List.of("generate-per-month", "validate-per-month", "requests-per-minute", "full-pages");
        var known = PlanCatalog.DEFAULTS.plan(name);
        if (known.isEmpty()) {
            parts.stream()
                    .filter(part -> !reader.isSet(key + part))
                    .forEach(part -> reader.fault(key + part + " is not set: a plan of your own needs all of "
                            + String.join(", ", parts) + "."));
        }
        var defaults = known.orElse(PlanCatalog.DEFAULTS.plans().getFirst());
        return new Plan(
                name,
                reader.integer(key + parts.get(0), defaults.generationsPerMonth()),
                reader.integer(key + parts.get(1), defaults.validationsPerMonth()),
                reader.integer(key + parts.get(2), defaults.requestsPerMinute()),
                reader.integer(key + parts.get(3), defaults.fullPagesMax()));
    }
}
