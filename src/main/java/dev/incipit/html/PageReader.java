package dev.incipit.html;

import dev.incipit.html.content.MainContent;
import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.BoundedHtml;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.Kickers;
import dev.incipit.html.markdown.MarkdownRenderer;
import dev.incipit.html.markdown.MarkdownSource;
import dev.incipit.html.read.BodyDecoder;
import dev.incipit.html.read.LinkExtractor;
import dev.incipit.html.read.MetadataReader;
import dev.incipit.html.read.StreamedParts;
import dev.incipit.html.visible.HiddenText;
import dev.incipit.html.visible.ReadSheets;
import dev.incipit.url.WebUrl;
import java.util.List;

/** Turns a response into a {@link Page}; the entry point of this package. Pure; may be shared between threads. */
public final class PageReader {
    private final MainContent mainContent = new MainContent();
    private final ReadSheets sheets = new ReadSheets();

    /** Reads a response without X-Robots-Tag. */
    public Page read(WebUrl url, byte[] body, String contentType) {
        return read(url, body, contentType, List.of());
    }

    /**
     * Reads an HTML or Markdown response, as {@link ContentSniffer} decides; never fails on content.
     *
     * @param body its bytes, after any content coding is decoded; cut by the caller at {@code fetch.max-html-bytes}
     * @param contentType the Content-Type header, empty if absent
     * @param robotsHeaders the values of its X-Robots-Tag headers
     */
    public Page read(WebUrl url, byte[] body, String contentType, List<String> robotsHeaders) {
        boolean markdown = ContentSniffer.kind(contentType, body) == ContentSniffer.Kind.MARKDOWN;
        var text = BodyDecoder.decode(body, contentType);
        var document = BoundedHtml.document(markdown ? MarkdownSource.html(text) : text, url.toString());
        var index = DocumentIndex.of(document);
        if (index.mayBeStreamed()) {
            StreamedParts.place(document);
            index = DocumentIndex.of(document);
        }
        HiddenText.mark(document, index, sheets);
        if (index.hasAny(Kickers.SIGNS)) {
            Kickers.setApart(document);
        }
        var base = AddressBase.of(url, index);
        var links = LinkExtractor.links(document, index, url, base);
        var content = markdown ? document.body() : mainContent.find(document, index, url);
        var all = index;
        var metadata =
                MetadataReader.read(all, content, base, robotsHeaders, () -> MainContent.generator(document, all));
        var rendered = MarkdownRenderer.render(content, index, base);
        return new Page(
                url.withoutFragment(),
                metadata,
                rendered.markdown(),
                rendered.headings(),
                rendered.paragraphs(),
                links);
    }
}
