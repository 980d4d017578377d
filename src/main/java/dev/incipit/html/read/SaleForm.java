package dev.incipit.html.read;

import dev.incipit.html.dom.DocumentIndex;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;

/** Recognises the page of one thing for sale, on which one field asks how many are wanted; a list has several of them, or none. */
final class SaleForm {
    /** As OpenCart, WooCommerce, PrestaShop, Magento, Shopify and BigCommerce call it. */
    private static final Set<String> QUANTITY = Set.of("quantity", "qty", "qty[]");

    /** What a form asks for that sells what its page does not show: the number of an article, an address. */
    private static final Set<String> ASKING = Set.of("", "text", "email", "tel", "search");

    /** A page that asks so often how many are wanted is a list. */
    private static final int ASKED_MAX = 50;

    private static final Set<String> FRAME = Set.of("footer", "header", "nav", "aside");

    private SaleForm() {}

    static boolean isOnly(DocumentIndex document) {
        var asked = document.all("input").stream()
                .filter(SaleForm::isQuantity)
                .limit(ASKED_MAX)
                .toList();
        return asked.size() < ASKED_MAX
                && asked.stream()
                                .filter(input -> !isInFrame(input) && asksNothingElse(input))
                                .limit(2)
                                .count()
                        == 1;
    }

    private static boolean isQuantity(Element input) {
        return QUANTITY.contains(input.attr("name").toLowerCase(Locale.ROOT));
    }

    private static boolean isInFrame(Element input) {
        return input.parents().stream().anyMatch(box -> FRAME.contains(box.normalName()));
    }

    private static boolean asksNothingElse(Element input) {
        var form = input.closest("form");
        return form == null
                || form.getElementsByTag("input").stream()
                        .filter(other -> !isQuantity(other))
                        .noneMatch(other -> ASKING.contains(other.attr("type").toLowerCase(Locale.ROOT)));
    }
}
