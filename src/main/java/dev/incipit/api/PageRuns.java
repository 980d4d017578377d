package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.account.IdempotentRequests;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.ValidateRequest;
import dev.incipit.api.exchange.Endpoint;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.order.GenerateTask;
import dev.incipit.api.order.RequestOrders;
import dev.incipit.api.run.CountedRuns;
import dev.incipit.api.run.OngoingRuns;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.digest.Sha256;
import dev.incipit.generate.Generated;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import dev.incipit.validate.ValidationReport;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the service's own web pages can have done: counted and limited as the API, of which they use everything but the handlers.
 * Every method throws {@link Problem} for what the user can act on.
 *
 * @param bodies the memory for large bodies, which the forms of pages share with the API
 * @param responses the memory for large responses, which pages share with the API
 */
public record PageRuns(
        Admission admission,
        RequestOrders orders,
        CountedRuns runs,
        OngoingRuns ongoing,
        RequestLog log,
        BodyMemoryLimit bodies,
        ResponseMemoryLimit responses) {
    private static final Duration RETRY = Duration.ofSeconds(30);

    private IdempotentRequests results() {
        return admission.idempotentRequests();
    }

    /**
     * Who asks.
     *
     * @param accountId whose allowance pays
     * @param person the address of the user, for the history; empty for a visitor
     * @param clientAddress counts where the account is unknown
     */
    public record Caller(long accountId, String person, String clientAddress) {}

    /** An id that no form has had. */
    public static long newId() {
        return ThreadLocalRandom.current().nextLong(1, Long.MAX_VALUE);
    }

    /**
     * The id of the run that a form begins. Forms come from browsers, which can write any id into them: so it is hashed with the
     * account, and no account can name the run of another.
     */
    public static long idOf(long accountId, long formId) {
        var named = ("page run " + formId + " of account " + accountId).getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.wrap(Sha256.of(named)).getLong() >>> 1;
    }

    /** An order for files that was found right; nothing has been taken from the allowance yet. */
    public final class Generation {
        private final Exchange exchange;
        private final GenerateTask task;

        private Generation(Exchange exchange, GenerateTask task) {
            this.exchange = exchange;
            this.task = task;
        }

        /** The host whose files are to be made. */
        public String host() {
            return task.site().home().host();
        }

        /**
         * Begins the run in a thread of its own; {@link #watch} finds it on every replica. The same order with the same id begins
         * nothing more, so that a form that is sent twice runs once.
         *
         * @param made what is kept of the result for a day, from it and from the note that the API would send
         * @param refused what is kept if the run ends early
         * @return the id of the run: another one if {@code id} came with another order before
         */
        public long begin(
                long id, BiFunction<Generated, Optional<String>, byte[]> made, Function<Problem, byte[]> refused) {
            var asked = Json.text(task.asked());
            return switch (results().begin(exchange.grant(), name(id), asked)) {
                case IdempotentRequests.First first -> {
                    start(id, first, made, refused);
                    yield id;
                }
                case IdempotentRequests.Answered _, IdempotentRequests.InProgress _ -> id;
                case IdempotentRequests.OtherRequest _ -> begin(newId(), made, refused);
            };
        }

        private void start(
                long id,
                IdempotentRequests.First first,
                BiFunction<Generated, Optional<String>, byte[]> made,
                Function<Problem, byte[]> refused) {
            var work = exchange.continued(Endpoint.PAGE_GENERATE);
            work.facts().runId(id);
            var account = work.grant().accountId();
            var begun = ongoing.start(
                    account,
                    id,
                    steps -> log.call(work, () -> kept(work, first, () -> result(work, steps, made), refused)));
            if (!begun) {
                results().forget(first);
                throw new LimitReached(
                        OngoingRuns.OF_ACCOUNT_MAX
                                + " runs of this account go on already: wait until one of them ends.",
                        RETRY);
            }
        }

        private byte[] result(
                Exchange work, Consumer<CrawlProgress> steps, BiFunction<Generated, Optional<String>, byte[]> made) {
            var result = work.tenant()
                    .call(() -> runs.generateToTheEnd(
                            work,
                            task.order(),
                            steps,
                            generated -> made.apply(
                                    generated,
                                    Optional.ofNullable(task.response(generated).note()))));
            work.facts().status(Status.OK_200.code());
            return result;
        }

        private byte[] kept(
                Exchange work,
                IdempotentRequests.First first,
                Supplier<byte[]> run,
                Function<Problem, byte[]> refused) {
            byte[] result;
            try {
                result = run.get();
            } catch (Problem problem) {
                ended(work, problem);
                result = refused.apply(problem);
            } catch (RuntimeException bug) {
                var problem = new GenerationFailed("Something went wrong on our side. Try again.", bug);
                ended(work, problem);
                result = refused.apply(problem);
            }
            results().keep(work.grant(), first, result);
            return result;
        }

        private void ended(Exchange work, Problem problem) {
            work.failed(problem);
            work.facts().status(ProblemHandler.statusOf(problem).code());
        }
    }

    private static String name(long id) {
        return "page run " + id;
    }

    /** Checks an order for files; {@code fileType} is a word of the interface. */
    public Generation generation(
            ServerRequest request, Caller caller, String url, String fileType, String instructions) {
        var exchange = admitted(request, caller);
        return exchange.noted(() -> new Generation(
                exchange,
                orders.generate(
                        new GenerateRequest(url, fileType, instructions),
                        exchange.grant().plan())));
    }

    /** A run of an account that was begun on a page within the last day, by any replica; empty if there is no result of it. */
    public Optional<PageRun> watch(long accountId, long id) {
        var here = ongoing.find(accountId, id);
        if (here.isPresent()) {
            return Optional.of(new PageRun.Here(here.get()));
        }
        var keyId = admission.pageKeyId(accountId);
        if (keyId.isEmpty()) {
            return Optional.empty();
        }
        return PageRun.of(() -> results().look(keyId.getAsLong(), name(id)));
    }

    /** Lints what an address serves. */
    public ValidationReport validateUrl(ServerRequest request, Caller caller, String url, boolean checkLinks) {
        return validate(request, caller, new ValidateRequest(url, null, checkLinks));
    }

    /** Lints a text. */
    public ValidationReport validateText(ServerRequest request, Caller caller, String text, boolean checkLinks) {
        return validate(request, caller, new ValidateRequest(null, text, checkLinks));
    }

    private ValidationReport validate(ServerRequest request, Caller caller, ValidateRequest wanted) {
        var exchange = admitted(request, caller);
        exchange.becomes(Endpoint.PAGE_VALIDATE);
        return exchange.tenant().call(() -> exchange.noted(() -> runs.validate(exchange, orders.validate(wanted))));
    }

    private Exchange admitted(ServerRequest request, Caller caller) {
        var exchange = Exchange.of(request);
        exchange.facts().person(caller.person());
        exchange.admitAccount(admission, caller.accountId(), caller.clientAddress())
                .ifPresent(rejected -> {
                    exchange.failed(rejected);
                    throw rejected;
                });
        return exchange;
    }
}
