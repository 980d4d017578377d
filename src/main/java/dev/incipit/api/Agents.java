package dev.incipit.api;

import dev.incipit.account.Plan;
import dev.incipit.api.agent.CountedDesk;
import dev.incipit.api.agent.McpHandler;
import dev.incipit.api.agent.OpenDesk;
import dev.incipit.api.exchange.Cors;
import dev.incipit.api.order.RequestOrders;
import dev.incipit.api.run.CountedRuns;
import dev.incipit.crawl.SinglePages;
import dev.incipit.mcp.Desk;
import dev.incipit.mcp.IncipitServer;
import dev.incipit.validate.IndexReader;
import dev.incipit.validate.OrderFilter;

/** How agents are answered by MCP. */
public record Agents(Reading reading, String version) {
    /** What agents read beside the two operations, and what is taken out of it. */
    public record Reading(SinglePages pages, IndexReader indexes, OrderFilter orders) {}

    /** The desk of a command: the checks of the API and the limits of that plan, without keys and allowances. */
    public static Desk withoutKeys(Operations operations, Reading reading, Plan plan) {
        return new OpenDesk(operations, reading, plan);
    }

    /** Answers agents under the keys and limits of the API. */
    McpHandler handler(RequestOrders orders, CountedRuns runs, BodyMemoryLimit bodies, Cors cors) {
        return new McpHandler(
                IncipitServer.of(version), exchange -> new CountedDesk(exchange, orders, runs, reading), bodies, cors);
    }
}
