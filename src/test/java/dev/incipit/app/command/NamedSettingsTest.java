package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.app.settings.CommonOptions;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

final class NamedSettingsTest {
    private final Leaf leaf = new Leaf();

    @Command(name = "top")
    private static final class Top implements Runnable {
        @Mixin
        private final CommonOptions common = new CommonOptions();

        @Override
        public void run() {
            throw new AssertionError("the command below runs, and not this one with " + common.config());
        }
    }

    @Command(name = "leaf")
    private static final class Leaf implements Runnable {
        @Mixin
        private final CommonOptions common = new CommonOptions();

        private Optional<Path> named = Optional.empty();

        @Override
        public void run() {
            named = common.config();
        }
    }

    private void run(String... args) {
        var line = new CommandLine(new Top()).addSubcommand("leaf", leaf);
        new NamedSettings().execute(line.parseArgs(args));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--config a.yaml leaf",
                "leaf --config a.yaml -c=a.yaml",
                "leaf --config a.yaml",
                "--config a.yaml leaf --config ./x/../a.yaml"
            })
    void theFileCountsWhereverItStands(String args) {
        run(args.split(" "));
        assertEquals(Path.of("a.yaml"), leaf.named.orElseThrow());
    }

    @Test
    void withoutOneThereIsNone() {
        run("leaf");
        assertEquals(Optional.empty(), leaf.named);
    }

    @Test
    void ofTwoFilesNobodyKnowsWhichCounts() {
        var refused =
                assertThrows(ParameterException.class, () -> run("--config", "a.yaml", "leaf", "--config", "b.yaml"));
        assertEquals("--config names two files, a.yaml and b.yaml: which of them counts?", refused.getMessage());
        assertEquals("leaf", refused.getCommandLine().getCommandName());
    }
}
