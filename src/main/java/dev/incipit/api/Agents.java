package dev.incipit.api;

import dev.incipit.account.Plan;
import dev.incipit.api.agent.OpenDesk;
import dev.incipit.crawl.SinglePages;
import dev.incipit.generate.Generator;
import dev.incipit.mcp.Desk;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.IndexReader;
import dev.incipit.validate.OrderFilter;
import dev.incipit.validate.Validator;

/**
 * How agents are answered by MCP.
 *
 * @param version of this program
 */
public record Agents(Reading reading, String version) {
    /** What agents read beside the two operations, and what is taken out of it. */
    public record Reading(SinglePages pages, IndexReader indexes, OrderFilter orders) {}

    /** The desk of a command: the checks of the API and the limits of that plan, without keys and allowances. */
    public static Desk withoutKeys(
            SiteParser sites, Generator generator, Validator validator, Reading reading, Plan plan) {
        return new OpenDesk(new RequestOrders(sites), generator, validator, reading, plan);
    }
}
