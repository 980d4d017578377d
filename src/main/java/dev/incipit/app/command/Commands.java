package dev.incipit.app.command;

import dev.incipit.app.admin.AccountsCommand;
import dev.incipit.app.admin.KeysCommand;
import dev.incipit.app.admin.StoreCommand;
import dev.incipit.app.admin.UsersCommand;
import dev.incipit.app.files.FileFaults;
import dev.incipit.app.manual.Subcommands;
import dev.incipit.app.settings.CommonOptions;
import dev.incipit.app.settings.SettingsFailed;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.NearWords;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextLines;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.Problem;
import dev.incipit.store.StoreFailed;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Lists all commands and handles their failures: one sentence on standard error and an exit code, never a stack trace. */
@Command(
        name = "incipit",
        description = "Generates and lints llms.txt: the index that tells AI agents where a website begins.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  incipit demo                                          needs no network",
            "  incipit generate https://your.site --out public",
            "  incipit validate public/llms.txt --min-score 90",
            "",
            "'incipit help COMMAND' tells more about each."
        })
public final class Commands {
    /** System property that makes internal errors print their stack trace. */
    private static final String DEBUG = "incipit.debug";

    /** These print or describe the whole program. */
    private static final Set<String> OF_ALL = Set.of("help", "completion", "manual");

    private static final Pattern OPTION_FOR_VALUE =
            Pattern.compile("Expected parameter for option '([^']+)' but found '(.+)'");

    /** The minimum that picocli's help layout accepts. */
    private static final int HELP_COLUMNS_MIN = 55;

    private Commands() {}

    /**
     * The program as far as these arguments need it. Reading what all commands accept takes .14 s at a start, so if the first
     * argument names a command that does not speak of the others, the program has that one only.
     */
    public static CommandLine line(Terminal terminal, String... args) {
        var all = all(terminal);
        var named = all.stream()
                .filter(command -> args.length > 0 && command.getKey().equals(args[0]) && !OF_ALL.contains(args[0]))
                .toList();
        return with(terminal, (named.isEmpty() ? all : named).stream());
    }

    /** By their names, in the order of the help. */
    private static List<Map.Entry<String, Supplier<Object>>> all(Terminal terminal) {
        return List.of(
                Map.entry("demo", () -> new DemoCommand(terminal)),
                Map.entry("generate", () -> new GenerateCommand(terminal)),
                Map.entry("init", () -> new InitCommand(terminal)),
                Map.entry("validate", () -> new ValidateCommand(terminal)),
                Map.entry("explain", () -> new ExplainCommand(terminal)),
                Map.entry("extract", () -> new ExtractCommand(terminal)),
                Map.entry("serve", () -> new ServeCommand(terminal)),
                Map.entry("mcp", () -> new McpCommand(terminal)),
                Map.entry("accounts", () -> withCommonOptions(new AccountsCommand(terminal))),
                Map.entry("keys", () -> withCommonOptions(new KeysCommand(terminal))),
                Map.entry("users", () -> withCommonOptions(new UsersCommand(terminal))),
                Map.entry("health", () -> new HealthCommand(terminal)),
                Map.entry("store", () -> withCommonOptions(new StoreCommand(terminal))),
                Map.entry("config", () -> new ConfigCommand(terminal)),
                Map.entry("openapi", () -> new OpenApiCommand(terminal)),
                Map.entry("version", () -> new VersionCommand(terminal)),
                Map.entry("completion", () -> new CompletionCommand(terminal)),
                Map.entry("manual", () -> new ManualCommand()),
                Map.entry("train", () -> new TrainCommand(terminal)),
                Map.entry("help", () -> new HelpCommand()));
    }

