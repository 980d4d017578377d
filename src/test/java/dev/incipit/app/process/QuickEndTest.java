package dev.incipit.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A process that ends, seen from outside. */
final class QuickEndTest {
    /** Hooks run only at the JVM's own end, so they tell which end it was. */
    @ParameterizedTest
    @CsvSource({
        "true, --enable-native-access=ALL-UNNAMED, printed",
        "false, --enable-native-access=ALL-UNNAMED, printed hook",
        "true, --illegal-native-access=deny, printed hook"
    })
    void itsCodeAndWhatItPrintedAreWholeHoweverItEnds(String allowed, String access, String said) throws Exception {
        var process = start(allowed, access);
        assertEquals(said, new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(7, process.waitFor());
    }

    private static Process start(String allowed, String access) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(List.of(
                        java,
                        "--enable-preview",
                        "-XX:TieredStopAtLevel=1",
                        access,
                        "-Dincipit.quick-end=" + allowed,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Ending.class.getName()))
                .start();
    }

    /** Prints, and ends with 7. */
    static final class Ending {
        private Ending() {}

        public static void main(String[] args) throws InterruptedException {
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> System.out.print(" hook")));
            System.out.print("printed");
            System.out.flush();
            QuickEnd.prepare();
            for (var thread : Thread.getAllStackTraces().keySet()) {
                if (thread.getName().equals("incipit.quick-end")) {
                    thread.join();
                }
            }
            QuickEnd.end(7);
            System.exit(7);
        }
    }
}
