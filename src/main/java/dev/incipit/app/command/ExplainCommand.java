package dev.incipit.app.command;

import dev.incipit.app.lint.CheckIds;
import dev.incipit.app.report.CheckCatalogue;
import dev.incipit.app.report.CheckPage;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextTable;
import dev.incipit.problem.InvalidInput;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains the checks of {@code validate}. */
@Command(
        name = "explain",
        description = "Explain a check: what it looks for, why, an example and its source.",
        footer = {
            "",
            "Examples:",
            "  incipit explain                    all checks with their weights",
            "  incipit explain summary-present    one of them",
            "  incipit explain --markdown         all of them as a document"
        })
final class ExplainCommand extends TerminalCommand {
    @Parameters(
            arity = "0..*",
            paramLabel = "ID",
            completionCandidates = CheckIds.class,
            description = "Checks as reports name them; without one, a list.")
    private List<String> ids = List.of();

    @Option(names = "--markdown", description = "Print Markdown, as published with the program.")
    private boolean markdown;

    ExplainCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        var catalogue = CheckCatalogue.read();
        var pages = ids.stream()
                .map(id -> page(catalogue, id.toLowerCase(Locale.ROOT)))
                .toList();
        if (markdown) {
            terminal.printExactly((pages.isEmpty() ? catalogue.markdown() : markdown(pages)).stripTrailing());
        } else if (pages.isEmpty()) {
            list(catalogue);
        } else {
            print(pages);
        }
        return ExitCodes.DONE;
    }

    private static String markdown(List<CheckPage> pages) {
        return pages.stream().map(CheckPage::markdown).collect(Collectors.joining("\n"));
    }

    private static CheckPage page(CheckCatalogue catalogue, String id) {
        return catalogue.page(id).orElseThrow(() -> new InvalidInput(catalogue.unknown(id)));
    }

    private void list(CheckCatalogue catalogue) {
        var table = new TextTable(terminal.outStyle(), "CHECK", "TIER", "WEIGHT", "NAME");
        for (var page : catalogue.pages()) {
            var check = page.check();
            table.row(check.id(), check.tier().word(), check.weight(), check.name());
        }
        table.print(terminal);
    }

    private void print(List<CheckPage> pages) {
        pages.stream()
                .map(page -> String.join("\n", page.lines(terminal.outStyle(), terminal.columns())))
                .collect(Collectors.joining("\n\n"))
                .lines()
                .forEach(terminal::print);
    }
}
