package dev.incipit.batch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The page that a record of a WAT file describes: title, description and links, but not its text. Enough for an index, a sixth of the
 * bytes to read, and nothing for the full file.
 */
final class WatPage {
    /** Of one description: a tree takes many times the memory of the text it is read from. */
    private static final int TOKENS_MAX = 500_000;

    /** Of one {@code meta} element; each is compared with all before it. */
    private static final int ATTRIBUTES_MAX = 20;

    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxTokenCount(TOKENS_MAX).build())
            // Names come from strangers, so no table that outlives the record keeps them.
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build());

    /** Of one page; more are a directory of the web. */
    private static final int LINKS_MAX = 2_000;

    private WatPage() {}

    /** The page; empty if the record describes something else. */
    static Optional<ArchivedAnswer> of(WebUrl url, String date, byte[] description) throws IOException {
        var payload = JSON.readTree(description).path("Envelope").path("Payload-Metadata");
        var http = payload.path("HTTP-Response-Metadata");
        var status = http.path("Response-Message").path("Status").asInt(0);
        if (status == 0) {
            return Optional.empty();
        }
        var headers = http.path("Headers");
        var html = http.path("HTML-Metadata");
        return Optional.of(new ArchivedAnswer(
                url,
                date,
                status,
                html.isMissingNode() ? header(headers, "Content-Type") : "text/html; charset=utf-8",
                header(headers, "Location"),
                header(headers, "X-Robots-Tag"),
                html.isMissingNode() ? new byte[0] : page(html).getBytes(StandardCharsets.UTF_8),
                false));
    }

    private static String header(JsonNode headers, String name) {
        for (var member : headers.properties()) {
            if (member.getKey().equalsIgnoreCase(name)) {
                return member.getValue().isArray()
                        ? member.getValue().path(0).asText()
                        : member.getValue().asText();
            }
        }
        return "";
    }

    private static String page(JsonNode html) {
        var page = Document.createShell("");
        var title = html.path("Head").path("Title").asText();
        page.title(title);
        var described = "";
        for (var meta : html.path("Head").path("Metas")) {
            var element = page.head().appendElement("meta");
            meta.properties().stream()
                    .limit(ATTRIBUTES_MAX)
                    .forEach(part -> element.attr(part.getKey(), part.getValue().asText()));
            described = meta.path("name").asText().equalsIgnoreCase("description")
                    ? meta.path("content").asText()
                    : described;
        }
        var main = page.body().appendElement("main");
        main.appendElement("h1").text(title);
        main.appendElement("p").text(described);
        links(page.body().appendElement("nav").appendElement("ul"), html.path("Links"));
        return page.outerHtml();
    }

    private static void links(Element list, JsonNode links) {
        int count = 0;
        for (var link : links) {
            if (link.path("path").asText().startsWith("A@") && count++ < LINKS_MAX) {
                list.appendElement("li")
                        .appendElement("a")
                        .attr("href", link.path("url").asText())
                        .text(link.path("text").asText());
            }
        }
    }
}
