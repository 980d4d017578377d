package dev.incipit.generate.title;

import dev.incipit.html.PageMetadata;
import java.util.stream.Stream;

/** What a page calls itself. */
public final class PageNames {
    private PageNames() {}

    /** Its title and its heading; without a heading also the first part of the title, behind which most sites write their own name. */
    public static Stream<String> of(PageMetadata page) {
        return page.heading().isPresent()
                ? page.names()
                : Stream.concat(
                        page.names(), TitleParts.of(page.title()).stream().limit(1));
    }
}
