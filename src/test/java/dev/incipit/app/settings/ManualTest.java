package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.command.Commands;
import dev.incipit.app.terminal.Terminal;
import io.helidon.config.Config;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The pages that people copy from, against the program. */
final class ManualTest {
    private static final String PAGES = "src/site/markdown/";
    private static final String OPERATING = PAGES + "operating.md";
    private static final String SETTINGS = PAGES + "settings.md";

    /** In running text and tables: what stands in one pair of backticks. */
    private static final Pattern CODE = Pattern.compile("(?<!`)`([^`\n]+)`(?!`)");

    private static final Pattern WORD = Pattern.compile("[a-z]+");
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z-]+");
    private static final Pattern NGINX = Pattern.compile("```nginx\n(.*?)```", Pattern.DOTALL);
    private static final Pattern SETTING_ROW = Pattern.compile("(?m)^\\| (`[a-z]+\\.[^|]*) \\|");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                PAGES + "commands.md",
                PAGES + "api.md",
                SETTINGS,
                PAGES + "model.md",
                OPERATING,
                PAGES + "scale.md"
            })
    void everyCommandAndOptionNamedIsOneOfTheProgram(String page) throws IOException {
        int seen = 0;
        for (var code : commands(Files.readString(Path.of(page)))) {
            assertEquals(Optional.empty(), unknown(code), code);
            seen++;
        }
        assertTrue(seen > 0, page);
    }

    /** What follows the program's name, where it is run: from a code span, or a line of a block. */
    private static List<String> commands(String page) {
        var commands = new ArrayList<String>();
        CODE.matcher(page).results().map(span -> span.group(1)).forEach(commands::add);
        page.lines()
                .filter(line -> line.startsWith("    ") || line.startsWith("docker exec"))
                .forEach(commands::add);
        return commands.stream()
                .map(text ->
                        text.replaceFirst("^.*(?<![\\w/.-])(target/incipit/bin/)?incipit (?=(?!incipit )[a-z])", "\0"))
                .filter(text -> text.startsWith("\0"))
                // Of `accounts create\|list`, as a table must write it, each.
                .map(text -> text.substring(1).replaceFirst(" [|#&>].*", "").replace("\\|", "|"))
                .toList();
    }

    private static Optional<String> unknown(String command) {
        var terminal = Terminal.piped(
                InputStream.nullInputStream(),
                new PrintStream(OutputStream.nullOutputStream()),
                new PrintStream(OutputStream.nullOutputStream()));
        var at = Commands.line(terminal);
        for (var word : command.split(" ")) {
            if (at.getSubcommands().isEmpty()) {
                break;
            }
            CommandLine next = null;
            for (var name : word.split("\\|")) {
                next = at.getSubcommands().get(name);
                if (next == null) {
                    return WORD.matcher(name).matches() ? Optional.of("no command " + name) : Optional.empty();
                }
            }
            at = next;
        }
        var options = at.getCommandSpec().optionsMap().keySet();
        return OPTION.matcher(command)
                .results()
                .map(option -> option.group())
                .filter(option -> !options.contains(option))
                .findFirst()
                .map(option -> "no option " + option);
    }

    @Test
    void everySettingOfTheTableIsOneOfTheProgram() throws IOException {
        var reader = new SettingsReader(Config.empty(), Map.of(), _ -> Optional.empty());
        new SettingsTree(reader).read();
        var named = SETTING_ROW
                .matcher(Files.readString(Path.of(SETTINGS)))
                .results()
                .flatMap(row -> CODE.matcher(row.group(1)).results().map(span -> span.group(1)))
                .filter(name -> !name.startsWith("plans."))
                .collect(Collectors.toSet());
        assertTrue(named.size() > 20, named.toString());
        assertEquals(
                Set.of(),
                named.stream().filter(name -> !reader.asked().containsKey(name)).collect(Collectors.toSet()));
    }

    @Test
    void nginxIsToldToSpeakTheVersionThatWeAnswer() throws IOException {
        var blocks = NGINX.matcher(Files.readString(Path.of(OPERATING)))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertEquals(1, blocks.size());
        for (var directive : List.of(
                "proxy_http_version 1.1;",
                "proxy_set_header Connection \"\";",
                "proxy_set_header Forwarded \"\";",
                "proxy_read_timeout 150s;",
                "client_max_body_size 5m;")) {
            assertTrue(blocks.getFirst().contains(directive), directive);
        }
    }
}
