package dev.incipit.crawl;

import crawlercommons.robots.SimpleRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import dev.incipit.compute.Budget;
import dev.incipit.url.PercentEncoding;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a robots.txt allows one product token to request (RFC 9309). crawler-commons reads groups, agents, delays and sitemaps.
 * Paths are compared here because its matcher takes the first place where a piece fits, so that {@code /*.php$} does not match
 * {@code /a.php.php}, and does not support {@code $} inside a pattern (§2.2.3).
 */
public final class RobotsRules {
    /** How much of the file is read (RFC 9309 §2.5). */
    public static final int BYTES_MAX = 500 * 1024;

    private static final int SITEMAPS_MAX = 100;
    private static final String ROBOTS_PATH = "/robots.txt";
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    /**
     * Escapes, and octets that are compared encoded: those never unencoded in a serialized path or query; brackets, which RFC 3986
     * §3.3 forbids in both but browsers keep; the apostrophe, which browsers encode in a query only; and the special characters.
     */
    private static final String ENCODED = "%([0-9a-fA-F]{2})|[\\x00- \"'<>\\[\\\\\\]^`{|}%*$\\x7F-\\xFF]";

    private static final Pattern IN_PATH = Pattern.compile(ENCODED);
    /** A star, and a dollar sign at the end, keep their meaning (§2.2.3). */
    private static final Pattern IN_RULE = Pattern.compile("(?!\\*|\\$\\z)(?:" + ENCODED + ")");

    private final PathRules rules;
    private final boolean closed;
    private final Optional<Duration> crawlDelay;
    private final List<WebUrl> sitemaps;
    private final Map<String, RobotsRules> others;

    private RobotsRules(
            PathRules rules,
            boolean closed,
            Optional<Duration> crawlDelay,
            List<WebUrl> sitemaps,
            Map<String, RobotsRules> others) {
        this.others = others;
        this.rules = rules;
        this.closed = closed;
        this.crawlDelay = crawlDelay;
        this.sitemaps = sitemaps;
    }

    /** Returns the rules for a missing robots.txt or one that answers 4xx: everything is allowed (§2.3.1.3). */
    public static RobotsRules open() {
        return new RobotsRules(new PathRules(List.of()), false, Optional.empty(), List.of(), Map.of());
    }

    /** Returns the rules for a robots.txt that exists but cannot be read: everything is forbidden (§2.3.1.4). */
    public static RobotsRules closed() {
        return new RobotsRules(new PathRules(List.of()), true, Optional.empty(), List.of(), Map.of());
    }

    /** Parses the file at {@code address} for one product token; lines that end beyond {@link #BYTES_MAX} are ignored. */
    public static RobotsRules parse(WebUrl address, byte[] body, String productToken) {
        return parse(address, body, false, productToken);
    }

    /** Parses a file that may be truncated; if it is, the last line is ignored because it may have continued. */
    static RobotsRules parse(WebUrl address, byte[] body, boolean cut, String productToken) {
        var reader = new SimpleRobotRulesParser();
        // With its default, the library treats a long delay as a ban.
        reader.setMaxCrawlDelay(Long.MAX_VALUE);
        // Warnings would copy text from the site into the log.
        reader.setMaxWarnings(0);
        var read = reader.parseContent(
                address.toString(),
                cut || body.length > BYTES_MAX ? wholeLines(body) : body,
                "text/plain",
                List.of(productToken.toLowerCase(Locale.ROOT)));
        var sitemaps = read.getSitemaps().stream()
                .limit(SITEMAPS_MAX)
                .flatMap(text -> WebUrl.parse(text).stream())
                .distinct()
                .toList();
        return new RobotsRules(
                rulesOf(read),
                read.isAllowNone(),
                Optional.of(Duration.ofMillis(read.getCrawlDelay())).filter(Duration::isPositive),
                sitemaps,
                Map.of());
    }

    /** The beginning of a line is another rule, such as {@code Disallow: /} for {@code Disallow: /private}. */
    private static byte[] wholeLines(byte[] body) {
        int length = Math.min(body.length, BYTES_MAX + 1);
        while (length > 0 && body[length - 1] != '\n' && body[length - 1] != '\r') {
            length--;
        }
        return Arrays.copyOf(body, length);
    }

    /** Returns these rules for all hosts but the named ones, which have their own; sitemaps are those of all. */
    RobotsRules beside(Map<String, RobotsRules> rulesOfOthers) {
        var all = Stream.concat(
                        sitemaps.stream(), rulesOfOthers.values().stream().flatMap(other -> other.sitemaps.stream()))
                .distinct()
                .toList();
        return new RobotsRules(rules, closed, crawlDelay, all, Map.copyOf(rulesOfOthers));
    }

    /** Returns whether the address may be requested; its host matters only if it has rules of its own. */
    public boolean allows(WebUrl url) {
        return others.getOrDefault(url.authority(), this).allowsPath(url);
    }

    private boolean allowsPath(WebUrl url) {
        var target = url.path() + url.query().map(query -> "?" + query).orElse("");
        return target.equals(ROBOTS_PATH) || (!closed && rules.allow(normalized(target, IN_PATH)));
    }

    /** Returns the number of rules about paths. */
    public int size() {
        return rules.size();
    }

    /** Returns the pause between two requests that the site asks for; in common use, but not part of the RFC. */
    public Optional<Duration> crawlDelay() {
        return crawlDelay;
    }

    /** Returns the sitemaps it names on any host, at most {@link #SITEMAPS_MAX}. */
    public List<WebUrl> sitemaps() {
        return sitemaps;
    }

    private static PathRules rulesOf(SimpleRobotRules read) {
        var rules = new ArrayList<PathRules.Rule>();
        for (var rule : read.getRobotRules()) {
            Budget.step();
            var pattern = rule.getPrefix();
            if (pattern.startsWith("*")) {
                pattern = "/" + pattern;
            }
            if (pattern.startsWith("/")) {
                rules.add(PathRules.Rule.of(normalized(pattern, IN_RULE), rule.isAllow()));
            }
        }
        return new PathRules(rules);
    }

    /**
     * Returns the spelling in which patterns and paths are compared (§2.2.2): unreserved characters unencoded, all others
     * encoded with upper-case digits, and the special characters of §2.2.3 encoded wherever they are meant literally.
     */
    private static String normalized(String text, Pattern encoded) {
        var octets = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        return encoded.matcher(octets).replaceAll(found -> {
            boolean escape = found.group(1) != null;
            char octet = escape
                    ? (char) Integer.parseInt(found.group(1), 16)
                    : found.group().charAt(0);
            return escape && PercentEncoding.isUnreserved(octet)
                    ? String.valueOf(octet)
                    : "%" + HEX.toHexDigits((byte) octet);
        });
    }
}
