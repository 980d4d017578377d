package dev.incipit.app.command;

import dev.incipit.api.ApiServer;
import dev.incipit.api.ServerConfig;
import dev.incipit.app.AccountStore;
import dev.incipit.app.Application;
import dev.incipit.app.process.OpenFiles;
import dev.incipit.app.process.StopSignals;
import dev.incipit.app.process.StoreSweeper;
import dev.incipit.app.process.TraceExport;
import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;

/** Runs the HTTP service until it is told to stop. */
@Command(
        name = "serve",
        description = "Run the service until it is told to stop (SIGTERM, Ctrl-C).",
        footer = {"", "Examples:", "  incipit serve", "  SERVER_PORT=9000 incipit serve -c production.yaml"})
final class ServeCommand extends TerminalCommand {
    private static final System.Logger LOG = System.getLogger(ServeCommand.class.getName());

    ServeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws InterruptedException {
        var settings = common.settings();
        requireAddresses(settings.server());
        OpenFiles.ofProcess().require();
        settings.logFormat().use();
        var clock = InstantSource.system();
        var toldToStop = new CountDownLatch(1);
        StopSignals.onFirst(toldToStop::countDown);
        boolean lost;
        try (var store = AccountStore.open(settings, clock);
                var _ = StoreSweeper.start(store::sweep, StoreSweeper.EVERY);
                var traces = TraceExport.of(settings)) {
            store.database().whenClosedItself(toldToStop::countDown);
            store.sweep();
            var server = Application.assemble(settings, store, traces.receiver(), clock)
                    .start();
            if (settings.firstKey()) {
                // Only now is it known which port the system chose, and that there is one.
                printFirstKey(
                        store,
                        settings.web().enabled() ? Optional.of(settings.webOrigin(server.port())) : Optional.empty());
            }
            LOG.log(
                    System.Logger.Level.INFO,
                    "Listening on port " + server.port() + ", health and metrics on port " + server.managementPort());
            server.whenListenerLost(toldToStop::countDown);
            toldToStop.await();
            lost = lost(store, server);
            LOG.log(
                    System.Logger.Level.INFO,
                    "Stopping; runs in flight go on for " + settings.server().shutdownGrace());
            server.stop();
        }
        LOG.log(System.Logger.Level.INFO, "Stopped");
        // A non-zero exit makes the supervisor restart the service, until the disk has room again.
        return lost ? ExitCodes.UNABLE : ExitCodes.DONE;
    }

    /** Whether the service stops because the store closed itself, which only a restart mends; logs the cause. */
    private static boolean lost(AccountStore store, ApiServer server) {
        if (store.database().hasClosedItself()) {
            LOG.log(
                    System.Logger.Level.ERROR,
                    "The store closed itself, as it does when its disk is full; restart the service to open it again");
            return true;
        }
        return server.hasLostListener();
    }

    /** Resolves the listeners' host names before anything is opened; commands that only show settings do not. */
    private static void requireAddresses(ServerConfig server) {
        var faults =
                Map.of("server.host", server.host(), "management.host", server.managementHost()).entrySet().stream()
                        .filter(setting -> !isAddress(setting.getValue()))
                        .map(setting -> setting.getKey() + " must be an address of this machine, such as 0.0.0.0, not '"
                                + setting.getValue() + "'.")
                        .sorted()
                        .toList();
        if (!faults.isEmpty()) {
            throw new SettingsFailed(faults);
        }
    }

    private static boolean isAddress(String host) {
        try {
            InetAddress.getByName(host);
            return true;
        } catch (UnknownHostException _) {
            return false;
        }
    }

    /**
     * If the store is empty, prints a link for the first operator and, as the last line, the first key, once (decisions §7).
     *
     * @param pages the origin of the pages for people, if there are any
     */
    private void printFirstKey(AccountStore store, Optional<String> pages) {
        store.accounts().firstKey().ifPresent(key -> {
            pages.ifPresent(origin -> {
                terminal.print(
                        "For the pages, choose the operator's address and password by this link, once, within 24 hours"
                                + " ('incipit users invite ADDRESS --operator' makes another):");
                terminal.printExactly(origin + store.people().joining().inviteFirstOperator("local"));
            });
            terminal.print("The store was empty. Here is a key of its new account 'local' (plan business),"
                    + " shown this once; replace it by one of your own:");
            terminal.printExactly(key.reveal());
        });
    }
}
