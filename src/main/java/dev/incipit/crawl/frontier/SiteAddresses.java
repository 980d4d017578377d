package dev.incipit.crawl.frontier;

import dev.incipit.text.ShippedTables;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import dev.incipit.url.WwwTwins;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Decides which URLs may be pages of one site, and with which scheme to request them. Pure. */
public record SiteAddresses(SiteScope scope) {
    /** People do not give pages longer URLs. */
    private static final int LENGTH_MAX = 2_048;

    /** File extensions that are never pages; all others are judged by the response. */
    private static final Set<String> NEVER_PAGES =
            ShippedTables.of(SiteAddresses.class).words("never pages");

    /** The URL to request, if it may be a page of the site: without fragment, in the scheme of the home page. */
    public Optional<WebUrl> page(WebUrl target) {
        return file(target).filter(scope::contains).filter(url -> !neverAPage(url.path()));
    }

    /** The URL to request, if it is on a host of the site, in its folder or not, and requesting it has no effect. */
    public Optional<WebUrl> file(WebUrl target) {
        if (target.hasUserInfo() || target.toString().length() > LENGTH_MAX || ActingAddresses.isOne(target)) {
            return Optional.empty();
        }
        var home = scope.home();
        var plain = target.withoutFragment();
        if (WwwTwins.areOne(target.authority(), home.authority())) {
            return at(home.origin(), plain);
        }
        return scope.extent().reaches(target)
                ? at(home.scheme() + "://" + target.authority(), plain)
                : Optional.empty();
    }

    private static Optional<WebUrl> at(String origin, WebUrl url) {
        return url.origin().equals(origin)
                ? Optional.of(url)
                : WebUrl.parse(origin + url.toString().substring(url.origin().length()));
    }

    /** Resolves a text, also one without a scheme that begins with the site's own host, as in many sitemaps. */
    public Optional<WebUrl> resolve(WebUrl base, String text) {
        // Parsing twice what has its scheme, as nearly all have, would cost as much again.
        boolean whole = text.startsWith("https://") || text.startsWith("http://");
        return Optional.of(scope.home().scheme() + "://" + text)
                .filter(_ -> !whole)
                .flatMap(WebUrl::parse)
                .filter(url -> WwwTwins.areOne(url.authority(), scope.home().authority()))
                .or(() -> base.resolve(text));
    }

    private static boolean neverAPage(String path) {
        int dot = path.lastIndexOf('.');
        return dot > path.lastIndexOf('/')
                && NEVER_PAGES.contains(path.substring(dot + 1).toLowerCase(Locale.ROOT));
    }
}
