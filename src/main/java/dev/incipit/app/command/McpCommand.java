package dev.incipit.app.command;

import dev.incipit.account.PlanCatalog;
import dev.incipit.api.Agents;
import dev.incipit.app.UseCases;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.compute.ComputePool;
import dev.incipit.mcp.IncipitServer;
import dev.incipit.mcp.LineTransport;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Command;

/** Serves one agent on standard input and output, without keys and a store. */
@Command(
        name = "mcp",
        description = "Serve an agent on standard input and output (Model Context Protocol).",
        footer = {
            "",
            "An agent starts this itself; see mcp.md for how to add it to yours.",
            "",
            "Examples:",
            "  claude mcp add incipit -- incipit mcp",
            "  npx @modelcontextprotocol/inspector --cli incipit mcp --method tools/list"
        })
final class McpCommand extends TerminalCommand {
    /** Clients wait two seconds for the program to end by itself, then kill it. */
    private static final Duration LAST_WORDS = Duration.ofMillis(1_500);

    McpCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var settings = common.settings();
        var useCases = UseCases.of(settings.ofRuns(), ComputePool.ofCommand(), Optional.empty());
        var desk = Agents.withoutKeys(
                useCases.operations(),
                useCases.reading(),
                settings.plans()
                        .plan(PlanCatalog.BUSINESS)
                        .orElse(PlanCatalog.DEFAULTS.plans().getLast()));
        if (terminal.outIsTerminal()) {
            terminal.say("This command talks to an agent by JSON on standard input and output; end it with Ctrl-D.");
        }
        new LineTransport(IncipitServer.of(ProgramVersion.get()), desk, terminal.in(), terminal.out(), LAST_WORDS)
                .run();
        return ExitCodes.DONE;
    }
}
