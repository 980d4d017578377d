package dev.incipit.api.agent;

import dev.incipit.api.Agents;
import dev.incipit.crawl.SinglePages;
import dev.incipit.generate.FailedCrawl;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.Section;
import dev.incipit.mcp.Desk;
import dev.incipit.problem.SiteUnreachable;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.IndexReader;
import dev.incipit.validate.OrderFilter;

/**
 * Reads pages and index files for both desks, without the orders to models in them; what stands in the way becomes a problem.
 */
record SiteReader(Agents.Reading reading) {
    Desk.Index index(Site site) throws InterruptedException {
        return switch (reading.indexes().read(site)) {
            case IndexReader.None(var reason) -> throw new SiteUnreachable(reason);
            case IndexReader.Found(var url, var file, var cut) ->
                new Desk.Index(site.supplied(), url.toString(), cleaned(file.document(), url), cut);
        };
    }

    private LlmsTxt cleaned(LlmsTxt document, WebUrl base) throws InterruptedException {
        var sections = document.sections().stream()
                .map(section -> new Section(
                        cleaned(section.name()),
                        section.links().stream()
                                .map(link -> cleaned(link, base))
                                .toList()))
                .toList();
        return new LlmsTxt(
                cleaned(document.title()),
                document.summary().map(SiteReader::cleaned),
                withoutOrders(document.details()),
                sections);
    }

    private static Link cleaned(Link link, WebUrl base) {
        var address = base.resolve(link.target()).map(WebUrl::toString).orElse(link.target());
        return new Link(cleaned(link.name()), address, link.note().map(SiteReader::cleaned));
    }

    private static String cleaned(String words) {
        return OrderFilter.isOrder(words) ? OrderFilter.LEFT_OUT : words;
    }

    private String withoutOrders(String markdown) throws InterruptedException {
        return reading.orders()
                .text(markdown)
                .orElseThrow(() -> new SiteUnreachable("The text is too complex to be read."));
    }

    Desk.Text page(Site site) throws InterruptedException {
        return switch (reading.pages().read(site)) {
            case SinglePages.NotRead(var outcome) -> throw FailedCrawl.problem(outcome);
            case SinglePages.Read(var url, var title, var markdown) ->
                new Desk.Text(site.supplied(), url.toString(), cleaned(title), withoutOrders(markdown));
        };
    }
}
