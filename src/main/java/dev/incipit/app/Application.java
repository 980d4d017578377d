package dev.incipit.app;

import dev.incipit.account.OwnKeys;
import dev.incipit.api.Agents;
import dev.incipit.api.ApiServer;
import dev.incipit.api.Gauges;
import dev.incipit.api.OpenApiHandler;
import dev.incipit.api.RequestTrace;
import dev.incipit.api.ServiceOptions;
import dev.incipit.app.process.OpenFiles;
import dev.incipit.app.process.ProcessGauges;
import dev.incipit.app.report.CheckCatalogue;
import dev.incipit.app.report.CheckPage;
import dev.incipit.app.settings.ProxyNetworks;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.compute.ComputePool;
import dev.incipit.describe.AnswerCache;
import dev.incipit.people.User;
import dev.incipit.web.DeskServices;
import dev.incipit.web.WebFace;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Wires the HTTP service: use cases, admission and server. */
public final class Application {
    private Application() {}

    /** Builds the service over a store; does not start it. */
    public static ApiServer assemble(
            Settings settings, AccountStore store, Optional<Consumer<RequestTrace>> traces, InstantSource clock) {
        var answers = new AnswerCache(store.database(), settings.model().cacheDays(), clock);
        var useCases = UseCases.of(settings.ofRuns(), ComputePool.ofService(), Optional.of(answers));
        var proxies = new ProxyNetworks(settings.trustedProxies());
        ProcessGauges.add(new Gauges(), store.database());
        return new ApiServer(
                OpenFiles.ofProcess().fit(settings.server()),
                store.admission(),
                useCases.operations(),
                new ServiceOptions(
                        settings.mcp()
                                ? Optional.of(new Agents(useCases.reading(), ProgramVersion.get()))
                                : Optional.empty(),
                        Optional.of(store.history()),
                        settings.web().enabled()
                                ? Optional.of(face(settings, store, proxies, clock)::mount)
                                : Optional.empty(),
                        traces),
                proxies,
                store.database()::check,
                clock);
    }

    private static WebFace face(Settings settings, AccountStore store, ProxyNetworks proxies, InstantSource clock) {
        var services = new DeskServices(
                store.accounts(),
                new OwnKeys(store.database(), settings.plans(), clock),
                settings.plans(),
                store.history(),
                () -> addresses(store),
                () -> CheckCatalogue.read().pages().stream()
                        .map(CheckPage::said)
                        .toList(),
                OpenApiHandler::document,
                clock);
        return new WebFace(settings.web(), settings.desk(), services, store.people(), proxies);
    }

    /** The addresses of all users, by the name of their account. */
    private static Map<String, List<String>> addresses(AccountStore store) {
        return store.people().users().list().stream()
                .collect(Collectors.groupingBy(User::account, Collectors.mapping(User::address, Collectors.toList())));
    }
}
