package dev.incipit.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher in a folder of its own, with a Java that prints what it is given, one argument a line. */
final class LauncherTest {
    @TempDir
    Path folder;

    private Path home = Path.of("");

    @BeforeEach
    void install() throws IOException {
        home = folder.toRealPath().resolve("a place of its own");
        put("bin/incipit", Files.readString(Path.of("src/main/launcher/incipit")));
        put("runtime/bin/java", "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        put("lib/service.aot", "");
        put("lib/commands.aot", "");
        put("lib/health", Files.readString(Path.of("src/main/launcher/health")));
    }

    @Test
    void aPathWithSpacesIsTakenWhole() throws Exception {
        var arguments = launch(home.resolve("bin/incipit"), "", "extract", "a page.html");
        assertTrue(arguments.contains("-XX:AOTCache=" + home + "/lib/commands.aot"), arguments.toString());
        assertTrue(arguments.contains("-Dincipit.home=" + home), arguments.toString());
        assertEquals(
                List.of("-jar", home + "/lib/incipit.jar", "extract", "a page.html"),
                arguments.subList(arguments.size() - 4, arguments.size()));
    }

    @Test
    void aSymlinkLeadsToTheFolder() throws Exception {
        var link = Files.createSymbolicLink(folder.resolve("incipit"), Path.of("a place of its own/bin/incipit"));
        var second = Files.createSymbolicLink(folder.resolve("second"), link.toAbsolutePath());
        assertTrue(launch(second, "", "demo").contains("-Dincipit.home=" + home));
    }

    @Test
    void furtherOptionsAreSplitAtSpacesOutsideOfQuotesAndNothingElseIsDoneToThem() throws Exception {
        var arguments = launch(home.resolve("bin/incipit"), "-Xmx1g  '-Da=b c' -Dd=$(id);`id`*", "serve");
        var at = arguments.indexOf("-Xmx1g");
        assertEquals(List.of("-Xmx1g", "-Da=b c", "-Dd=$(id);`id`*", "-jar"), arguments.subList(at, at + 4));
    }

    @Test
    void optionsThatMakeTheStartCacheUnfitOnlyMakeTheStartSlower() throws Exception {
        put("runtime/bin/java", """
                #!/bin/sh
                case " $* " in *" -Xmn96m "*-XX:AOTCache*|*-XX:AOTCache*" -Xmn96m "*) exit 1 ;; esac
                printf '%s\\n' "$@"
                """);
        var unfit = launch(home.resolve("bin/incipit"), "'-Da=b c' -Xmn96m", "demo");
        assertFalse(unfit.stream().anyMatch(argument -> argument.startsWith("-XX:AOTCache")), unfit.toString());
        assertTrue(unfit.containsAll(List.of("-Da=b c", "-Xmn96m")), unfit.toString());
        var fit = launch(home.resolve("bin/incipit"), "'-Da=b c' -Xmx1g", "demo");
        assertTrue(fit.contains("-XX:AOTCache=" + home + "/lib/commands.aot"), fit.toString());
    }

    @ParameterizedTest
    @CsvSource({"generate, '', true", "generate, -Xmx1g, false", "serve, '', false", "mcp, '', false"})
    void aCommandEndsQuicklyWhereNoFurtherOptionMayNeedTheEndOfTheJvm(String command, String options, boolean quick)
            throws Exception {
        var arguments = launch(home.resolve("bin/incipit"), options, command);
        assertEquals(quick, arguments.contains("-Dincipit.quick-end=true"), arguments.toString());
    }

    @ParameterizedTest
    @CsvSource({"-XX:+UseG1GC, true", "-XX:+UseSerialGC, false", "-Xmx1g, false"})
    void anotherCollectorReplacesOurs(String option, boolean replaced) throws Exception {
        var arguments = launch(home.resolve("bin/incipit"), option, "demo");
        assertEquals(replaced, arguments.contains("-XX:-UseSerialGC"), arguments.toString());
    }

    @ParameterizedTest
    @CsvSource({"200, 0, ready", "503, 1, not ready"})
    void healthIsAskedWithoutJava(int status, int code, String said) throws Exception {
        var service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        service.createContext("/health/ready", exchange -> {
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        service.start();
        try {
            var process =
                    health(Map.of("MANAGEMENT_PORT", "" + service.getAddress().getPort()), "health");
            assertEquals(said, said(process));
            assertEquals(code, process.waitFor());
        } finally {
            service.stop(0);
        }
    }

    @Test
    void whereNobodyListensHealthSaysSo() throws Exception {
        var process = health(Map.of("MANAGEMENT_PORT", "1"), "health");
        assertTrue(said(process).contains("No service answers at http://127.0.0.1:1/health/ready"));
        assertEquals(3, process.waitFor());
    }

    /** The program knows the settings' order, the launcher does not. */
    @Test
    void whereMoreThanAVariableMaySayThePortTheProgramIsAsked() throws Exception {
        assertTrue(said(health(Map.of(), "health", "--config", "a.yaml")).contains("incipit.jar"));
        assertTrue(
                said(health(Map.of("MANAGEMENT_PORT_FILE", "port"), "health")).contains("incipit.jar"));
        assertTrue(said(health(Map.of("INCIPIT_JAVA_OPTIONS", "-Dmanagement.port=1"), "health"))
                .contains("incipit.jar"));
        put("application.yaml", "management:\n  port: 1\n");
        assertTrue(said(health(Map.of(), "health")).contains("incipit.jar"));
    }

    private Process health(Map<String, String> variables, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(home.resolve("bin/incipit").toString()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(variables);
        return builder.start();
    }

    private static String said(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve",
                "-q serve",
                "--config a.yaml serve",
                "-c a.yaml -v serve",
                "--config=a.yaml serve",
                "--color never serve"
            })
    void theCommandIsFoundBehindOptions(String line) throws Exception {
        assertTrue(launch(home.resolve("bin/incipit"), "", line.split(" ")).contains("-XX:TieredStopAtLevel=4"), line);
        var other = line.replace("serve", "demo") + " serve";
        assertTrue(
                launch(home.resolve("bin/incipit"), "", other.split(" ")).contains("-XX:TieredStopAtLevel=1"), other);
    }

    @Test
    void theLauncherForWindowsHasItsLineEndsAndTheSameDefaults() throws IOException {
        var windows = Files.readString(Path.of("src/main/launcher/incipit.cmd"));
        assertEquals(
                windows.lines().count(),
                windows.chars().filter(here -> here == '\r').count());
        var shell = Files.readString(Path.of("src/main/launcher/incipit"));
        for (var figures : List.of("memory=320", "share=72", "memory=512", "share=60")) {
            assertTrue(windows.contains("set " + figures) && shell.contains(figures), figures);
        }
        // Every label that is jumped to stands in the file.
        windows.lines()
                .filter(line -> line.contains("goto "))
                .map(line -> ":" + line.substring(line.indexOf("goto ") + 5))
                .forEach(label -> assertTrue(windows.lines().anyMatch(label::equals), label));
    }

    @ParameterizedTest
    @CsvSource({
        "C,,,C.UTF-8",
        ",,,C.UTF-8",
        ",,POSIX,C.UTF-8",
        ",de_DE.UTF-8,C,",
        "de_DE.ISO-8859-1,,C,de_DE.ISO-8859-1"
    })
    void withoutALocaleNamesOfFilesAreUtf8(String all, String type, String language, String then) throws Exception {
        put("runtime/bin/java", "#!/bin/sh\nprintf 'LC_ALL=%s\\n' \"$LC_ALL\"\n");
        var builder = new ProcessBuilder(home.resolve("bin/incipit").toString(), "version");
        var locale = new HashMap<String, String>();
        locale.put("LC_ALL", all);
        locale.put("LC_CTYPE", type);
        locale.put("LANG", language);
        locale.forEach((name, value) -> {
            if (value == null) {
                builder.environment().remove(name);
            } else {
                builder.environment().put(name, value);
            }
        });
        var said = new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("LC_ALL=" + (then == null ? "" : then), said.strip());
    }

    /** What these write is the store, or a part of it; what the others write is for everybody. */
    @ParameterizedTest
    @CsvSource({
        "serve, 0077",
        "accounts list, 0077",
        "keys list, 0077",
        "store backup -, 0077",
        "--config a.yaml serve, 0077",
        "--config=a.yaml keys list, 0077",
        "generate example.com, 0022",
        "extract serve, 0022",
        "--config serve generate example.com, 0022"
    })
    void filesOfTheStoreAreTheOwnersAlone(String words, String mask) throws Exception {
        put("runtime/bin/java", "#!/bin/sh\numask\n");
        var command = new ArrayList<>(List.of(
                "sh",
                "-c",
                "umask 022; exec \"$@\"",
                "sh",
                home.resolve("bin/incipit").toString()));
        command.addAll(List.of(words.split(" ")));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(mask, said.strip());
    }

    @Test
    void aConfigBeforeTheCommandChangesNothingElse() throws Exception {
        var launcher = home.resolve("bin/incipit");
        for (var command : List.of("serve", "generate")) {
            var plain = launch(launcher, "", command);
            for (var config : List.of(List.of("--config", "a b.yaml"), List.of("--config=a b.yaml"))) {
                var words = new ArrayList<>(config);
                words.add(command);
                var arguments = new ArrayList<>(launch(launcher, "", words.toArray(String[]::new)));
                arguments.removeAll(config);
                assertEquals(plain, arguments);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"serve, service.aot", "keys, service.aot", "validate, commands.aot", "generate, commands.aot"})
    void commandsWithoutAStoreHaveTheSmallerCache(String command, String cache) throws Exception {
        var arguments = launch(home.resolve("bin/incipit"), "", command);
        assertTrue(arguments.contains("-XX:AOTCache=" + home + "/lib/" + cache), arguments.toString());
    }

    @Test
    void withoutACacheNoneIsNamed() throws Exception {
        Files.delete(home.resolve("lib/service.aot"));
        var arguments = launch(home.resolve("bin/incipit"), "", "serve");
        assertFalse(arguments.toString().contains("AOTCache"), arguments.toString());
    }

    @Test
    void whereTooFewFilesMayBeOpenTheServiceSaysWhatToChange() throws Exception {
        var command = List.of(
                "sh",
                "-c",
                "ulimit -n 64 && exec \"$@\"",
                "sh",
                home.resolve("bin/incipit").toString());
        var serve = new ArrayList<>(command);
        serve.add("serve");
        var process = new ProcessBuilder(serve).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor(), said);
        assertTrue(said.contains("64 files") && said.contains("at least " + OpenFiles.LIMIT_MIN), said);
        assertEquals(1, said.lines().count(), said);
    }

    @ParameterizedTest
    @CsvSource({
        "serve, , 307",
        "serve, 512, 307",
        "serve, 1024, 614",
        "serve, 256, 153",
        "generate, , 230",
        "validate, , 230",
        "generate, 1000, 720"
    })
    void theHeapFollowsFromTheMemoryThatTheProcessMayHold(String command, String memory, int heapMib) throws Exception {
        var arguments = launch(home.resolve("bin/incipit"), "", memory, List.of(command));
        assertTrue(arguments.contains("-Xmx" + heapMib + "m"), arguments.toString());
    }

    @Test
    void aListOfSitesIsCompiledAndRemembersLikeTheService() throws Exception {
        for (var list : List.of(List.of("--batch", "sites.txt"), List.of("--batch=sites.txt"))) {
            var words = new ArrayList<>(List.of("generate", "--out", "a"));
            words.addAll(list);
            var arguments = launch(home.resolve("bin/incipit"), "", null, words);
            assertTrue(
                    arguments.containsAll(
                            List.of("-Xmx307m", "-XX:TieredStopAtLevel=4", "@" + home + "/lib/service.options")),
                    arguments.toString());
        }
        var one = launch(home.resolve("bin/incipit"), "", "generate", "a.example");
        assertTrue(one.contains("-XX:TieredStopAtLevel=1"), one.toString());
        assertFalse(one.toString().contains("service.options"), one.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"many", "1g", "-5", "0", "64", "189", "0512", "5 12", "99999999"})
    void aMemoryThatIsNoneIsRefused(String memory) throws Exception {
        var builder = new ProcessBuilder(home.resolve("bin/incipit").toString(), "serve").redirectErrorStream(true);
        builder.environment().put("INCIPIT_MEMORY", memory);
        var process = builder.start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor(), said);
        assertTrue(said.startsWith("INCIPIT_MEMORY is '" + memory + "': write a whole number"), said);
    }

    private void put(String name, String text) throws IOException {
        var file = home.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static List<String> launch(Path program, String options, String... words)
            throws IOException, InterruptedException {
        return launch(program, options, null, List.of(words));
    }

    private static List<String> launch(Path program, String options, @Nullable String memory, List<String> words)
            throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(program.toString()));
        command.addAll(words);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().remove("JAVA_HOME");
        builder.environment().put("INCIPIT_JAVA_OPTIONS", options);
        if (memory != null) {
            builder.environment().put("INCIPIT_MEMORY", memory);
        }
        var process = builder.start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said.lines().toList();
    }
}
