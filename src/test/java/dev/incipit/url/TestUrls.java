package dev.incipit.url;

/** Addresses that are known to be well formed. */
public final class TestUrls {
    private TestUrls() {}

    /** The address, or that of a path at https://example.org. */
    public static WebUrl url(String text) {
        return WebUrl.parse(text.startsWith("/") ? "https://example.org" + text : text)
                .orElseThrow();
    }
}
