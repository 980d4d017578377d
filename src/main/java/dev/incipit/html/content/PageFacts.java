package dev.incipit.html.content;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.text.PhraseTable;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** What is known about a page as a whole, from its head, its URL and its totals. */
final class PageFacts {
    private static final int SCHEMA_MAX = 100_000;

    /** How many characters of a text are compared with the title. */
    private static final int SHARED_MAX = 200;

    private static final Evaluator DESCRIPTION =
            Selector.evaluatorOf("[name=description][content], [property=og:description][content]");
    private static final Evaluator TYPE = Selector.evaluatorOf("[property=og:type][content]");
    private static final Evaluator GENERATOR = Selector.evaluatorOf("[name=generator][content]");

    private static final List<String> DOC_GENERATORS = PhraseTable.phrases(
            "docusaurus, mkdocs, sphinx, vitepress, mdbook, gitbook, hugo, antora, doxygen, mediawiki");

    /** The index of the first h1 block, or -1 if there is none. */
    final int firstHeading;

    private final SignalVector signals = new SignalVector();
    private final Set<String> title;
    private final Set<String> description;
    private final String schema;
    private final String address;
    private final boolean forum;
    private final boolean product;

    PageFacts(Document document, DocumentIndex index, WebUrl url, PageBlocks page) {
        this.firstHeading = ContentAnchors.mark(page);
        this.title = words(document.title());
        this.description = words(description(index));
        this.schema = schema(index);
        this.address = url.path().toLowerCase(Locale.ROOT) + '|' + url.host();
        sums(page);
        var kind = content(index, TYPE).toLowerCase(Locale.ROOT);
        var generator = content(index, GENERATOR).toLowerCase(Locale.ROOT);
        boolean schemaForum = says("DiscussionForumPosting", "QAPage", "Question", "Comment");
        boolean schemaProduct = says("Product", "ProductGroup", "Offer");
        boolean urlForum =
                in("forum", "thread", "topic", "/t/", "questions", "viewtopic", "community", "discuss", "/r/");
        // Questions that a page answers itself are no posts.
        boolean answered = says("FAQPage") && !says("DiscussionForumPosting", "QAPage");
        boolean urlProduct = in("/product", "/p/", "/dp/", "/item", "/shop/");
        boolean generatorForum = contains(generator, "discourse", "xenforo", "phpbb", "vbulletin", "invision");
        this.forum = (schemaForum && !answered) || urlForum || generatorForum;
        boolean schemaArticle = says("Article", "BlogPosting", "NewsArticle", "Recipe");
        // An article about products names them in its data, and its reviews are its text.
        this.product = (schemaProduct && !schemaArticle) || urlProduct || kind.contains("product");
        add("og-article", kind.contains("article"));
        add("og-product", kind.contains("product"));
        add("og-website", kind.contains("website"));
        add("schema-article", schemaArticle);
        add("schema-product", schemaProduct);
        add("schema-list", says("ItemList", "CollectionPage", "SearchResultsPage", "Blog"));
        add("schema-forum", schemaForum);
        add("url-forum", urlForum);
        add("url-product", urlProduct);
        add("url-list", in("/collection", "/category", "/categories", "/tag", "/c/", "/blog/|", "/search", "/news/|"));
        add("url-doc", in("docs", "/doc", "manual", "reference", "guide", "/api", "wiki", "learn", "tutorial"));
        add("url-blog", in("/blog/", "/news/", "/post", "/article", "/20"));
        add("generator-doc", DOC_GENERATORS.stream().anyMatch(generator::contains));
        add("generator-forum", generatorForum);
    }

    private void sums(PageBlocks page) {
        double chars = Math.max(1, page.chars());
        double prose = page.boxes().isEmpty() ? 0 : page.boxes().getFirst().prose;
        double links = page.boxes().isEmpty() ? 0 : page.boxes().getFirst().linkDensity();
        // Deliberately coarse: exact figures would identify pages, and the model would learn them by heart.
        signals.add("page.chars", Math.rint(Math.log(chars) * 2));
        signals.add("page.prose", Math.rint(prose / chars * 20));
        signals.add("page.link-density", Math.rint(links * 20));
        signals.add("page.articles", upTo(4, page.boxes(), box -> box.element.nameIs("article")));
        signals.add("page.mains", upTo(2, page.boxes(), ContentAnchors::isMain));
        signals.add("page.h1", upTo(3, page.blocks(), block -> block.headingLevel() == 1));
        signals.add("page.url-depth", Math.min(6, (int)
                address.chars().filter(c -> c == '/').count()));
    }

    private static <T> int upTo(int max, List<T> some, Predicate<T> wanted) {
        return (int) some.stream().filter(wanted).limit(max).count();
    }

    /** The signals of the whole page, the same for each of its blocks. */
    SignalVector signals() {
        return signals;
    }

    /** Whether it is a forum, where comments are content. */
    boolean isForum() {
        return forum;
    }

    /** Whether it is a product page, where reviews are not content. */
    boolean isProduct() {
        return product;
    }

    /** Adds which share of a text's words also occurs in the page's description and title. */
    void shares(SignalVector vector, String text) {
        var own = words(text.substring(0, Math.min(text.length(), SHARED_MAX)));
        int described = 0;
        int titled = 0;
        for (var word : own) {
            described += description.contains(word) ? 1 : 0;
            titled += title.contains(word) ? 1 : 0;
        }
        double all = Math.max(1, own.size());
        vector.add("own.in-description", described / all);
        vector.add("own.in-title", titled / all);
    }

    /** The description in a page's head; empty if there is none. */
    static String description(DocumentIndex document) {
        return content(document, DESCRIPTION);
    }

    /** The content of the first meta element that matches; empty if there is none. */
    private static String content(DocumentIndex document, Evaluator which) {
        return document.first("meta", which).map(meta -> meta.attr("content")).orElse("");
    }

    private static String schema(DocumentIndex document) {
        var types = new StringBuilder();
        for (var data : document.linkedData()) {
            var text = data.data();
            types.append(text, 0, Math.min(text.length(), Math.max(0, SCHEMA_MAX - types.length())));
        }
        for (var item : document.typed()) {
            if (types.length() < SCHEMA_MAX) {
                var type = item.attr("itemtype");
                types.append("\"@type\":\"")
                        .append(type.substring(type.lastIndexOf('/') + 1))
                        .append('"');
            }
        }
        return types.toString().replace(" ", "");
    }

    private void add(String name, boolean holds) {
        signals.add("page." + name, holds ? 1 : 0);
    }

    private boolean says(String... types) {
        return Stream.of(types).anyMatch(type -> schema.contains("\"@type\":\"" + type + '"'));
    }

    private boolean in(String... parts) {
        return contains(address, parts);
    }

    private static boolean contains(String text, String... parts) {
        return Stream.of(parts).anyMatch(text::contains);
    }

    /** The words of a text in lower case. */
    static Set<String> words(String text) {
        return new HashSet<>(runs(text, Character::isLetterOrDigit));
    }

    /** The runs of such characters in a text, in lower case. */
    static List<String> runs(String text, IntPredicate character) {
        var runs = new ArrayList<String>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean inside = i < text.length() && character.test(text.charAt(i));
            if (inside && start < 0) {
                start = i;
            } else if (!inside && start >= 0) {
                runs.add(text.substring(start, i).toLowerCase(Locale.ROOT));
                start = -1;
            }
        }
        return runs;
    }
}
