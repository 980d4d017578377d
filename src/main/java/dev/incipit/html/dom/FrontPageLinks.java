package dev.incipit.html.dom;

import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Recognises links to the front page of a site. */
public final class FrontPageLinks {
    private static final Pattern FRONT = Pattern.compile("/?(?:\\./)?(?:index\\.\\w{3,4})?");
    private static final Pattern ORIGIN = Pattern.compile("https?://[^/]{1,200}/?");

    private static final Pattern RELATIVE = Pattern.compile("\\.|index");

    private FrontPageLinks() {}

    /** Whether a link leads to the front page of the site that its document is of. */
    public static boolean isOne(Element link) {
        var address = link.attr("href");
        return !address.isEmpty()
                && (FRONT.matcher(address).matches()
                        || (ORIGIN.matcher(address).matches() && link.baseUri().startsWith(address)));
    }

    /** Whether a link leads to the root of the host, by an address that says so on each of its pages. */
    static boolean leadsToRoot(Element link) {
        return isOne(link) && !RELATIVE.matcher(link.attr("href")).lookingAt();
    }

    /** Whether an element is of a front page. */
    static boolean isOnFront(Element element) {
        return ORIGIN.matcher(element.baseUri()).matches();
    }
}
