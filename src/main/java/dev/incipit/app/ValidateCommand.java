package dev.incipit.app;

import dev.incipit.api.Json;
import dev.incipit.api.ValidateResponse;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.Check;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lints an llms.txt: a file, what a site serves, or standard input (decisions §7). */
@Command(
        name = "validate",
        description = "Lint an llms.txt, and score it. Ends with 1 when it fails or is under a minimum.")
final class ValidateCommand implements Callable<Integer> {
    /** One more than is linted (decisions §6): enough to see that a file is too large. */
    private static final int BYTES_MAX = 512_001;

    private final Terminal terminal;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(
            paramLabel = "FILE|URL|-",
            description = "A file, a website or the address of a file, or - for standard input.")
    private String subject = "";

    @Option(names = "--no-links", description = "Do not ask the links whether they answer.")
    private boolean noLinks;

    @Option(names = "--json", description = "Print the report as the API does.")
    private boolean json;

    @Option(names = "--min-score", paramLabel = "N", description = "End with 1 when the structure score is less.")
    private int minScore;

    @Option(names = "--min-readiness", paramLabel = "N", description = "End with 1 when the readiness score is less.")
    private int minReadiness;

    ValidateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        requirePercent("--min-score", minScore);
        requirePercent("--min-readiness", minReadiness);
        var useCases = UseCases.of(Settings.load(common.config()));
        var report = useCases.validator().validate(order(useCases));
        if (json) {
            terminal.print(new String(Json.write(ValidateResponse.of(report)), StandardCharsets.UTF_8));
        } else {
            new ReportTable(terminal.outStyle(), terminal.columns())
                    .lines(subject.equals("-") ? "standard input" : subject, report)
                    .forEach(terminal::print);
        }
        return judge(report);
    }

    private ValidateOrder order(UseCases useCases) throws IOException {
        if (subject.equals("-")) {
            return new ValidateOrder.ByContent(read(terminal.in()), !noLinks);
        }
        if (!subject.contains("://")) {
            var file = Path.of(subject);
            if (Files.exists(file) || looksLikeFile(subject)) {
                try (var bytes = Files.newInputStream(file)) {
                    return new ValidateOrder.ByContent(read(bytes), !noLinks);
                }
            }
        }
        return new ValidateOrder.ByUrl(GenerateCommand.site(useCases.sites(), subject), !noLinks);
    }

    private static boolean looksLikeFile(String text) {
        var lower = text.toLowerCase(Locale.ROOT);
        var bareName = text.indexOf('/') < 0 && (lower.endsWith(".txt") || lower.endsWith(".md"));
        return bareName || text.startsWith("/") || text.startsWith("./") || text.startsWith("../");
    }

    private static byte[] read(InputStream bytes) throws IOException {
        return bytes.readNBytes(BYTES_MAX);
    }

    private int judge(ValidationReport report) {
        if (report.score() < minScore) {
            terminal.say("The structure score " + report.score() + " is under the minimum of " + minScore + ".");
        }
        if (report.readinessScore() < minReadiness) {
            terminal.say("The readiness score " + report.readinessScore() + " is under the minimum of " + minReadiness
                    + ".");
        }
        var holds = report.status() != Check.Status.FAIL
                && report.score() >= minScore
                && report.readinessScore() >= minReadiness;
        return holds ? ExitCodes.DONE : ExitCodes.FAILED;
    }

    private static void requirePercent(String option, int value) {
        if (value < 0 || value > 100) {
            throw new InvalidInput(option + " must be from 0 to 100, and not " + value + ".");
        }
    }
}
