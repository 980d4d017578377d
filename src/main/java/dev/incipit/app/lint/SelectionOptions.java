package dev.incipit.app.lint;

import dev.incipit.app.report.CheckCatalogue;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.CheckSelection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Options that choose among the checks of a lint. */
public final class SelectionOptions {
    @Option(
            names = {"-i", "--ignore"},
            paramLabel = "ID",
            split = ",",
            completionCandidates = CheckIds.class,
            description =
                    "Leave a check out, and those that follow from it; may be repeated. A comment in the file does the "
                            + "same: <!-- incipit: ignore ID -->")
    private List<String> ignored = List.of();

    @Option(
            names = "--only",
            paramLabel = "ID",
            split = ",",
            completionCandidates = CheckIds.class,
            description = "Run this check only, besides those that all others need; may be repeated.")
    private List<String> only = List.of();

    /** The selection, which a comment in the file may narrow. */
    public CheckSelection selection() {
        if (ignored.isEmpty() && only.isEmpty()) {
            return new CheckSelection(Set.of(), Set.of(), true);
        }
        var catalogue = CheckCatalogue.read();
        var selection = new CheckSelection(known(catalogue, only), known(catalogue, ignored), true);
        for (var id : selection.ignored()) {
            if (catalogue.page(id).filter(page -> page.check().gate()).isPresent()) {
                throw new InvalidInput("--ignore " + id + ": nothing else can be judged when this check fails.");
            }
            if (selection.only().contains(id)) {
                throw new InvalidInput("--only and --ignore both name " + id + ".");
            }
        }
        return selection;
    }

    private static Set<String> known(CheckCatalogue catalogue, List<String> named) {
        var ids = named.stream().map(id -> id.strip().toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
        for (var id : ids) {
            if (catalogue.page(id).isEmpty()) {
                throw new InvalidInput(catalogue.unknown(id));
            }
        }
        return ids;
    }
}
