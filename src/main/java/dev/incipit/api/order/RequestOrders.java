package dev.incipit.api.order;

import dev.incipit.account.Plan;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.ValidateRequest;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.Site;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.ValidateOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Turns the words of a request into an order, for every way a request can come: the only door for addresses. */
public record RequestOrders(SiteParser sites) {
    /** The order of a generate request (interface section 4.1); throws what is wrong with it. */
    public GenerateTask generate(GenerateRequest wanted, Plan plan) {
        return GenerateTask.of(site(wanted.url()), wanted, plan);
    }

    /** The order of a validate request (interface section 4.2). */
    public ValidateOrder validate(ValidateRequest wanted) {
        boolean checkLinks = wanted.checkLinks() == null || wanted.checkLinks();
        if (wanted.url() != null && wanted.content() != null) {
            throw new InvalidInput("Send either url or content, not both.");
        }
        if (wanted.content() != null) {
            return new ValidateOrder.ByContent(content(wanted.content()), checkLinks);
        }
        if (wanted.url() == null) {
            throw new InvalidInput("Send url, the address of a website, or content, the text of an llms.txt file.");
        }
        return new ValidateOrder.ByUrl(site(wanted.url()), checkLinks);
    }

    /** A required address. */
    public Site site(@Nullable String url) {
        if (url == null) {
            throw new InvalidInput("url is required: the address of a public website, such as example.com.");
        }
        return switch (sites.parse(url)) {
            case SiteParser.Valid(var site) -> site;
            case SiteParser.Invalid(var reason) -> throw new InvalidInput(reason);
        };
    }

    private static byte[] content(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        // A byte-order mark is none of the text.
        int mark = text.startsWith("\uFEFF") ? 3 : 0;
        if (bytes.length - mark > ValidateOrder.BYTES_MAX) {
            throw new ContentTooLarge("content may have at most 500 KB (512 000 bytes in UTF-8).");
        }
        return bytes;
    }
}
