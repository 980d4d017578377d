package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.ValidateRequest;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.generate.Generated;
import dev.incipit.problem.Problem;
import dev.incipit.url.Site;
import dev.incipit.validate.ValidationReport;
import io.helidon.webserver.http.ServerRequest;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What the service's own web pages can have done: counted and limited as the API, of which they use everything but the handlers.
 * Every method throws {@link Problem} for what the user can act on.
 */
public final class PageRuns {
    private final Admission admission;
    private final RequestOrders orders;
    private final CountedRuns runs;
    private final BodyMemoryLimit bodies;

    PageRuns(Admission admission, RequestOrders orders, CountedRuns runs, BodyMemoryLimit bodies) {
        this.admission = admission;
        this.orders = orders;
        this.runs = runs;
        this.bodies = bodies;
    }

    /** The memory for large bodies, which the forms of pages share with the API. */
    public BodyMemoryLimit bodies() {
        return bodies;
    }

    /**
     * Who asks.
     *
     * @param accountId whose allowance pays
     * @param person the address of the user, for the history; empty for a visitor
     * @param clientAddress counts where the account is unknown
     */
    public record Caller(long accountId, String person, String clientAddress) {}

    /** An order for files that was found right; nothing has been taken from the allowance yet. */
    public final class Generation {
        private final Exchange exchange;
        private final GenerateTask task;

        private Generation(Exchange exchange, GenerateTask task) {
            this.exchange = exchange;
            this.task = task;
        }

        public Site site() {
            return task.site();
        }

        /**
         * Generates.
         *
         * @param written makes what is kept of the result, from it and from the note that the API would send
         */
        public <T> T run(Consumer<CrawlProgress> progress, BiFunction<Generated, Optional<String>, T> written) {
            return exchange.tenant()
                    .call(() -> noted(
                            exchange,
                            () -> runs.generate(
                                    exchange,
                                    task.order(),
                                    progress,
                                    generated -> written.apply(
                                            generated,
                                            Optional.ofNullable(
                                                    task.response(generated).note())))));
        }
    }

    /** Checks an order for files; {@code fileType} is a word of the interface. */
    public Generation generation(
            ServerRequest request, Caller caller, String url, String fileType, String instructions) {
        var exchange = admitted(request, caller);
        return noted(
                exchange,
                () -> new Generation(
                        exchange,
                        orders.generate(
                                new GenerateRequest(url, fileType, instructions),
                                exchange.grant().plan())));
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
        return exchange.tenant().call(() -> noted(exchange, () -> runs.validate(exchange, orders.validate(wanted))));
    }

    private Exchange admitted(ServerRequest request, Caller caller) {
        var exchange = Exchange.of(request);
        exchange.facts().person(caller.person());
        exchange.admitAccount(admission, caller.accountId(), caller.clientAddress())
                .ifPresent(turned -> {
                    exchange.facts().problem(turned);
                    throw turned;
                });
        return exchange;
    }

    private static <T> T noted(Exchange exchange, Supplier<T> work) {
        try {
            return work.get();
        } catch (Problem problem) {
            exchange.facts().problem(problem);
            throw problem;
        }
    }
}