    private static CommandLine with(Terminal terminal, Stream<Map.Entry<String, Supplier<Object>>> commands) {
        var line = withCommonOptions(new Commands());
        commands.forEach(command -> line.addSubcommand(command.getValue().get()));
        return line
                // From here on, what is set is set for the subcommands too.
                .setOut(writer(terminal.out()))
                .setErr(writer(terminal.error()))
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(terminal.outStyle().coloured() ? Ansi.ON : Ansi.OFF))
                .setUsageHelpWidth(Math.max(terminal.columns(), HELP_COLUMNS_MIN))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(int.class, text -> wholeNumber(text, Integer::valueOf))
                .registerConverter(long.class, text -> wholeNumber(text, Long::valueOf))
                .setExecutionStrategy(new NamedSettings())
                .setParameterExceptionHandler((mistake, _) -> badUsage(terminal, mistake))
                .setExecutionExceptionHandler((failure, _, _) -> failed(terminal, failure));
    }

    /** For commands of commands, which accept the common options without using them. */
    private static CommandLine withCommonOptions(Object command) {
        var line = new CommandLine(command);
        line.addMixin("common", new CommonOptions());
        return line;
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    private static <N> N wholeNumber(String text, Function<String, N> parse) {
        try {
            return parse.apply(text);
        } catch (NumberFormatException _) {
            throw new TypeConversionException("'" + text + "' is not a whole number, or too large a one");
        }
    }

    private static int badUsage(Terminal terminal, ParameterException mistake) {
        var command = mistake.getCommandLine();
        var none = !(mistake instanceof UnmatchedArgumentException)
                && !command.getSubcommands().isEmpty()
                && command.getParseResult().subcommands().isEmpty();
        if (none) {
            terminal.complain("Name a command: " + String.join(", ", names(command)) + ".");
        } else {
            terminal.complain(
                    mistake instanceof UnmatchedArgumentException unmatched
                            ? unknown(command, unmatched)
                            : sentence(mistake));
        }
        terminal.say("Usage: " + command.getHelp().synopsis("Usage: ".length()).strip());
        terminal.say("'" + command.getCommandSpec().qualifiedName() + " --help' says more.");
        return ExitCodes.BAD_USAGE;
    }

    /** Picocli's sentence, but for a value that begins with a minus one that says how to write it. */
    private static String sentence(ParameterException mistake) {
        var value = OPTION_FOR_VALUE.matcher(mistake.getMessage());
        return value.matches()
                ? value.group(1) + " needs a value, and " + value.group(2)
                        + " begins like an option. If it is the value, write " + value.group(1) + "=" + value.group(2)
                        + "."
                : mistake.getMessage();
    }

    /** Names the first argument that is not understood, and what may have been meant. */
    private static String unknown(CommandLine command, UnmatchedArgumentException mistake) {
        var words = mistake.getUnmatched();
        if (words.isEmpty()) {
            return mistake.getMessage();
        }
        var word = words.stream().filter(one -> one.startsWith("-")).findFirst().orElse(words.getFirst());
        boolean option = word.startsWith("-");
        var name = word.replaceFirst("=.*", "");
        var what = option
                ? "There is no option " + name
                : command.getSubcommands().isEmpty()
                        ? "'" + word + "' is one argument too many"
                        : "There is no command '" + word + "'";
        return what + NearWords.endOfSentence(name, option ? options(command) : names(command));
    }

    private static List<String> options(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .flatMap(option -> Arrays.stream(option.names()))
                .toList();
    }

    private static List<String> names(CommandLine command) {
        return Subcommands.visible(command.getCommandSpec()).stream()
                .map(CommandSpec::name)
                .toList();
    }

    private static int failed(Terminal terminal, Exception failure) {
        return switch (failure) {
            case InvalidInput mistake -> ended(terminal, mistake.getMessage(), ExitCodes.BAD_USAGE);
            case SettingsFailed settings -> {
                settings.faults().forEach(terminal::complain);
                yield ExitCodes.BAD_USAGE;
            }
            case StoreFailed store -> ended(terminal, store.getMessage(), ExitCodes.UNABLE);
            case GenerationFailed fault -> fault(terminal, fault, fault.getMessage());
            case Problem problem -> ended(terminal, problem.getMessage(), ExitCodes.UNABLE);
            case UncheckedIOException wrapped -> failed(terminal, wrapped.getCause());
            case IOException io -> ended(terminal, FileFaults.sentence(io), ExitCodes.UNABLE);
            case InterruptedException _ -> ended(terminal, "Interrupted before it was done.", ExitCodes.INTERRUPTED);
            default -> fault(terminal, failure);
        };
    }

    private static int ended(Terminal terminal, String sentence, int code) {
        terminal.complain(sentence);
        return code;
    }

    /** Reports an internal error in one line; prints the stack trace only on request. */
    public static int fault(Terminal terminal, Throwable failure) {
        return fault(terminal, failure, "Internal error: " + failure + ".");
    }

    private static int fault(Terminal terminal, Throwable failure, String sentence) {
        terminal.complain(sentence);
        if (Boolean.getBoolean(DEBUG)) {
            terminal.say(TextLines.stackTrace(failure).strip());
        } else {
            terminal.say("INCIPIT_JAVA_OPTIONS=-D" + DEBUG + "=true shows where it comes from.");
        }
        return ExitCodes.UNABLE;
    }
}
