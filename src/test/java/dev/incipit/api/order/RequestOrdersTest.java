package dev.incipit.api.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.api.body.ValidateRequest;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.ValidateOrder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class RequestOrdersTest {
    private final RequestOrders orders = new RequestOrders(new SiteParser(
            url -> url.host().equals("intra.example") ? Optional.of("it is not public.") : Optional.empty()));

    private ValidateOrder order(@Nullable String url, @Nullable String content, @Nullable Boolean checkLinks) {
        return orders.validate(new ValidateRequest(url, content, checkLinks));
    }

    private String refused(@Nullable String url, @Nullable String content) {
        return assertThrows(InvalidInput.class, () -> order(url, content, null)).getMessage();
    }

    @Test
    void exactlyOneOfUrlAndContentIsWanted() {
        assertEquals("Send either url or content, not both.", refused("example.com", "# A"));
        assertTrue(refused(null, null).startsWith("Send url"));
    }

    @Test
    void linksAreCheckedUnlessTheCallerSaysNo() {
        assertTrue(order("example.com", null, null).checkLinks());
        assertTrue(order(null, "# A", true).checkLinks());
        assertEquals(false, order(null, "# A", false).checkLinks());
    }

    @Test
    void contentIsBoundedInBytesOfUtf8() {
        var fits = "é".repeat(ValidateOrder.BYTES_MAX / 2);
        var order = assertInstanceOf(ValidateOrder.ByContent.class, order(null, fits, null));
        assertEquals(ValidateOrder.BYTES_MAX, order.content().length);
        assertThrows(ContentTooLarge.class, () -> order(null, fits + "a", null));
        // The mark is none of the text.
        assertInstanceOf(ValidateOrder.ByContent.class, order(null, "\uFEFF" + fits, null));
        assertThrows(ContentTooLarge.class, () -> order(null, "\uFEFF" + fits + "a", null));
    }

    @Test
    void anAddressMustBeThereAndPublic() {
        assertEquals("example.com", orders.site("example.com").home().host());
        assertTrue(assertThrows(InvalidInput.class, () -> orders.site(null))
                .getMessage()
                .startsWith("url is required"));
        assertTrue(refused("intra.example", null).contains("it is not public"));
        assertThrows(InvalidInput.class, () -> orders.site("not an address"));
    }
}
