package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.Iterator;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jsoup.parser.StreamParser;

/** The room's one door: a response in, a {@link Page} out. Pure; may be shared between threads. */
public final class PageReader {
    /** Elements nested deeper are lifted to this depth, as browsers do (hostile.md row 25). */
    private static final int DEPTH_MAX = 512;

    /** Of the 200 000 nodes that decisions §8 allows a page, half are elements and half the text between them. */
    private static final int ELEMENTS_MAX = 100_000;

    private static final System.Logger LOG = System.getLogger(PageReader.class.getName());

    private final MainContent mainContent = new MainContent();

    /** {@link #read(WebUrl, byte[], String, List)} of a response without X-Robots-Tag. */
    public Page read(WebUrl url, byte[] body, String contentType) {
        return read(url, body, contentType, List.of());
    }

    /**
     * Reads an HTML or Markdown response, whichever it is by {@link ContentSniffer}; never fails on content.
     *
     * @param url where it came from
     * @param body its bytes, decoded of any content coding; cut by the caller at {@code fetch.max-html-bytes}
     * @param contentType the Content-Type header, empty when absent
     * @param robotsHeaders the values of its X-Robots-Tag headers
     */
    public Page read(WebUrl url, byte[] body, String contentType, List<String> robotsHeaders) {
        boolean markdown = ContentSniffer.kind(contentType, body) == ContentSniffer.Kind.MARKDOWN;
        var text = BodyDecoder.decode(body, contentType);
        var document = parse(markdown ? MarkdownSource.html(text) : text, url);
        var inventory = Inventory.of(document);
        if (inventory.mayBeStreamed()) {
            StreamedParts.place(document);
            inventory = Inventory.of(document);
        }
        HiddenText.mark(document, inventory);
        var base = AddressBase.of(url, inventory);
        var links = LinkExtractor.links(document, inventory, url, base);
        var content = markdown ? document.body() : mainContent.find(document, inventory, url);
        var metadata = MetadataReader.read(inventory, content, base, robotsHeaders);
        var rendered = MarkdownRenderer.render(content, inventory, base);
        return new Page(
                url.withoutFragment(),
                metadata,
                rendered.markdown(),
                rendered.headings(),
                rendered.paragraphs(),
                links);
    }

    /** The document, or what of it was read when it had more elements than are allowed. */
    private static Document parse(String html, WebUrl url) {
        try (var parser = new StreamParser(Parser.htmlParser().setMaxDepth(DEPTH_MAX))) {
            try {
                readElements(parser.parse(html, url.toString()).iterator());
            } catch (IllegalArgumentException fault) {
                // Jsoup loses count of the templates that its limit of depth prunes.
                LOG.log(System.Logger.Level.DEBUG, "a page was read in part", fault);
            }
            return parser.document();
        }
    }

    private static void readElements(Iterator<Element> elements) {
        for (int count = 0; count < ELEMENTS_MAX && elements.hasNext(); count++) {
            elements.next();
        }
    }
}
