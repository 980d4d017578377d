package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of 5 000 pages in one run, as the launcher starts it: time in proportion to the pages, and less than 512 MB resident. */
@Tag("full")
final class FolderGrowthTest {
    private static final long RESIDENT_KIB_MAX = 512L * 1024;
    private static final int SIBLINGS = 50;

    /** As the launcher starts a run of many pages. */
    private static final List<String> OPTIONS =
            List.of("@src/main/launcher/java.options", "-XX:TieredStopAtLevel=1", "-Xmx368m");

    @TempDir
    Path top;

    private record Ran(double processorSeconds, long residentKib) {}

    @Test
    void fiveThousandPagesTakeFiveTimesAsLongAsAThousandAndFitIntoHalfAGigabyte() throws Exception {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/status")), "what a process holds is read from /proc");
        var few = run(build(1_000));
        var many = run(build(4_850));
        System.out.println("1 000 pages: " + few + ", 4 850 pages: " + many);
        assertTrue(many.processorSeconds() < 7 * few.processorSeconds(), few + " and " + many);
        assertTrue(many.residentKib() < RESIDENT_KIB_MAX, "resident " + many.residentKib() / 1024 + " MiB");
    }

    /** A manual: chapters of fifty pages, each page with the menu of its chapter and links into others. */
    private Path build(int pages) throws IOException {
        var random = new Random(pages);
        var folder = Files.createDirectories(top.resolve("site" + pages));
        int chapters = (pages + SIBLINGS - 1) / SIBLINGS;
        var heads = new StringBuilder();
        for (int chapter = 0; chapter < chapters; chapter++) {
            heads.append("<li><a href='/c%d/'>Chapter of %s</a></li>".formatted(chapter, word(chapter)));
            var menu = new StringBuilder();
            for (int i = chapter * SIBLINGS; i < Math.min(pages, (chapter + 1) * SIBLINGS); i++) {
                menu.append("<li><a href='/c%d/p%d'>%s</a></li>".formatted(chapter, i, title(i)));
            }
            for (int i = chapter * SIBLINGS; i < Math.min(pages, (chapter + 1) * SIBLINGS); i++) {
                int other = random.nextInt(pages);
                var body = new StringBuilder(
                        "<p>See <a href='/c%d/p%d'>%s</a>.".formatted(other / SIBLINGS, other, title(other)));
                for (int paragraph = 0; paragraph < 12; paragraph++) {
                    body.append("<p>");
                    random.ints(45, 0, 30_000)
                            .forEach(word -> body.append(word(word)).append(' '));
                }
                page(folder.resolve("c" + chapter + "/p" + i + ".html"), title(i), menu.toString(), body.toString());
            }
            page(
                    folder.resolve("c" + chapter + "/index.html"),
                    "Chapter of " + word(chapter),
                    menu.toString(),
                    "<ul>" + menu + "</ul>");
        }
        page(folder.resolve("index.html"), "Manual", "", "<p>A manual of many pages.</p><ul>" + heads + "</ul>");
        return folder;
    }

    private static String title(int page) {
        return word(page) + " " + word(page / 7 + 3) + " " + word(page * 31);
    }

    private static String word(int number) {
        var syllables = "kalomitevasorideneupakusubramanotiferagahulixozy";
        var word = new StringBuilder();
        for (int rest = number % 30_000 + 24; rest > 0; rest /= 24) {
            word.append(syllables, rest % 24 * 2, rest % 24 * 2 + 2);
        }
        return word.toString();
    }

    private static void page(Path file, String title, String menu, String body) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                "<html lang=en><head><title>" + title + "</title></head><body><nav><a href='/'>Manual</a><ul>" + menu
                        + "</ul></nav><main><h1>" + title + "</h1>" + body + "</main></body></html>");
    }

    private Ran run(Path folder) throws IOException, InterruptedException {
        var out = folder.resolveSibling(folder.getFileName() + "-out");
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("generate", folder.toString(), "--base-url", "https://manual.example", "--no-project"));
        command.addAll(List.of("--max-pages", "5000", "--out", out.toString()));
        var log = top.resolve("said.txt");
        var process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            long most = 0;
            double seconds = 0;
            while (!process.waitFor(50, TimeUnit.MILLISECONDS)) {
                most = Math.max(most, residentKib(process.pid()));
                seconds = process.info()
                        .totalCpuDuration()
                        .map(time -> time.toMillis() / 1_000.0)
                        .orElse(seconds);
            }
            var said = Files.readString(log);
            assertEquals(0, process.exitValue(), said);
            assertTrue(!said.contains("note:"), said);
            return new Ran(seconds, most);
        } finally {
            process.destroyForcibly();
        }
    }

    private static long residentKib(long process) {
        try (var lines = Files.lines(Path.of("/proc/" + process + "/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException ended) {
            return 0;
        }
    }
}
