package dev.incipit.url;

import java.util.List;
import java.util.Set;

/**
 * Which part of the web a caller counts as the site, beside its address. The first page is read in any case: it leads to the others.
 *
 * @param include patterns of which a page's path must match one; any path if there is none
 * @param exclude patterns of which it may match none
 * @param hosts further hosts of the site, with a port if it is not the default, whole
 * @param wanted pages that are asked for even if nothing leads to them, by their paths
 */
public record SiteExtent(List<PathGlob> include, List<PathGlob> exclude, Set<String> hosts, List<String> wanted) {
    /** The site as its address says. */
    public static final SiteExtent WHOLE = new SiteExtent(List.of(), List.of(), Set.of(), List.of());

    public SiteExtent {
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
        hosts = Set.copyOf(hosts);
        wanted = List.copyOf(wanted);
    }

    /** Whether the patterns let a page be asked for. */
    public boolean admits(WebUrl url) {
        return (include.isEmpty() || include.stream().anyMatch(glob -> glob.matches(url)))
                && exclude.stream().noneMatch(glob -> glob.matches(url));
    }

    /** Whether the page is on one of the further hosts, with {@code www.} or without it. */
    public boolean reaches(WebUrl url) {
        return hosts.stream().anyMatch(host -> WwwTwins.areOne(host, url.authority()));
    }
}
