package dev.incipit.app.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.incipit.api.Json;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.digest.Sha256;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prints a code quality report for GitLab's merge requests (docs.gitlab.com, "Code Quality report format"). */
public final class GitlabQuality implements LintOutput {
    private final Terminal terminal;
    private final RepositoryRoot root;
    private final List<Issue> issues = new ArrayList<>();
    private final Map<String, Integer> seen = new HashMap<>();

    public GitlabQuality(Terminal terminal, RepositoryRoot root) {
        this.terminal = terminal;
        this.root = root;
    }

    /** A finding; the fingerprint is the same in the next run, wherever in the file its line then is. */
    record Issue(
            String description,
            @JsonProperty("check_name") String checkName,
            String fingerprint,
            String severity,
            Place location) {}

    /** A path below the repository's root. */
    record Place(String path, Lines lines) {}

    record Lines(int begin) {}

    @Override
    public void add(LintResult result) {
        switch (result) {
            case LintResult.Judged(var subject, var report) ->
                ReportedCheck.of(subject, report).forEach(finding -> issues.add(issue(finding)));
            case LintResult.Unread(var subject, var reason) ->
                issues.add(new Issue(
                        subject.shown() + ": " + reason,
                        "incipit",
                        fingerprint("unread", subject.text()),
                        "blocker",
                        new Place(path(subject, Optional.empty()), new Lines(1))));
        }
    }

    private Issue issue(ReportedCheck finding) {
        var path = path(finding.subject(), finding.targetUrl());
        return new Issue(
                finding.message(),
                finding.check().id(),
                fingerprint(
                        finding.check().id(),
                        finding.subject().webAddress(finding.targetUrl()).orElse(path)),
                finding.failed() ? "major" : "minor",
                new Place(path, new Lines(finding.line())));
    }

    private String path(LintSubject subject, Optional<String> targetUrl) {
        return subject.filePath(root).orElseGet(() -> subject.reference(root, targetUrl));
    }

    private String fingerprint(String id, String place) {
        var text = id + "\n" + place;
        int times = seen.merge(text, 1, Integer::sum);
        return Sha256.hex(times > 1 ? text + "\n" + times : text);
    }

    @Override
    public void end() {
        terminal.printJson(Json.text(issues));
    }
}
