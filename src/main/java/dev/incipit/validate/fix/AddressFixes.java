package dev.incipit.validate.fix;

import dev.incipit.llmstxt.CodeSpans;
import dev.incipit.llmstxt.Line;
import dev.incipit.url.TrackingParameters;
import dev.incipit.validate.subject.LintedFile;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mends the addresses of links where they stand between parentheses. */
final class AddressFixes {
    private static final Pattern LINK = Pattern.compile("(?<=\\]\\()https?://[^\\s()<>\"]++(?=[) \\t])");
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
        return rewrite(file, text, address -> secured(address, secure));
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
        return rewrite(file, text, TrackingParameters::removedFrom);
    }

    private static int rewrite(LintedFile file, SplitText text, UnaryOperator<String> change) {
        int fixed = 0;
        for (var line : file.lines()) {
            if (line.isProse() && line.kind() != Line.Kind.HEADING) {
                var now = text.line(line.number());
                var code = CodeSpans.in(now);
                var then = LINK.matcher(now)
                        .replaceAll(match -> Matcher.quoteReplacement(
                                !code.covers(match.start()) && !isComment(line, match.start())
                                        ? change.apply(match.group())
                                        : match.group()));
                fixed += text.set(line.number(), then) ? 1 : 0;
            }
        }
        return fixed;
    }

    private static boolean isComment(Line line, int at) {
        return at >= line.plain().length() || line.plain().charAt(at) == ' ';
    }
}
