package dev.incipit.url;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Query parameters that only record where a visitor came from; without them the page is the same. */
public final class TrackingParameters {
    /** Of Google Analytics and of Matomo. */
    private static final List<String> CAMPAIGNS = List.of("utm_", "mtm_");

    private static final Set<String> NAMES = Set.of("""
            gclid gclsrc dclid wbraid gbraid fbclid msclkid yclid twclid ttclid li_fat_id igshid mc_cid
            mc_eid _ga _gl _hsenc _hsmi hsctatracking mkt_tok vero_id oly_enc_id oly_anon_id srsltid epik
            ref_src pk_campaign pk_kwd pk_source pk_medium _pos _psq _sid _ss""".split("\\s+", -1));

    /** An address up to its query, and the query. */
    private static final Pattern QUERY = Pattern.compile("^([^?#]*+)\\?([^#]*+)");

    private TrackingParameters() {}

    /** Whether a parameter is one, judged by its name; its value may follow. */
    public static boolean isOne(String parameter) {
        var name = name(parameter);
        return CAMPAIGNS.stream().anyMatch(name::startsWith) || NAMES.contains(name);
    }

    private static String name(String parameter) {
        return parameter.split("=", 2)[0].toLowerCase(Locale.ROOT);
    }

    private static Stream<String> parameters(MatchResult query) {
        return Arrays.stream(query.group(2).split("&", -1));
    }

    /** The name of the first one in an address, in lower case. */
    public static Optional<String> firstIn(String address) {
        return QUERY.matcher(address)
                .results()
                .flatMap(TrackingParameters::parameters)
                .filter(TrackingParameters::isOne)
                .findFirst()
                .map(TrackingParameters::name);
    }
}
