package dev.incipit.html;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.BoundedHtml;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.read.BodyDecoder;
import dev.incipit.html.read.LinkRelations;
import dev.incipit.url.WebUrl;
import java.util.List;

/**
 * A {@code link} element of a page (HTML §4.2.4).
 *
 * @param relations the words of its {@code rel} in lower case
 * @param target the URL it links to, without a fragment
 */
public record LinkElement(List<String> relations, WebUrl target) {
    /** More than any normal head has, even if most of a body follows because it began too early. */
    private static final int ELEMENTS_MAX = 10_000;

    public LinkElement {
        relations = List.copyOf(relations);
    }

    /**
     * The link elements among the first 10 000 elements of a page; empty if the response is not HTML. Never fails on content.
     *
     * @param page the URL of the page
     * @param body its bytes, after any content coding is decoded
     * @param contentType the Content-Type header, empty if absent
     */
    public static List<LinkElement> of(WebUrl page, byte[] body, String contentType) {
        if (ContentSniffer.kind(contentType, body) != ContentSniffer.Kind.HTML) {
            return List.of();
        }
        var document = BoundedHtml.document(BodyDecoder.decode(body, contentType), page.toString(), ELEMENTS_MAX);
        var index = DocumentIndex.of(document);
        var base = AddressBase.of(page, index);
        return index.all("link").stream()
                .filter(link -> link.hasAttr("rel") && link.hasAttr("href"))
                .flatMap(link -> base
                        .web(link.attr("href"))
                        .map(target -> new LinkElement(LinkRelations.of(link), target.withoutFragment()))
                        .stream())
                .toList();
    }
}
