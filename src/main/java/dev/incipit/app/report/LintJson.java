package dev.incipit.app.report;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.incipit.api.Json;
import dev.incipit.api.ValidateResponse;
import dev.incipit.app.terminal.Terminal;
import java.nio.charset.StandardCharsets;

/** For programs: the API's body; of several subjects a line each (JSON lines), with what was named as its first member. */
public final class LintJson implements LintOutput {
    private final Terminal terminal;
    private final boolean several;

    public LintJson(Terminal terminal, boolean several) {
        this.terminal = terminal;
        this.several = several;
    }

    @Override
    public void add(LintResult result) {
        var body = switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                var response = ValidateResponse.of(report);
                yield several ? new ReportLine(subject.text(), response) : response;
            }
            case LintResult.Unread(var subject, var reason) -> new UnreadLine(subject.text(), reason);
        };
        terminal.printExactly(new String(Json.write(body), StandardCharsets.UTF_8));
    }

    @Override
    public void end() {}

    /** The API's body after the name of its subject. */
    record ReportLine(String subject, @JsonUnwrapped ValidateResponse report) {}

    /** A subject without report, and why. */
    record UnreadLine(String subject, String error) {}
}
