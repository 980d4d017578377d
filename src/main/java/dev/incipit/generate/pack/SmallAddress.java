package dev.incipit.generate.pack;

import dev.incipit.url.WebUrl;
import java.util.Optional;

/** The shortest address of a page from which a reader who knows the site's can make the whole one. */
final class SmallAddress {
    private SmallAddress() {}

    /**
     * Returns the page's path in readable letters; the whole address on another host.
     *
     * @param twin the address of its Markdown
     * @param origin of the site
     * @param copies whether a reader puts an ending behind it to get the Markdown
     */
    static String of(WebUrl page, Optional<WebUrl> twin, String origin, boolean copies) {
        boolean named = twin.filter(other -> copies && !other.toString().equalsIgnoreCase(CopyPlaces.beside(page)))
                .isPresent();
        var url = named || !copies ? twin.orElse(page) : page;
        return url.origin().equals(origin) ? path(url) : url.toString();
    }

    private static String path(WebUrl url) {
        var query = url.query().map(text -> "?" + text).orElse("");
        return Optional.of("/" + String.join("/", url.segments())
                                + (url.path().length() > 1 && url.path().endsWith("/") ? "/" : ""))
                        // What was decoded must mean the same address.
                        .filter(readable -> WebUrl.parse(url.origin() + readable.replace("%", "%25"))
                                        .filter(other -> other.path().equalsIgnoreCase(url.path()))
                                        .isPresent()
                                && readable.indexOf('%') < 0)
                        .orElse(url.path())
                + query;
    }
}
