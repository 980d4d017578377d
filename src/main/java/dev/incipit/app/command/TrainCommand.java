package dev.incipit.app.command;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.incipit.api.ApiServer;
import dev.incipit.app.AccountStore;
import dev.incipit.app.Application;
import dev.incipit.app.Main;
import dev.incipit.app.demo.DemoSite;
import dev.incipit.app.demo.TrainingFiles;
import dev.incipit.app.demo.TrainingSite;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.GenerationFailed;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webclient.api.WebClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Runs the commands once, or the service with a few runs and many lints, so that the package step can record the loaded classes for
 * faster starts (JEP 514) and the profiles from which the optimizing compiler begins (JEP 515). Leaves no files.
 */
@Command(name = "train", hidden = true, description = "Run through the program once, for the package step.")
final class TrainCommand implements Callable<Integer> {
    private static final Map<String, String> SETTINGS = Map.of(
            "PLANS_BUSINESS_REQUESTS_PER_MINUTE", "10000000",
            "SERVER_HOST", "127.0.0.1",
            "SERVER_PORT", "0",
            "MANAGEMENT_HOST", "127.0.0.1",
            "MANAGEMENT_PORT", "0",
            "STORE_URL", "jdbc:h2:mem:train",
            "FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");

    private static final int OK = 200;
    private static final int SHORT_LINTS = 2_000;
    private static final int USUAL_LINTS = 300;
    private static final int USUAL_LINKS = 60;
    private static final int LONG_LINTS = 30;
    private static final int LONG_LINKS = 1_500;

    private final Terminal terminal;

    @Parameters(defaultValue = "SERVICE", description = "What is started with the cache: commands, or the service.")
    private Part part = Part.SERVICE;

    /** Each has a cache of its own: the JVM loads all classes of one at every start. */
    private enum Part {
        COMMANDS,
        SERVICE
    }

    TrainCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        try (var site = DemoSite.open();
                var usual = TrainingSite.open()) {
            switch (part) {
                case COMMANDS -> useCommands(site, usual);
                case SERVICE -> useService(site, usual);
            }
        }
        terminal.say("trained");
        return ExitCodes.DONE;
    }

    private static void useCommands(DemoSite site, DemoSite usual) throws IOException {
        var folder = Files.createTempDirectory("incipit-train-");
        try {
            var config = Files.writeString(folder.resolve("train.yaml"), "fetch.allowed-networks: 127.0.0.0/8\n");
            run("help");
            run("generate", site.address(), "--out", folder.toString(), "--config", config.toString());
            run("generate", usual.address(), "--out", folder.toString(), "--config", config.toString());
            run("validate", folder.resolve(FileType.INDEX_NAME).toString(), "--config", config.toString());
            run("extract", "-", "--url", site.address());
            var faulty = Files.writeString(folder.resolve("faulty.txt"), TrainingFiles.ofLinks(USUAL_LINKS, 0));
            run("validate", faulty.toString(), "--no-links", "--config", config.toString());
        } finally {
            delete(folder);
        }
    }

    private static void run(String... args) {
        var nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Main.run(Terminal.piped(InputStream.nullInputStream(), nowhere, nowhere), args);
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private static void useService(DemoSite site, DemoSite usual) {
        run("serve", "--help");
        var settings = Settings.read(Optional.empty(), SETTINGS, _ -> Optional.empty());
        var clock = InstantSource.system();
        try (var store = AccountStore.open(settings, clock)) {
            var key = store.accounts().firstKey().orElseThrow();
            var server = Application.assemble(settings, store, Optional.empty(), clock)
                    .start();
            try {
                ask(server, key.reveal(), site, usual);
            } finally {
                server.stop();
            }
        }
    }

    private static void ask(ApiServer server, String key, DemoSite site, DemoSite usual) {
        var health = client().get("http://127.0.0.1:" + server.managementPort() + "/health/ready");
        try (var answer = health.request()) {
            require("ready", answer.status().code());
        }
        var api = "http://127.0.0.1:" + server.port() + "/api/v1/";
        generate(api, key, site.address());
        generate(api, key, usual.address());
        for (int n = 0; n < SHORT_LINTS; n++) {
            lint(api, key, TrainingFiles.shortest(n));
        }
        for (int n = 0; n < USUAL_LINTS; n++) {
            lint(api, key, TrainingFiles.ofLinks(USUAL_LINKS, n));
        }
        for (int n = 0; n < LONG_LINTS; n++) {
            lint(api, key, TrainingFiles.ofLinks(LONG_LINKS, n));
        }
    }

    private static void generate(String api, String key, String url) {
        var body = JsonNodeFactory.instance.objectNode().put("url", url);
        post(api + "generate", key, body.toString());
    }

    private static void lint(String api, String key, String file) {
        var body = JsonNodeFactory.instance.objectNode().put("content", file).put("checkLinks", false);
        post(api + "validate", key, body.toString());
    }

    private static void post(String address, String key, String body) {
        var request = client().post(address)
                .header(HeaderNames.create("x-api-key"), key)
                .header(HeaderValues.CONTENT_TYPE_JSON);
        try (var answer = request.submit(body)) {
            require(address, answer.status().code());
        }
    }

    private static WebClient client() {
        // An open connection would delay the server's stop.
        return WebClient.builder().keepAlive(false).build();
    }

    private static void require(String what, int status) {
        if (status != OK) {
            throw new GenerationFailed(
                    "Training: " + what + " answered " + status + ".", new IOException("status " + status));
        }
    }
}
