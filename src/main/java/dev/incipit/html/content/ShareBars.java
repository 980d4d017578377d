package dev.incipit.html.content;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/** Finds bars of links that hand the page's own address to other sites: "Share: Mastodon LinkedIn WhatsApp", in any language. */
final class ShareBars {
    /** An address in the query of another, as it is or with its signs encoded. */
    private static final Pattern HANDED = Pattern.compile("(?i)https?(?:://|%3a%2f%2f)([^&#\\s]{1,2000})");

    private static final Pattern HOST = Pattern.compile("(?i)^(?:https?:)?//([^/?#]{1,255})");

    /** A bar's label: "Share this post with your friends:". */
    private static final int LABEL_MAX = 40;

    private static final int NETWORKS_MIN = 2;
    private static final int NODES_MAX = 300;

    private ShareBars() {}

    /**
     * @param address what the link hands over, decoded
     * @param host to which
     */
    private record Share(Element link, String address, String host) {}

    /** Returns the outermost elements that hold such links to several sites, and hardly anything else. */
    static Set<Element> in(Element root) {
        var judged = new IdentityHashMap<Element, Boolean>();
        return root.select("a[href*=?]").stream()
                .flatMap(link -> share(link).stream())
                .collect(Collectors.groupingBy(Share::address, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .filter(shares -> shares.stream().map(Share::host).distinct().count() >= NETWORKS_MIN)
                .flatMap(List::stream)
                .map(share -> bar(share.link(), root, judged))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Optional<Share> share(Element link) {
        var href = link.attr("href");
        var host = HOST.matcher(href);
        var handed = HANDED.matcher(href).region(Math.max(0, href.indexOf('?')), href.length());
        return href.indexOf('?') > 0 && host.find() && handed.find()
                ? Optional.of(new Share(link, decoded(handed.group(1)), host.group(1)))
                : Optional.empty();
    }

    private static String decoded(String address) {
        try {
            var plain = URLDecoder.decode(address, StandardCharsets.UTF_8);
            return plain.substring(0, end(plain));
        } catch (IllegalArgumentException _) {
            return address;
        }
    }

    private static int end(String address) {
        int at = 0;
        while (at < address.length() && "?&# ".indexOf(address.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    private static Element bar(Element link, Element root, Map<Element, Boolean> judged) {
        var bar = link;
        for (var holder = link.parent();
                holder != null && !holder.equals(root) && judged.computeIfAbsent(holder, Bar::is);
                holder = holder.parent()) {
            bar = holder;
        }
        return bar;
    }

    /** Walks an element until it is known to hold more than links to other sites that hand over an address, and a label. */
    private static final class Bar implements NodeFilter {
        private int nodes;
        private int label;

        static boolean is(Element holder) {
            return NodeTraversor.filter(new Bar(), holder) != FilterResult.STOP;
        }

        @Override
        public FilterResult head(Node node, int depth) {
            nodes++;
            if (node instanceof TextNode text) {
                label += text.text().strip().length();
            }
            boolean link = node instanceof Element element && element.nameIs("a");
            boolean other = link
                    && share((Element) node).isEmpty()
                    && !node.attr("href").startsWith("mailto:?");
            return other || label > LABEL_MAX || nodes > NODES_MAX
                    ? FilterResult.STOP
                    : link ? FilterResult.SKIP_CHILDREN : FilterResult.CONTINUE;
        }
    }
}
