package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.html.Page;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Pages of a site as the reader reads them. */
final class ReadSite {
    private final List<Page> pages = new ArrayList<>();

    ReadSite add(String path, String title, String content) {
        pages.add(page(path, title, content));
        return this;
    }

    ReadSite add(String path, String title, String description, String content) {
        pages.add(page(path, "<meta name=description content='" + description + "'>", title, content));
        return this;
    }

    static Page page(String path, String title, String content) {
        return page(path, "", title, content);
    }

    private static Page page(String path, String head, String title, String content) {
        var html = "<html lang=en><title>" + title + "</title>" + head + "<main><h1>" + title + "</h1>" + content
                + "</main>";
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com" + path).orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
    }

    List<Page> pages() {
        return pages;
    }

    SiteTexts texts() {
        return new SiteTexts(pages);
    }

    /** The note of the page at a path, without its topics. */
    String note(String path) {
        var page = pages.stream()
                .filter(one -> one.url().path().equals(path))
                .findFirst()
                .orElseThrow();
        var title = page.metadata().title();
        var note = new Note(new DescribedPage(title, page), texts())
                .written(Set.of())
                .orElse("");
        int topics = note.indexOf(" (");
        return topics < 0 ? note : note.substring(0, topics);
    }
}
