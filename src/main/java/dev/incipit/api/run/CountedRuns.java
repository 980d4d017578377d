package dev.incipit.api.run;

import dev.incipit.account.Admission;
import dev.incipit.account.Operation;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.api.run.RunRecorder.Recording;
import dev.incipit.compute.FairShare;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.Generator;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.Validator;
import java.lang.ScopedValue.CallableOp;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Function;

/** The work of requests that carry a key: counted against its allowance, and ended when the caller leaves. */
public record CountedRuns(
        Admission admission,
        Generator generator,
        Validator validator,
        Runs runs,
        RunSlots slots,
        RunRecorder recorder) {
    /** Runs take from seconds to two minutes, so by then some have ended. */
    private static final Duration RETRY = Duration.ofSeconds(15);

    /**
     * Generates, within a slot. Returns only what was {@code written}, so that a slow client does not keep the run's pages in
     * memory.
     */
    public <T> T generate(
            Exchange exchange, GenerateOrder order, Consumer<CrawlProgress> progress, Function<Generated, T> written) {
        return generate(exchange, order, progress, written, false);
    }

    /** The same, going on if the caller disconnects: it may come back for the result. */
    public <T> T generateToTheEnd(
            Exchange exchange, GenerateOrder order, Consumer<CrawlProgress> progress, Function<Generated, T> written) {
        return generate(exchange, order, progress, written, true);
    }

    private <T> T generate(
            Exchange exchange,
            GenerateOrder order,
            Consumer<CrawlProgress> progress,
            Function<Generated, T> written,
            boolean toTheEnd) {
        exchange.facts().site(order.site().home().host());
        var record = recorder.of(exchange, Task.GENERATE);
        CallableOp<T, InterruptedException> work = () -> work(exchange, record, order, progress, written);
        // A run that ends without files for any reason is not charged to the caller (decisions §1).
        return settled(
                exchange,
                record,
                true,
                "the files were ready",
                () -> toTheEnd ? runs.toTheEnd(work) : runs.run(exchange, work));
    }

    private <T> T work(
            Exchange exchange,
            Recording record,
            GenerateOrder order,
            Consumer<CrawlProgress> progress,
            Function<Generated, T> written)
            throws InterruptedException {
        boolean nothingLeft = exchange.grant().quota(Operation.GENERATE).remaining() == 0;
        if (nothingLeft) {
            // Exact, and before anybody waits for a slot in vain.
            exchange.spend(admission, Operation.GENERATE);
        }
        try (var _ = slot(exchange)) {
            if (!nothingLeft) {
                // Here and not earlier: the time after which a run counts as interrupted starts with it.
                exchange.spend(admission, Operation.GENERATE);
            }
            var generated = generator.generate(order, progress);
            exchange.facts().generated(generated);
            var result = written.apply(generated);
            record.generated(generated);
            return result;
        }
    }

    private FairShare.Hold slot(Exchange exchange) {
        return slots.take().orElseThrow(() -> {
            exchange.facts().limit(RequestFacts.Limit.RUNS);
            return new LimitReached(
                    "The service is busy with other sites, and nothing was taken from your allowance: try again within a minute.",
                    RETRY);
        });
    }

    public ValidationReport validate(Exchange exchange, ValidateOrder order) {
        if (order instanceof ValidateOrder.ByUrl byUrl) {
            exchange.facts().site(byUrl.site().home().host());
        }
        var record = recorder.of(exchange, Task.VALIDATE);
        CallableOp<ValidationReport, InterruptedException> work = () -> {
            var report = validator.validate(order);
            record.reported(report);
            return report;
        };
        var report = counted(exchange, record, work, "the report was ready");
        exchange.facts().report(report);
        return report;
    }

    /** Reads one page or file for an agent, which counts as one validation. */
    public <T> T read(Exchange exchange, CallableOp<T, InterruptedException> reading) {
        var record = recorder.of(exchange, Task.READ);
        CallableOp<T, InterruptedException> work = () -> {
            var read = reading.call();
            record.read();
            return read;
        };
        return counted(exchange, record, work, "it was read");
    }

    private <T> T counted(Exchange exchange, Recording record, CallableOp<T, InterruptedException> work, String done) {
        exchange.spend(admission, Operation.VALIDATE);
        // Never refunded (decisions §1).
        return settled(exchange, record, false, done, () -> runs.run(exchange, work));
    }

    /** Ends the exchange's part in the allowance and records the run, however it ends. */
    private <T> T settled(
            Exchange exchange,
            Recording record,
            boolean refundable,
            String done,
            CallableOp<T, InterruptedException> work) {
        var refund = refundable;
        try {
            var result = work.call();
            refund = false;
            return result;
        } catch (Runs.CallerLeft left) {
            // The allowance stays spent when the caller disconnects (hostile.md row 38).
            refund = false;
            exchange.facts().problem("CallerLeft");
            record.callerLeft();
            throw left;
        } catch (Problem problem) {
            record.ended(problem);
            throw problem;
        } catch (InterruptedException ended) {
            throw new GenerationFailed("The service stopped before " + done + "; ask again.", ended);
        } finally {
            record.write(exchange.settle(admission, refund));
        }
    }
}
