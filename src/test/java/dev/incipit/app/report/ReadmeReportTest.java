package dev.incipit.app.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.Validator;
import dev.incipit.validate.subject.LintContext.Companion;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class ReadmeReportTest {
    @Test
    void theReportInTheReadmeIsWhatTheProgramPrints() throws Exception {
        var validator = new Validator(
                () -> {
                    throw new AssertionError("content mode without links asks nobody");
                },
                new Fanout(),
                ComputePool.ofCommand());
        var file = Files.readAllBytes(Path.of("src/test/resources/lint/marrow.txt"));
        var report = validator.validate(new ValidateOrder.ByContent(file, false, Companion.ABSENT));
        var printed = new PrintedTerminal();
        new LintTables(printed.terminal(), false).add(new LintResult.Judged(new LintSubject("llms.txt"), report));
        var table = printed.out().substring(printed.out().indexOf("\n\n") + 2);
        assertTrue(Files.readString(Path.of("README.md")).contains("```\n" + table + "```\n"), table);
    }
}
