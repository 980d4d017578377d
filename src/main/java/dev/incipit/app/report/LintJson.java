package dev.incipit.app.report;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.incipit.api.ValidateResponse;
import dev.incipit.app.terminal.Terminal;
import org.jspecify.annotations.Nullable;

/**
 * Prints the API's body; for several subjects one line each (JSON lines), with the subject's name as first member. One subject
 * becomes several when its index leads to section indexes.
 */
public final class LintJson implements LintOutput {
    private final Terminal terminal;
    private boolean several;
    private @Nullable LintResult first;

    /** @param several whether several subjects were named */
    public LintJson(Terminal terminal, boolean several) {
        this.terminal = terminal;
        this.several = several;
    }

    @Override
    public void add(LintResult result) {
        if (!several && first == null) {
            first = result;
            return;
        }
        several = true;
        flush();
        print(result);
    }

    @Override
    public void end() {
        flush();
    }

    private void flush() {
        var waiting = first;
        first = null;
        if (waiting != null) {
            print(waiting);
        }
    }

    private void print(LintResult result) {
        var body = switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                var response = ValidateResponse.of(report);
                yield several ? new ReportLine(subject.text(), response) : response;
            }
            case LintResult.Unread(var subject, var reason) -> new UnreadLine(subject.text(), reason);
        };
        terminal.printJson(body);
    }

    /** The API's body with its subject as first member. */
    record ReportLine(String subject, @JsonUnwrapped ValidateResponse report) {}

    record UnreadLine(String subject, String error) {}
}
