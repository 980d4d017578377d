package dev.incipit.html;

import dev.incipit.url.WebUrl;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Document;

/** What a page says of itself as a whole, and the boxes that anchor its content. */
final class PageFacts {
    static final List<String> ANCHORS = List.of("h1", "densest", "main");
    final int firstHeading;
    private final Set<String> title;
    private final String kind;
    private final String schema;
    private final String address;
    private final String generator;
    private final double chars;
    private final double proseShare;
    private final double linkDensity;
    private final int articles;
    private final int mains;
    private final int topHeadings;

    PageFacts(Document document, WebUrl url, PageBlocks page) {
        var blocks = page.blocks();
        int h1 = -1;
        for (int i = 0; i < blocks.size() && h1 < 0; i++) {
            h1 = blocks.get(i).headingLevel() == 1 ? i : -1;
        }
        this.firstHeading = h1;
        if (h1 >= 0) {
            anchor(blocks.get(h1).box(), 0);
        }
        anchorDensest(page);
        int main = 0;
        int article = 0;
        for (var box : page.boxes()) {
            boolean isMain = box.element.normalName().equals("main")
                    || box.element.attr("role").equals("main");
            if (isMain && main++ == 0) {
                anchor(box, 2);
            }
            article += box.element.normalName().equals("article") ? 1 : 0;
        }
        this.mains = main;
        this.articles = article;
        this.title = words(document.title());
        this.kind = document.select("meta[property=og:type]").attr("content").toLowerCase(Locale.ROOT);
        this.generator = document.select("meta[name=generator]").attr("content").toLowerCase(Locale.ROOT);
        var types = new StringBuilder();
        for (var data : document.select("script[type=application/ld+json]")) {
            types.append(data.data().replace(" ", ""));
        }
        for (var item : document.select("[itemtype]")) {
            types.append("\"@type\":\"")
                    .append(item.attr("itemtype")
                            .substring(item.attr("itemtype").lastIndexOf('/') + 1))
                    .append('"');
        }
        this.schema = types.toString();
        this.address = url.path().toLowerCase(Locale.ROOT) + '|' + url.host();
        var whole = page.boxes().isEmpty() ? null : page.boxes().getFirst();
        this.chars = whole == null ? 0 : whole.chars;
        this.proseShare = whole == null ? 0 : whole.prose / Math.max(1, whole.chars);
        this.linkDensity = whole == null ? 0 : whole.linkDensity();
        this.topHeadings =
                (int) blocks.stream().filter(b -> b.headingLevel() == 1).count();
    }

    private static void anchorDensest(PageBlocks page) {
        var score = new double[page.boxes().size()];
        var at = new IdentityHashMap<Box, Integer>();
        for (int i = 0; i < page.boxes().size(); i++) {
            at.put(page.boxes().get(i), i);
        }
        for (var block : page.blocks()) {
            if (block.chars() >= 25) {
                double worth = (1 + Math.min(block.chars() / 100.0, 3)) * (1 - block.linkDensity());
                double part = 1;
                Box level = block.box().parent;
                for (int up = 0; level != null && up < 4; up++) {
                    score[at.get(level)] += worth * part;
                    part /= 2;
                    level = level.parent;
                }
            }
        }
        int best = 0;
        for (int i = 1; i < score.length; i++) {
            if (score[i] * (1 - page.boxes().get(i).linkDensity())
                    > score[best] * (1 - page.boxes().get(best).linkDensity())) {
                best = i;
            }
        }
        if (!page.boxes().isEmpty()) {
            anchor(page.boxes().get(best), 1);
        }
    }

    private static void anchor(Box box, int anchor) {
        byte steps = 0;
        for (Box level = box; level != null; level = level.parent) {
            level.aboveAnchor[anchor] = steps;
            steps = (byte) Math.min(Box.FAR - 1, steps + 1);
        }
    }

    void add(Row row) {
        row.add("page.chars", Math.rint(Math.log(1 + chars) * 2));
        row.add("page.prose", Math.rint(proseShare * 20));
        row.add("page.link-density", Math.rint(linkDensity * 20));
        row.add("page.articles", Math.min(articles, 4));
        row.add("page.mains", Math.min(mains, 2));
        row.add("page.h1", Math.min(topHeadings, 3));
        row.add("page.og-article", kind.contains("article") ? 1 : 0);
        row.add("page.og-product", kind.contains("product") ? 1 : 0);
        row.add("page.og-website", kind.contains("website") ? 1 : 0);
        row.add("page.schema-article", says("Article", "BlogPosting", "NewsArticle", "Recipe"));
        row.add("page.schema-product", says("Product", "ProductGroup", "Offer"));
        row.add("page.schema-list", says("ItemList", "CollectionPage", "SearchResultsPage", "Blog"));
        row.add("page.schema-forum", says("DiscussionForumPosting", "QAPage", "Question", "Comment"));
        row.add(
                "page.url-forum",
                in("forum", "thread", "topic", "/t/", "questions", "viewtopic", "community", "discuss", "/r/"));
        row.add("page.url-product", in("/product", "/p/", "/dp/", "/item", "/shop/"));
        row.add(
                "page.url-list",
                in("/collection", "/category", "/categories", "/tag", "/c/", "/blog/|", "/search", "/news/|"));
        row.add(
                "page.url-doc",
                in("docs", "/doc", "manual", "reference", "guide", "/api", "wiki", "learn", "tutorial"));
        row.add("page.url-blog", in("/blog/", "/news/", "/post", "/article", "/20"));
        row.add("page.url-depth", Math.min(6, (int)
                address.chars().filter(c -> c == '/').count()));
        row.add(
                "page.generator-doc",
                generator.matches(
                                ".*(docusaurus|mkdocs|sphinx|vitepress|mdbook|gitbook|hugo|antora|doxygen|mediawiki).*")
                        ? 1
                        : 0);
        row.add("page.generator-forum", generator.matches(".*(discourse|xenforo|phpbb|vbulletin|invision).*") ? 1 : 0);
    }

    private double says(String... types) {
        for (var type : types) {
            if (schema.contains("\"@type\":\"" + type + '"')) {
                return 1;
            }
        }
        return 0;
    }

    private double in(String... parts) {
        for (var part : parts) {
            if (address.contains(part)) {
                return 1;
            }
        }
        return 0;
    }

    double shareInTitle(String text) {
        var own = words(text.substring(0, Math.min(text.length(), 200)));
        if (own.isEmpty()) {
            return 0;
        }
        int hits = 0;
        for (var word : own) {
            hits += title.contains(word) ? 1 : 0;
        }
        return (double) hits / own.size();
    }

    private static Set<String> words(String text) {
        return new HashSet<>(List.of(text.toLowerCase(Locale.ROOT).strip().split("[^\\p{L}\\p{N}]+", -1)));
    }
}
