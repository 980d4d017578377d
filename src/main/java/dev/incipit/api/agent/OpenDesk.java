package dev.incipit.api.agent;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.account.Plan;
import dev.incipit.api.Agents;
import dev.incipit.api.Json;
import dev.incipit.api.Operations;
import dev.incipit.api.ValidateResponse;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.ValidateRequest;
import dev.incipit.api.order.RequestOrders;
import dev.incipit.crawl.CrawlProgress;
import dev.incipit.mcp.Desk;
import java.util.Optional;
import java.util.function.Consumer;

/** Works for whoever runs the program, without keys, allowances and a store. */
public record OpenDesk(Operations operations, Agents.Reading reading, Plan plan) implements Desk {
    /** Agents get the index; the full file would not fit into any model's context. */
    static final String INDEX = "llms";

    private RequestOrders orders() {
        return new RequestOrders(operations.sites());
    }

    @Override
    public ObjectNode validate(Optional<String> url, Optional<String> content, Optional<Boolean> checkLinks)
            throws InterruptedException {
        var wanted = new ValidateRequest(url.orElse(null), content.orElse(null), checkLinks.orElse(null));
        return Json.tree(ValidateResponse.of(operations.validator().validate(orders().validate(wanted))));
    }

    @Override
    public ObjectNode generate(Optional<String> url, Optional<String> instructions, Progress progress)
            throws InterruptedException {
        var task = orders().generate(new GenerateRequest(url.orElse(null), INDEX, instructions.orElse(null)), plan);
        return Json.tree(task.response(operations.generator().generate(task.order(), watched(progress))));
    }

    static Consumer<CrawlProgress> watched(Progress progress) {
        return seen -> progress.at(
                seen.done(), seen.found(), seen.done() + " of " + Math.max(seen.done(), seen.found()) + " pages read");
    }

    @Override
    public Index index(Optional<String> url) throws InterruptedException {
        return new SiteReader(reading).index(orders().site(url.orElse(null)));
    }

    @Override
    public Text page(Optional<String> url) throws InterruptedException {
        return new SiteReader(reading).page(orders().site(url.orElse(null)));
    }
}
