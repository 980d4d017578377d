package dev.incipit.app.report;

import dev.incipit.api.Json;
import dev.incipit.app.report.Sarif.Location;
import dev.incipit.app.report.Sarif.Message;
import dev.incipit.app.report.Sarif.Result;
import dev.incipit.app.report.Sarif.Rule;
import dev.incipit.app.terminal.ProgramVersion;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.validate.Check;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints one SARIF 2.1.0 log of all subjects at the end, for code scanners. */
public final class SarifOutput implements LintOutput {
    private final Terminal terminal;
    private final Map<String, Rule> rules = new LinkedHashMap<>();
    private final List<Finding> findings = new ArrayList<>();
    private final List<Sarif.Notification> failures = new ArrayList<>();

    public SarifOutput(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void add(LintResult result) {
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                var place = report.targetUrl().orElseGet(subject::reference);
                for (var check : report.checks()) {
                    rules.computeIfAbsent(check.id(), _ -> rule(check));
                    if (check.status() != Check.Status.PASS) {
                        findings.add(new Finding(place, check));
                    }
                }
            }
            case LintResult.Unread(var subject, var reason) ->
                failures.add(new Sarif.Notification("error", new Message(subject.shown() + ": " + reason)));
        }
    }

    private static Rule rule(Check check) {
        return new Rule(
                check.id(),
                new Message(check.name()),
                new Sarif.Tags(List.of(check.tier().name().toLowerCase(Locale.ROOT))));
    }

    @Override
    public void end() {
        var indices = new LinkedHashMap<String, Integer>();
        rules.keySet().forEach(id -> indices.put(id, indices.size()));
        var results = findings.stream()
                .map(finding ->
                        result(finding, indices.getOrDefault(finding.check().id(), -1)))
                .toList();
        var driver = new Sarif.Driver("Incipit", ProgramVersion.get(), List.copyOf(rules.values()));
        var log = Sarif.of(driver, new Sarif.Invocation(failures.isEmpty(), failures), results);
        terminal.printExactly(new String(Json.write(log), StandardCharsets.UTF_8));
    }

    private static Result result(Finding finding, int index) {
        var check = finding.check();
        return new Result(
                check.id(),
                index,
                check.status() == Check.Status.FAIL ? "error" : "warning",
                new Message(check.message()),
                List.of(Location.of(finding.place(), check.line().orElse(1))));
    }

    /** A check that did not pass, and the URI of its subject. */
    private record Finding(String place, Check check) {}
}
