package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.dom.Pruning;
import dev.incipit.html.visible.VisibleText;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/** Rewrites what generators of API references set in elements that do not say what it is: signatures, listings, small headings. */
final class ApiBlocks {
    /** Every page with such blocks has at least one of these. */
    static final ElementHints SIGNS = ElementHints.ofSelector("""
            .member-signature, .type-signature, .memname, .fragment, .colist, .lightbox, .classifier, .tableTab,
            .table-tab, .rubric, .method-pill, .param-head, .doc-labels,
            .openapi-schema-name, .headertitle, .structfield""");

    /** Characters of what a schema says of a parameter. */
    private static final int FACT_MAX = 200;

    private ApiBlocks() {}

    static void rewrite(Element content) {
        for (var signature : content.select(".member-signature, .type-signature")) {
            signature.tagName("pre").attr("data-lang", "java");
        }
        for (var prototype : content.select("table.memname:not(:has(table))")) {
            var rows = prototype.select("tr").stream().map(VisibleText::of).collect(Collectors.joining("\n"));
            prototype.tagName("pre").text(rows);
        }
        for (var listing : content.select("div.fragment")) {
            var lines = listing.children().stream()
                    .filter(child -> child.nameIs("div") && child.hasClass("line"))
                    .toList();
            if (!lines.isEmpty()) {
                listing.textNodes().stream().filter(TextNode::isBlank).forEach(between -> between.text(""));
                listing.tagName("pre");
                lines.stream()
                        .flatMap(line -> line.children().stream())
                        .filter(part -> part.nameIs("span") && part.hasClass("lineno"))
                        .forEach(ApiBlocks::dropNumber);
            }
        }
        // The name of a page of Doxygen.
        content.select("div.headertitle > div.title").tagName("h1");
        // A field of a struct, of which the style sheet of rustdoc makes a line.
        content.select("span.structfield").tagName("p");
        // Asciidoctor's list that explains the numbers in a listing.
        for (var callouts : content.select(".colist > table")) {
            var bodies = callouts.children().stream()
                    .filter(part -> part.nameIs("tbody"))
                    .toList();
            bodies.stream().flatMap(body -> body.children().stream()).forEach(ApiBlocks::explainNumber);
            Pruning.unwrap(bodies);
            callouts.tagName("ol");
        }
        // The style sheets of Sphinx set a colon between a parameter and its type.
        content.select("dt > .classifier").forEach(type -> type.before(new TextNode(" : ")));
        // A heading of Sphinx that no table of contents lists, such as "Examples".
        content.select("p.rubric").tagName(Simplifier.TITLE);
        // Javadoc's buttons that show a part of a table.
        content.select("caption > .tableTab, .table-tabs > .table-tab").forEach(Simplifier::drop);
        // Mintlify sets each part of an address, and of what it says of a parameter, in an element of its own.
        content.select("div > .method-pill").forEach(ApiBlocks::joinEndpoint);
        content.select(".param-head").forEach(ApiBlocks::joinParameter);
        // GitBook sets a name, its type and whether it is needed in boxes of their own.
        content.select("div.openapi-schema-name").forEach(ApiBlocks::joinSchema);
        // What mkdocstrings sets behind a signature in a smaller type: "async", "property".
        for (var labels : content.select("span.doc-labels")) {
            Pruning.unwrap(labels.select("code"));
            labels.prependText(" ");
        }
        // The caption that Discourse lays over an image: its name and size.
        content.select(".lightbox > .meta").forEach(Simplifier::drop);
    }

    /** Of schemas in each other the outermost is joined. */
    private static void joinSchema(Element schema) {
        var name = schema.selectFirst("> .openapi-schema-propertyname");
        var around = schema.parent();
        if (name == null || around == null || around.closest(".openapi-schema-name") != null) {
            return;
        }
        var facts = schema.children().stream()
                .filter(part -> !part.equals(name))
                .map(part -> VisibleText.beginning(part, FACT_MAX))
                .collect(Collectors.joining(", "));
        var text = VisibleText.beginning(name, FACT_MAX);
        schema.tagName("p").empty().appendElement("code").text(text);
        schema.appendText(" " + facts);
    }

    private static void joinEndpoint(Element method) {
        var bar = method.parent();
        var path = bar.children().stream()
                .filter(part -> !part.equals(method) && !part.nameIs("button"))
                .map(VisibleText::of)
                .collect(Collectors.joining());
        var endpoint = VisibleText.of(method) + " " + path.replace(" ", "");
        bar.tagName("p").empty().appendElement("code").text(endpoint);
    }

    private static void joinParameter(Element head) {
        var facts =
                head.select("[data-component-part=field-info-pill], [data-component-part=field-required-pill]").stream()
                        .map(VisibleText::of)
                        .collect(Collectors.joining(", "));
        var name = head.selectFirst("[data-component-part=field-name]");
        if (name != null) {
            var text = VisibleText.of(name);
            head.tagName("p").empty().appendElement("code").text(text);
            head.appendText(" " + facts);
        }
    }

    private static void explainNumber(Element row) {
        if (row.firstElementChild() != null) {
            Simplifier.drop(row.firstElementChild());
        }
        row.tagName("li");
    }

    /** Drops a line number and the no-break space after it. */
    private static void dropNumber(Element number) {
        Simplifier.drop(number);
        if (number.nextSibling() instanceof TextNode line && line.getWholeText().startsWith("\u00A0")) {
            line.text(line.getWholeText().substring(1));
        }
    }
}
