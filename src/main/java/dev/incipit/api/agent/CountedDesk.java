package dev.incipit.api.agent;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.api.Agents;
import dev.incipit.api.Json;
import dev.incipit.api.ValidateResponse;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.ValidateRequest;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.order.RequestOrders;
import dev.incipit.api.run.CountedRuns;
import dev.incipit.mcp.Desk;
import dev.incipit.url.Site;
import java.util.Optional;

/** Works for a client with a key: counted and limited as the HTTP API, of which it uses everything but the handlers. */
public record CountedDesk(Exchange exchange, RequestOrders orders, CountedRuns runs, Agents.Reading reading)
        implements Desk {
    @Override
    public ObjectNode validate(Optional<String> url, Optional<String> content, Optional<Boolean> checkLinks)
            throws InterruptedException {
        return exchange.noted(() -> {
            var wanted = new ValidateRequest(url.orElse(null), content.orElse(null), checkLinks.orElse(null));
            return Json.tree(ValidateResponse.of(runs.validate(exchange, orders.validate(wanted))));
        });
    }

    @Override
    public ObjectNode generate(Optional<String> url, Optional<String> instructions, Progress progress)
            throws InterruptedException {
        return exchange.noted(() -> {
            var wanted = new GenerateRequest(url.orElse(null), OpenDesk.INDEX, instructions.orElse(null));
            var task = orders.generate(wanted, exchange.grant().plan());
            return runs.generate(
                    exchange,
                    task.order(),
                    OpenDesk.watched(progress),
                    generated -> Json.tree(task.response(generated)));
        });
    }

    @Override
    public Index index(Optional<String> url) throws InterruptedException {
        return read(url, new SiteReader(reading)::index);
    }

    @Override
    public Text page(Optional<String> url) throws InterruptedException {
        return read(url, new SiteReader(reading)::page);
    }

    private <T> T read(Optional<String> url, Reader<T> reader) throws InterruptedException {
        return exchange.noted(() -> {
            var site = orders.site(url.orElse(null));
            exchange.facts().site(site.home().host());
            return runs.read(exchange, () -> reader.read(site));
        });
    }

    @FunctionalInterface
    private interface Reader<T> {
        T read(Site site) throws InterruptedException;
    }
}
