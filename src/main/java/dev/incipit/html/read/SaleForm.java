package dev.incipit.html.read;

import dev.incipit.html.dom.DocumentIndex;
import java.util.Locale;
import java.util.Set;

/** Recognises the page of one thing for sale, on which one field asks how many are wanted; a list has several of them, or none. */
final class SaleForm {
    /** As OpenCart, WooCommerce, PrestaShop, Magento, Shopify and BigCommerce call it. */
    private static final Set<String> QUANTITY = Set.of("quantity", "qty", "qty[]");

    private SaleForm() {}

    static boolean isOnly(DocumentIndex document) {
        return document.all("input").stream()
                        .filter(input -> QUANTITY.contains(input.attr("name").toLowerCase(Locale.ROOT)))
                        .limit(2)
                        .count()
                == 1;
    }
}
