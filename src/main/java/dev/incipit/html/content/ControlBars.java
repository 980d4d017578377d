package dev.incipit.html.content;

import dev.incipit.compute.Budget;
import dev.incipit.html.visible.WordCollector;
import dev.incipit.text.Words;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/**
 * Finds bars of links that act on the page, in any language: that hand its address to other sites ("Share: Mastodon LinkedIn
 * WhatsApp"), leave this to a script and are named after such sites, or show its list in another order or in part.
 */
final class ControlBars {
    /** The page's address in the query of another, as it is or with its signs encoded. */
    private static final Pattern HANDED =
            Pattern.compile("(?i)[?&](?:u|url|uri|link|text|status|body|href|p|media|canonicalurl|to|src|su"
                    + "|share_url|message|content)=[^&#]{0,300}?https?(?:://|%3a%2f%2f)([^&#\\s]{1,1000})");

    /** How shops and lists name the order in an address. */
    private static final Pattern ORDER = Pattern.compile(
            "(?i)[?&](?:(?:orderby|order_by|sortby|sort_by|sort_order|product_list_order)=([^&#]{1,100})"
                    + "|(?:order|sort)=([a-z_.-]{0,40}(?:asc|desc|name|price|date|title|position|relevance|newest|popular)))");

    /** The address of a page below the root that is not told by a query. */
    private static final Pattern STATIC =
            Pattern.compile("(?i)https?://[^/?#]{1,255}/(?![^?#]{0,2000}\\.(?:php|asp|aspx|cgi|pl|jsp))[^?#]{1,2000}");

    /** Parameters by which a page tells what it shows, and not how. */
    private static final Pattern SUBJECT =
            Pattern.compile("(?i)[?&](?:id|p|page_id|tab|lang|v|version|article|item|name|title|slug)=");

    /** A filter or a number of a page is called by few letters. */
    private static final int VIEW_NAME_MAX = 30;

    private static final Pattern HOST = Pattern.compile("(?i)^(?:https?:)?//([^/?#]{1,255})");

    private static final Set<String> NETWORKS = Words.table("""
            facebook twitter x linkedin whatsapp telegram pinterest reddit mastodon bluesky xing vk weibo tumblr""");

    /** A bar's label: "Share this post with your friends:". */
    private static final int LABEL_MAX = 40;

    private static final int LINKS_MIN = 2;
    private static final int HREF_MAX = 2_000;
    /** What no bar holds. */
    private static final Set<String> CONTENT = Words.table("""
            a h1 h2 h3 h4 h5 h6 main article table img picture iframe video audio input select textarea pre dl""");

    private static final int NODES_MAX = 300;

    private ControlBars() {}

    /**
     * A link that acts.
     *
     * @param address what it hands over, decoded; the same for all links of a bar
     * @param to the site to which, or the order
     */
    private record Control(Element link, String address, String to) {}

    /** Returns the outermost elements that hold several such links, and hardly anything else. */
    static Set<Element> in(Element root) {
        var controls = new ArrayList<Control>();
        Set<Element> acting = Collections.newSetFromMap(new IdentityHashMap<>());
        var page = STATIC.matcher(root.baseUri()).matches() ? root.baseUri() : "";
        for (var link : root.getElementsByTag("a")) {
            if (link.attr("href").indexOf('?') < 0 && !isScripted(link)) {
                continue;
            }
            control(link).or(() -> view(link, page)).ifPresent(controls::add);
            if (isScripted(link) || link.attr("href").startsWith("mailto:?")) {
                acting.add(link);
            }
        }
        controls.forEach(control -> acting.add(control.link()));
        var judged = new IdentityHashMap<Element, Boolean>();
        return controls.stream()
                .collect(Collectors.groupingBy(Control::address, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .filter(bar -> bar.stream().map(Control::to).distinct().count() >= LINKS_MIN)
                .flatMap(List::stream)
                .flatMap(control -> bar(control.link(), root, judged, acting).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A link without a target of its own, by the name of a network. */
    private static Optional<Control> scripted(Element link) {
        var name = link.text().strip().toLowerCase(Locale.ROOT);
        return Optional.of(new Control(link, "", name)).filter(_ -> isScripted(link) && NETWORKS.contains(name));
    }

    private static boolean isScripted(Element link) {
        var href = link.attr("href");
        return href.equals("#") || href.startsWith("javascript:");
    }

    private static Optional<Control> control(Element link) {
        return link.attr("href").length() > HREF_MAX
                ? Optional.empty()
                : share(link).or(() -> order(link)).or(() -> scripted(link));
    }

    /** A link that sorts the list on the page at its address; in a table it is the name of a column. */
    private static Optional<Control> order(Element link) {
        var href = link.attr("href");
        var query = ORDER.matcher(href);
        return query.find() && link.closest("table") == null
                ? Optional.of(new Control(link, href.substring(0, href.indexOf('?')), query.group(1) + query.group(2)))
                : Optional.empty();
    }

    /** An item of a list that leads to the page itself with a query, as filters do; where programs answer, that may be a page's name. */
    private static Optional<Control> view(Element link, String page) {
        var href = link.attr("href");
        int query = page.isEmpty() || href.length() > HREF_MAX ? -1 : href.indexOf('?');
        return query >= 0
                        && href.indexOf('=', query) > 0
                        && !SUBJECT.matcher(href).find()
                        && (query == 0 || href.substring(0, query).equals(page))
                        && link.closest("li") != null
                        && WordCollector.isShort(link, VIEW_NAME_MAX)
                ? Optional.of(new Control(link, page, href.substring(query)))
                : Optional.empty();
    }

    private static Optional<Control> share(Element link) {
        var href = link.attr("href");
        var host = HOST.matcher(href);
        var handed = HANDED.matcher(href);
        return host.find() && handed.find()
                ? Optional.of(new Control(link, decoded(handed.group(1)), host.group(1)))
                : Optional.empty();
    }

    private static String decoded(String address) {
        try {
            return URLDecoder.decode(address, StandardCharsets.UTF_8).split("[?&# ]", 2)[0];
        } catch (IllegalArgumentException _) {
            return address;
        }
    }

    /** Returns the outermost element around a link that is a bar; none for a link in a text. */
    private static Optional<Element> bar(
            Element link, Element root, IdentityHashMap<Element, Boolean> judged, Set<Element> acting) {
        var bar = Optional.<Element>empty();
        for (var holder = link.parent();
                holder != null && !holder.equals(root) && judged.computeIfAbsent(holder, some -> Bar.is(some, acting));
                holder = holder.parent()) {
            bar = Optional.of(holder);
        }
        return bar;
    }

    /** Walks an element until it is known to hold more than links that act, their pictures and a label. */
    private static final class Bar implements NodeFilter {
        private final Set<Element> acting;
        private int nodes;
        private int label;

        private Bar(Set<Element> acting) {
            this.acting = acting;
        }

        static boolean is(Element holder, Set<Element> acting) {
            return NodeTraversor.filter(new Bar(acting), holder) != FilterResult.STOP;
        }

        @Override
        public FilterResult head(Node node, int depth) {
            Budget.step();
            nodes++;
            if (node instanceof Element element && acting.contains(element)) {
                return FilterResult.SKIP_CHILDREN;
            }
            if (node instanceof TextNode text) {
                label += text.text().strip().length();
            }
            boolean other = node instanceof Element element && CONTENT.contains(element.normalName());
            return other || label > LABEL_MAX || nodes > NODES_MAX ? FilterResult.STOP : FilterResult.CONTINUE;
        }
    }
}
