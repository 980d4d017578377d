package dev.incipit.account;

import dev.incipit.account.Admission.Admitted;
import dev.incipit.account.Admission.Spent;
import dev.incipit.store.DatabaseConfig;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A process of its own that storms a store and writes a line for every request once it is answered: what the test that kills it
 * may count on.
 */
final class StormProcess {
    static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");
    static final int LIMIT = 500;
    static final PlanCatalog PLANS = new PlanCatalog(List.of(
            new Plan("endless", 1_000_000, 1_000_000, 100_000, 0), new Plan("bounded", LIMIT, LIMIT, 100_000, 0)));
    static final String DONE = "done";
    private static final int REQUESTS_MAX = 90_000;

    private final Replica replica;
    private final String key;
    private final PrintStream answers;
    private final Queue<Keys.Created> made = new ConcurrentLinkedQueue<>();

    private StormProcess(Replica replica, String key, PrintStream answers) {
        this.replica = replica;
        this.key = key;
        this.answers = answers;
    }

    /** Starts one; {@code requests} of one kind, or an endless mixture where it is 0. */
    static Process start(DatabaseConfig config, String key, int requests, ProcessBuilder.Redirect log)
            throws IOException {
        var command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-preview",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                StormProcess.class.getName()));
        command.addAll(
                Arrays.asList(config.url(), config.username(), config.password(), key, String.valueOf(requests)));
        return new ProcessBuilder(command).redirectError(log).start();
    }

    /** Stays until its input ends: of processes that share an H2 file, the one that opened it serves the others. */
    public static void main(String[] arguments) throws InterruptedException, IOException {
        var config = DatabaseConfig.at(arguments[0], arguments[1], arguments[2]);
        var requests = Integer.parseInt(arguments[4]);
        var out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.US_ASCII);
        try (var replica = Replica.on(config, PLANS, NOW)) {
            var process = new StormProcess(replica, arguments[3], out);
            out.println("ready");
            if (requests == 0) {
                Storm.of(REQUESTS_MAX, process::mixed);
            } else {
                Storm.of(requests, request -> process.spend("validated", Operation.VALIDATE, false));
            }
            out.println(DONE);
            System.in.transferTo(OutputStream.nullOutputStream());
        }
    }

    private boolean mixed(int request) {
        return switch (request % 8) {
            case 0, 5 -> create();
            case 1 -> revoke();
            case 2, 3 -> spend("generated", Operation.GENERATE, false);
            case 4 -> spend("returned", Operation.GENERATE, true);
            default -> spend("validated", Operation.VALIDATE, false);
        };
    }

    private boolean spend(String answer, Operation operation, boolean giveBack) {
        var passed = replica.admission().admit(Optional.of(key), Replica.ADDRESS) instanceof Admitted in
                && replica.admission().spend(in.grant(), operation) instanceof Spent spent
                && settle(spent.receipt(), giveBack);
        if (passed) {
            answers.println(answer);
        }
        return passed;
    }

    private boolean settle(Receipt receipt, boolean giveBack) {
        replica.admission().settle(receipt, giveBack);
        return true;
    }

    private boolean create() {
        var created = replica.keys().create("acme", "");
        answers.println("created " + created.key().reveal());
        return made.add(created);
    }

    private boolean revoke() {
        var oldest = Optional.ofNullable(made.poll());
        oldest.ifPresent(created -> {
            answers.println("revoking " + created.key().reveal());
            replica.keys().revoke(created.entry().id());
            answers.println("revoked " + created.key().reveal());
        });
        return oldest.isPresent();
    }
}
