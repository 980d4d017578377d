package dev.incipit.app.report;

import dev.incipit.app.report.Sarif.Location;
import dev.incipit.app.report.Sarif.Message;
import dev.incipit.app.report.Sarif.Result;
import dev.incipit.app.report.Sarif.Rule;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.validate.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints one SARIF 2.1.0 log of all subjects at the end, for code scanners. GitHub's refuses locations that are web addresses, so
 * the address of a served file is a property of the result.
 */
public final class SarifOutput implements LintOutput {
    private final Terminal terminal;
    private final RepositoryRoot root;
    private final CheckCatalogue catalogue = CheckCatalogue.read();
    private final Map<String, Rule> rules = new LinkedHashMap<>();
    private final List<ReportedCheck> findings = new ArrayList<>();
    private final List<Sarif.Notification> failures = new ArrayList<>();

    public SarifOutput(Terminal terminal, RepositoryRoot root) {
        this.terminal = terminal;
        this.root = root;
    }

    @Override
    public void add(LintResult result) {
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                report.checks().forEach(check -> rules.computeIfAbsent(check.id(), _ -> rule(check)));
                findings.addAll(ReportedCheck.of(subject, report));
            }
            case LintResult.Unread(var subject, var reason) ->
                failures.add(new Sarif.Notification("error", new Message(subject.shown() + ": " + reason)));
        }
    }

    private Rule rule(Check check) {
        var page = catalogue
                .page(check.id())
                .orElseThrow(() -> new IllegalArgumentException(check.id() + " is not in the catalogue"));
        return new Rule(
                check.id(),
                new Message(check.name()),
                new Message(page.description()),
                new Sarif.Help(page.help(), page.markdown()),
                page.address(),
                new Sarif.Configuration(page.said().fail().isPresent() ? "error" : "warning"),
                new Sarif.Tags(List.of(check.tier().word())));
    }

    @Override
    public void end() {
        var ids = List.copyOf(rules.keySet());
        var results = findings.stream()
                .map(finding -> result(finding, ids.indexOf(finding.check().id())))
                .toList();
        var driver =
                new Sarif.Driver("Incipit", ProgramVersion.get(), ProjectAddress.HOME, List.copyOf(rules.values()));
        var log = Sarif.of(driver, new Sarif.Invocation(failures.isEmpty(), failures), results);
        terminal.printJson(log);
    }

    private Result result(ReportedCheck finding, int index) {
        var subject = finding.subject();
        return new Result(
                finding.check().id(),
                index,
                finding.failed() ? "error" : "warning",
                new Message(finding.message()),
                List.of(Location.of(subject.reference(root, finding.targetUrl()), finding.line())),
                subject.webAddress(finding.targetUrl()).map(Sarif.Address::new).orElse(null));
    }
}
