package dev.incipit.app;

import dev.incipit.api.ApiServer;
import dev.incipit.api.Gauges;
import dev.incipit.api.RequestTrace;
import dev.incipit.app.process.OpenFiles;
import dev.incipit.app.process.ProcessGauges;
import dev.incipit.app.settings.ProxyNetworks;
import dev.incipit.app.settings.Settings;
import dev.incipit.compute.ComputePool;
import dev.incipit.describe.AnswerCache;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/** The service put together: the use cases, the ledger, and the doors to them. */
public final class Application {
    private Application() {}

    /** The service over a store, not yet started. */
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
                new ProxyNetworks(settings.trustedProxies()),
                store.database()::check,
                traces,
                clock);
    }
}
