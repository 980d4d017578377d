package dev.incipit.fetch;

import dev.incipit.url.AddressBlock;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Settings of all requests to websites.
 *
 * @param userAgent names the product, its version and a page that explains it
 * @param connectTimeout of one TCP connection, and of one name lookup
 * @param headersTimeout until the headers of an answer are complete, counted once and not per byte
 * @param pageTimeout of one exchange in all, its body included
 * @param bytesMax of one body after decompression
 * @param htmlBytesMax of one HTML body after decompression
 * @param redirectsMax hops that are followed
 * @param allowedNetworks private networks in CIDR notation that may be requested, at any port
 * @param hostConcurrency requests at once to one host, over all runs of the process
 * @param addressConcurrency requests at once to one address, whatever its names, over all runs of the process; one tenant has at
 *     most half of them
 * @param cacheTtl how long answers are kept for other runs; zero keeps none
 * @param proxy for all requests; without one they are sent directly, whatever the environment says
 */
public record FetchConfig(
        String userAgent,
        Duration connectTimeout,
        Duration headersTimeout,
        Duration pageTimeout,
        long bytesMax,
        long htmlBytesMax,
        int redirectsMax,
        List<String> allowedNetworks,
        Set<Integer> allowedPorts,
        int hostConcurrency,
        int addressConcurrency,
        Duration cacheTtl,
        Optional<ForwardProxy> proxy) {
    /** Nothing else may stand in a header that every server takes. */
    private static final Pattern USER_AGENT = Pattern.compile("[!-~](?:[ -~]{0,298}[!-~])?");

    /** A body is held in one array. */
    private static final long BODY_BYTES_MAX = Integer.MAX_VALUE - 1L;

    /** decisions §8 and quality/hostile.md. */
    public static final FetchConfig DEFAULTS = new FetchConfig(
            "Incipit/VERSION (+https://github.com/incipit-dev/incipit/blob/main/src/site/markdown/sites.md)",
            Duration.ofSeconds(5),
            Duration.ofSeconds(10),
            Duration.ofSeconds(20),
            10 << 20,
            4 << 20,
            10,
            List.of(),
            Set.of(80, 443, 8080, 8443),
            8,
            16,
            Duration.ZERO,
            Optional.empty());

    /**
     * @throws IllegalArgumentException when a limit is not positive, a port is none, a network is not CIDR notation, or the user agent
     *     is no header
     */
    public FetchConfig {
        allowedNetworks = List.copyOf(allowedNetworks);
        allowedPorts = Set.copyOf(allowedPorts);
        AddressBlock.ofSetting("fetch.allowed-networks", allowedNetworks);
        require(
                allowedPorts.stream().allMatch(port -> port >= 1 && port <= WebUrl.PORT_MAX),
                "fetch.allowed-ports must be from 1 to " + WebUrl.PORT_MAX);
        require(
                USER_AGENT.matcher(userAgent).matches(),
                "crawl.user-agent must be 1 to 300 characters, letters of ASCII, digits, signs and spaces");
        require(
                bytesMax > 0 && bytesMax <= BODY_BYTES_MAX,
                "fetch.max-bytes must be at least 1 B and at most " + BODY_BYTES_MAX + " B");
        require(htmlBytesMax > 0, "fetch.max-html-bytes must be at least 1 B");
        require(hostConcurrency > 0, "crawl.host-concurrency must be at least 1");
        require(addressConcurrency > 0, "crawl.address-concurrency must be at least 1");
        require(!cacheTtl.isNegative(), "crawl.cache-ttl must not be negative");
        require(
                connectTimeout.isPositive() && headersTimeout.isPositive() && pageTimeout.isPositive(),
                "timeouts of requests must be more than nothing");
        require(redirectsMax >= 0, "redirects followed must not be fewer than none");
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }

    public FetchConfig withAllowedNetworks(List<String> networks) {
        return with(userAgent, networks, proxy);
    }

    public FetchConfig withUserAgent(String name) {
        return with(name, allowedNetworks, proxy);
    }

    public FetchConfig through(ForwardProxy other) {
        return with(userAgent, allowedNetworks, Optional.of(other));
    }

    private FetchConfig with(String name, List<String> networks, Optional<ForwardProxy> way) {
        return new FetchConfig(
                name,
                connectTimeout,
                headersTimeout,
                pageTimeout,
                bytesMax,
                htmlBytesMax,
                redirectsMax,
                networks,
                allowedPorts,
                hostConcurrency,
                addressConcurrency,
                cacheTtl,
                way);
    }

    /** {@link #allowedNetworks} as they are compared with addresses. */
    public List<AddressBlock> allowedBlocks() {
        return AddressBlock.ofSetting("fetch.allowed-networks", allowedNetworks);
    }
}
