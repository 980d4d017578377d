package dev.incipit.app.report;

import dev.incipit.app.terminal.CiSafeText;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.validate.Check;

/**
 * Prints a GitHub Actions workflow command for each check that did not pass, which shows it at its file and line
 * (docs.github.com, "Workflow commands for GitHub Actions", setting an error message).
 */
public final class GithubAnnotations implements LintOutput {
    private final Terminal terminal;

    public GithubAnnotations(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void add(LintResult result) {
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                report.checks().stream()
                        .filter(check -> check.status() != Check.Status.PASS)
                        .forEach(check -> annotate(subject, check));
                // Not at the start of the line, where GitHub could take the subject's name for a command.
                terminal.print("incipit: " + data(subject.shown()) + ": "
                        + report.status().word() + ", structure " + report.score()
                        + ", readiness " + report.readinessScore());
            }
            case LintResult.Unread(var subject, var reason) ->
                terminal.printExactly("::error title=incipit::" + data(subject.shown() + ": " + reason));
        }
    }

    @Override
    public void end() {}

    private void annotate(LintSubject subject, Check check) {
        var command = check.status() == Check.Status.FAIL ? "error" : "warning";
        var file = subject.filePath();
        var place = file.map(path ->
                        "file=" + property(path) + ",line=" + check.line().orElse(1) + ",")
                .orElse("");
        var whose = file.isPresent() ? "" : subject.shown() + ": ";
        terminal.printExactly("::" + command + " " + place + "title=" + property("incipit " + check.id()) + "::"
                + data(whose + check.message()));
    }

    private static String data(String text) {
        return CiSafeText.of(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
