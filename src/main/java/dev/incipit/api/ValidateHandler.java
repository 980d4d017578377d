package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.account.Operation;
import dev.incipit.api.body.RequestBody;
import dev.incipit.api.body.ValidateRequest;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.GenerationFailed;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.Validator;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** POST /api/v1/validate (interface section 4.2). */
final class ValidateHandler implements Handler {
    /** Maximum body size as sent (decisions §1): 500 KB of text, each byte of which may be escaped. */
    static final int BODY_BYTES_MAX = 4 * 1024 * 1024;

    /** Maximum size of the text in UTF-8 (decisions §6). */
    static final int CONTENT_BYTES_MAX = 512_000;

    private final SiteParser sites;
    private final Admission admission;
    private final Validator validator;
    private final Runs runs;
    private final BodyMemoryLimit room;

    ValidateHandler(SiteParser sites, Admission admission, Validator validator, Runs runs, BodyMemoryLimit room) {
        this.sites = sites;
        this.admission = admission;
        this.validator = validator;
        this.runs = runs;
        this.room = room;
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        var exchange = Exchange.of(request);
        var wanted = ValidateRequest.of(RequestBody.read(request, room, BODY_BYTES_MAX, ValidateRequest.MEMBERS));
        var order = order(wanted);
        if (order instanceof ValidateOrder.ByUrl byUrl) {
            exchange.facts().site(byUrl.site().home().host());
        }
        exchange.spend(admission, Operation.VALIDATE);
        ValidationReport report;
        try {
            report = runs.run(() -> validator.validate(order));
        } catch (Runs.CallerLeft left) {
            exchange.facts().problem("CallerLeft");
            throw left;
        } catch (InterruptedException ended) {
            throw new GenerationFailed("The service stopped before the report was ready; ask again.", ended);
        } finally {
            // Never refunded (decisions §1).
            exchange.settle(admission, false);
        }
        exchange.facts().report(report);
        exchange.answer(request, response, Status.OK_200, Json.write(ValidateResponse.of(report)));
    }

    private ValidateOrder order(ValidateRequest wanted) {
        boolean checkLinks = wanted.checkLinks() == null || wanted.checkLinks();
        if (wanted.url() != null && wanted.content() != null) {
            throw new InvalidInput("Send either url or content, not both.");
        }
        if (wanted.content() != null) {
            return new ValidateOrder.ByContent(content(wanted.content()), checkLinks);
        }
        return byUrl(wanted.url(), checkLinks);
    }

    private ValidateOrder byUrl(@Nullable String url, boolean checkLinks) {
        if (url == null) {
            throw new InvalidInput("Send url, the address of a website, or content, the text of an llms.txt file.");
        }
        return switch (sites.parse(url)) {
            case SiteParser.Valid(var site) -> new ValidateOrder.ByUrl(site, checkLinks);
            case SiteParser.Invalid(var reason) -> throw new InvalidInput(reason);
        };
    }

    private static byte[] content(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > CONTENT_BYTES_MAX) {
            throw new ContentTooLarge("content may have at most 500 KB (512 000 bytes in UTF-8).");
        }
        return bytes;
    }
}
