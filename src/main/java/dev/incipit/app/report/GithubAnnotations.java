package dev.incipit.app.report;

import dev.incipit.app.terminal.CiSafeText;
import dev.incipit.app.terminal.Terminal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Prints a GitHub Actions workflow command for each check that did not pass, which shows it at its file and line
 * (docs.github.com, "Workflow commands for GitHub Actions", setting an error message). GitHub shows ten of a step; so these are
 * the ten that matter most, and a line says how many there are.
 */
public final class GithubAnnotations implements LintOutput {
    static final int SHOWN_MAX = 10;

    private final Terminal terminal;
    private final RepositoryRoot root;
    private final List<ReportedCheck> found = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private final List<String> summaries = new ArrayList<>();

    public GithubAnnotations(Terminal terminal, RepositoryRoot root) {
        this.terminal = terminal;
        this.root = root;
    }

    @Override
    public void add(LintResult result) {
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                found.addAll(ReportedCheck.of(subject, report));
                summaries.add(subject.shown() + ": " + report.status().word() + ", structure " + report.score()
                        + ", readiness " + report.readinessScore());
            }
            case LintResult.Unread(var subject, var reason) -> unread.add(subject.shown() + ": " + reason);
        }
    }

    @Override
    public void end() {
        unread.stream()
                .limit(SHOWN_MAX)
                .forEach(sentence -> terminal.printExactly("::error title=incipit::" + data(sentence)));
        found.sort(Comparator.comparing((ReportedCheck check) -> !check.failed()));
        found.stream().limit(Math.max(0, SHOWN_MAX - unread.size())).forEach(this::annotate);
        int more = found.size() + unread.size() - SHOWN_MAX;
        // Not at the start of a line, where GitHub could take the subject's name for a command.
        summaries.forEach(line -> terminal.print("incipit: " + data(line)));
        if (more > 0) {
            terminal.print("incipit: " + more + " more, which GitHub would not show; 'incipit validate' lists them.");
        }
    }

    private void annotate(ReportedCheck finding) {
        var command = finding.failed() ? "error" : "warning";
        var file = finding.subject().filePath(root);
        var place = file.map(path -> "file=" + property(path) + ",line=" + finding.line() + ",")
                .orElse("");
        var words = file.isPresent()
                ? finding.message()
                : finding.subject().shown() + ": " + finding.group().message();
        terminal.printExactly("::" + command + " " + place + "title="
                + property("incipit " + finding.check().id()) + "::" + data(words));
    }

    private static String data(String text) {
        return CiSafeText.of(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
