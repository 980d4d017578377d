package dev.incipit.validate;

import crawlercommons.domains.EffectiveTldFinder;

/** The registrable domain of a host by the public suffix list, which crawler-commons carries and keeps up to date. */
final class PublicSuffix {
    private PublicSuffix() {}

    /** {@code example.co.uk} for {@code www.example.co.uk}; the host itself where it has none. */
    static String registrable(String host) {
        var domain = EffectiveTldFinder.getAssignedDomain(host, true, false);
        return domain == null || domain.isEmpty() ? host : domain;
    }
}
