package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The room's one door: a response in, a {@link Page} out. Pure; may be shared between threads. */
public final class PageReader {
    /**
     * Reads an HTML or Markdown response.
     *
     * @param url where it came from
     * @param body its bytes, decoded of any content coding; cut by the caller at {@code fetch.max-html-bytes}
     * @param contentType the Content-Type header, empty when absent
     */
    public Page read(WebUrl url, byte[] body, String contentType) {
        return new Page(
                url,
                new PageMetadata(
                        contentType,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Map.of(),
                        Optional.empty(),
                        false,
                        false),
                new String(body, java.nio.charset.StandardCharsets.UTF_8),
                List.of(),
                List.of(),
                List.of());
    }
}
