package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.account.Operation;
import dev.incipit.account.Plan.Entitlement;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.GenerateResponse;
import dev.incipit.api.body.RequestBody;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.IdempotencyKey;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.compute.FairShare;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.Generator;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.LimitReached;
import dev.incipit.url.Site;
import dev.incipit.url.SiteParser;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** POST /api/v1/generate (interface section 4.1). */
final class GenerateHandler implements Handler {
    /** Maximum body size as sent (decisions §1). */
    static final int BODY_BYTES_MAX = 256 * 1024;

    /** Runs take from seconds to two minutes, so by then some have ended. */
    private static final Duration RETRY = Duration.ofSeconds(15);

    private final SiteParser sites;
    private final Admission admission;
    private final Generator generator;
    private final Runs runs;
    private final RunSlots places;
    private final BodyMemoryLimit room;
    private final RepeatableRun repeatable;

    GenerateHandler(
            SiteParser sites,
            Admission admission,
            Generator generator,
            Runs runs,
            RunSlots places,
            BodyMemoryLimit room) {
        this.sites = sites;
        this.admission = admission;
        this.generator = generator;
        this.runs = runs;
        this.places = places;
        this.room = room;
        this.repeatable = new RepeatableRun(admission.idempotentRequests());
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        var exchange = Exchange.of(request);
        var wanted = GenerateRequest.of(RequestBody.read(request, room, BODY_BYTES_MAX, GenerateRequest.MEMBERS));
        var site = site(wanted.url());
        var fileType = fileType(wanted.fileType());
        var instructions = instructions(wanted.instructions());
        var key = IdempotencyKey.of(request.headers());
        exchange.facts().site(site.home().host());

        var plan = exchange.grant().plan();
        var entitlement = plan.entitle(fileType);
        var order = new GenerateOrder(site, entitlement.fileType(), plan.fullPagesMax(), instructions);
        Runs.Work<byte[]> work =
                () -> work(exchange, order, generated -> Json.write(response(site, entitlement, generated)));
        if (key.isPresent()) {
            var asked = new GenerateRequest(site.supplied(), word(fileType), instructions.orElse(null));
            repeatable.answer(request, response, key.get(), asked, () -> run(exchange, () -> runs.toTheEnd(work)));
        } else {
            exchange.answer(request, response, Status.OK_200, run(exchange, () -> runs.run(work)));
        }
    }

    /** Returns only the response bytes, so that a slow client does not keep the run's pages in memory. */
    private byte[] work(Exchange exchange, GenerateOrder order, Function<Generated, byte[]> written)
            throws InterruptedException {
        boolean nothingLeft = exchange.grant().quota(Operation.GENERATE).remaining() == 0;
        if (nothingLeft) {
            // Exact, and before anybody waits for a slot in vain.
            exchange.spend(admission, Operation.GENERATE);
        }
        try (var _ = place(exchange)) {
            if (!nothingLeft) {
                // Here and not earlier: the time after which a run counts as interrupted starts with it.
                exchange.spend(admission, Operation.GENERATE);
            }
            var generated = generator.generate(order, _ -> {});
            exchange.facts().generated(generated);
            return written.apply(generated);
        }
    }

    private byte[] run(Exchange exchange, Runs.Work<byte[]> work) {
        var failed = true;
        try {
            var json = work.run();
            failed = false;
            return json;
        } catch (Runs.CallerLeft left) {
            // The allowance stays spent when the caller disconnects (hostile.md row 38).
            failed = false;
            exchange.facts().problem("CallerLeft");
            throw left;
        } catch (InterruptedException ended) {
            throw new GenerationFailed("The service stopped before the files were ready; ask again.", ended);
        } finally {
            // A run that ends without files for any reason is not charged to the caller (decisions §1).
            exchange.settle(admission, failed);
        }
    }

    private FairShare.Hold place(Exchange exchange) {
        return places.take().orElseThrow(() -> {
            exchange.facts().limit(RequestFacts.Limit.RUNS);
            return new LimitReached(
                    "The service is busy with other sites, and nothing was taken from your allowance: try again within a minute.",
                    RETRY);
        });
    }

    private Site site(@Nullable String url) {
        if (url == null) {
            throw new InvalidInput("url is required: the address of a public website, such as example.com.");
        }
        return switch (sites.parse(url)) {
            case SiteParser.Valid(var site) -> site;
            case SiteParser.Invalid(var reason) -> throw new InvalidInput(reason);
        };
    }

    private static FileType fileType(@Nullable String text) {
        return switch (text) {
            case null -> FileType.BOTH;
            case "llms" -> FileType.LLMS;
            case "llms-full" -> FileType.LLMS_FULL;
            case "both" -> FileType.BOTH;
            default -> throw new InvalidInput("fileType must be llms, llms-full or both.");
        };
    }

    private static String word(FileType fileType) {
        return switch (fileType) {
            case LLMS -> "llms";
            case LLMS_FULL -> "llms-full";
            case BOTH -> "both";
        };
    }

    private static Optional<String> instructions(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return Optional.empty();
        }
        var trimmed = text.strip();
        if (trimmed.codePointCount(0, trimmed.length()) > GenerateOrder.INSTRUCTIONS_MAX) {
            throw new InvalidInput("instructions must have at most " + GenerateOrder.INSTRUCTIONS_MAX + " characters.");
        }
        return Optional.of(trimmed);
    }

    private static GenerateResponse response(Site site, Entitlement entitlement, Generated generated) {
        var notes = new ArrayList<String>();
        entitlement.note().ifPresent(notes::add);
        notes.addAll(generated.notes());
        var full = entitlement.fileType().hasFull();
        return new GenerateResponse(
                site.supplied(),
                generated.report().scope().domain(),
                word(entitlement.fileType()),
                generated.llmsTxt().orElse(null),
                generated.llmsFullTxt().orElse(null),
                notes.isEmpty() ? null : String.join(" ", notes),
                generated.llmEnhanced(),
                full ? generated.fullPagesIncluded() : null,
                full ? generated.fullPagesAvailable() : null);
    }
}
