package dev.incipit.app;

import dev.incipit.api.Agents;
import dev.incipit.api.ApiServer;
import dev.incipit.api.Gauges;
import dev.incipit.api.RequestTrace;
import dev.incipit.app.process.OpenFiles;
import dev.incipit.app.process.ProcessGauges;
import dev.incipit.app.settings.ProxyNetworks;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.compute.ComputePool;
import dev.incipit.describe.AnswerCache;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/** Wires the HTTP service: use cases, admission and server. */
public final class Application {
    private Application() {}

    /** Builds the service over a store; does not start it. */
    public static ApiServer assemble(
            Settings settings, AccountStore store, Optional<Consumer<RequestTrace>> traces, InstantSource clock) {
        var answers = new AnswerCache(store.database(), settings.model().cacheDays(), clock);
        var useCases = UseCases.of(settings, ComputePool.ofService(), Optional.of(answers));
        ProcessGauges.add(new Gauges(), store.database());
        return new ApiServer(
                OpenFiles.ofProcess().fit(settings.server()),
                store.admission(),
                useCases.sites(),
                useCases.generator(),
                useCases.validator(),
                settings.mcp() ? Optional.of(new Agents(useCases.reading(), ProgramVersion.get())) : Optional.empty(),
                Optional.of(store.history()),
                new ProxyNetworks(settings.trustedProxies()),
                store.database()::check,
                traces,
                clock);
    }
}
