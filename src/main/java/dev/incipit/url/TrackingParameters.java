package dev.incipit.url;

import java.util.Locale;
import java.util.Set;

/** Query parameters that only record where a visitor came from; without them the page is the same. */
public final class TrackingParameters {
    private static final String CAMPAIGN = "utm_";

    private static final Set<String> NAMES = Set.of("""
            gclid gclsrc dclid wbraid gbraid fbclid msclkid yclid twclid ttclid li_fat_id igshid mc_cid
            mc_eid _ga _gl _hsenc _hsmi hsctatracking mkt_tok vero_id oly_enc_id oly_anon_id srsltid epik
            ref_src""".split("\\s+", -1));

    private TrackingParameters() {}

    public static boolean isOne(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith(CAMPAIGN) || NAMES.contains(lower);
    }
}
