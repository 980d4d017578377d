package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.List;
import org.jsoup.parser.Parser;

/** The room's one door: a response in, a {@link Page} out. Pure; may be shared between threads. */
public final class PageReader {
    /** Elements nested deeper are lifted to this depth, as browsers do (hostile.md row 25). */
    private static final int DEPTH_MAX = 512;

    private final MainContent mainContent = new MainContent();

    /** {@link #read(WebUrl, byte[], String, List)} of a response without X-Robots-Tag. */
    public Page read(WebUrl url, byte[] body, String contentType) {
        return read(url, body, contentType, List.of());
    }

    /**
     * Reads an HTML or Markdown response.
     *
     * @param url where it came from
     * @param body its bytes, decoded of any content coding; cut by the caller at {@code fetch.max-html-bytes}
     * @param contentType the Content-Type header, empty when absent
     * @param robotsHeaders the values of its X-Robots-Tag headers
     */
    public Page read(WebUrl url, byte[] body, String contentType, List<String> robotsHeaders) {
        var text = BodyDecoder.decode(body, contentType);
        var document = Parser.htmlParser().setMaxDepth(DEPTH_MAX).parseInput(text, url.toString());
        var base = AddressBase.of(url, document);
        var links = LinkExtractor.links(document, url, base);
        var content = mainContent.find(document, url);
        var metadata = MetadataReader.read(document, content, base, robotsHeaders);
        var rendered = MarkdownRenderer.render(content, base);
        return new Page(
                url.withoutFragment(),
                metadata,
                rendered.markdown(),
                rendered.headings(),
                rendered.paragraphs(),
                links);
    }
}
