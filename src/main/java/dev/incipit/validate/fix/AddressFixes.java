package dev.incipit.validate.fix;

import dev.incipit.llmstxt.BareAddress;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import dev.incipit.validate.subject.LinksElsewhere;
import dev.incipit.validate.subject.LinksElsewhere.Place;
import dev.incipit.validate.subject.LintedFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Mends the addresses of links where they stand: in place, in definitions, in angle brackets, and alone in an item. */
final class AddressFixes {
    private static final Pattern HOST = Pattern.compile("^https?://([^/?#]+)", Pattern.CASE_INSENSITIVE);
    private static final String HTTP = "http://";

    private AddressFixes() {}

    /** Makes http links https if the same host is linked with https elsewhere in the file. */
    static int https(LintedFile file, SplitText text) {
        var secure = new HashSet<String>();
        for (var target : file.addresses()) {
            if (target.address().startsWith("https://")) {
                host(target.address()).ifPresent(secure::add);
            }
        }
        return rewrite(file, text, _ -> List.of(), address -> secured(address, secure));
    }

    private static String secured(String address, Set<String> secure) {
        boolean known = address.startsWith(HTTP)
                && host(address).filter(secure::contains).isPresent();
        return known ? "https://" + address.substring(HTTP.length()) : address;
    }

    private static Optional<String> host(String address) {
        var host = HOST.matcher(address);
        return host.find() ? Optional.of(host.group(1).toLowerCase(Locale.ROOT)) : Optional.empty();
    }

    /** Removes parameters that only track. */
    static int tracking(LintedFile file, SplitText text) {
        return rewrite(file, text, LinksElsewhere::in, WrittenAddress::untracked);
    }

    private static int rewrite(
            LintedFile file, SplitText text, Function<Line, List<Place>> elsewhere, UnaryOperator<String> change) {
        var named = file.addressLines();
        int fixed = 0;
        for (var line : file.lines()) {
            // An earlier fix may have changed the line, so that the columns no longer hold; the next round mends it.
            if (line.isProse() && text.line(line.number()).equals(line.text())) {
                var places = places(line, named.contains(line.number()), elsewhere.apply(line));
                fixed += text.set(line.number(), rewritten(line, places, change)) ? 1 : 0;
            }
        }
        return fixed;
    }

    private static String rewritten(Line line, List<Place> places, UnaryOperator<String> change) {
        var text = new StringBuilder(line.text());
        for (var place : places.reversed()) {
            text.replace(place.start(), place.end(), change.apply(line.text().substring(place.start(), place.end())));
        }
        return text.toString();
    }

    /**
     * Returns where the addresses of a line stand, from left to right.
     *
     * @param named whether an address without a link is one here
     * @param elsewhere those that are not written in place
     */
    private static List<Place> places(Line line, boolean named, List<Place> elsewhere) {
        var places = new ArrayList<Place>();
        for (var link : InlineLinks.in(line.text(), line.plain())) {
            if (!link.image() && !link.target().isBlank()) {
                int start = line.text()
                        .indexOf(link.target(), link.start() + link.name().length() + "[](".length());
                places.add(new Place(start, start + link.target().length()));
            }
        }
        if (places.isEmpty() && named) {
            BareAddress.first(line.plain()).ifPresent(bare -> places.add(new Place(bare.start(), bare.end())));
            return places;
        }
        places.addAll(elsewhere);
        places.sort(Comparator.comparingInt(Place::start));
        return places;
    }
}
