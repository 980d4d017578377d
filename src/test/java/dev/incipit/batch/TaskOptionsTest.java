package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.llmstxt.FileType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TaskOptionsTest {
    private static TaskOptions options(int atOnce, int slots) {
        return new TaskOptions(FileType.BOTH, 100, 30, 60, List.of("10.0.0.0/8"), atOnce, slots);
    }

    @Test
    void runsAtOnceFillTheHeapUnlessTheirNumberIsGiven() {
        assertEquals(7, options(7, 1).runsAtOnce());
        long fit = Runtime.getRuntime().maxMemory() / (64 << 20);
        assertEquals(Math.clamp(fit, 1, 256), options(0, 1).runsAtOnce());
        assertEquals(1, options(0, 1_000_000).runsAtOnce());
    }

    @Test
    void theyReachAnExecutorAsTheyAre() throws Exception {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(new SiteTask(options(3, 2)));
            out.writeObject(options(3, 2));
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            // Helidon's server, where a test has started one, forbids all that the stream does not allow.
            in.setObjectInputFilter(_ -> ObjectInputFilter.Status.ALLOWED);
            in.readObject();
            var read = (TaskOptions) in.readObject();
            assertEquals(options(3, 2), read);
            assertEquals(30, read.settings().crawl().pagesMax());
            assertTrue(read.settings().fetch().allowedNetworks().contains("10.0.0.0/8"));
        }
    }
}
