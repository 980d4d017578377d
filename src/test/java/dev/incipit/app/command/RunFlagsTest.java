package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.generate.WrittenOptions;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class RunFlagsTest {
    private static WrittenOptions written(String... arguments) {
        var flags = new RunFlags();
        new CommandLine(flags).parseArgs(arguments);
        return flags.written();
    }

    @Test
    void whatIsNotSaidIsAbsent() {
        assertEquals(WrittenOptions.NONE, written());
        var some = written("--max-pages", "7", "--include", "/a", "--include", "/b", "--title", "T");
        assertEquals(OptionalInt.of(7), some.maxPages());
        assertEquals(List.of("/a", "/b"), some.include());
        assertEquals(Optional.of("T"), some.title());
        assertTrue(some.summary().isEmpty());
    }

    @Test
    void allFaultsAreToldTogetherUnderTheOptionsNames() {
        var failed = assertThrows(
                SettingsFailed.class,
                () -> RunFlags.checked(written("--max-pages", "0", "--base-url", "no address", "--exclude", "x")));
        var faults = failed.faults();
        assertEquals(3, faults.size(), faults.toString());
        for (var option : List.of("--max-pages ", "--base-url ", "--exclude ")) {
            assertTrue(faults.stream().anyMatch(fault -> fault.startsWith(option)), option + " in " + faults);
        }
        assertTrue(RunFlags.checked(written("--max-pages", "9")).pagesMax().isPresent());
    }
}
