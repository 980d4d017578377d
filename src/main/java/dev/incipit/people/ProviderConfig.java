package dev.incipit.people;

import java.net.URI;
import java.util.List;
import java.util.Locale;

/**
 * The OpenID provider by which people sign in.
 *
 * @param issuer its address, exactly as its documents spell it ({@code web.oidc.issuer})
 * @param clientId what the provider calls this service ({@code web.oidc.client-id})
 * @param clientSecret empty for a public client ({@code web.oidc.client-secret})
 * @param name on the button ({@code web.oidc.name})
 */
public record ProviderConfig(URI issuer, String clientId, String clientSecret, String name) {
    private static final int LENGTH_MAX = 250;
    private static final int NAME_MAX = 40;
    private static final List<String> THIS_MACHINE = List.of("localhost", "127.0.0.1", "[::1]");

    /** @throws IllegalArgumentException if a setting makes no sense */
    public ProviderConfig {
        if (!isSafe(issuer) || issuer.getRawQuery() != null || issuer.toString().length() > LENGTH_MAX) {
            throw new IllegalArgumentException(
                    "web.oidc.issuer must be an https address without query, such as https://id.example.org");
        }
        if (clientId.isBlank() || clientId.length() > LENGTH_MAX) {
            throw new IllegalArgumentException("web.oidc.issuer needs web.oidc.client-id, which the provider gives");
        }
        if (name.length() > NAME_MAX) {
            throw new IllegalArgumentException("web.oidc.name must have at most " + NAME_MAX + " characters");
        }
    }

    /** Whether secrets may be sent to an address: by TLS, or without leaving this machine. */
    public static boolean isSafe(URI address) {
        if (address.getHost() == null || address.getRawUserInfo() != null || address.getRawFragment() != null) {
            return false;
        }
        return switch (String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT)) {
            case "https" -> true;
            case "http" -> THIS_MACHINE.contains(address.getHost());
            default -> false;
        };
    }

    /** Omits the secret. */
    @Override
    public String toString() {
        return "ProviderConfig[issuer=" + issuer + ", clientId=" + clientId + "]";
    }
}
