package dev.incipit.sites;

import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.sites.list.BadLine;
import dev.incipit.sites.list.LineOptions;
import dev.incipit.url.SiteParser;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;

/**
 * Makes orders of the lines of a list.
 *
 * @param fileType of a line that says nothing else, like the next three
 */
public record LineOrders(
        SiteParser sites, FileType fileType, int fullPagesMax, Optional<String> instructions, WrittenOptions options) {

    /** The same for counting lines: no address is refused. */
    public LineOrders withoutLookups() {
        return new LineOrders(SiteParser.ANY, fileType, fullPagesMax, instructions, options);
    }

    ListLine order(LineOptions line) throws BadLine {
        var parsed = switch (sites.parse(line.site())) {
            case SiteParser.Valid(var site) -> site;
            case SiteParser.Invalid(var reason) -> throw new BadLine(sentence(reason));
        };
        var faults = new ArrayList<String>();
        var checked = line.options()
                .over(options)
                .checked((member, fault) -> faults.add(member.written() + " " + fault + "."));
        if (!faults.isEmpty()) {
            throw new BadLine(String.join(" ", faults));
        }
        var type = line.fileType().isPresent() ? fileType(line.fileType().get()) : fileType;
        var guidance = line.instructions().map(String::strip).filter(text -> !text.isEmpty());
        if (guidance.filter(GenerateOrder::isTooLong).isPresent()) {
            throw new BadLine("instructions must have at most " + GenerateOrder.INSTRUCTIONS_MAX + " characters.");
        }
        var order = new GenerateOrder(
                parsed, type, fullPagesMax, line.instructions().isPresent() ? guidance : instructions, checked);
        var domains = new HashSet<String>();
        domains.add(SiteKey.domain(parsed.home()));
        checked.extent().hosts().stream()
                .flatMap(host -> WebUrl.parse("https://" + host).stream())
                .forEach(url -> domains.add(SiteKey.domain(url)));
        return new ListLine.Listed(order, SiteKey.of(parsed), domains);
    }

    /** The parser's sentences are about the API's member {@code url}; here it is the site. */
    private static String sentence(String reason) {
        return reason.replaceFirst("^url must", "The site must");
    }

    private static FileType fileType(String word) throws BadLine {
        return FileType.of(word).orElseThrow(() -> new BadLine("file-type must be llms, llms-full or both."));
    }
}
