package dev.incipit.url;

import crawlercommons.domains.EffectiveTldFinder;

/** Finds registrable domains in the public suffix list, which crawler-commons ships and keeps up to date. */
public final class PublicSuffix {
    private PublicSuffix() {}

    /** Returns {@code example.co.uk} for {@code www.example.co.uk}; the host itself if it has no registrable domain. */
    public static String registrable(String host) {
        var domain = EffectiveTldFinder.getAssignedDomain(host, true, false);
        return domain == null || domain.isEmpty() ? host : domain;
    }
}
