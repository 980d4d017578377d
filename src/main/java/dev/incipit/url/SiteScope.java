package dev.incipit.url;

import java.util.List;
import java.util.stream.Stream;

/**
 * The URLs that belong to a run: one host, and the folder that the caller's URL names (decisions §5).
 *
 * @param home the first page, after redirects
 * @param folder begins and ends with a slash; {@code /} is the whole host
 * @param extent what of these the caller wants, and which further hosts
 */
public record SiteScope(WebUrl home, String folder, SiteExtent extent) {
    /** All of a host's folder. */
    public SiteScope(WebUrl home, String folder) {
        this(home, folder, SiteExtent.WHOLE);
    }

    /**
     * The scope of a run over {@code site} whose first page was found at {@code landed} after redirects. If a redirect leaves
     * the requested folder ({@code /docs} to {@code /documentation/}), the scope follows it.
     */
    public static SiteScope of(Site site, WebUrl landed) {
        var asked = new SiteScope(landed, site.home().folder(), site.extent());
        return asked.covers(landed.path()) ? asked : new SiteScope(landed, landed.folder(), site.extent());
    }

    /**
     * Whether the URL belongs to this run: same host and port (http and https alike) and inside the folder, or on a further host; and
     * wanted by the caller. The first page belongs to it in any case.
     */
    public boolean contains(WebUrl url) {
        boolean here = url.authority().equals(home.authority()) && covers(url.path());
        return (here || extent.reaches(url)) && (extent.admits(url) || url.equals(home));
    }

    public boolean isOnItsHosts(WebUrl url) {
        return WwwTwins.areOne(url.authority(), home.authority()) || extent.reaches(url);
    }

    /** The host in ASCII, with its port if that is not the default; {@code domain} in the API. */
    public String domain() {
        return home.authority();
    }

    /** The addresses of the first pages of the further hosts, in alphabetical order. */
    public List<WebUrl> furtherHomes() {
        return extent.hosts().stream()
                .sorted()
                .flatMap(host -> WebUrl.parse(home.scheme() + "://" + host + "/").stream())
                .toList();
    }

    /** How many parts the folder's path has; 0 for the whole host. */
    public int depth() {
        return (int)
                Stream.of(folder.split("/")).filter(part -> !part.isEmpty()).count();
    }

    private boolean covers(String path) {
        return path.startsWith(folder) || folder.equals(path + "/");
    }
}
