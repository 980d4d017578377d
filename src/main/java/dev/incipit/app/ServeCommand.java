package dev.incipit.app;

import io.helidon.common.config.Config;
import io.helidon.common.config.GlobalConfig;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code incipit serve}: the service, until it is told to stop. */
@Command(name = "serve", description = "Runs the service until it is told to stop (SIGTERM, Ctrl-C).")
final class ServeCommand implements Callable<Integer> {
    private static final System.Logger LOG = System.getLogger(ServeCommand.class.getName());

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Settings; else application.yaml here, else the one beside the program.")
    private @Nullable Path config;

    @Override
    public Integer call() throws InterruptedException {
        // The server library would look for an application.yaml of its own and read ours a second time.
        GlobalConfig.config(Config::empty, true);
        var settings = Settings.load(Optional.ofNullable(config));
        var clock = InstantSource.system();
        var toldToStop = new CountDownLatch(1);
        StopSignals.tell(toldToStop::countDown);
        try (var ledger = Ledger.open(settings, clock)) {
            ledger.admission().sweep();
            if (settings.firstKey()) {
                printFirstKey(ledger);
            }
            var server = Application.assemble(settings, clock).server(ledger).start();
            LOG.log(
                    System.Logger.Level.INFO,
                    "Listening on port " + server.port() + ", health and metrics on port " + server.managementPort());
            toldToStop.await();
            LOG.log(
                    System.Logger.Level.INFO,
                    "Stopping; runs in flight go on for " + settings.server().shutdownGrace());
            server.stop();
        }
        LOG.log(System.Logger.Level.INFO, "Stopped");
        return 0;
    }

    /** decisions §7: once, for an empty store. */
    private static void printFirstKey(Ledger ledger) {
        ledger.accounts().firstKey().ifPresent(key -> {
            System.out.println("The store was empty. Here is a key of its new account 'local' (plan business),"
                    + " shown this once; replace it by one of your own:");
            System.out.println(key.reveal());
            System.out.flush();
        });
    }
}
