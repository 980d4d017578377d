package dev.incipit.bench.recording;

import com.sun.net.httpserver.SimpleFileServer;
import com.sun.net.httpserver.SimpleFileServer.OutputLevel;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/**
 * Records the README's animation from a real session: a shell in a pseudo terminal, into which lines are typed, with the packaged
 * program on its path and a folder of pages served on loopback. Usage: Recording SITE-FOLDER IMAGE OUT.svg LINE…, after mvn package;
 * needs bash and util-linux's script. src/site/gallery/record calls it.
 */
public final class Recording {
    private static final int COLUMNS = 100;
    private static final int ROWS = 27;
    private static final int PORT = 8090;
    private static final int KEY_MILLIS = 35;
    private static final double STAY_SECONDS = 4;

    /** A longer wait is shown as one of this length. */
    private static final double WAIT_SECONDS_MAX = 0.35;

    private static final String PROMPT = "$ ";

    /** What the terminal showed and when, in seconds since the start. */
    private record Shown(double second, String text) {}

    private final ConcurrentLinkedQueue<Shown> shown = new ConcurrentLinkedQueue<>();
    private final StringBuilder since = new StringBuilder();
    private final long start = System.nanoTime();

    private Recording() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        var site = Path.of(args[0]).toAbsolutePath();
        var server = SimpleFileServer.createFileServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), PORT), site, OutputLevel.NONE);
        server.start();
        try {
            var film = new Recording()
                    .of(Path.of(args[1]).toAbsolutePath(), List.of(args).subList(3, args.length));
            Files.writeString(Path.of(args[2]), film);
        } finally {
            server.stop(0);
        }
    }

    private String of(Path image, List<String> lines) throws IOException, InterruptedException {
        var folder = Files.createTempDirectory("recording");
        var shell =
                "stty cols " + COLUMNS + " rows " + ROWS + "; exec env PS1='" + PROMPT + "' bash --norc --noprofile -i";
        var builder = new ProcessBuilder("script", "-q", "-c", shell, "/dev/null")
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().put("PATH", image.resolve("bin") + ":" + System.getenv("PATH"));
        builder.environment().put("TERM", "xterm-256color");
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
        var process = builder.start();
        var reading = Thread.ofVirtual().start(() -> read(process));
        try (var keys = process.getOutputStream()) {
            awaitPrompt();
            for (var line : lines) {
                type(keys, line);
                awaitPrompt();
                TimeUnit.MILLISECONDS.sleep(900);
            }
        }
        process.waitFor(10, TimeUnit.SECONDS);
        process.destroy();
        reading.join();
        return film();
    }

    private void read(Process process) {
        try (var out = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
            var buffer = new char[8192];
            for (int read = out.read(buffer); read >= 0; read = out.read(buffer)) {
                var text = new String(buffer, 0, read);
                shown.add(new Shown((System.nanoTime() - start) / 1e9, text));
                synchronized (since) {
                    since.append(text);
                    since.notifyAll();
                }
            }
        } catch (IOException ended) {
            // The shell is gone; what it showed is here.
        }
    }

    private void type(OutputStream keys, String line) throws IOException, InterruptedException {
        for (int codePoint : line.codePoints().toArray()) {
            keys.write(Character.toString(codePoint).getBytes(StandardCharsets.UTF_8));
            keys.flush();
            TimeUnit.MILLISECONDS.sleep(KEY_MILLIS);
        }
        synchronized (since) {
            since.setLength(0);
        }
        keys.write('\n');
        keys.flush();
    }

    /** Waits until the shell's prompt is the last thing on the screen. */
    private void awaitPrompt() throws InterruptedException {
        synchronized (since) {
            while (!since.toString().replaceAll("\u001b\\[[?0-9;]*[a-zA-Z]", "").endsWith(PROMPT)) {
                since.wait(60_000);
            }
            since.setLength(0);
        }
    }

    private String film() {
        var screen = new Screen(COLUMNS, ROWS);
        var film = new Film(COLUMNS, ROWS);
        var all = new ArrayList<>(shown);
        double before = all.getFirst().second();
        double second = 0;
        for (var part : all) {
            if (part.text().contains("exit")) {
                break;
            }
            screen.write(part.text());
            second += Math.min(WAIT_SECONDS_MAX, part.second() - before);
            before = part.second();
            film.add(second, screen.lines());
        }
        return film.svg(
                "A terminal: incipit generate crawls a site, the file it wrote, incipit validate lints it",
                second + STAY_SECONDS);
    }
}
