package dev.incipit.app;

import dev.incipit.account.ApiKey;
import dev.incipit.api.ApiServer;
import io.helidon.spi.HelidonShutdownHandler;
import java.io.PrintStream;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code incipit serve}: the service, until it is told to stop. */
@Command(name = "serve", description = "Run the service until it is told to stop (SIGTERM, Ctrl-C).")
final class ServeCommand implements Callable<Integer> {
    private static final System.Logger LOG = System.getLogger(ServeCommand.class.getName());

    private final Terminal terminal;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    ServeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        var settings = Settings.load(common.config());
        var clock = InstantSource.system();
        var ledger = Ledger.open(settings, clock);
        ledger.admission().sweep();
        if (settings.firstKey()) {
            ledger.accounts().firstKey().ifPresent(key -> print(key, terminal.out()));
        }
        var server = Application.assemble(settings, clock).server(ledger).start();
        var stopped = new CountDownLatch(1);
        io.helidon.Main.addShutdownHandler(onShutdown(server, ledger, stopped));
        LOG.log(
                System.Logger.Level.INFO,
                "Listening on port " + server.port() + ", health and metrics on port " + server.managementPort());
        stopped.await();
        return ExitCodes.DONE;
    }

    private static void print(ApiKey key, PrintStream out) {
        out.println("The store was empty: here is a key of the new account 'local' (plan business). It is shown once.");
        out.println(key.reveal());
        out.flush();
    }

    /** The library's way to stop, which keeps the log open until we are done. */
    private static HelidonShutdownHandler onShutdown(ApiServer server, Ledger ledger, CountDownLatch stopped) {
        return () -> {
            LOG.log(System.Logger.Level.INFO, "Stopping: runs in flight are let go on for a while");
            server.stop();
            ledger.close();
            LOG.log(System.Logger.Level.INFO, "Stopped");
            stopped.countDown();
        };
    }
}
